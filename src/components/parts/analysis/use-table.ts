import { useMemo } from 'preact/hooks'
import type { Ruleset } from '../../../engine/index.ts'
import { choiceOf } from '../../../stores/rules.ts'
import { checkRules, rulesetOf } from '../../../stores/rules-check.ts'
import { useOwnRules } from '../own-rules.ts'

/** The Singapore table by the reader's house rules. */
export function useTable(): Ruleset {
  const own = useOwnRules()
  return useMemo(() => rulesetOf('singapore', checkRules(choiceOf(own, 'singapore')).values), [own])
}
