import { SEATS, type Seat, TABLES, type TableId } from '../../engine/index.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Lang } from '../../i18n/languages.ts'
import { speaker } from '../../i18n/message.ts'
import type { PlacedFault } from '../../stores/faults.ts'
import { entryOf, type ValueWords } from './fault-text.ts'
import { ruleList, valueLabel } from './rules/rule-words.ts'

const SEAT_FIELDS = ['seat', 'round', 'from', 'winner', 'bao', 'receiver', 'earlier']

const numbered = (value: string) => (/^\d+$/.test(value) ? Number(value) : value)

/** The words for values of links, `table` being the one whose house rules they name. */
export function valueWords(
  lang: Lang,
  { errors, tiles, rules }: Pick<Dictionary, 'errors' | 'tiles' | 'rules'>,
  table: TableId,
): ValueWords {
  const say = speaker(lang)
  const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = errors.values
  const name = (field: string, value: string): string => {
    if (field === 'rules') {
      const [rule, one] = value.split(':')
      return ruleList(lang, rules, table, { [rule]: numbered(one) }, errors.rule)
    }
    const word = entryOf(entryOf(lists, field) ?? {}, value) ?? entryOf(tiles.seat, value)
    if (word !== undefined) return word
    return value === 'null' ? errors.nobody : /^\d+$/.test(value) ? say('{n}', { n: Number(value) }) : value
  }
  /** A part of `paid` names a seat or what was paid for; which of them is told by what was taken. */
  const listOf = ({ field, taken }: PlacedFault): readonly string[] => {
    if (SEAT_FIELDS.includes(field) || (field === 'paid' && SEATS.includes(taken as Seat))) return SEATS
    return field === 'paid' && taken === undefined ? [] : Object.keys(entryOf(lists, field) ?? {})
  }
  const possible = (fault: PlacedFault): readonly string[] => {
    if (fault.field !== 'rules') return listOf(fault).map((value) => name(fault.field, value))
    if (fault.code !== 'unknown-rule-value') return []
    const rule = TABLES[table].houseRules.find((one) => one.name === fault.taken?.split(':')[0])
    return rule?.values.map((value) => valueLabel(say, rules, table, rule.name, value)) ?? []
  }
  return { name, possible }
}
