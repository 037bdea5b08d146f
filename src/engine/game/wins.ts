import { RANK_WEIGHT, suitShape } from '../decompose.ts'
import type { Hand, Meld } from '../hand.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { type Score, scoreHand } from '../score.ts'
import {
  EAST,
  FIRST_ANIMAL,
  FIRST_DRAGON,
  isHonour,
  type Kind,
  NORMAL_KINDS,
  SEATS,
  SUITED_KINDS,
} from '../tiles.ts'
import type { Draw, Situation, Win, WinWay } from '../win.ts'
import { type GameState, playable, type TileRef } from './state.ts'

const codes = [0, 0, 0, 0]
const sizes = [0, 0, 0, 0]

/** Adds one tile to the codes above. */
function count(kind: Kind): void {
  const suit = (kind / 9) | 0
  codes[suit] += RANK_WEIGHT[kind - suit * 9]
  sizes[suit]++
}

const isOrphan = (kind: Kind): boolean => kind >= SUITED_KINDS || kind % 9 === 0 || kind % 9 === 8

/**
 * Whether the tiles may be a complete hand, so that it is worth scoring: never no for one that is. `extra` is one
 * more kind than those held, or -1.
 */
export function maybeComplete(
  hand: readonly TileRef[],
  wall: readonly Kind[],
  extra: Kind,
  melds: number,
  rules: Ruleset,
): boolean {
  codes[0] = codes[1] = codes[2] = codes[3] = 0
  sizes[0] = sizes[1] = sizes[2] = sizes[3] = 0
  let orphans = melds === 0
  let odd = 0
  let oddHigh = 0
  for (let i = extra < 0 ? 0 : -1; i < hand.length; i++) {
    const kind = i < 0 ? extra : wall[hand[i]]
    if (kind >= NORMAL_KINDS) return false
    count(kind)
    if (orphans && !isOrphan(kind)) orphans = false
    if (kind < SUITED_KINDS) odd ^= 1 << kind
    else oddHigh ^= 1 << (kind - SUITED_KINDS)
  }
  if (orphans) return true
  if (rules.sevenPairs && melds === 0 && odd === 0 && oddHigh === 0) return true
  let eyes = 0
  for (let suit = 0; suit < 4; suit++) {
    const rest = sizes[suit] % 3
    if (rest === 1) return false
    if (rest === 2) eyes++
  }
  if (eyes !== 1) return false
  for (let suit = 0; suit < 4; suit++)
    if (sizes[suit] > 0 && suitShape(suit, codes[suit]).parts.length === 0) return false
  return true
}

const held = [0, 0, 0, 0, 0, 0, 0]

/** Copies of each honour in hand and sets, in `held`; a set counts as three. */
function countHonours(hand: readonly TileRef[], wall: readonly Kind[], melds: readonly Meld[]): void {
  held.fill(0)
  for (let i = hand.length - 1; i >= 0; i--) {
    const kind = wall[hand[i]]
    if (kind < SUITED_KINDS) break
    if (kind < NORMAL_KINDS) held[kind - EAST]++
  }
  for (const { tile } of melds) if (tile >= EAST) held[tile - EAST] = 3
}

const DRAGONS = FIRST_DRAGON - EAST

const allDragons = (): boolean => held[DRAGONS] >= 3 && held[DRAGONS + 1] >= 3 && held[DRAGONS + 2] >= 3
const allWinds = (): boolean => held[0] >= 3 && held[1] >= 3 && held[2] >= 3 && held[3] >= 3

/** SG-C2 on one's own turn: all dragon sets or all wind sets are there. */
export function honoursMade(
  hand: readonly TileRef[],
  wall: readonly Kind[],
  melds: readonly Meld[],
): boolean {
  countHonours(hand, wall, melds)
  return allDragons() || allWinds()
}

/** SG-C2 by a claim: this discard would make, as a Pong, the last dragon or wind set. */
export function honoursMadeBy(
  hand: readonly TileRef[],
  wall: readonly Kind[],
  melds: readonly Meld[],
  discard: Kind,
): boolean {
  if (!isHonour(discard)) return false
  countHonours(hand, wall, melds)
  if (held[discard - EAST] !== 2) return false
  held[discard - EAST] = 3
  return discard >= FIRST_DRAGON ? allDragons() : allWinds()
}

