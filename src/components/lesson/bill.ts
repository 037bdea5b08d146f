import { BAO_CASES, type BaoMoment } from '../../content/examples/bao.ts'
import { type BillExample, billOfId, isBillId } from '../../content/examples/payments.ts'
import { DEFAULT_TABLE, type RuleValues, type TableId } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { say } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import type { LiabilityCase } from '../../stores/liability-state.ts'
import { ruleList } from '../parts/rules/rule-words.ts'

/** A typed bill by its id. A wrong id stops the build. */
export function namedBill(id: string): BillExample {
  if (!isBillId(id)) throw new Error(`No bill "${id}"`)
  return billOfId(id)
}

/** A typed moment of Bao by its id. A wrong id stops the build. */
export function namedMoment(id: string): BaoMoment {
  if (!Object.hasOwn(BAO_CASES, id)) throw new Error(`No case of Bao "${id}"`)
  return (BAO_CASES as Readonly<Record<string, BaoMoment>>)[id]
}

/** What a page's props carry of a moment: without what tests expect of it. */
export const momentStart = ({ expect: _, ...start }: BaoMoment): LiabilityCase => start

/** House rules of a bill or case of its own, in words; null where it has none. */
function rulesWords(
  lang: Lang,
  message: string,
  value: string,
  rules: RuleValues | undefined,
  table: TableId = DEFAULT_TABLE,
): string | null {
  if (!rules) return null
  return say(lang, message, {
    list: ruleList(lang, useWords(lang, 'rules'), table, rules, value),
  })
}

export function billRulesWords(lang: Lang, { rules, table }: BillExample): string | null {
  const words = useWords(lang, 'payments').rules
  return rulesWords(lang, words.example, words.value, rules, table)
}

export function caseRulesWords(lang: Lang, rules: RuleValues | undefined): string | null {
  const words = useWords(lang, 'bao').explore
  return rulesWords(lang, words.rules, words.ruleValue, rules)
}
