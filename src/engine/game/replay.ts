import { show } from '../quote.ts'
import { type Fault, fail, ok, type Result } from '../result.ts'
import { isSeat } from '../tiles.ts'
import { parseAction } from './actions.ts'
import { apply, begin } from './apply.ts'
import { automatic } from './automatic.ts'
import { advance, play } from './decide.ts'
import type { GameEvent, StartEvent } from './events.ts'
import { readStart, toLogLine } from './log.ts'
import { nextStart } from './match.ts'
import { deciding, type GameState } from './state.ts'

/** A hand as far as its log goes: the events that stand, and the state they lead to. */
export interface HandRecord {
  readonly events: readonly GameEvent[]
  readonly state: GameState
}

/** Begins a hand: the start, the deal and all that follows up to the first decision. */
export function startHand(start: StartEvent): HandRecord {
  return advance(begin(start), [start])
}

/** The state a log leads to; the log is taken as it is. The first event is a start. */
export function foldEvents(events: readonly GameEvent[]): GameState {
  const [first, ...rest] = events
  if (first?.type !== 'start') throw new TypeError('a log begins with a start')
  return rest.reduce(apply, begin(first))
}

/** Whether two JSON values are the same; the order of fields does not matter. */
function sameJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) &&
        sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A line of a log may be long; its beginning tells which it is. */
const QUOTED = 160

const illegal = (line: unknown, why: string) => fail('illegal-event', `${show(line, QUOTED)}: ${why}`)

/** The answer a log line gives, taken when it is legal there. Automatic events left out before it are put in. */
function takeAct(hand: HandRecord, line: Record<string, unknown>): Result<HandRecord> {
  const { state, events } = advance(hand.state, hand.events)
  const { seat, action: written, decision } = line
  if (!isSeat(seat)) return illegal(line, 'no such seat')
  const action = typeof written === 'string' ? parseAction(written) : undefined
  if (action === undefined) return illegal(line, 'no such action')
  const done = play(state, {
    seat,
    action,
    decision: typeof decision === 'number' ? decision : state.decision,
  })
  if (!done.ok) return illegal(line, done.error.message)
  const act = done.value.events[0]
  return ok({ events: [...events, act], state: apply(state, act) })
}

/** Takes one line of a log into a hand: an answer, or the event that must come next. */
function takeLine(hand: HandRecord, line: unknown): Result<HandRecord> {
  if (!isRecord(line)) return illegal(line, 'not an event')
  if (line.type === 'act') return takeAct(hand, line)
  const expected = deciding(hand.state) ? null : automatic(hand.state)
  if (expected === null) return illegal(line, 'nothing follows here but an answer or the next hand')
  if (!sameJson(JSON.parse(JSON.stringify(toLogLine(expected))), line))
    return illegal(line, `here comes ${show(toLogLine(expected), QUOTED)}`)
  return ok({ events: [...hand.events, expected], state: apply(hand.state, expected) })
}

function takeStart(before: HandRecord | undefined, line: unknown): Result<HandRecord> {
  const start = readStart(line)
  if (!start.ok) return start
  const due = before === undefined ? null : nextStart(before.state)
  const first = start.value.changes === 0 && start.value.points.every((points) => points === 0)
  if (due?.mode === 'match' && start.value.mode === 'match' && !first) {
    const same = sameJson(toLogLine({ ...due, wall: start.value.wall }), toLogLine(start.value))
    if (!same) return illegal(line, `the next hand of the match is ${show(toLogLine(due), QUOTED)}`)
  }
  return ok({ events: [start.value], state: begin(start.value) })
}

/** What a log holds: its hands in order, each legal throughout, and the first fault with its line (from 0), or null. */
export interface Replay {
  readonly hands: readonly HandRecord[]
  readonly fault: { readonly line: number; readonly error: Fault } | null
}

/**
 * Replays log lines that may come from anywhere. Only starts and answers need be there; what follows by itself may
 * be left out or must agree. At the first illegal line it stops and keeps what went before. A hand's last answer is
 * followed up to the next decision.
 */
export function replayLog(lines: readonly unknown[]): Replay {
  const hands: HandRecord[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    const last = hands.length - 1
    if (isRecord(line) && line.type === 'start') {
      const begun = takeStart(finish(hands), line)
      if (!begun.ok) return { hands: finished(hands), fault: { line: i, error: begun.error } }
      hands.push(begun.value)
      continue
    }
    const taken = last < 0 ? illegal(line, 'a log begins with a start') : takeLine(hands[last], line)
    if (!taken.ok) return { hands: finished(hands), fault: { line: i, error: taken.error } }
    hands[last] = taken.value
  }
  return { hands: finished(hands), fault: null }
}

/** Lets the last hand run on to its next decision, and returns it. */
function finish(hands: HandRecord[]): HandRecord | undefined {
  const last = hands.length - 1
  if (last >= 0) hands[last] = advance(hands[last].state, hands[last].events)
  return hands[last]
}

const finished = (hands: HandRecord[]): HandRecord[] => {
  finish(hands)
  return hands
}

/** Reads log text, one JSON object a line; empty lines are skipped. Lines before one that is no JSON are kept. */
export function readLog(logText: string): { readonly lines: unknown[]; readonly error: Fault | null } {
  const lines: unknown[] = []
  let number = 0
  for (const written of logText.split('\n')) {
    number++
    if (written.trim() === '') continue
    try {
      lines.push(JSON.parse(written))
    } catch {
      return { lines, error: fail('bad-json', `line ${number} of the log is no JSON`).error }
    }
  }
  return { lines, error: null }
}
