import { candidates, setReading, winsUnfinished } from './candidates.ts'
import { type Compiled, compile } from './compiled.ts'
import { type Facts, handFacts } from './facts.ts'
import type { Hand } from './hand.ts'
import type { PatternId } from './patterns/ids.ts'
import { formatReading, type Reading } from './reading.ts'
import type { Ruleset } from './rules/ruleset.ts'
import { waitAllows } from './wait-rule.ts'
import type { Situation } from './win.ts'

/** A row that counts: `value` is the whole row in tai or faan (two dragon sets: count 2, value 2). */
export interface Line {
  readonly id: PatternId
  readonly count: number
  readonly value: number
}

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

function addLine(lines: Line[], id: PatternId, count: number, value: number): void {
  lines.push({ id, count, value })
}

/** Prices one reading by the table's rows. */
function evaluate(reading: Reading | null, facts: Facts, rules: Ruleset, table: Compiled): Evaluation {
  const { conditions } = rules
  const limits: Line[] = []
  let limitTotal = 0
  for (const row of table.limitRows) {
    if (row.count(facts, conditions) > 0) {
      addLine(limits, row.id, 1, row.value)
      if (row.value > limitTotal) limitTotal = row.value
    }
  }
  // an unfinished hand has nothing but its limit pattern; elsewhere limit hands replace all other tai (SG-F)
  if (limits.length > 0 && (rules.limit !== null || facts.shape === 'unfinished'))
    return { reading, total: limitTotal, raw: limitTotal, limit: true, limitHand: true, lines: limits }
  let lines: Line[] = []
  let raw = 0
  let replaced: PatternId[] | null = null
  for (const row of table.rows) {
    const count = row.count(facts, conditions)
    if (count === 0) continue
    addLine(lines, row.id, count, count * row.value)
    raw += count * row.value
    if (row.replaces !== null)
      replaced = replaced === null ? [...row.replaces] : replaced.concat(row.replaces)
  }
  if (replaced !== null) {
    const gone = replaced
    lines = lines.filter((line) => !gone.includes(line.id))
    raw = lines.reduce((sum, line) => sum + line.value, 0)
  }
  // without a limit an ordinary sum may beat a limit hand (interface.md, `lines`)
  if (limits.length > 0 && limitTotal >= raw)
    return { reading, total: limitTotal, raw: limitTotal, limit: true, limitHand: true, lines: limits }
  if (lines.length === 0 && rules.minimum === 0) addLine(lines, 'chicken-hand', 1, 0)
  return {
    reading,
    total: Math.min(raw, table.cap),
    raw,
    limit: raw >= table.cap,
    limitHand: false,
    lines,
  }
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

/**
 * What a hand is worth at a table, with every reading kept (SG-C1 to C5, E, F; HK-C, D). The hand is a legal
 * one for the situation (`situationOf` checks that): 13 tiles and a winning tile, or one of the unfinished
 * hands of interface.md. A hand without a winning tile is not complete. Totals in the table's unit.
 */
export function scoreHand(hand: Hand, situation: Situation, rules: Ruleset): Score {
  const table = compile(rules)
  const facts = handFacts(hand, situation, rules)
  const found = candidates(hand, facts, rules)
  if (found.length === 0) {
    if (!winsUnfinished(hand, facts, rules)) return NOT_COMPLETE
    const only = evaluate(null, facts, rules, table)
    return only.limitHand ? { ...only, legal: true, why: null, others: [] } : NOT_COMPLETE
  }
  if (!facts.selfDrawn) {
    const sequences = found.some((candidate) => candidate.chows === 4)
    facts.waitAllows =
      sequences &&
      waitAllows(
        rules.conditions.pingHuWait,
        hand,
        found.map((candidate) => candidate.reading),
      )
  }
  const evaluations = found.map((candidate) => {
    setReading(facts, candidate)
    return evaluate(candidate.reading, facts, rules, table)
  })
  if (evaluations.length > 1) evaluations.sort(better)
  const [best, ...others] = evaluations
  const legal = best.limitHand || best.total >= rules.minimum
  return { ...best, legal, why: legal ? null : 'below-minimum', others }
}
