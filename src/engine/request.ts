import { quoted, show } from './quote.ts'
import { type Fault, fail, ok, type Result } from './result.ts'
import { nearest } from './rules/nearest.ts'
import type { RuleValue } from './rules/patch.ts'
import { resolveRules } from './rules/resolve.ts'
import { isTableId, type Ruleset, TABLE_IDS, type TableId } from './rules/ruleset.ts'
import { isAnimal, isBonus, type Kind, SEATS, type Seat } from './tiles.ts'

/** Reads one field of a request; the fault names the field. */
export type Field<T> = (value: unknown, name: string) => Result<T>

export interface ErrorAnswer {
  readonly ok: false
  readonly error: Fault
}

/** A value as it would be spelt, to find the nearest word; an object may have no text of its own. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : show(value))

/** One of a closed list of words; the message names the nearest. */
export const oneOf =
  <T extends string>(values: readonly T[]): Field<T> =>
  (value, name) =>
    values.includes(value as T)
      ? ok(value as T)
      : fail(
          'unknown-value',
          `${name} cannot be ${show(value)}; nearest: "${nearest(textOf(value), values)}" of ${values.join(', ')}`,
        )

export const text: Field<string> = (value, name) =>
  typeof value === 'string' ? ok(value) : fail('unknown-value', `${name} must be a text, not ${show(value)}`)

export const flag: Field<boolean> = (value, name) =>
  typeof value === 'boolean'
    ? ok(value)
    : fail('unknown-value', `${name} must be true or false, not ${show(value)}`)

/** A whole number from `least` to `most`. */
export const whole =
  (least: number, most: number): Field<number> =>
  (value, name) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? ok(value)
      : fail('unknown-value', `${name} must be a whole number from ${least} to ${most}, not ${show(value)}`)

export const orNull =
  <T>(field: Field<T>): Field<T | null> =>
  (value, name) =>
    value === null ? ok(null) : field(value, name)

export const seatField: Field<Seat> = oneOf(SEATS)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type Fields = Readonly<Record<string, Field<unknown>>>
export type Values<F extends Fields> = { readonly [K in keyof F]?: F[K] extends Field<infer T> ? T : never }

/** Reads an object of known fields: faults `unknown-field`, `missing-field`, then those of the fields in their order. */
export function readFields<F extends Fields>(
  value: unknown,
  fields: F,
  required: readonly (keyof F & string)[] = [],
  what = 'request',
): Result<Values<F>> {
  if (!isObject(value))
    return fail(
      what === 'request' ? 'bad-json' : 'unknown-value',
      `${what} must be a JSON object, not ${show(value)}`,
    )
  const names = Object.keys(fields)
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name))
      return fail(
        'unknown-field',
        `${what} has no field "${quoted(name)}"; nearest: "${nearest(name, names)}"`,
      )
  for (const name of required)
    if (!Object.hasOwn(value, name)) return fail('missing-field', `${what} needs the field "${name}"`)
  const read: Record<string, unknown> = {}
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue
    const one = fields[name](value[name], name)
    if (!one.ok) return one
    read[name] = one.value
  }
  return ok(read as Values<F>)
}

/** An object inside a request. */
export const nested =
  <F extends Fields>(fields: F, required: readonly (keyof F & string)[]): Field<Values<F>> =>
  (value, name) =>
    readFields(value, fields, required, name)

/** An object of house rules; which names and values there are is the table's to say (`resolveRules`). */
const ruleValuesField: Field<Record<string, RuleValue>> = (value, name) =>
  isObject(value)
    ? ok(value as Record<string, RuleValue>)
    : fail('unknown-value', `${name} must be an object of house rules, not ${show(value)}`)

const tableField: Field<TableId> = (value, name) =>
  isTableId(value) ? ok(value) : oneOf(TABLE_IDS)(value, name)

/** Fields that every request may have. */
export const TABLE_FIELDS = { table: tableField, preset: text, rules: ruleValuesField }

/** Reads a request with its house rules: `table`, `preset`, `rules` beside the verb's own fields. */
export function readRequest<F extends Fields>(
  request: unknown,
  fields: F,
  required: readonly (keyof F & string)[] = [],
): Result<{ readonly fields: Values<F>; readonly rules: Ruleset }> {
  const read = readFields(request, { ...TABLE_FIELDS, ...fields }, required)
  if (!read.ok) return read
  const { table, preset, rules } = read.value as Values<typeof TABLE_FIELDS>
  const resolved = resolveRules({ table, preset, rules })
  if (!resolved.ok) return resolved
  return ok({ fields: read.value as Values<F>, rules: resolved.value })
}

/** Which kinds a table plays with, for the readers of notation. */
export const kindsOf =
  ({ play }: Ruleset) =>
  (kind: Kind): boolean =>
    !isBonus(kind) || (isAnimal(kind) ? play.animals : play.flowers)

export const refuse = (result: { readonly ok: false; readonly error: Fault }): ErrorAnswer => ({
  ok: false,
  error: result.error,
})
