import type { RulesChoice, RuleValue, RuleValues, TableId } from '../engine/index.ts'
import { type KeptForm, kept } from './kept.ts'
import { KEYS } from './keys.ts'

/**
 * The house rules the reader plays by: the table they sit at, and for each table the values that differ from it
 * as written. Presets are not kept: choosing one fills in its values. Nothing here needs the engine, so a page
 * for a reader without own rules does not load it; whether names and values exist is `checkRules`' question.
 */
export interface OwnRules {
  readonly table: TableId
  readonly rules: Readonly<Partial<Record<TableId, RuleValues>>>
}

/** Every table; spelt out, since nothing here may load the engine. The type asks for each. */
const KEPT: Record<TableId, true> = { singapore: true, 'hong-kong': true }
export const TABLES_KEPT = Object.keys(KEPT) as TableId[]
/** The table of whoever has chosen none, and of a page that names none: the engine's `DEFAULT_TABLE`. */
export const [HOME_TABLE] = TABLES_KEPT
export const AS_WRITTEN: OwnRules = { table: HOME_TABLE, rules: {} }

/** More names or longer words than any table has are no house rules. */
const MOST = 100
const NAME = /^[a-z][A-Za-z0-9]{0,39}$/
const WORD = /^[a-z0-9-]{1,40}$/

const isRuleValue = (value: unknown): value is RuleValue =>
  typeof value === 'string' ? WORD.test(value) : typeof value === 'number' && Number.isInteger(value)

function readValues(value: unknown): RuleValues {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const entries = Object.entries(value).filter(([name, one]) => NAME.test(name) && isRuleValue(one))
  return Object.fromEntries(entries.slice(0, MOST))
}

/** Each table on its own: one that cannot be read is the table as written, the other stays. */
function read(value: unknown): OwnRules | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const data = value as { table?: unknown; rules?: unknown }
  const rules = (typeof data.rules === 'object' && data.rules !== null ? data.rules : {}) as Record<
    string,
    unknown
  >
  let own: OwnRules = { table: TABLES_KEPT.find((id) => id === data.table) ?? AS_WRITTEN.table, rules: {} }
  for (const table of TABLES_KEPT) own = withRules(own, table, readValues(rules[table]))
  return own
}

export const HOUSE_RULES_FORM: KeptForm<OwnRules> = {
  key: KEYS.houseRules,
  version: 1,
  initial: AS_WRITTEN,
  read,
}

/** The reader's house rules, one for the whole site. Islands call `load` after mount. */
export const ownRules = kept(HOUSE_RULES_FORM)

/** What the engine is asked for: the reader's rules of a table, of the one they sit at when none is named. */
export const choiceOf = (own: OwnRules, table: TableId = own.table): RulesChoice => ({
  table,
  rules: own.rules[table] ?? {},
})

/** Whether the reader plays a table as it is written: then every number of a page is right as it was built. */
export const isAsWritten = (own: OwnRules, table: TableId = HOME_TABLE): boolean =>
  Object.keys(own.rules[table] ?? {}).length === 0

/** The reader's rules with those of one table replaced. */
export function withRules(own: OwnRules, table: TableId, values: RuleValues): OwnRules {
  const { [table]: _, ...others } = own.rules
  return { ...own, rules: Object.keys(values).length === 0 ? others : { ...others, [table]: values } }
}
