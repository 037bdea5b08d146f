import { closeSync, openSync, writeSync } from 'node:fs'
import {
  BOTS,
  CHECK_BOTS,
  type ErrorAnswer,
  formatLog,
  isTableId,
  type PlayedHand,
  type SimulateAnswer,
  simulateRequest,
  TABLES,
} from '../engine/index.ts'
import type { Options } from './options.ts'
import { auditText } from './replay.ts'

/** Options of `simulate` that stand for fields of its request; `--log` and `--audit` name files. */
export const SIMULATE_VALUES = [
  '--table',
  '--preset',
  '--rules',
  '--hands',
  '--seed',
  '--bots',
  '--match',
  '--walls',
  '--mode',
  '--log',
  '--audit',
]

const number = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text)

/** A house rule's value as the table writes it: a number where it shows numbers (`limit:10`). */
function ruleValue(table: string | undefined, name: string, value: string): unknown {
  const rules = TABLES[isTableId(table) ? table : 'singapore'].houseRules
  const values = rules.find((rule) => rule.name === name)?.values ?? []
  return values.find((one) => String(one) === value) ?? value
}

const READERS: Readonly<Record<string, (text: string, table: string | undefined) => unknown>> = {
  hands: number,
  walls: number,
  bots: (text) => text.split(','),
  match: (text) => text.split(','),
  rules: (text, table) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const [name, value = ''] = pair.split(/[:=]/)
        return [name, ruleValue(table, name, value)]
      }),
    ),
}

/** The request that the options write; null when there is none but those for files. */
export function requestOf({ values }: Options): Record<string, unknown> | null {
  const request: Record<string, unknown> = {}
  for (const [option, text] of values) {
    const name = option.slice(2)
    if (!SIMULATE_VALUES.includes(option) || name === 'log' || name === 'audit') continue
    request[name] = (READERS[name] ?? ((one: string) => one))(text, values.get('--table'))
  }
  return Object.keys(request).length > 0 ? request : null
}

/** The files that `--log` and `--audit` name, open for writing; null where none is named. */
export interface Files {
  readonly log: number | null
  readonly audit: number | null
}

/** Opens the files; a text says what is wrong. */
export function openFiles({ values }: Options): Files | string {
  const open = (name: string) => {
    const path = values.get(name)
    return path === undefined ? null : openSync(path, 'w')
  }
  try {
    return { log: open('--log'), audit: open('--audit') }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Plays the hands; the games and the audit log go to the files, hand by hand. */
export function simulate(request: unknown, { log, audit }: Files): SimulateAnswer | ErrorAnswer {
  const onHand = ({ events }: PlayedHand) => {
    if (log !== null) writeSync(log, formatLog(events))
    if (audit !== null) writeSync(audit, auditText(events))
  }
  const answer = simulateRequest(request, {
    bots: { ...BOTS, ...CHECK_BOTS },
    clock: () => performance.now(),
    onHand,
  })
  for (const file of [log, audit]) if (file !== null) closeSync(file)
  return answer
}

/** A share as its readers know it: the interval of a mean may pass the ends that a share cannot. */
const percent = ([mean, low, high]: readonly number[]): string =>
  `${(100 * mean).toFixed(1)} % (${(100 * Math.max(0, low)).toFixed(1)} to ${(100 * Math.min(1, high)).toFixed(1)})`
const points = ([mean, low, high]: readonly number[]): string =>
  `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`

/** What came out, for people. */
export function simulateWords(answer: SimulateAnswer): string {
  const words = [`${answer.hands} hands, ${answer.drawn} drawn. Means with 95 % intervals.`]
  answer.seats.forEach((seat, i) => {
    const name = 'ABCD'[i]
    words.push(
      `${name} ${seat.bot}: wins ${percent(seat.winRate)}, points a hand ${points(seat.pointsMean)}, cut at 384 ${points(seat.pointsClipped)}, ` +
        `deals in ${(100 * seat.dealIn).toFixed(1)} %, unwinnable shapes ${seat.unwinnable.toFixed(2)} a hand`,
    )
  })
  for (const [bot, { mean, p95, p99 }] of Object.entries(answer.timing))
    words.push(
      `${bot} takes ${mean.toFixed(3)} ms a decision (95 %: ${p95.toFixed(3)}, 99 %: ${p99.toFixed(3)})`,
    )
  words.push(
    answer.violations.length === 0
      ? 'No law of the game was broken.'
      : `Broken laws: ${answer.violations.length}`,
  )
  for (const { hand, law, what } of answer.violations) words.push(`  hand ${hand}, ${law}: ${what}`)
  return words.join('\n')
}
