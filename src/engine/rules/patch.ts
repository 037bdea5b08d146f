import type { PatternId } from '../patterns/ids.ts'
import type { Conditions, PaymentRules, PlayRules, Row, Ruleset } from './ruleset.ts'

export type RuleValue = string | number

/** Which part of the site or engine a house rule touches. */
export type Touches = 'scoring' | 'payments' | 'play'

/**
 * A named, typed value that patches a table. The first value is the table as written; the numbered rules that it
 * changes stand in a comment beside it.
 */
export interface HouseRule {
  readonly name: string
  readonly values: readonly RuleValue[]
  /** Rows whose price or condition it changes. */
  readonly patterns: readonly PatternId[]
  readonly touches: readonly Touches[]
  /** The table with the value in force; called for values other than the first only. */
  readonly patch: (rules: Ruleset, value: RuleValue) => Ruleset
}

export const conditions =
  (patch: Partial<Conditions>) =>
  (rules: Ruleset): Ruleset => ({
    ...rules,
    conditions: { ...rules.conditions, ...patch },
  })
export const play =
  (patch: Partial<PlayRules>) =>
  (rules: Ruleset): Ruleset => ({
    ...rules,
    play: { ...rules.play, ...patch },
  })
export const payments =
  (patch: Partial<PaymentRules>) =>
  (rules: Ruleset): Ruleset => ({
    ...rules,
    payments: { ...rules.payments, ...patch },
  })

/** Prices a row, in its place when the table has it, else at the end; null takes it out. */
export const price =
  (id: PatternId, value: Row['value'] | null) =>
  (rules: Ruleset): Ruleset => {
    const has = rules.rows.some((row) => row.id === id)
    const rows = rules.rows.flatMap((row) => (row.id !== id ? [row] : value === null ? [] : [{ id, value }]))
    return { ...rules, rows: has || value === null ? rows : [...rows, { id, value }] }
  }

/** Makes a scored row take the place of others; an empty list lets them add. */
export const replaces =
  (id: PatternId, others: readonly PatternId[]) =>
  (rules: Ruleset): Ruleset => ({
    ...rules,
    replaces: { ...rules.replaces, [id]: others },
  })

/** Patches one after another. */
export const all =
  (...patches: readonly ((rules: Ruleset) => Ruleset)[]) =>
  (rules: Ruleset): Ruleset =>
    patches.reduce((patched, patch) => patch(patched), rules)