/** Flowers and seasons among shown bonus tiles; eight of them win (SG-C3). */
export const flowersAmong = (bonus: readonly Kind[]): number => {
  let n = 0
  for (const kind of bonus) if (kind < FIRST_ANIMAL) n++
  return n
}

/** What came before the tile last drawn: SG-E15, E16, HK-D15. */
export function drawOf({ chainKongs, chainBonus }: GameState): Draw {
  if (chainKongs === 0) return chainBonus ? 'flower' : 'wall'
  if (chainKongs === 1) return chainBonus ? 'kong-flower' : 'kong'
  return chainBonus ? 'kong-on-kong-flower' : 'kong-on-kong'
}

/** Nobody has discarded, claimed or made a Kong yet, and the Banker still has its first turn (SG-F `heavenly-hand`). */
const isDealtHand = (s: GameState, seat: number): boolean =>
  seat === 0 && s.discards.length === 0 && s.chainKongs === 0

function discardOpening(s: GameState, seat: number): 'earthly' | 'human' | null {
  if (seat === 0) return null
  if (s.discards.length === 1) return 'earthly'
  return s.seats[seat].drew || s.claimed || s.kongStood ? null : 'human'
}

function winOf(s: GameState, seat: number, by: WinWay): Win {
  const empty = playable(s) === 0
  if (by === 'self-draw')
    return { by, draw: drawOf(s), last: empty, opening: isDealtHand(s, seat) ? 'heavenly' : null }
  const from = SEATS[s.tile === null ? s.turn : s.tile.from]
  if (by === 'discard')
    return { by, from, opening: discardOpening(s, seat), last: empty && s.rules.play.lastDiscard }
  return { by, from }
}

const rising = (a: number, b: number): number => a - b

/** A seat's hand and situation as the scorer takes them, were it to win this way now (or as it has won). */
export function winContext(
  s: GameState,
  seat: number,
  by: WinWay,
): { readonly hand: Hand; readonly situation: Situation } {
  const { hand, melds, bonus } = s.seats[seat]
  // SG-C3: with the eighth shown the hand has won, whatever else is in it
  const eight = by === 'self-draw' && s.rules.conditions.eightFlowersWin && flowersAmong(bonus) === 8
  const winningId = eight ? null : by === 'self-draw' ? s.drawn : (s.tile?.id ?? null)
  const concealed: Kind[] = []
  for (const id of hand) if (id !== winningId && s.wall[id] < NORMAL_KINDS) concealed.push(s.wall[id])
  const winning = winningId === null ? null : s.wall[winningId]
  const shown = winning !== null && by === 'rob-eighth' ? bonus.filter((kind) => kind !== winning) : bonus
  return {
    hand: {
      concealed,
      melds,
      bonus: shown.length > 1 ? shown.slice().sort(rising) : shown,
      winning,
    },
    situation: { seat: SEATS[seat], round: s.start.round, win: winOf(s, seat, by) },
  }
}

/** What the hand of a seat would be worth, were it to win this way now. */
export function winScore(s: GameState, seat: number, by: WinWay): Score {
  const { hand, situation } = winContext(s, seat, by)
  return scoreHand(hand, situation, s.rules)
}

export type WinVerdict = 'none' | 'legal' | 'below'

/** Whether a seat may win this way now; `below`: complete, but worth less than the minimum. */
export function judgeWin(s: GameState, seat: number, by: WinWay, automatic: boolean): WinVerdict {
  const { hand, melds } = s.seats[seat]
  const extra = by === 'self-draw' ? -1 : (s.tile?.kind ?? -1)
  if (!automatic && !maybeComplete(hand, s.wall, extra, melds.length, s.rules)) return 'none'
  const score = winScore(s, seat, by)
  // SG-I1: four sets and an Eye, whatever it is worth
  if (s.start.mode === 'guided' && score.reading?.shape !== 'sets') return 'none'
  if (score.legal) return 'legal'
  return score.why === 'below-minimum' ? 'below' : 'none'
}
