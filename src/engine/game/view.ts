import type { Standing } from '../liability/standing.ts'
import type { Payments } from '../payments.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { isBonus, type Kind, SEATS, type Seat, seatIndex } from '../tiles.ts'
import type { Draw } from '../win.ts'
import type { Action } from './actions.ts'
import { decisionOf, legalActions } from './decide.ts'
import type { ByPlayer, DrawnEvent, EndEvent, GameEvent, Mode, StartEvent, WinEvent } from './events.ts'
import { playerAt } from './match.ts'
import { type Discard, type GameState, type PerSeat, playable, type TableMeld } from './state.ts'
import { drawOf } from './wins.ts'

/** What everybody can see of a seat. */
export interface SeenSeat {
  readonly seat: Seat
  readonly player: string
  /** How many tiles it holds in hand. */
  readonly tiles: number
  readonly melds: readonly TableMeld[]
  /** In the order shown. */
  readonly bonus: readonly Kind[]
}

/** The tile that this seat, or everybody, sees offered. */
export interface SeenTile {
  readonly kind: Kind
  readonly from: Seat
  readonly by: 'discard' | 'kong' | 'bonus'
}

/**
 * A game as one seat sees it: for bots and for the page. It holds no wall, no seed, no tile of another hand, no
 * physical tile's identity, and nobody else's offers, answers or locks.
 */
export interface SeatView {
  readonly seat: Seat
  readonly rules: Ruleset
  readonly mode: Mode
  readonly hand: number
  readonly round: Seat
  /** Who has the turn; while tiles are offered, whose tile it is. */
  readonly turn: Seat
  /** Tiles that can still be drawn. */
  readonly playable: number
  /** Own tiles in hand by kind, the drawn one among them. */
  readonly concealed: readonly Kind[]
  /** The tile just drawn, on one's own turn after a draw; else null. */
  readonly drawn: Kind | null
  /** What came before the drawn tile; null on nobody's own draw. */
  readonly draw: Draw | null
  /** Kinds that this seat may not win on or Pong (SG-B6), and those it may not claim at all (SG-B7). */
  readonly locked: readonly Kind[]
  readonly banned: readonly Kind[]
  /** The hand is complete at this decision, but worth less than the minimum. */
  readonly belowMinimum: boolean
  readonly seats: PerSeat<SeenSeat>
  /** Every discard in order, claimed ones too. */
  readonly discards: readonly Discard[]
  readonly tile: SeenTile | null
  /** Liabilities that last (SG-H5); claims are made in the open. */
  readonly standing: Standing
  readonly kongStood: boolean
  /** Points of this hand so far, by seat; and of each player before it. */
  readonly points: Payments
  readonly before: ByPlayer<number>
  readonly legal: readonly Action[]
  readonly decision: number | null
  readonly result: WinEvent | DrawnEvent | null
  readonly end: EndEvent | null
}

function seenSeat(s: GameState, index: number): SeenSeat {
  const { hand, melds, bonus } = s.seats[index]
  return {
    seat: SEATS[index],
    player: s.start.players[playerAt(s.start, index)],
    tiles: hand.length,
    melds,
    bonus,
  }
}

/** What `seat` may know of the state. */
export function viewFrom(s: GameState, seat: Seat): SeatView {
  const index = seatIndex(seat)
  const own = s.seats[index]
  const { tile } = s
  const onTurn = index === s.turn && s.drawn !== null
  return {
    seat,
    rules: s.rules,
    mode: s.start.mode,
    hand: s.start.hand,
    round: s.start.round,
    turn: SEATS[s.turn],
    playable: playable(s),
    concealed: own.hand.map((id) => s.wall[id]),
    drawn: onTurn && s.drawn !== null ? s.wall[s.drawn] : null,
    draw: onTurn ? drawOf(s) : null,
    locked: own.locked,
    banned: own.banned,
    belowMinimum: (s.below & (1 << index)) !== 0,
    seats: [seenSeat(s, 0), seenSeat(s, 1), seenSeat(s, 2), seenSeat(s, 3)],
    discards: s.discards,
    tile: tile === null ? null : { kind: tile.kind, from: SEATS[tile.from], by: tile.by },
    standing: s.standing,
    kongStood: s.kongStood,
    points: s.points,
    before: s.start.points,
    legal: legalActions(s, seat),
    decision: decisionOf(s, seat),
    result: s.result,
    end: s.end,
  }
}

/** A start without its chance. */
export type SeenStart = Omit<StartEvent, 'seed' | 'deal' | 'wall'>

/** An event as a seat sees it. */
export type SeenEvent =
  | Exclude<GameEvent, { type: 'start' | 'deal' | 'draw' }>
  | SeenStart
  | { readonly type: 'deal'; readonly tiles: readonly Kind[] }
  | (Omit<Extract<GameEvent, { type: 'draw' }>, 'tile'> & { readonly tile: Kind | null })

/**
 * An event as `seat` may see it: no chance, no tile dealt to or drawn by another, no answer of another to an offer
 * (passing tells what somebody could have done; what is granted comes as a claim). `before` is the state it was
 * applied to. null: nothing to see.
 */
export function viewEvent(before: GameState, event: GameEvent, seat: Seat): SeenEvent | null {
  switch (event.type) {
    case 'start': {
      const { seed: _seed, deal: _deal, wall: _wall, ...seen } = event
      return seen
    }
    case 'deal': {
      const first = seatIndex(seat) === 0 ? 0 : 14 + 13 * (seatIndex(seat) - 1)
      const size = seatIndex(seat) === 0 ? 14 : 13
      return { type: 'deal', tiles: before.wall.slice(first, first + size) }
    }
    case 'draw':
      return event.seat === seat || isBonus(event.tile) ? event : { ...event, tile: null }
    case 'act': {
      // passing on the last tile tells that it could have won
      const open = (before.step === 'turn' || before.step === 'eighth') && event.action.type !== 'pass'
      return event.seat === seat || open ? event : null
    }
    default:
      return event
  }
}
