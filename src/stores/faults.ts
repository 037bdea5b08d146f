import type { NotationCode } from '../engine/index.ts'

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
}
