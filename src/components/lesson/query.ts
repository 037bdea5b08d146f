import type { NumName, Payer } from '../../content/blocks.ts'
import type { InstantEvent, Line, PatternId, WinFields, WinWay } from '../../engine/index.ts'

export type { NumName, Payer }

/** A typed hand as a question carries it: notation and how it was won (fields left out as in a score request). */
export interface AskedHand {
  readonly hand: string
  readonly fields: Partial<WinFields>
}

/** A wrong way to count: the rows it forgets (their whole value) and the rows it counts once more. */
export interface Slip {
  readonly without?: readonly PatternId[]
  readonly with?: readonly PatternId[]
}

/**
 * A question about a number of a table, as plain data: pages carry it in `data-ask`, so that the same question
 * can be put again under other house rules.
 */
export type Query =
  /** What rows are worth together. */
  | {
      readonly ask: 'tai'
      readonly of: readonly PatternId[]
      readonly bare?: boolean
      readonly each?: boolean
    }
  /** What one row of the sheet is worth; ids that share a row are worth the same. `each`: it can count more than once. */
  | { readonly ask: 'row'; readonly of: readonly PatternId[]; readonly each?: boolean }
  /**
   * A sentence with the places {minimum} and {limit}; `none` stands in its place at a table without a limit, `free` at
   * one that asks for nothing.
   */
  | { readonly ask: 'fill'; readonly text: string; readonly none?: string; readonly free?: string }
  | { readonly ask: 'minimum' | 'limit'; readonly bare?: boolean }
  | { readonly ask: 'num'; readonly of: NumName }
  | { readonly ask: 'instant'; readonly event: InstantEvent; readonly opening?: boolean }
  | ({ readonly ask: 'score'; readonly bare?: boolean } & AskedHand)
  | ({ readonly ask: 'caption' } & AskedHand)
  /** `bases`: as so many bases, where the price list has one. */
  | ({
      readonly ask: 'pays'
      readonly who: Payer
      readonly win?: WinWay
      readonly bases?: boolean
    } & AskedHand)
  | {
      readonly ask: 'pays-total'
      readonly tai: 'minimum' | 'limit'
      readonly who: Payer
      readonly win?: WinWay
      readonly bases?: boolean
    }
  /** `win` leaves the columns of the other way out. */
  | { readonly ask: 'pay-table'; readonly win?: 'discard' | 'self-draw' }
  | ({ readonly ask: 'question'; readonly kind: 'tai' | 'win'; readonly slips: readonly Slip[] } & AskedHand)

/** What a row is worth at a table, in its unit. `value` null: not played there. */
export interface RowPrice {
  readonly value: number | null
  readonly limit: boolean
}

export interface ScoreFacts {
  readonly legal: boolean
  readonly why: null | 'not-complete' | 'below-minimum'
  readonly total: number
  readonly raw: number
  readonly limit: boolean
  readonly limitHand: boolean
  readonly lines: readonly Line[]
  readonly minimum: number
}

/** What a total pays, in points; null where no hand of that total is self-drawn, since the draw itself counts. */
export interface PayRow {
  readonly total: number
  /** For a hand whose only row is Ping Hu, where that has a price of its own (`pingHuPrice`). */
  readonly bare?: true
  readonly shooter: number
  readonly other: number
  readonly discard: number
  readonly each: number | null
  readonly selfDraw: number | null
}

export interface Choice {
  /** A total; with `win` questions 1 for a win and 0 for none. */
  readonly value: number
  readonly right: boolean
  /** Place of the slip that leads here, or -1. */
  readonly slip: number
}

export type Answer =
  | ({ readonly ask: 'tai' | 'row' } & RowPrice)
  | { readonly ask: 'fill'; readonly minimum: number; readonly limit: number | null }
  | { readonly ask: 'minimum'; readonly value: number }
  /** null: no limit. */
  | { readonly ask: 'limit'; readonly value: number | null }
  /** null: the rule is off. */
  | { readonly ask: 'num'; readonly value: number | null }
  | { readonly ask: 'instant'; readonly value: number }
  | ({ readonly ask: 'score' | 'caption' } & ScoreFacts)
  /** null: no legal win, so nothing is paid. */
  | { readonly ask: 'pays' | 'pays-total'; readonly value: number | null; readonly base: number }
  | { readonly ask: 'pay-table'; readonly rows: readonly PayRow[] }
  | ({
      readonly ask: 'question'
      readonly kind: 'tai' | 'win'
      readonly choices: readonly Choice[]
    } & ScoreFacts)
