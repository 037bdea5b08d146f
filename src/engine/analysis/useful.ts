import { type Kind, NORMAL_KINDS } from '../tiles.ts'
import { orphansDistance, pairsDistance } from './distance.ts'
import { Frame } from './frame.ts'
import { ALL_RANKS, firstOf, GROUPS, groupOf, HONOURS, ranksOf, SETS } from './groups.ts'
import type { RunningHand } from './running-hand.ts'
import { FAR } from './vectors.ts'

/** Kinds as a mask over the ranks of each group: wan, tong, suo, honours. */
export type KindMasks = Uint16Array

const RANKS = /* @__PURE__ */ Uint16Array.from(
  { length: GROUPS },
  (_, group) => ALL_RANKS >> (9 - ranksOf(group)),
)
const ORPHAN_RANKS = /* @__PURE__ */ Uint16Array.from({ length: GROUPS }, (_, group) =>
  group === HONOURS ? RANKS[HONOURS] : 0x101,
)

/** Kinds of a group of which the hand can come to hold `copies`. */
function reachable(running: RunningHand, group: number, copies: number): number {
  if (running.limited === 0) return RANKS[group]
  const first = firstOf(group)
  let mask = 0
  for (let i = ranksOf(group) - 1; i >= 0; i--) mask = mask * 2 + (running.caps[first + i] >= copies ? 1 : 0)
  return mask
}

function addPairs(running: RunningHand, out: KindMasks): void {
  let single = 0
  for (let group = 0; group < GROUPS; group++) {
    const pairable = running.once[group] & reachable(running, group, 2)
    for (let bits = pairable; bits !== 0; bits &= bits - 1) single++
    out[group] |= pairable
  }
  // A first copy helps only while fewer than seven kinds can be paired.
  if (running.pairs + single >= 7) return
  for (let group = 0; group < GROUPS; group++)
    out[group] |= ~running.held[group] & reachable(running, group, 2)
}

function addOrphans(running: RunningHand, out: KindMasks): void {
  for (let group = 0; group < GROUPS; group++) {
    out[group] |= ORPHAN_RANKS[group] & ~running.held[group]
    if (running.orphanPairs === 0)
      out[group] |= ORPHAN_RANKS[group] & running.once[group] & reachable(running, group, 2)
  }
}

/**
 * Tiles missing over every shape allowed, of a hand whose frame (mode SETS) is loaded; `out` gets the kinds
 * whose draw lowers that number. None of them is a kind of which no copy can be had; a complete hand has none.
 */
export function usefulOfFrame(
  frame: Frame,
  running: RunningHand,
  sevenPairs: boolean,
  out: KindMasks,
): number {
  const standard = frame.distance(running.sets)
  if (running.sets < 4) {
    frame.lowering(running.sets, out)
    return standard
  }
  const orphans = orphansDistance(running)
  const pairs = sevenPairs ? pairsDistance(running) : FAR
  const best = Math.min(standard, orphans, pairs)
  if (standard === best && best > 0) frame.lowering(running.sets, out)
  else out.fill(0)
  if (best === 0 || best === FAR) return best
  if (pairs === best) addPairs(running, out)
  if (orphans === best) addOrphans(running, out)
  return best
}

const frame = /* @__PURE__ */ new Frame(SETS)

/** The same for any hand. */
export const usefulMasks = (running: RunningHand, sevenPairs: boolean, out: KindMasks): number =>
  usefulOfFrame(frame.load(running), running, sevenPairs, out)

/** The kinds of some masks, in kind order. */
export function kindsOfMasks(masks: KindMasks): Kind[] {
  const kinds: Kind[] = []
  for (let group = 0; group < GROUPS; group++)
    for (let bits = masks[group]; bits !== 0; bits &= bits - 1)
      kinds.push(firstOf(group) + 31 - Math.clz32(bits & -bits))
  return kinds
}

/** Sum of `copies` (by kind) over the kinds of some masks. */
export function copiesOf(masks: KindMasks, copies: ArrayLike<number>): number {
  let sum = 0
  for (let group = 0; group < GROUPS; group++)
    for (let bits = masks[group]; bits !== 0; bits &= bits - 1)
      sum += copies[firstOf(group) + 31 - Math.clz32(bits & -bits)]
  return sum
}

const scratch: KindMasks = new Uint16Array(GROUPS)

/** Kinds whose draw lowers the distance, in kind order. */
export function usefulKinds(running: RunningHand, sevenPairs: boolean): Kind[] {
  usefulMasks(running, sevenPairs, scratch)
  return kindsOfMasks(scratch)
}

/** Kinds that complete a ready hand by any shape the table allows, in kind order; none unless it is ready. */
export function waitsOf(running: RunningHand, sevenPairs: boolean): Kind[] {
  return usefulMasks(running, sevenPairs, scratch) === 1 ? kindsOfMasks(scratch) : []
}

/** What one walk over the discards writes in; taken while it runs, so that a walk inside a walk has its own. */
let spare: { readonly frame: Frame; readonly useful: KindMasks } | null = null

/**
 * Calls `visit` for each kind that may be discarded, in kind order, with the tiles missing after it and the
 * kinds then useful, good until `visit` returns. While it runs the tile is out of the hand; afterwards it is back; the discarded copy is not
 * taken as gone (`running.caps` stay). `visit` may ask for anything but must leave the hand as it finds it.
 */
export function eachDiscard(
  running: RunningHand,
  sevenPairs: boolean,
  visit: (kind: Kind, distance: number, useful: KindMasks) => void,
): void {
  const own = spare ?? { frame: new Frame(SETS), useful: new Uint16Array(GROUPS) }
  spare = null
  own.frame.load(running)
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    if (running.counts[kind] === 0) continue
    const group = groupOf(kind)
    running.remove(kind)
    own.frame.touch(running, group)
    const missing = usefulOfFrame(own.frame, running, sevenPairs, own.useful)
    visit(kind, missing, own.useful)
    running.add(kind)
    own.frame.touch(running, group)
  }
  spare = own
}
