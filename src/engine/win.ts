import type { Seat } from './tiles.ts'

/**
 * What came before a self-drawn winning tile: nothing (`wall`), bonus tiles only (`flower`), one Kong whose
 * replacement won (`kong`) or was a bonus tile (`kong-flower`), and the same after two or more Kongs in a row.
 */
export const DRAWS = ['wall', 'flower', 'kong', 'kong-flower', 'kong-on-kong', 'kong-on-kong-flower'] as const
export type Draw = (typeof DRAWS)[number]

export const WIN_WAYS = ['discard', 'self-draw', 'rob-kong', 'rob-eighth'] as const
export type WinWay = (typeof WIN_WAYS)[number]

export const OPENINGS = ['heavenly', 'earthly', 'human'] as const
export type Opening = (typeof OPENINGS)[number]

/** How the winning tile came. A union, so that a discard with a draw, or a robbed Kong on the deal, cannot be written. */
export type Win =
  | {
      readonly by: 'discard'
      readonly from: Seat
      readonly opening: 'earthly' | 'human' | null
      readonly last: boolean
    }
  | {
      readonly by: 'self-draw'
      readonly draw: Draw
      readonly opening: 'heavenly' | null
      readonly last: boolean
    }
  | { readonly by: 'rob-kong'; readonly from: Seat }
  | { readonly by: 'rob-eighth'; readonly from: Seat }

/** Who won and how: everything about a win that is not in the tiles. */
export interface Situation {
  readonly seat: Seat
  readonly round: Seat
  readonly win: Win
}
