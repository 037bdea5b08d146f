import { formatHand } from '../notation.ts'
import type { Payments } from '../payments.ts'
import type { ErrorAnswer } from '../request.ts'
import { type Fault, fail } from '../result.ts'
import { isBonus, SEATS, type Seat, tileId } from '../tiles.ts'
import type { ByPlayer } from './events.ts'
import { type LogLine, toLogLine } from './log.ts'
import { nextStart, playerName, standings } from './match.ts'
import { type HandRecord, readLog, replayLog } from './replay.ts'
import { deciding, type GameState, mustAnswer, playable } from './state.ts'

/** What lies before a seat, in notation. */
export interface SeatAnswer {
  readonly player: string
  /** Hand, declared sets and bonus tiles; a bonus tile not yet shown stands behind the bar too. */
  readonly hand: string
  /** Its discards that nobody claimed, in order. */
  readonly discards: string
}

/** A state for people and for other programs. */
export interface StateAnswer {
  readonly table: string
  readonly mode: string
  readonly hand: number
  readonly round: Seat
  readonly over: boolean
  /** Who is asked for a decision. */
  readonly asked: readonly Seat[]
  readonly turn: Seat
  readonly playable: number
  readonly seats: Readonly<Record<Seat, SeatAnswer>>
  /** Points of this hand by seat, and of each player with those from before. */
  readonly points: Payments
  readonly totals: Readonly<Record<string, number>>
  readonly result: LogLine | null
  readonly next: LogLine | null
}

export interface ReplayedHand {
  readonly events: readonly LogLine[]
  readonly state: StateAnswer
}

export interface ReplayAnswer {
  readonly ok: true
  readonly hands: readonly ReplayedHand[]
}

/** A log that goes wrong somewhere: the fault, `at` the line (from 0), and what was good before it. */
export interface ReplayRefusal extends ErrorAnswer {
  readonly hands: readonly ReplayedHand[]
}

function seatAnswer(s: GameState, index: number): SeatAnswer {
  const { hand, melds, bonus } = s.seats[index]
  const kinds = hand.map((id) => s.wall[id])
  const own = SEATS[index]
  return {
    player: playerName(s.start, own),
    hand: formatHand({
      concealed: kinds.filter((kind) => !isBonus(kind)),
      melds,
      bonus: [...bonus, ...kinds.filter(isBonus)],
      winning: null,
    }),
    discards: s.discards
      .filter(({ seat, claimed }) => seat === own && claimed === null)
      .map(({ tile }) => tileId(tile))
      .join(' '),
  }
}

const bySeat = <T>(of: (index: number) => T): Record<Seat, T> => ({
  east: of(0),
  south: of(1),
  west: of(2),
  north: of(3),
})

/** A state in notation. */
export function describeState(s: GameState): StateAnswer {
  const { start } = s
  const totals: ByPlayer<number> = standings(s)
  const next = nextStart(s)
  return {
    table: start.table,
    mode: start.mode,
    hand: start.hand,
    round: start.round,
    over: s.end !== null,
    asked: deciding(s) ? SEATS.filter((_, index) => mustAnswer(s, index)) : [],
    turn: SEATS[s.turn],
    playable: playable(s),
    seats: bySeat((index) => seatAnswer(s, index)),
    points: s.points,
    totals: Object.fromEntries(start.players.map((name, player) => [name, totals[player]])),
    result: s.result === null ? null : toLogLine(s.result),
    next: next === null || start.mode !== 'match' ? null : toLogLine(next),
  }
}

const describe = ({ events, state }: HandRecord): ReplayedHand => ({
  events: events.map(toLogLine),
  state: describeState(state),
})

const refusal = (error: Fault, at: number | undefined, hands: readonly ReplayedHand[]): ReplayRefusal => ({
  ok: false,
  error: at === undefined ? error : { ...error, at },
  hands,
})

/**
 * The verb `replay` (interface.md): a game log as text, one JSON object a line, or its lines. Never throws. A log
 * with an illegal event is refused, naming it, with the good part kept.
 */
export function replayRequest(log: unknown): ReplayAnswer | ReplayRefusal {
  if (typeof log !== 'string' && !Array.isArray(log))
    return refusal(fail('bad-json', 'a log is text, one JSON object a line').error, undefined, [])
  const { lines, error } = typeof log === 'string' ? readLog(log) : { lines: log, error: null }
  const { hands, fault } = replayLog(lines)
  const answers = hands.map(describe)
  if (fault !== null) return refusal(fault.error, fault.line, answers)
  if (error !== null) return refusal(error, lines.length, answers)
  if (lines.length === 0)
    return refusal(fail('missing-field', 'the log is empty: it begins with a start').error, undefined, [])
  return { ok: true, hands: answers }
}
