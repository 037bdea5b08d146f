import { RANK_WEIGHT } from './decompose.ts'
import type { Hand } from './hand.ts'
import type { Conditions } from './rules/ruleset.ts'
import { codes, counts, shapes } from './tally.ts'
import { waitMasks } from './waits.ts'

const waitCodes = [0, 0, 0, 0]
const waitScratch = [0, 0, 0, 0]

/** SG-E7 `two-kinds`: at least two kinds to wait for, those left out of which the hand holds all four. */
function waitsForTwoKinds(hand: Hand): boolean {
  const won = hand.winning ?? 0
  const wonSuit = (won / 9) | 0
  for (let suit = 0; suit < 4; suit++) waitCodes[suit] = codes[suit]
  waitCodes[wonSuit] -= RANK_WEIGHT[won - wonSuit * 9]
  const masks = waitMasks(waitCodes, waitScratch)
  let kinds = 0
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = masks[suit]; mask !== 0; mask &= mask - 1) {
      const kind = suit * 9 + 31 - Math.clz32(mask & -mask)
      // `counts` holds the winning tile, which was not there yet
      if (counts[kind] - (kind === hand.winning ? 1 : 0) < 4) kinds++
    }
  }
  return kinds >= 2
}

/**
 * House rule pingHuWait two-sided-chi: in some reading the winning tile ends a Chi that its other end, a kind of
 * which the hand does not hold all four, would complete too. Any cut of the winning tile's suit is part of a reading.
 */
function endsTwoSidedChow(won: number): boolean {
  const { parts } = shapes[(won / 9) | 0]
  return parts.some(({ sets }) =>
    sets.some(({ type, tile }) => {
      if (type !== 'chow') return false
      const low = tile % 9
      if (tile === won) return low < 6 && counts[tile + 3] < 4
      return tile + 2 === won && low > 0 && counts[tile - 1] < 4
    }),
  )
}

/** Whether the wait of the complete hand last tallied allows Ping Hu on a tile that somebody else gave (SG-E7, pingHuWait). */
export const waitAllows = (rule: Conditions['pingHuWait'], hand: Hand): boolean =>
  rule === 'none' ||
  (rule === 'two-sided-chi' ? endsTwoSidedChow(hand.winning ?? -1) : waitsForTwoKinds(hand))
