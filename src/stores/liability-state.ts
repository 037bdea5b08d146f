import {
  COPIES,
  type Hand,
  type Kind,
  type Meld,
  meldOf,
  NORMAL_KINDS,
  nextSeat,
  parseHand,
  type Ruleset,
  type RuleValues,
  SEATS,
  type Seat,
} from '../engine/index.ts'
import type { Pinned } from './builder-state.ts'

/** What becomes of the tile: nobody takes it, it is claimed for a set, won on, robbed; or nobody threw it at all. */
export const ACTS = ['none', 'chow', 'pong', 'kong', 'win', 'rob', 'self-draw'] as const
export type Act = (typeof ACTS)[number]
export const CLAIMS: readonly Act[] = ['chow', 'pong', 'kong']
/** Acts for which the whole hand is needed. */
export const WINS: readonly Act[] = ['win', 'rob', 'self-draw']

/** How the receiver wins later on, when somebody's liability lasts that long. */
export const LATERS = ['self-draw', 'feeder', 'other', 'rob'] as const
export type Later = (typeof LATERS)[number]

/** A moment at the table: what the receiver shows, the tile, and what becomes of it. */
export interface LiabilityState {
  readonly receiver: Seat
  /** Who threw the tile. */
  readonly feeder: Seat
  readonly round: Seat
  /**
   * Sets and bonus tiles as they lie on the table before; the tile in question as the winning one. The concealed
   * tiles matter for a win only.
   */
  readonly hand: Hand
  readonly act: Act
  /** Playable tiles left when it was thrown. */
  readonly playable: number
  /** Nobody had thrown one before. */
  readonly fresh: boolean
  /** Who is liable already, to the end of the hand. */
  readonly earlier: Seat | null
  readonly later: Later
  /** The rules it is judged by; null follows the reader's. */
  readonly pinned: Pinned | null
}

/** A moment as texts write it. */
export interface LiabilityCase {
  /** Sets, bonus tiles and `+` the tile; the concealed tiles before them for a win. */
  readonly hand: string
  readonly act: Act
  readonly receiver?: Seat
  readonly feeder?: Seat
  readonly round?: Seat
  readonly playable?: number
  readonly fresh?: boolean
  readonly earlier?: Seat
  readonly later?: Later
  readonly rules?: RuleValues
}

/** Playable tiles in the middle of a hand, when a text says nothing about them. */
const MIDDLE = 40

/** The state of a text's moment: South receives, West throws, in the East round. A wrong hand stops the build. */
export function caseState(told: LiabilityCase): LiabilityState {
  const hand = parseHand(told.hand)
  if (!hand.ok) throw new Error(`Case "${told.hand}": ${hand.error.message}`)
  const receiver = told.receiver ?? 'south'
  return {
    receiver,
    feeder: told.feeder ?? nextSeat(receiver),
    round: told.round ?? 'east',
    hand: hand.value,
    act: told.act,
    playable: told.playable ?? MIDDLE,
    fresh: told.fresh ?? false,
    earlier: told.earlier ?? null,
    later: told.later ?? 'self-draw',
    pinned: told.rules ? { table: 'singapore', values: told.rules } : null,
  }
}

/** Another seat in the place of one that has been taken. */
const other = (seat: Seat, taken: Seat, before: Seat): Seat => (seat === taken ? before : seat)

export function withReceiver(state: LiabilityState, receiver: Seat): LiabilityState {
  const { feeder, earlier } = state
  return {
    ...state,
    receiver,
    feeder: other(feeder, receiver, state.receiver),
    earlier: earlier && other(earlier, receiver, state.receiver),
  }
}

/** Tiles dealt: thirteen each and the Banker's fourteenth (SG-A4). */
const DEALT = 13 * SEATS.length + 1
/** Flowers and seasons, and animals (SG-A1). */
const FLOWERS = 8
const ANIMALS = 4

/** Playable tiles right after the deal: there are never more (SG-A6). */
export const mostPlayable = ({ play }: Ruleset): number =>
  NORMAL_KINDS * COPIES + (play.flowers ? FLOWERS : 0) + (play.animals ? ANIMALS : 0) - DEALT - play.deadWall

/** The set a claim makes with the tile, or null where it makes none. A Chi is the lowest that holds it. */
export function claimedSet({ hand, act }: Pick<LiabilityState, 'hand' | 'act'>): Meld | null {
  const tile = hand.winning
  if (tile === null) return null
  if (act === 'pong') return meldOf([tile, tile, tile])
  if (act === 'kong') return meldOf([tile, tile, tile, tile])
  return act === 'chow' ? chowWith(tile) : null
}

function chowWith(tile: Kind): Meld | null {
  for (const low of [tile, tile - 1, tile - 2]) {
    const chow = low < 0 ? null : meldOf([low, low + 1, low + 2])
    if (chow) return chow
  }
  return null
}

/** Who else sits at the table: neither the receiver nor this seat. */
export const others = (receiver: Seat, but: Seat): Seat[] =>
  SEATS.filter((seat) => seat !== receiver && seat !== but)
