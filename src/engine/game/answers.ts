import { characterAt, wellFormed } from '../quote.ts'
import { fail, ok, type Result } from '../result.ts'
import { SEATS, type Seat, seatIndex } from '../tiles.ts'
import { apply, begin } from './apply.ts'
import { play } from './decide.ts'
import type { GameEvent, StartEvent } from './events.ts'
import { type HandRecord, startHand } from './replay.ts'
import { mustAnswer } from './state.ts'

const BASE = 36

/**
 * Every answer of a hand as a short text for a link: the place of each in its seat's legal actions, one base-36
 * digit an answer, seats in order at each decision (the order in which answers came does not change the game).
 * A decision that still waits for somebody is left out.
 */
export function encodeAnswers(events: readonly GameEvent[]): string {
  const [first, ...rest] = events
  if (first?.type !== 'start') return ''
  let state = begin(first)
  let written = ''
  const pending: (number | undefined)[] = []
  for (const event of rest) {
    if (event.type === 'act') {
      const seat = seatIndex(event.seat)
      pending[seat] = state.offers[seat]?.indexOf(event.action)
    }
    const asked = state.offers
    state = apply(state, event)
    if (event.type === 'act' && state.offers !== asked) {
      for (let seat = 0; seat < 4; seat++) written += pending[seat]?.toString(BASE) ?? ''
      pending.length = 0
    }
  }
  return written
}

/** The hand that a start and a text of `encodeAnswers` give. A digit that is no legal action: `illegal-event`, `at` its place. */
export function decodeAnswers(start: StartEvent, written: string): Result<HandRecord> {
  let hand = startHand(start)
  for (let at = 0; at < written.length; at++) {
    const { state } = hand
    const seat = [0, 1, 2, 3].find((i) => mustAnswer(state, i))
    const action = seat === undefined ? undefined : state.offers[seat]?.[Number.parseInt(written[at], BASE)]
    if (seat === undefined || action === undefined)
      return fail(
        'illegal-event',
        `answer ${at + 1} ("${wellFormed(characterAt(written, at))}") is not possible there`,
        at,
      )
    const done = play(state, { seat: SEATS[seat], action, decision: state.decision })
    if (!done.ok) return done
    hand = { events: [...hand.events, ...done.value.events], state: done.value.state }
  }
  return ok(hand)
}

/**
 * The log with the last answer of `seat` taken back, and all that came of it: undo is a shorter log. Answers that
 * others gave before it at the same decision stay. null when the seat has answered nothing yet.
 */
export function takeBack(events: readonly GameEvent[], seat: Seat): readonly GameEvent[] | null {
  const last = events.findLastIndex((event) => event.type === 'act' && event.seat === seat)
  return last < 0 ? null : events.slice(0, last)
}
