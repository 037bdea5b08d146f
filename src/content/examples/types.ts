import type { PatternId, TableId, WinFields } from '../../engine/index.ts'

/**
 * A hand that texts show, and what the numbered rules say it scores. `expect` is worked out by hand from the rules,
 * never copied from the engine; tests run every example through it. `lines` are rows in the order
 * of the rule tables; `raw` is given where the limit cuts the sum.
 */
export interface Example {
  /** Canonical notation. */
  readonly hand: string
  /** Left out: seat and round East, a discard, from the wall, not last, no opening, from the next seat. */
  readonly fields: Partial<WinFields>
  readonly table?: TableId
  /**
   * House rules this example is pinned to; without them it follows the reader's. Where they bring a row that the table as
   * written does not play, they hold only for a reader who does not play it either (`stores/brought.ts`).
   */
  readonly rules?: Readonly<Record<string, string | number>>
  readonly expect: {
    readonly legal: boolean
    readonly total: number
    readonly raw?: number
    readonly lines: readonly PatternId[]
  }
}

export type Examples = Readonly<Record<string, Example>>
