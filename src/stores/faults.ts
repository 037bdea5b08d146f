import type { ClashName, NotationCode } from '../engine/index.ts'

/** What can be wrong with a text, a link or a choice; each has its sentence in the dictionary's `errors`. */
export type FaultCode =
  | NotationCode
  | 'too-long'
  | 'tile-count'
  | 'no-winning-tile'
  | 'unknown-field'
  | 'unknown-value'
  | 'unknown-rule'
  | 'unknown-rule-value'
  | 'contradiction'
  | 'bad-escape'
  | 'repeated'

/** One mistake of a link or text: what is wrong and where. Never a reason to lose the rest. */
export interface PlacedFault {
  readonly code: FaultCode
  /** The part of the link it stands in: `hand`, `seat`, `rules` … */
  readonly field: string
  /** The text that is wrong; for a hand the whole text, with `at` the 0-based place in it. */
  readonly text: string
  readonly at?: number
  /** The smallest and the largest whole number that is possible there, where it is a number. */
  readonly range?: readonly [number, number]
  /** What was taken in its place; absent when it was left out. */
  readonly taken?: string
  /** Why it does not go with the rest, where that is known. */
  readonly reason?: ClashReason
}

/** What of a bill contradicts the rest besides: nobody feeds himself, and such a win has nobody liable. */
export type ClashReason = ClashName | 'no-liable'
