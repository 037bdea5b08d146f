import { countKinds, type Hand } from '../hand.ts'
import { COPIES, type Kind, NORMAL_KINDS } from '../tiles.ts'
import { GROUPS } from './groups.ts'
import type { RunningHand } from './running-hand.ts'
import { copiesOf, eachDiscard, type KindMasks, kindsOfMasks, usefulMasks } from './useful.ts'

/** A useful kind and how many copies of it may still come. */
export type Useful = readonly [tile: Kind, left: number]

/**
 * Copies of each of the 34 kinds that nobody shows: four, less those of the hand (its sets and winning tile too)
 * and those in `seen`. Never below 0.
 */
export function copiesLeft(hand: Hand, seen: readonly Kind[]): number[] {
  const own = countKinds(hand)
  for (const kind of seen) own[kind]++
  return Array.from({ length: NORMAL_KINDS }, (_, kind) => Math.max(0, COPIES - own[kind]))
}

const withLeft = (masks: KindMasks, left: readonly number[]): Useful[] =>
  kindsOfMasks(masks).map((kind) => [kind, left[kind]])

const masks: KindMasks = new Uint16Array(GROUPS)

/** The useful kinds of a hand with their copies left, in kind order, and the tiles it misses. */
export function acceptance(
  running: RunningHand,
  sevenPairs: boolean,
  left: readonly number[],
): { readonly distance: number; readonly useful: readonly Useful[]; readonly count: number } {
  const distance = usefulMasks(running, sevenPairs, masks)
  return { distance, useful: withLeft(masks, left), count: copiesOf(masks, left) }
}

/** What a discard leads to: shanten, the kinds then useful, and how many such tiles are left. */
export interface DiscardChoice {
  readonly tile: Kind
  readonly shanten: number
  readonly useful: readonly Useful[]
  readonly count: number
}

/**
 * One entry for each kind of 3n+2 tiles, by shanten, then most useful tiles left, then tile order. The discarded
 * copy is not left for drawing: `left` counts it as shown.
 */
export function discardChoices(
  running: RunningHand,
  sevenPairs: boolean,
  left: readonly number[],
): DiscardChoice[] {
  const choices: DiscardChoice[] = []
  eachDiscard(running, sevenPairs, (tile, distance, useful) => {
    choices.push({
      tile,
      shanten: distance - 1,
      useful: withLeft(useful, left),
      count: copiesOf(useful, left),
    })
  })
  return choices.sort((a, b) => a.shanten - b.shanten || b.count - a.count || a.tile - b.tile)
}

/** A draw that brings the hand no nearer, but lets it accept more once `discards` has been let go. */
export interface Improvement {
  readonly tile: Kind
  readonly left: number
  /** Kinds whose discard after the draw leads to `count`. */
  readonly discards: readonly Kind[]
  /** Useful tiles left afterwards; more than before. */
  readonly count: number
}

/**
 * Draws of 3n+1 tiles that keep the distance and widen what the hand accepts (a gap turned into a two-sided wait,
 * say), the widest first, then tile order. Draws of which no copy is left are passed over.
 */
export function improvements(
  running: RunningHand,
  sevenPairs: boolean,
  left: readonly number[],
): Improvement[] {
  const distance = usefulMasks(running, sevenPairs, masks)
  const before = copiesOf(masks, left)
  const useful = kindsOfMasks(masks)
  const remaining = left.slice()
  const found: Improvement[] = []
  for (let tile = 0; tile < NORMAL_KINDS; tile++) {
    if (left[tile] === 0 || running.counts[tile] >= running.caps[tile] || useful.includes(tile)) continue
    running.add(tile)
    remaining[tile]--
    let count = before
    let discards: Kind[] = []
    eachDiscard(running, sevenPairs, (kind, missing, accepted) => {
      if (kind === tile || missing !== distance) return
      const now = copiesOf(accepted, remaining)
      if (now > count) {
        count = now
        discards = []
      }
      if (now === count && now > before) discards.push(kind)
    })
    remaining[tile]++
    running.remove(tile)
    if (discards.length > 0) found.push({ tile, left: left[tile], discards, count })
  }
  return found.sort((a, b) => b.count - a.count || a.tile - b.tile)
}
