import {
  PATTERN_IDS,
  type PatternId,
  priceOf,
  type RuleValues,
  TABLES,
  type TableId,
} from '../engine/index.ts'
import { leanRules, rulesetOf } from './rules-check.ts'

/** Rows that values of house rules bring to a table which as written does not play them. Values must be known ones. */
export function broughtRows(table: TableId, values: RuleValues): PatternId[] {
  const rules = rulesetOf(table, values)
  const written = TABLES[table].rules
  return PATTERN_IDS.filter((id) => priceOf(rules, id).value !== null && priceOf(written, id).value === null)
}

/** Whether a reader's table plays every row that `bringing` brings. */
export const playsBrought = (table: TableId, own: RuleValues, bringing: RuleValues): boolean => {
  const rules = rulesetOf(table, own)
  return broughtRows(table, bringing).every((id) => priceOf(rules, id).value !== null)
}

/**
 * The values under which a reader is shown a row that only a house rule brings: their own where they play it, else their
 * own with those that bring it.
 */
export const withBrought = (table: TableId, own: RuleValues, bringing: RuleValues): RuleValues =>
  playsBrought(table, own, bringing) ? own : leanRules(table, { ...own, ...bringing })
