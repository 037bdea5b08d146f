import {
  BOTS,
  decisionOf,
  decisionRng,
  type GameEvent,
  type GameState,
  type Move,
  SEATS,
  type Seat,
  viewFrom,
} from '../engine/index.ts'
import { playerOf, type Rivals, YOU } from './play-game.ts'

/** Seats whose bot has still to answer. */
export const botsAsked = (state: GameState): readonly Seat[] =>
  SEATS.filter((seat) => decisionOf(state, seat) !== null && playerOf(state, seat) !== YOU)

/** The answer of the first bot that is asked; null when none is. It sees its own view and nothing else. */
export function botMove(state: GameState, rivals: Rivals): Move | null {
  const seat = botsAsked(state)[0]
  if (seat === undefined) return null
  const view = viewFrom(state, seat)
  const bot = BOTS[rivals[playerOf(state, seat) - 1]]
  const action = bot(view, view.legal, decisionRng(state, seat))
  return {
    seat,
    action: view.legal.includes(action) ? action : view.legal[0],
    decision: state.decision,
  }
}

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 }

/** How long an event is waited for, in milliseconds at normal speed; others come at once. */
const WAIT: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  bonus: 380,
  draw: 220,
  act: 560,
  claim: 460,
  kong: 380,
  pay: 380,
  bao: 300,
  win: 620,
  drawn: 420,
}

/**
 * How long to wait before an event is shown. What the reader did, and what nobody sees, comes at once. It never
 * feeds the rules: the log is the same at every speed.
 */
export function paceOf(event: GameEvent, you: Seat, seen: boolean, speed: Speed): number {
  if (!seen || (event.type === 'act' && event.seat === you)) return 0
  return (WAIT[event.type] ?? 0) * FACTOR[speed]
}
