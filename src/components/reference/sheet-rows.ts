import { GROUPS, type Group } from '../../content/groups.ts'
import { PATTERN_IDS, type PatternId, priceOf, type Ruleset } from '../../engine/index.ts'
import type { Library, PatternFacts } from '../lesson/library.ts'

/** Rows that the sheet shows as one: own flower and own season, and their families. */
const PARTNERS: Readonly<Partial<Record<PatternId, PatternId>>> = {
  'own-flower': 'own-season',
  'flower-family': 'season-family',
}
const SECOND = new Set<PatternId>(Object.values(PARTNERS))

/** A row of the sheet: one pattern, or two that stand together. The first gives it its place and its example. */
export interface SheetRow {
  readonly ids: readonly PatternId[]
  readonly facts: PatternFacts
}

export interface SheetGroup {
  readonly group: Group
  readonly rows: readonly SheetRow[]
}

const rowOf = (facts: PatternFacts): SheetRow => {
  const partner = PARTNERS[facts.id]
  return { ids: partner ? [facts.id, partner] : [facts.id], facts }
}

const singapore = (patterns: Library['patterns']): PatternFacts[] =>
  PATTERN_IDS.map((id) => patterns[id]).filter((facts) => facts?.tables.includes('singapore'))

/** The rows of the Singapore table by group, in the order of the rule tables. */
export function sheetGroups(patterns: Library['patterns']): SheetGroup[] {
  const rows = singapore(patterns)
    .filter((facts) => facts.onlyWith === undefined && !SECOND.has(facts.id))
    .map(rowOf)
  return GROUPS.map((group) => ({ group, rows: rows.filter(({ facts }) => facts.group === group) }))
}

/** Rows of the Singapore table that only a house rule brings. */
export const houseRows = (patterns: Library['patterns']): SheetRow[] =>
  singapore(patterns)
    .filter((facts) => facts.onlyWith !== undefined)
    .map(rowOf)

/** Every Singapore pattern that has a page. */
export const patternPages = (patterns: Library['patterns']): PatternId[] =>
  singapore(patterns).map(({ id }) => id)

/** What the rows of the sheet can be worth besides the limit, rising. */
export function ordinaryValues(groups: readonly SheetGroup[], rules: Ruleset): number[] {
  const prices = groups.flatMap(({ rows }) => rows.map(({ ids }) => priceOf(rules, ids[0])))
  const values = prices.flatMap(({ value, limit }) => (value === null || limit ? [] : [value]))
  return [...new Set(values)].sort((a, b) => a - b)
}
