/** Questions for practice: made from a seed, and asked under whatever rules are in force. Pure; no text. */
import { type Rng, type Ruleset, rngFromText } from '../engine/index.ts'
import { askCount, makeCount } from './count.ts'
import { askDiscard, makeDiscard } from './discard.ts'
import {
  type Asked,
  type Choice,
  KIND_FACTS,
  LEVELS,
  type Order,
  type Question,
  type QuestionKind,
  type Task,
} from './kinds.ts'
import { askLiable } from './liable.ts'
import { makeLiable } from './liable-make.ts'
import { askPays, makePays } from './pays.ts'
import { askReading, makeReading } from './readings.ts'
import { askWaits, makeWaits } from './waits.ts'
import { askWin, makeWin } from './win.ts'

export * from './kinds.ts'
export { liabilityOf, readFed } from './liable.ts'
export { handOfAsked, type Scored, scored } from './read.ts'

type Ask = (asked: Asked, rules: Ruleset) => Choice[] | null
type Make = (order: Order, rng: Rng) => Asked | null

const TASK: Readonly<Record<Task, { readonly make: Make; readonly ask: Ask }>> = {
  count: { make: makeCount, ask: askCount },
  win: { make: makeWin, ask: askWin },
  pays: { make: makePays, ask: askPays },
  waits: { make: makeWaits, ask: askWaits },
  discard: { make: makeDiscard, ask: askDiscard },
  reading: { make: makeReading, ask: askReading },
  liable: { make: makeLiable, ask: askLiable },
}

/** The question under a table's rules; null when under these there is nothing to choose, or no such hand. */
export function ask(asked: Asked, rules: Ruleset): Question | null {
  const { task, table } = KIND_FACTS[asked.kind]
  if (rules.table !== table) return null
  const choices = TASK[task].ask(asked, rules)
  return choices && { asked, task, choices }
}

/** Tries before any hand that can be asked about will do, and before a kind is given up under these rules. */
const STRICT = 150
const TRIES = 600

/**
 * A question of a kind. The same seed, level (1 to LEVELS) and rules give the same question everywhere. null only
 * under house rules that leave nothing to ask.
 */
export function generate(kind: QuestionKind, seed: string, level: number, rules: Ruleset): Question | null {
  const { task, table } = KIND_FACTS[kind]
  if (rules.table !== table) return null
  const rng = rngFromText(`${kind} ${level} ${seed}`)
  const step = Math.max(1, Math.min(LEVELS, Math.trunc(level)))
  const order: Order = { kind, level: step, rules, mood: rng.below(720), loose: false }
  for (let i = 0; i < TRIES; i++) {
    const asked = TASK[task].make({ ...order, loose: i >= STRICT }, rng)
    const question = asked && ask(asked, rules)
    if (question) return question
  }
  return null
}
