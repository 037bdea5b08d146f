import { writeFileSync } from 'node:fs'
import {
  auditLines,
  type GameEvent,
  type LogLine,
  type ReplayAnswer,
  type ReplayRefusal,
  readLog,
  replayLog,
  type StateAnswer,
} from '../engine/index.ts'
import { paymentWords } from './words.ts'

/** The audit log of one hand, one JSON object a line. */
export const auditText = (events: readonly GameEvent[]): string =>
  auditLines(events)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

/** The audit log of a game log, as far as it is good. */
export const auditOf = (log: string): string =>
  replayLog(readLog(log).lines)
    .hands.map(({ events }) => auditText(events))
    .join('')

/** Writes the audit log beside the answer. */
export const writeAudit = (log: string, path: string): void => writeFileSync(path, auditOf(log))

type Line = LogLine & Record<string, never>

const WORDS: Readonly<Record<string, (line: Line) => string>> = {
  start: ({ hand, table, round, seed, deal, wall, mode }) =>
    `Hand ${hand} at the ${table} table (${mode}), round ${round}, ${wall === null ? `wall ${seed}:${deal}` : 'scripted wall'}`,
  deal: () => 'The tiles are dealt',
  bonus: ({ seat, tile }) => `${seat} shows ${tile}`,
  draw: ({ seat, tile, end, ...line }) =>
    line.for === 'turn' ? `${seat} draws ${tile}` : `${seat} draws ${tile} from the ${end} for a ${line.for}`,
  act: ({ seat, action }) => `${seat}: ${action}`,
  claim: ({ seat, action, from }) => `${seat} gets it: ${action}, from ${from}`,
  kong: ({ seat, action }) => `${seat}'s ${action} stands`,
  pay: ({ seat, why, payments }) => `${seat} is paid for ${why}: ${paymentWords(payments)}`,
  bao: ({ rules, receiver, feeder }) => `${feeder} is liable for ${receiver} under ${String(rules)}`,
  win: ({ seat, by, from, hand, total, lines, payments }) =>
    `${seat} wins by ${by}${from === null ? '' : ` from ${from}`} with ${hand}: ${total} (${(lines as { id: string }[]).map(({ id }) => id).join(', ')}); ${paymentWords(payments)}`,
  drawn: () => 'Nobody wins: the wall is used up',
  end: ({ next }) => (next === null ? 'The hand is over' : 'The hand is over; the match goes on'),
}

function stateWords(state: StateAnswer): string[] {
  const asked = state.asked.length > 0 ? `; to decide: ${state.asked.join(', ')}` : ''
  const words = [`${state.over ? 'At the end' : 'Now'}: ${state.playable} playable tiles${asked}`]
  for (const [seat, { player, hand, discards }] of Object.entries(state.seats))
    words.push(`  ${seat} (${player}): ${hand}; discards ${discards === '' ? 'none' : discards}`)
  words.push(`  Points of the hand: ${paymentWords(state.points)}`)
  return words
}

/** Every event in words, then where the game stands; a refusal tells what was good before it. */
export function replayWords(answer: ReplayAnswer | ReplayRefusal): string {
  const words = answer.hands.flatMap(({ events, state }) => [
    ...events.map((line) => WORDS[line.type](line as Line)),
    ...stateWords(state),
  ])
  if (!answer.ok) {
    const { message, at } = answer.error
    words.push(at === undefined ? `Refused: ${message}` : `Refused at line ${at + 1}: ${message}`)
  }
  return words.join('\n')
}
