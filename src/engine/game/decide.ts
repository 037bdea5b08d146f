import { type Fault, fail, ok, type Result } from '../result.ts'
import { type Seat, seatIndex } from '../tiles.ts'
import { type Action, formatAction } from './actions.ts'
import { apply } from './apply.ts'
import { automatic } from './automatic.ts'
import type { GameEvent } from './events.ts'
import { deciding, type GameState, mustAnswer } from './state.ts'

const NONE: readonly Action[] = []

/**
 * Everything a seat may do now, in a fixed order; empty when it has nothing to decide or has answered. The one
 * source for buttons, bots and validation.
 */
export const legalActions = (state: GameState, seat: Seat): readonly Action[] => {
  const index = seatIndex(seat)
  return mustAnswer(state, index) ? (state.offers[index] ?? NONE) : NONE
}

/** The id of the decision a seat is asked for; null when it is asked for none. An answer names it, so that it counts once. */
export const decisionOf = (state: GameState, seat: Seat): number | null =>
  mustAnswer(state, seatIndex(seat)) ? state.decision : null

/** An answer to a decision. */
export interface Move {
  readonly seat: Seat
  readonly action: Action
  /** The id of the decision answered (`decisionOf`). */
  readonly decision: number
}

export type DecideCode = 'game-over' | 'stale-decision' | 'not-asked' | 'illegal-action'

function refusal(state: GameState, { seat, action, decision }: Move): Fault<DecideCode> | null {
  if (state.step === 'over') return { code: 'game-over', message: 'the hand is over' }
  const index = seatIndex(seat)
  if (decision !== state.decision)
    return {
      code: 'stale-decision',
      message: `decision ${decision} is past: decision ${state.decision} is open`,
    }
  if (!mustAnswer(state, index))
    return { code: 'not-asked', message: `${seat} has nothing to decide, or has answered` }
  if (!state.offers[index]?.includes(action))
    return { code: 'illegal-action', message: `${seat} may not ${formatAction(action)} here` }
  return null
}

/** Events and the state they lead to. */
export interface Advance {
  readonly events: readonly GameEvent[]
  readonly state: GameState
}

/** Lets everything happen that nobody chooses, up to the next decision or the end. */
export function advance(state: GameState, before: readonly GameEvent[] = []): Advance {
  const events = before.slice()
  let s = state
  for (
    let event = deciding(s) ? null : automatic(s);
    event !== null;
    event = deciding(s) ? null : automatic(s)
  ) {
    events.push(event)
    s = apply(s, event)
  }
  return { events, state: s }
}

/** What an answer brings about and the state after it, or why it is refused; a refusal changes nothing. */
export function play(state: GameState, given: Move): Result<Advance, Fault<DecideCode>> {
  const refused = refusal(state, given)
  if (refused !== null) return fail(refused.code, refused.message)
  const act: GameEvent = { type: 'act', seat: given.seat, action: given.action, decision: given.decision }
  return ok(advance(apply(state, act), [act]))
}

/** The events an answer brings about, its own first, or why it is refused. */
export function decide(state: GameState, given: Move): Result<readonly GameEvent[], Fault<DecideCode>> {
  const done = play(state, given)
  return done.ok ? ok(done.value.events) : done
}
