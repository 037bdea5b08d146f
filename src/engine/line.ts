import type { PatternId } from './patterns/ids.ts'

/** A row that counts: `value` is the whole row in tai or faan (two dragon sets: count 2, value 2). */
export interface Line {
  readonly id: PatternId
  readonly count: number
  readonly value: number
}
