import { visitReadings, winsUnfinished } from './candidates.ts'
import { type Compiled, compile } from './compiled.ts'
import { type Facts, handFacts, noFacts } from './facts.ts'
import type { Hand } from './hand.ts'
import type { Line } from './line.ts'
import type { PatternId } from './patterns/ids.ts'
import { handFeatures, readingFeatures } from './patterns/needs.ts'
import { formatReading, type Reading } from './reading.ts'
import type { Ruleset } from './rules/ruleset.ts'
import { waitAllows } from './wait-rule.ts'
import type { Situation } from './win.ts'

/** What one reading is worth. A limit hand's lines are its limit patterns, each at the limit, and nothing else. */
export interface Evaluation {
  /** null for hands that win unfinished (SG-C2, C3). */
  readonly reading: Reading | null
  /** The smaller of `raw` and the limit, in tai or faan. */
  readonly total: number
  readonly raw: number
  /** The total is the table's limit. */
  readonly limit: boolean
  readonly limitHand: boolean
  readonly lines: readonly Line[]
}

export interface Score extends Evaluation {
  readonly legal: boolean
  readonly why: null | 'not-complete' | 'below-minimum'
  /** The readings that lost, best first. */
  readonly others: readonly Evaluation[]
}

const NOT_COMPLETE: Score = {
  legal: false,
  why: 'not-complete',
  total: 0,
  raw: 0,
  limit: false,
  limitHand: false,
  lines: [],
  reading: null,
  others: [],
}

/** Facts of the hand being scored; nothing of them outlives the call. */
const scratch = noFacts()

const NO_LINES: readonly Line[] = []

/** The limit patterns of a reading, each with what it is worth. */
function limitLines(facts: Facts, features: number, rules: Ruleset, table: Compiled): readonly Line[] {
  let lines: Line[] | null = null
  for (const row of table.limitRows) {
    if ((features & row.needs) !== row.needs || row.count(facts, rules.conditions) === 0) continue
    lines ??= []
    lines.push(row.lines[1])
  }
  return lines ?? NO_LINES
}

/** The ordinary rows of a reading, those left out that another takes the place of. */
function ordinaryLines(facts: Facts, features: number, rules: Ruleset, table: Compiled): Line[] {
  const lines: Line[] = []
  let replaced: readonly PatternId[] | null = null
  for (const row of table.rows) {
    if ((features & row.needs) !== row.needs) continue
    const count = row.count(facts, rules.conditions)
    if (count === 0) continue
    lines.push(row.lines[count])
    if (row.replaces !== null) replaced = replaced === null ? row.replaces : replaced.concat(row.replaces)
  }
  const gone = replaced
  return gone === null ? lines : lines.filter((line) => !gone.includes(line.id))
}

/** Prices one reading by the table's rows. `features` are the hand's. */
export function evaluate(
  reading: Reading | null,
  facts: Facts,
  hand: number,
  rules: Ruleset,
  table: Compiled,
): Evaluation {
  const features = hand | readingFeatures(facts)
  const limits = limitLines(facts, features, rules, table)
  let worth = 0
  for (const line of limits) worth = Math.max(worth, line.value)
  const limitHand: Evaluation = {
    reading,
    total: worth,
    raw: worth,
    limit: true,
    limitHand: true,
    lines: limits,
  }
  // an unfinished hand has nothing but its limit pattern; elsewhere limit hands replace all other tai (SG-F)
  if (limits.length > 0 && (rules.limit !== null || facts.shape === 'unfinished')) return limitHand
  const lines = ordinaryLines(facts, features, rules, table)
  let raw = 0
  for (const line of lines) raw += line.value
  // without a limit an ordinary sum may beat a limit hand (interface.md, `lines`)
  if (limits.length > 0 && worth >= raw) return limitHand
  if (lines.length === 0 && rules.minimum === 0) lines.push({ id: 'chicken-hand', count: 1, value: 0 })
  return { reading, total: Math.min(raw, table.cap), raw, limit: raw >= table.cap, limitHand: false, lines }
}

/** Order of interface.md: total, limit hand, raw, number of lines, then the smaller text. */
function better(a: Evaluation, b: Evaluation): number {
  return (
    b.total - a.total ||
    Number(b.limitHand) - Number(a.limitHand) ||
    b.raw - a.raw ||
    b.lines.length - a.lines.length ||
    (textOf(a) < textOf(b) ? -1 : 1)
  )
}
const textOf = (e: Evaluation) => (e.reading === null ? '' : formatReading(e.reading))

const NO_OTHERS: readonly Evaluation[] = []

function verdict(best: Evaluation, others: readonly Evaluation[], { minimum }: Ruleset): Score {
  const { reading, total, raw, limit, limitHand, lines } = best
  // SG-C4: limit and automatic wins satisfy the minimum
  const legal = limitHand || total >= minimum
  return { legal, why: legal ? null : 'below-minimum', total, raw, limit, limitHand, lines, reading, others }
}

/**
 * What a hand is worth at a table, with every reading kept (SG-C1 to C5, E, F; HK-C, D). The hand is a legal
 * one for the situation (`situationOf` checks that): 13 tiles and a winning tile, or one of the unfinished
 * hands of interface.md. A hand without a winning tile is not complete. Totals in the table's unit.
 */
export function scoreHand(hand: Hand, situation: Situation, rules: Ruleset): Score {
  const table = compile(rules)
  const facts = handFacts(hand, situation, rules, scratch)
  const features = handFeatures(facts)
  const evaluations: Evaluation[] = []
  let waitKnown = facts.selfDrawn
  visitReadings(hand, facts, rules, (reading) => {
    if (facts.chows === 4 && !waitKnown) {
      waitKnown = true
      facts.waitAllows = waitAllows(rules.conditions.pingHuWait, hand)
    }
    evaluations.push(evaluate(reading, facts, features, rules, table))
  })
  if (evaluations.length === 0) {
    if (!winsUnfinished(facts, rules)) return NOT_COMPLETE
    const only = evaluate(null, facts, features, rules, table)
    return only.limitHand ? verdict(only, NO_OTHERS, rules) : NOT_COMPLETE
  }
  if (evaluations.length === 1) return verdict(evaluations[0], NO_OTHERS, rules)
  evaluations.sort(better)
  return verdict(evaluations[0], evaluations.slice(1), rules)
}
