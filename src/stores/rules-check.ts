import {
  cutText,
  DEFAULT_TABLE,
  type HouseRule,
  nearest,
  type RulesChoice,
  type Ruleset,
  type RuleValue,
  type RuleValues,
  resolveRules,
  ruleValues,
  TABLE_IDS,
  TABLES,
  type TableId,
} from '../engine/index.ts'
import type { PlacedFault } from './faults.ts'
import { FOREIGN, LONGEST, putPart, readQuery, readWordOf, readYesNo, writeQuery } from './query.ts'

export interface CheckedRules {
  readonly table: TableId
  /** Known names with known values that differ from the table as written, in the table's order. */
  readonly values: RuleValues
  readonly faults: readonly PlacedFault[]
}

/** The values that differ from the table as written, in the table's own order, so that equal tables are equal texts. */
export function leanRules(table: TableId, values: RuleValues): RuleValues {
  const lean: Record<string, RuleValue> = {}
  for (const { name, values: known } of TABLES[table].houseRules) {
    const value = Object.hasOwn(values, name) ? values[name] : known[0]
    if (value !== known[0] && known.includes(value)) lean[name] = value
  }
  return lean
}

const house = (table: TableId, name: string) => TABLES[table].houseRules.find((rule) => rule.name === name)

/** The value closest to what was written: by size where both are numbers, else by spelling. */
function nearestValue(written: string, values: readonly RuleValue[]): RuleValue {
  const n = Number(written)
  const numbers = values.filter((one) => typeof one === 'number')
  if (/^\d+$/.test(written) && numbers.length > 0)
    return numbers.reduce((best, one) => (Math.abs(one - n) < Math.abs(best - n) ? one : best))
  const close = nearest(written, values.map(String))
  return values.find((one) => String(one) === close)!
}

/** The rule whose name was nearly written: begun alike and hardly longer or shorter. */
function misspelt(table: TableId, name: string): HouseRule | undefined {
  const close = nearest(
    name,
    TABLES[table].houseRules.map((one) => one.name),
  )
  const alike = close[0] === name[0]?.toLowerCase() && Math.abs(close.length - name.length) <= 2
  return alike ? house(table, close) : undefined
}

/** The value of a rule that a text is; `yes` and `no` are a switch's `on` and `off`. */
function valueNamed({ values }: HouseRule, text: string): RuleValue | undefined {
  const word = readWordOf(text, values.map(String))
  const known = values.find((one) => String(one) === word)
  if (known !== undefined || text === '' || !values.includes('on')) return known
  const says = readYesNo(text)
  return says === null ? undefined : values.find((one) => one === (says ? 'on' : 'off'))
}

/** Reads one `name:value`. A misspelt name is taken as its nearest only where the value belongs there. */
function readRule(
  table: TableId,
  name: string,
  value: string,
  faults: PlacedFault[],
): [string, RuleValue] | null {
  const text = value === '' ? name : `${name}:${value}`
  const exact = house(table, name)
  const rule = exact ?? misspelt(table, name)
  if (!rule) {
    faults.push({ code: 'unknown-rule', field: 'rules', text })
    return null
  }
  const known = valueNamed(rule, value)
  if (exact && known !== undefined) return [rule.name, known]
  if (!exact) {
    faults.push({
      code: 'unknown-rule',
      field: 'rules',
      text,
      taken: known === undefined ? undefined : `${rule.name}:${known}`,
    })
    return known === undefined ? null : [rule.name, known]
  }
  const close = nearestValue(value, rule.values)
  faults.push({ code: 'unknown-rule-value', field: 'rules', text, taken: `${rule.name}:${close}` })
  return [rule.name, close]
}

