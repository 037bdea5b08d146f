import type { InstantEvent } from '../instant.ts'
import type { BaoRule } from '../liability/find.ts'
import type { Line } from '../line.ts'
import type { Payments } from '../payments.ts'
import type { RuleValues } from '../rules/resolve.ts'
import type { TableId } from '../rules/ruleset.ts'
import type { Kind, Seat } from '../tiles.ts'
import type { Draw, Opening, WinWay } from '../win.ts'
import type { Action } from './actions.ts'

/** SG-I1 to I3. Hong Kong hands are `scored`: one hand is a game. */
export const MODES = ['guided', 'scored', 'match'] as const
export type Mode = (typeof MODES)[number]

/** One value for each player (not seat), in seating order: each sits to the next one's left. */
export type ByPlayer<T> = readonly [T, T, T, T]

/**
 * The first event of a hand, and all the chance there is in it: a seed, or the whole wall. Every hand stands by
 * itself; a match is a list of hands, each begun from the state the last one ended in (`nextStart`).
 */
export interface StartEvent {
  readonly type: 'start'
  readonly table: TableId
  /** House rules that differ from the table as written. */
  readonly rules: RuleValues
  readonly mode: Mode
  readonly players: ByPlayer<string>
  /** Which player is Banker: East of this hand. */
  readonly dealer: number
  readonly round: Seat
  /** How often the Banker has changed in this match (SG-D3). */
  readonly changes: number
  /** From 1. */
  readonly hand: number
  /** The wall is shuffled from these two, unless it is scripted. */
  readonly seed: string
  readonly deal: number
  /** Every tile in order, front first, or null. */
  readonly wall: readonly Kind[] | null
  /** What each player has won or lost before this hand. */
  readonly points: ByPlayer<number>
}

/** The first 53 tiles of the wall are dealt: 14 to East, then 13 to each seat in order. SG-A4, HK-A2. */
export interface DealEvent {
  readonly type: 'deal'
}

/** A bonus tile is shown. SG-A2. */
export interface ShownEvent {
  readonly type: 'bonus'
  readonly seat: Seat
  readonly tile: Kind
}

export interface DrawEvent {
  readonly type: 'draw'
  readonly seat: Seat
  readonly tile: Kind
  readonly end: 'front' | 'back'
  readonly for: 'turn' | 'bonus' | 'kong'
}

/** What a seat chose at decision `decision`. */
export interface ActEvent {
  readonly type: 'act'
  readonly seat: Seat
  readonly action: Action
  readonly decision: number
}

/** The claim that was granted once every answer was in. SG-B2. */
export interface ClaimEvent {
  readonly type: 'claim'
  readonly seat: Seat
  readonly action: Action
  readonly tile: Kind
  readonly from: Seat
}

/** A Kong that stands, the chance to rob it past. SG-B3, B4. */
export interface KongEvent {
  readonly type: 'kong'
  readonly seat: Seat
  readonly action: Action
}

export interface PayEvent {
  readonly type: 'pay'
  readonly why: InstantEvent
  readonly seat: Seat
  readonly payments: Payments
}

/** A liability that lasts to the end of the hand. SG-H5. */
export interface BaoEvent {
  readonly type: 'bao'
  readonly rules: readonly BaoRule[]
  readonly receiver: Seat
  readonly feeder: Seat
  readonly tile: Kind
}

export interface WinEvent {
  readonly type: 'win'
  readonly seat: Seat
  readonly by: WinWay
  /** Who gave the tile; null when self-drawn. */
  readonly from: Seat | null
  readonly draw: Draw
  readonly last: boolean
  readonly opening: Opening | null
  /** In notation, the winning tile behind the plus. */
  readonly hand: string
  readonly total: number
  readonly raw: number
  readonly limit: boolean
  readonly limitHand: boolean
  readonly lines: readonly Line[]
  readonly reading: string | null
  readonly bao: { readonly rules: readonly BaoRule[]; readonly feeder: Seat } | null
  readonly payments: Payments
}

/** Nobody won. SG-D1, A7; HK-B6. */
export interface DrawnEvent {
  readonly type: 'drawn'
}

/** Who deals the next hand of the match, and its Round Wind. */
export interface NextHand {
  readonly dealer: number
  readonly round: Seat
  readonly changes: number
}

export interface EndEvent {
  readonly type: 'end'
  /** null where hands are independent and after the last hand of a match. */
  readonly next: NextHand | null
}

/** The log of a hand. Only `start` and `act` carry choice or chance; the others follow from the state (`automatic`). */
export type GameEvent =
  | StartEvent
  | DealEvent
  | ShownEvent
  | DrawEvent
  | ActEvent
  | ClaimEvent
  | KongEvent
  | PayEvent
  | BaoEvent
  | WinEvent
  | DrawnEvent
  | EndEvent
