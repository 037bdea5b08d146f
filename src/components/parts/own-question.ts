import type { WinFields } from '../../engine/index.ts'
import { choiceOf, type OwnRules } from '../../stores/rules.ts'
import { checkRules, rulesetOf } from '../../stores/rules-check.ts'
import { type Question, questionOf } from './question.ts'

/** The question under the reader's own house rules; loaded only for a reader who has some. */
export function ownQuestion(hand: string, fields: Partial<WinFields>, own: OwnRules): Question | null {
  const { table, values } = checkRules(choiceOf(own, 'singapore'))
  const question = questionOf(hand, fields, rulesetOf(table, values))
  return question.ok ? question.value : null
}
