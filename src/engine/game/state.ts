import type { Meld } from '../hand.ts'
import type { InstantEvent } from '../instant.ts'
import type { Liability } from '../liability/find.ts'
import type { Standing } from '../liability/standing.ts'
import type { Payments } from '../payments.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { Kind, Seat } from '../tiles.ts'
import type { WinWay } from '../win.ts'
import type { Action } from './actions.ts'
import type { DrawnEvent, EndEvent, StartEvent, WinEvent } from './events.ts'

/** A physical tile: its place in the wall at the start. It says nothing about the kind, which is `wall[id]`. */
export type TileRef = number

/** A declared set as it lies on the table. */
export interface TableMeld extends Meld {
  /** Who discarded the tile that was claimed; null for a concealed Kong. */
  readonly from: Seat | null
  /** The claimed tile. */
  readonly claimed: Kind | null
}

export interface SeatState {
  /** By kind, then by place in the wall. */
  readonly hand: readonly TileRef[]
  readonly melds: readonly TableMeld[]
  /** The tiles of each set in `melds`. */
  readonly meldTiles: readonly (readonly TileRef[])[]
  /** Bonus tiles in the order shown. */
  readonly bonus: readonly Kind[]
  readonly bonusTiles: readonly TileRef[]
  /** Bonus tiles among those dealt, before any replacement (SG-G5). */
  readonly dealtBonus: readonly Kind[]
  /** Kinds passed for a win or a Pong (SG-B6). */
  readonly locked: readonly Kind[]
  /** Kinds discarded since the last draw (SG-B7). */
  readonly banned: readonly Kind[]
  /** Whether it has drawn for a turn. */
  readonly drew: boolean
}

/** A discard as everybody saw it, in the order of play. */
export interface Discard {
  readonly seat: Seat
  readonly tile: Kind
  readonly claimed: Seat | null
}

/** The tile that others may take: a discard, a tile being added to a Kong, a bonus tile that is the eighth. */
export interface OfferedTile {
  readonly id: TileRef
  readonly kind: Kind
  /** Index of the seat it comes from. */
  readonly from: number
  readonly by: 'discard' | 'kong' | 'bonus'
}

/** What happens next: decisions wait for answers, everything else is the next automatic event. */
export type Step =
  | 'deal'
  | 'check'
  | 'bonus'
  | 'shown'
  | 'rob-eighth'
  | 'pay'
  | 'eighth'
  | 'replace'
  | 'draw-bonus'
  | 'draw-kong'
  | 'draw-turn'
  | 'turn'
  | 'claims'
  | 'robbing'
  | 'grant'
  | 'bao'
  | 'kong'
  | 'win'
  | 'drawn'
  | 'end'
  | 'over'

export interface DuePayment {
  readonly why: InstantEvent
  readonly seat: Seat
  readonly payments: Payments
}

export type PerSeat<T> = readonly [T, T, T, T]
export type Offers = PerSeat<readonly Action[] | null>
export type Answers = PerSeat<Action | null>

/** Everything about a hand in play; seats by index, 0 East to 3 North. Built by `apply` alone, never changed. */
export interface GameState {
  readonly start: StartEvent
  readonly rules: Ruleset
  /** The kind of every physical tile. */
  readonly wall: readonly Kind[]
  /** The next tile drawn from the front, and from the back. */
  readonly front: number
  readonly back: number
  readonly seats: PerSeat<SeatState>
  readonly step: Step
  /** Where `pay` and `bao` lead. */
  readonly after: Step
  /** Whose turn it is; while tiles are offered, whose tile it is. */
  readonly turn: number
  /** The replacements after the deal are still going on (SG-A5). */
  readonly opening: boolean
  /** The seat in turn has drawn, rather than claimed a Chi or Pong. */
  readonly afterDraw: boolean
  /** The tile last drawn by the seat in turn, while it has not discarded. */
  readonly drawn: TileRef | null
  /** Kongs in this turn, and whether the last draw replaced a bonus tile: what came before the drawn tile. */
  readonly chainKongs: number
  readonly chainBonus: boolean
  readonly discards: readonly Discard[]
  /** Discarded tiles that nobody claimed. */
  readonly river: readonly TileRef[]
  readonly tile: OfferedTile | null
  /** What each seat may do now; null when it has nothing to decide. */
  readonly offers: Offers
  readonly answers: Answers
  /** Number of the decision now open, or of the last one. */
  readonly decision: number
  readonly pays: readonly DuePayment[]
  /** A Kong declared that may still be robbed, or claimed and not yet standing. */
  readonly kong: Action | null
  readonly granted: { readonly seat: number; readonly action: Action } | null
  readonly pendingBao: Liability | null
  readonly standing: Standing
  /** A Kong stood in this hand (SG-D2). */
  readonly kongStood: boolean
  /** A Chi, Pong or Kong was claimed in this hand. */
  readonly claimed: boolean
  readonly winner: number | null
  readonly by: WinWay
  /** Seats (bit by index) whose hand is complete at this decision but below the minimum. */
  readonly below: number
  /** Points of this hand so far. */
  readonly points: Payments
  readonly result: WinEvent | DrawnEvent | null
  readonly end: EndEvent | null
}

export const NO_OFFERS: Offers = [null, null, null, null]
export const NO_ANSWERS: Answers = [null, null, null, null]

/** Tiles that can still be drawn: SG-A6, HK-A3. */
export const playable = (s: Pick<GameState, 'front' | 'back' | 'rules'>): number =>
  s.back - s.front + 1 - s.rules.play.deadWall

/** Whether seats are asked for a decision. */
export const deciding = (s: GameState): boolean => {
  const { offers } = s
  return offers[0] !== null || offers[1] !== null || offers[2] !== null || offers[3] !== null
}

/** Whether this seat has still to answer. */
export const mustAnswer = (s: GameState, seat: number): boolean =>
  s.offers[seat] !== null && s.answers[seat] === null
