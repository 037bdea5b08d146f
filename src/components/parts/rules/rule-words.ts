import { type RuleValue, type RuleValues, TABLES, type TableId } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { type Say, say, sayClauses, speaker } from '../../../i18n/message.ts'

type Words = Dictionary['rules']
interface RuleTexts {
  readonly name: string
  readonly ask: string
  readonly values: Readonly<Record<string, string>>
  readonly others: string
}

/** The texts of a house rule; names are the engine's, so one without texts stops the type check elsewhere. */
export const textsOf = (words: Words, table: TableId, name: string): RuleTexts =>
  (words[table] as Readonly<Record<string, RuleTexts>>)[name]

/** A value as a reader reads it: "10 tai", "The shooter pays for everybody". */
export const valueLabel = (say: Say, words: Words, table: TableId, name: string, value: RuleValue): string =>
  say(textsOf(words, table, name).values[String(value)], typeof value === 'number' ? { n: value } : {})

/** House rules in one line: "Limit: 10 tai; Minimum: 2 tai". Semicolons, since values have commas. */
export const ruleList = (
  lang: Lang,
  words: Words,
  table: TableId,
  values: RuleValues,
  message: string,
): string =>
  sayClauses(
    lang,
    TABLES[table].houseRules
      .filter(({ name }) => Object.hasOwn(values, name))
      .map(({ name }) =>
        say(lang, message, {
          rule: textsOf(words, table, name).name,
          value: valueLabel(speaker(lang), words, table, name, values[name]),
        }),
      ),
  )
