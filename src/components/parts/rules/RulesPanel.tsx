import { type HouseRule, type RuleValues, TABLES, type TableId } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { presetOf, presetValues, valueIn, withRule } from '../../../stores/rules-check.ts'
import { Choice } from '../Choice.tsx'
import { textsOf, valueLabel } from './rule-words.ts'

interface PresetsProps {
  readonly lang: Lang
  readonly id: string
  readonly table: TableId
  readonly values: RuleValues
  readonly onChange: (values: RuleValues) => void
  readonly words: { readonly legend: string; readonly own: string }
}

/** The named tables, and the reader's own where none of them is in force. */
export function Presets({ lang, id, table, values, onChange, words }: PresetsProps) {
  const rules = useWords(lang, 'rules')
  const names = rules.presets[table] as Readonly<Record<string, { readonly name: string }>>
  const now = presetOf(table, values)
  const options = Object.keys(TABLES[table].presets).map((preset) => ({
    value: preset,
    label: names[preset].name,
  }))
  return (
    <Choice
      legend={words.legend}
      name={`${id}-preset`}
      value={now ?? 'own'}
      options={now === null ? [...options, { value: 'own', label: words.own }] : options}
      onChange={(preset) => preset !== 'own' && onChange(presetValues(table, preset))}
    />
  )
}

interface RuleProps {
  readonly lang: Lang
  readonly id: string
  readonly table: TableId
  readonly rule: HouseRule
  readonly values: RuleValues
  readonly onChange: (values: RuleValues) => void
  /** Said of the value of the table as it is written. */
  readonly writtenWord?: string
  readonly quiet?: boolean
}

/** One house rule: its question and its values. */
export function RuleChoice({ lang, id, table, rule, values, onChange, writtenWord, quiet }: RuleProps) {
  const say = speaker(lang)
  const words = useWords(lang, 'rules')
  const { name } = rule
  return (
    <Choice
      legend={textsOf(words, table, name).name}
      name={`${id}-${name}`}
      value={valueIn(table, values, name)}
      options={rule.values.map((value, i) => ({
        value,
        label: valueLabel(say, words, table, name, value),
        written: i === 0,
      }))}
      writtenWord={writtenWord}
      quiet={quiet}
      onChange={(value) => onChange(withRule(table, values, name, value))}
    />
  )
}

interface RulesProps extends Omit<RuleProps, 'rule'> {
  readonly of: (rule: HouseRule) => boolean
}

/** The house rules of a table that `of` picks, each with its values. */
export function RuleChoices({ of, ...rest }: RulesProps) {
  return (
    <>
      {TABLES[rest.table].houseRules.filter(of).map((rule) => (
        <RuleChoice key={rule.name} {...rest} rule={rule} />
      ))}
    </>
  )
}
