import { quoted, show } from '../quote.ts'
import { fail, ok, type Result } from '../result.ts'
import { HONG_KONG } from './hong-kong.ts'
import { HOUSE_RULES_HONG_KONG, PRESETS_HONG_KONG } from './house-hong-kong.ts'
import { HOUSE_RULES_SINGAPORE, PRESETS_SINGAPORE } from './house-singapore.ts'
import { nearest } from './nearest.ts'
import type { HouseRule, RuleValue } from './patch.ts'
import { DEFAULT_TABLE, type Ruleset, type TableId } from './ruleset.ts'
import { SINGAPORE } from './singapore.ts'

/** Values of house rules by name. */
export type RuleValues = Readonly<Record<string, RuleValue>>

/** A table with its house rules and presets: all that another table would add (with its texts). */
export interface Table {
  readonly rules: Ruleset
  readonly houseRules: readonly HouseRule[]
  readonly presets: Readonly<Record<string, RuleValues>>
}

export const TABLES: Readonly<Record<TableId, Table>> = {
  singapore: { rules: SINGAPORE, houseRules: HOUSE_RULES_SINGAPORE, presets: PRESETS_SINGAPORE },
  'hong-kong': { rules: HONG_KONG, houseRules: HOUSE_RULES_HONG_KONG, presets: PRESETS_HONG_KONG },
}

/** What a request, a link or the settings say of the table: the preset first, then single rules. */
export interface RulesChoice {
  readonly table?: TableId
  readonly preset?: string
  readonly rules?: RuleValues
}

export type RulesFaultCode = 'unknown-value' | 'unknown-rule' | 'unknown-rule-value'

const resolved = new Map<string, Ruleset>()

/** The house rules of a choice in force, each checked; values equal to the table's own are left out. */
export function ruleValues(table: Table, choice: RulesChoice): Result<Record<string, RuleValue>> {
  const presets = Object.keys(table.presets)
  const preset = choice.preset ?? 'standard'
  if (!Object.hasOwn(table.presets, preset))
    return fail(
      'unknown-value',
      `preset "${quoted(preset)}" is not known; nearest: "${nearest(preset, presets)}"`,
    )
  const values: Record<string, RuleValue> = {}
  for (const [name, value] of [
    ...Object.entries(table.presets[preset]),
    ...Object.entries(choice.rules ?? {}),
  ]) {
    const rule = table.houseRules.find((r) => r.name === name)
    if (!rule) {
      const names = table.houseRules.map((r) => r.name)
      return fail(
        'unknown-rule',
        `house rule "${quoted(name)}" is not known; nearest: "${nearest(name, names)}"`,
      )
    }
    if (!rule.values.includes(value)) {
      // a request may hold anything here
      const valid = nearest(typeof value === 'string' ? value : show(value), rule.values.map(String))
      return fail('unknown-rule-value', `house rule "${name}" has no value ${show(value)}; nearest: ${valid}`)
    }
    if (value === rule.values[0]) delete values[name]
    else values[name] = value
  }
  return ok(values)
}

/**
 * The ruleset of a choice: the table patched by its preset, then by single rules (house-rules.md). The same
 * choice gives the same object. Faults: `unknown-rule`, `unknown-rule-value`, `unknown-value` (a preset), each
 * naming the nearest valid one.
 */
export function resolveRules(choice: RulesChoice = {}): Result<Ruleset> {
  const table = TABLES[choice.table ?? DEFAULT_TABLE]
  return patched(table, choice)
}

/** As `resolveRules`, for any table: the made-up one of a test too. */
export function patched(table: Table, choice: RulesChoice): Result<Ruleset> {
  const values = ruleValues(table, choice)
  if (!values.ok) return values
  // patches in the order of the table's list, whatever the order they were named in
  const inForce = table.houseRules.filter((rule) => Object.hasOwn(values.value, rule.name))
  if (inForce.length === 0) return ok(table.rules)
  const key = `${table.rules.table}:${inForce.map((rule) => `${rule.name}=${values.value[rule.name]}`).join(',')}`
  const known = table === TABLES[table.rules.table] ? resolved.get(key) : undefined
  if (known) return ok(known)
  const rules = inForce.reduce((r, rule) => rule.patch(r, values.value[rule.name]), table.rules)
  if (table === TABLES[table.rules.table]) resolved.set(key, rules)
  return ok(rules)
}
