import type { en } from './en/index.ts'
import type { PluralMessage } from './message.ts'

/**
 * The shape every language must have: English's keys with any text. A plural message may use the
 * categories of its own language; everything else must be there, or the type check fails.
 */
export type Same<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : [Exclude<keyof T[K], keyof PluralMessage>, 'other'] extends [never, keyof T[K]]
      ? PluralMessage
      : T[K] extends readonly string[]
        ? readonly string[]
        : Same<T[K]>
}

export type Dictionary = Same<typeof en>
/** One file of a dictionary: `site`, `tiles`, `patterns` and so on. */
export type Area = keyof Dictionary
