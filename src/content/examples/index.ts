import { HAND_PATTERNS } from './hand-patterns.ts'
import { HOME } from './home.ts'
import { HONG_KONG_HANDS } from './hong-kong.ts'
import { HOUSE_RULE_HANDS } from './house-rules.ts'
import { HOW_TO_COUNT_TAI } from './how-to-count-tai.ts'
import { HOW_YOU_WON } from './how-you-won.ts'
import { LIMIT_HANDS } from './limit-hands.ts'
import { PAYMENT_HANDS } from './payments.ts'
import { SETS_AND_BONUS } from './sets-and-bonus.ts'
import type { Example } from './types.ts'

/** Every typed hand, by id. Ids are the same in all languages and never change. */
export const EXAMPLES = {
  ...SETS_AND_BONUS,
  ...HAND_PATTERNS,
  ...HOW_YOU_WON,
  ...LIMIT_HANDS,
  ...HOUSE_RULE_HANDS,
  ...HOW_TO_COUNT_TAI,
  ...HOME,
  ...PAYMENT_HANDS,
  ...HONG_KONG_HANDS,
} as const
export type ExampleId = keyof typeof EXAMPLES

export const isExampleId = (id: unknown): id is ExampleId =>
  typeof id === 'string' && Object.hasOwn(EXAMPLES, id)

/** A typed hand as its type says, without the narrowness of the literal. */
export const exampleOf = (id: ExampleId): Example => EXAMPLES[id]

export type { Example, Examples } from './types.ts'
