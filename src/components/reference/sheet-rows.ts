import { GROUPS, type Group } from '../../content/groups.ts'
import {
  PATTERN_IDS,
  type PatternId,
  priceOf,
  type Ruleset,
  TABLE_IDS,
  type TableId,
} from '../../engine/index.ts'
import type { Library, PatternFacts, RowFacts } from '../lesson/library.ts'
import { ROW_PARTNERS } from '../lesson/rows.ts'

const SECOND = new Set<PatternId>(Object.values(ROW_PARTNERS))

/** A row of the sheet: one pattern, or two that stand together. The first gives it its place and its example. */
export interface SheetRow {
  readonly ids: readonly PatternId[]
  readonly facts: PatternFacts
  readonly row: RowFacts
}

export interface SheetGroup {
  readonly group: Group
  readonly rows: readonly SheetRow[]
}

const rowOf = ([facts, row]: readonly [PatternFacts, RowFacts]): SheetRow => {
  const partner = ROW_PARTNERS[facts.id]
  return { ids: partner ? [facts.id, partner] : [facts.id], facts, row }
}

/** The patterns a table knows, with what it makes of them, in the order of the rule tables. */
const rowsOf = (patterns: Library['patterns'], table: TableId) =>
  PATTERN_IDS.flatMap((id) => {
    const row = patterns[id]?.at[table]
    return row ? [[patterns[id], row] as const] : []
  })

/** The rows of a table as written, by group. */
export function sheetGroups(patterns: Library['patterns'], table: TableId): SheetGroup[] {
  const rows = rowsOf(patterns, table)
    .filter(([{ id }, row]) => row.onlyWith === undefined && !SECOND.has(id))
    .map(rowOf)
  return GROUPS.map((group) => ({ group, rows: rows.filter(({ facts }) => facts.group === group) }))
}

/** Rows of a table that only a house rule brings. */
export const houseRows = (patterns: Library['patterns'], table: TableId): SheetRow[] =>
  rowsOf(patterns, table)
    .filter(([, row]) => row.onlyWith !== undefined)
    .map(rowOf)

/** The tables that know a pattern, those that play it as written first. */
export const tablesOf = ({ at }: PatternFacts): TableId[] => {
  const known = TABLE_IDS.filter((table) => at[table])
  const written = (table: TableId) => at[table]?.onlyWith === undefined
  return [...known.filter(written), ...known.filter((table) => !written(table))]
}

/** Every pattern has a page. */
export const patternPages = (patterns: Library['patterns']): PatternId[] =>
  PATTERN_IDS.filter((id) => patterns[id])

/** What the rows of the sheet can be worth besides the limit, rising. */
export function ordinaryValues(groups: readonly SheetGroup[], rules: Ruleset): number[] {
  const prices = groups.flatMap(({ rows }) => rows.map(({ ids }) => priceOf(rules, ids[0])))
  const values = prices.flatMap(({ value, limit }) => (value === null || limit ? [] : [value]))
  return [...new Set(values)].sort((a, b) => a - b)
}