/** Reads `name:value,name:value`, each on its own: what cannot be read is named and the rest stays. */
export function readRulesText(table: TableId, text: string): CheckedRules {
  const faults: PlacedFault[] = []
  const values: Record<string, RuleValue> = {}
  if (text.length > LONGEST) faults.push({ code: 'too-long', field: 'rules', text: cutText(text, 40) })
  for (const part of text.slice(0, LONGEST).split(',')) {
    if (part.trim() === '') continue
    const cut = part.indexOf(':')
    const name = (cut < 0 ? part : part.slice(0, cut)).trim()
    const read = readRule(table, name, cut < 0 ? '' : part.slice(cut + 1).trim(), faults)
    if (!read) continue
    const before = values[read[0]]
    if (before !== undefined && before !== read[1])
      faults.push({ code: 'repeated', field: 'rules', text: read[0], taken: `${read[0]}:${read[1]}` })
    values[read[0]] = read[1]
  }
  return { table, values: leanRules(table, values), faults }
}

/** Rules that came from storage or from a page, each on its own; what this version does not know is left out. */
export function checkRules(choice: RulesChoice): CheckedRules {
  const table = choice.table ?? DEFAULT_TABLE
  const preset = TABLES[table].presets[choice.preset ?? 'standard'] ?? {}
  const read = readRulesText(table, writeRulesText(choice.rules ?? {}))
  return { ...read, values: leanRules(table, { ...preset, ...(choice.rules ?? {}), ...read.values }) }
}

/** The text of `rules=` in links. */
export const writeRulesText = (values: RuleValues): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(',')

/** The ruleset of values that are known to be good: those of `checkRules` and `leanRules`. */
export function rulesetOf(table: TableId, values: RuleValues): Ruleset {
  const rules = resolveRules({ table, rules: values })
  return rules.ok ? rules.value : TABLES[table].rules
}

/** The preset whose values these are, or null for a table of one's own. */
export const presetOf = (table: TableId, values: RuleValues): string | null =>
  Object.keys(TABLES[table].presets).find((preset) => {
    const own = ruleValues(TABLES[table], { table, preset })
    return own.ok && writeRulesText(leanRules(table, own.value)) === writeRulesText(leanRules(table, values))
  }) ?? null

/** The values of a preset that differ from the table as written. */
export const presetValues = (table: TableId, preset: string): RuleValues =>
  leanRules(table, TABLES[table].presets[preset] ?? {})

/** The values in force with one rule set. */
export const withRule = (table: TableId, values: RuleValues, name: string, value: RuleValue): RuleValues =>
  leanRules(table, { ...values, [name]: value })

/** The value of a rule in force: the table's own unless `values` says otherwise. */
export const valueIn = (table: TableId, values: RuleValues, name: string): RuleValue =>
  values[name] ?? house(table, name)!.values[0]

/** Reads the table of a link; an unknown one is taken as the nearest. */
export function readTable(text: string, faults: PlacedFault[]): TableId {
  const table = readWordOf(text, TABLE_IDS)
  if (table !== undefined) return table
  const taken = nearest(text, TABLE_IDS) as TableId
  faults.push({ code: 'unknown-value', field: 'table', text, taken })
  return taken
}

/** A link of the house rules page: `/house-rules/?table=&rules=` (interface.md). Null when it names nothing. */
export function readRulesLink(search: string): CheckedRules | null {
  const faults: PlacedFault[] = []
  const parts: { table?: string; rules?: string } = {}
  for (const { name, raw, value } of readQuery(search)) {
    if (FOREIGN.test(name)) continue
    if (name !== 'table' && name !== 'rules') {
      faults.push({ code: 'unknown-field', field: name, text: cutText(name, 40) })
      continue
    }
    if (value === null) faults.push({ code: 'bad-escape', field: name, text: cutText(raw, 40) })
    putPart(parts, name, value ?? raw, faults)
  }
  if (parts.table === undefined && parts.rules === undefined && faults.length === 0) return null
  const table = parts.table === undefined ? DEFAULT_TABLE : readTable(parts.table, faults)
  const read = readRulesText(table, parts.rules ?? '')
  return { ...read, faults: [...faults, ...read.faults] }
}

/** The query of a link that carries a table; nothing for the first table as written. */
export const writeRulesLink = (table: TableId, values: RuleValues): string => {
  const lean = writeRulesText(leanRules(table, values))
  return writeQuery([
    ...(table === DEFAULT_TABLE ? [] : ([['table', table]] as const)),
    ...(lean === '' ? [] : ([['rules', lean]] as const)),
  ])
}
