import { type PatternId, priceOf, type Ruleset, type WinWay } from '../engine/index.ts'

/** The row that a way of winning always brings, where it is played. */
const WAY_ROWS: Readonly<Partial<Record<WinWay, PatternId>>> = {
  'self-draw': 'self-draw',
  'rob-kong': 'robbed-kong',
}

/**
 * The least total that wins in a way, in the table's unit: whoever draws the tile has the row for it, where it is played
 * (HK-D3, `selfDrawTai`), and whoever robs a kong that of robbing (HK-D16, SG-E18).
 */
export function leastWon(win: WinWay, rules: Ruleset): number {
  const row = WAY_ROWS[win]
  return Math.max(rules.minimum, row === undefined ? 0 : (priceOf(rules, row).value ?? 0))
}
