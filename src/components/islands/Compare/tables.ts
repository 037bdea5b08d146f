import { TABLE_IDS, TABLES, type TableId } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { sayLabel } from '../../../i18n/message.ts'
import type { CompareTable } from '../../../stores/compare.ts'
import { choiceOf, type OwnRules } from '../../../stores/rules.ts'
import { checkRules, presetValues, rulesetOf } from '../../../stores/rules-check.ts'

/** A table to compare by: a preset, or the reader's own. */
export type TableChoice = `${TableId}:${string}`
export const OWN = 'own'

interface Offered {
  readonly value: TableChoice
  readonly label: string
}

/** Every table that can be chosen, by game: its presets, then the reader's own. */
export const tablesOffered = (
  lang: Lang,
  words: Dictionary['compare'],
  rules: Dictionary['rules'],
): readonly { readonly table: TableId; readonly label: string; readonly options: readonly Offered[] }[] =>
  TABLE_IDS.map((table) => {
    const names = rules.presets[table] as Readonly<Record<string, { readonly name: string }>>
    // both games have a table called standard: the one that is not this site's first says whose it is
    const named = (label: string) =>
      table === TABLE_IDS[0] ? label : sayLabel(lang, words.tables[table], label)
    const presets = Object.keys(TABLES[table].presets).map((preset) => ({
      value: `${table}:${preset}` as const,
      label: named(names[preset].name),
    }))
    return {
      table,
      label: words.tables[table],
      options: [...presets, { value: `${table}:${OWN}` as const, label: named(words.own) }],
    }
  })

/** The rules of a choice. */
export function tableOf(choice: TableChoice, own: OwnRules): CompareTable {
  const cut = choice.indexOf(':')
  const table = choice.slice(0, cut) as TableId
  const preset = choice.slice(cut + 1)
  const values = preset === OWN ? checkRules(choiceOf(own, table)).values : presetValues(table, preset)
  return { table, values, rules: rulesetOf(table, values) }
}
