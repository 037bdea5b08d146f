import { SEATS, type Seat } from '../../tiles.ts'
import { apply, begin } from '../apply.ts'
import { automatic } from '../automatic.ts'
import { type Bot, decisionRng } from '../bot.ts'
import type { ByPlayer, GameEvent, StartEvent } from '../events.ts'
import { checkEvent, type Violation } from '../invariants.ts'
import { playerAt } from '../match.ts'
import { deciding, type GameState, mustAnswer } from '../state.ts'
import { viewFrom } from '../view.ts'

/** A hand played out. */
export interface PlayedHand {
  readonly events: readonly GameEvent[]
  readonly state: GameState
  readonly violations: readonly Violation[]
  /** By player: how often its hand was complete but below the minimum, on its own draw or somebody's tile. */
  readonly unwinnable: ByPlayer<number>
}

export interface RunOptions {
  /** Tells the time in milliseconds; without it nothing is timed. No decision depends on it. */
  readonly clock?: () => number
  /** Takes what a player's decision took, in milliseconds. */
  readonly onDecision?: (player: number, ms: number) => void
  /** Whether the laws of the game are checked after every event. */
  readonly check: boolean
}

/** More events than any hand can have: 148 draws, each with a handful of events around it. */
const MOST_EVENTS = 2000

function ask(state: GameState, seat: Seat, bot: Bot, player: number, options: RunOptions) {
  const view = viewFrom(state, seat)
  const rng = decisionRng(state, seat)
  const { clock } = options
  if (clock === undefined) return bot(view, view.legal, rng)
  const began = clock()
  const action = bot(view, view.legal, rng)
  options.onDecision?.(player, clock() - began)
  return action
}

/** Plays one hand with a bot for each player. An illegal answer is a violation, and the first legal action is taken. */
export function playHand(start: StartEvent, bots: ByPlayer<Bot>, options: RunOptions): PlayedHand {
  const events: GameEvent[] = [start]
  const violations: Violation[] = []
  const unwinnable: [number, number, number, number] = [0, 0, 0, 0]
  let state = begin(start)
  const take = (event: GameEvent) => {
    events.push(event)
    const after = apply(state, event)
    if (options.check) for (const one of checkEvent(state, event, after)) violations.push(one)
    if (after.decision !== state.decision && after.below !== 0)
      for (let i = 0; i < 4; i++) if (after.below & (1 << i)) unwinnable[playerAt(start, i)]++
    state = after
  }
  while (events.length < MOST_EVENTS) {
    if (!deciding(state)) {
      const event = automatic(state)
      if (event === null) break
      take(event)
      continue
    }
    const index = firstAsked(state)
    const player = playerAt(start, index)
    const seat = SEATS[index]
    const legal = state.offers[index] ?? []
    let action = ask(state, seat, bots[player], player, options)
    if (!legal.includes(action)) {
      violations.push({ law: 'I8', what: `${seat} chose what it may not` })
      action = legal[0]
    }
    take({ type: 'act', seat, action, decision: state.decision })
  }
  if (state.end === null) violations.push({ law: 'I23', what: 'the hand does not end' })
  return { events, state, violations, unwinnable }
}

/** The first seat in turn order that has still to answer. */
function firstAsked(state: GameState): number {
  for (let step = 0; step < 4; step++) {
    const index = (state.turn + step) % 4
    if (mustAnswer(state, index)) return index
  }
  return state.turn
}
