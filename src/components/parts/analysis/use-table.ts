import { useMemo } from 'preact/hooks'
import type { Ruleset, TableId } from '../../../engine/index.ts'
import { choiceOf, HOME_TABLE } from '../../../stores/rules.ts'
import { checkRules, rulesetOf } from '../../../stores/rules-check.ts'
import { useOwnRules } from '../own-rules.ts'

/** A table by the reader's house rules of it; the first one when none is named. */
export function useTable(table: TableId = HOME_TABLE): Ruleset {
  const own = useOwnRules()
  return useMemo(() => rulesetOf(table, checkRules(choiceOf(own, table)).values), [own, table])
}
