import type { Line } from './line.ts'
import type { PatternId } from './patterns/ids.ts'
import { NEEDS } from './patterns/needs.ts'
import { PREDICATES, type Predicate } from './patterns/predicates.ts'
import type { Ruleset } from './rules/ruleset.ts'

interface CompiledRow {
  readonly id: PatternId
  /** Features without which the pattern is not there. */
  readonly needs: number
  readonly count: Predicate
  /** Lines of this row by count, made once: they never change. */
  readonly lines: readonly Line[]
  /** Rows that this one takes the place of, or null. */
  readonly replaces: readonly PatternId[] | null
}

/** A ruleset with its predicates looked up and its limit rows apart. */
export interface Compiled {
  readonly rows: readonly CompiledRow[]
  readonly limitRows: readonly CompiledRow[]
  /** A total of this much or more is the limit; Infinity when there is none. */
  readonly cap: number
}

/** What a limit hand is worth: the limit, or with no limit the value SG-F gives it. */
export const limitValue = (rules: Ruleset, id: PatternId): number =>
  rules.limit ?? rules.unlimited.rows[id] ?? rules.unlimited.any

/** The price of a row at this table; null when the table does not play it. */
export function priceOf(rules: Ruleset, id: PatternId): { value: number | null; limit: boolean } {
  // a hand without tai wins where nothing is asked for (house rule `minimum` 0)
  if (id === 'chicken-hand' && rules.minimum === 0) return { value: 0, limit: false }
  const row = rules.rows.find((r) => r.id === id)
  if (!row) return { value: null, limit: false }
  return row.value === 'limit'
    ? { value: limitValue(rules, id), limit: true }
    : { value: row.value, limit: false }
}

/** No row counts more often than this: one for each dragon, or for each animal. */
const MOST = 4
const linesOf = (id: PatternId, value: number): readonly Line[] =>
  Array.from({ length: MOST + 1 }, (_, count) => Object.freeze({ id, count, value: count * value }))

const compiled = new WeakMap<Ruleset, Compiled>()

export function compile(rules: Ruleset): Compiled {
  const known = compiled.get(rules)
  if (known !== undefined) return known
  const all = rules.rows.map((row) => ({
    id: row.id,
    lines: linesOf(row.id, row.value === 'limit' ? limitValue(rules, row.id) : row.value),
    needs: NEEDS[row.id],
    count: PREDICATES[row.id],
    replaces: rules.replaces[row.id] ?? null,
    limit: row.value === 'limit',
  }))
  const made: Compiled = {
    rows: all.filter((row) => !row.limit),
    limitRows: all.filter((row) => row.limit),
    cap: rules.limit ?? Number.POSITIVE_INFINITY,
  }
  compiled.set(rules, made)
  return made
}
