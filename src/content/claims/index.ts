import { COUNTING_CLAIMS } from './counting.ts'
import { HONG_KONG_CLAIMS } from './hong-kong.ts'
import { PAYING_CLAIMS } from './paying.ts'
import { PLANNING_CLAIMS } from './planning.ts'
import { PLAYING_CLAIMS } from './playing.ts'
import type { Claim } from './types.ts'

/** Every passage of the lessons that another house rule makes false, by id. Ids are the same in all languages. */
export const CLAIMS = {
  ...COUNTING_CLAIMS,
  ...PAYING_CLAIMS,
  ...PLANNING_CLAIMS,
  ...PLAYING_CLAIMS,
  ...HONG_KONG_CLAIMS,
} as const
export type ClaimId = keyof typeof CLAIMS

export const isClaimId = (id: unknown): id is ClaimId => typeof id === 'string' && Object.hasOwn(CLAIMS, id)

export const claimOf = (id: ClaimId): Claim => CLAIMS[id]

/** The wordings a dictionary must have: all but the one in the text. */
export type ClaimTexts = {
  readonly [Id in ClaimId]: Readonly<Record<Exclude<keyof (typeof CLAIMS)[Id], 'written'>, string>>
}

export type * from './types.ts'
