import { NORMAL_KINDS } from '../tiles.ts'
import { CHOWS, HONOURS, honourVector, limitedVector, SETS, suitVector, suitVectorBy } from './groups.ts'
import { ORPHANS, type Tally } from './tally.ts'
import { FAR, join, meet, type VectorId } from './vectors.ts'

const ALL_RANKS = 0x1ff

/** The vector of one group of the tally as it stands (honours: all modes but CHOWS, where they hold no set). */
export function groupVector(tally: Tally, group: number, mode: number): VectorId {
  if (tally.short[group] > 0) return limitedVector(tally.counts, tally.caps, group, mode, ALL_RANKS)
  return group === HONOURS ? honourVector(tally.honours) : suitVectorBy(tally.code(group), mode)
}

/**
 * Tiles still missing for four sets and an Eye (0: complete; 1: ready), declared sets counted. Exact: no
 * target asks for more copies than `tally.caps` allows. FAR when nothing can be completed any more.
 */
export function standardDistance(tally: Tally): number {
  if (tally.limited === 0)
    return meet(
      join(suitVector(tally.wan), suitVector(tally.tong)),
      join(suitVector(tally.suo), honourVector(tally.honours)),
      tally.sets,
    )
  return meet(
    join(groupVector(tally, 0, SETS), groupVector(tally, 1, SETS)),
    join(groupVector(tally, 2, SETS), groupVector(tally, HONOURS, SETS)),
    tally.sets,
  )
}

/** Tiles missing for Thirteen Wonders; FAR with a set declared or a kind that cannot be had. */
export function orphansDistance(tally: Tally): number {
  if (tally.sets < 4) return FAR
  const missing = 14 - tally.orphans - (tally.orphanPairs > 0 ? 1 : 0)
  if (tally.limited === 0) return missing
  let second = false
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    if (!ORPHANS[kind]) continue
    if (tally.caps[kind] === 0) return FAR
    if (tally.caps[kind] > 1) second = true
  }
  return second ? missing : FAR
}

/** Tiles missing for seven different pairs; FAR with a set declared or too few kinds left. */
export function pairsDistance(tally: Tally): number {
  if (tally.sets < 4) return FAR
  if (tally.limited === 0) return 7 - Math.min(7, tally.pairs) + Math.max(0, 7 - tally.kinds)
  let free = 7 - Math.min(7, tally.pairs)
  if (free === 0) return 0
  let single = 0
  let none = 0
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    if (tally.caps[kind] < 2) continue
    if (tally.counts[kind] === 1) single++
    else if (tally.counts[kind] === 0) none++
  }
  const halves = Math.min(free, single)
  free -= halves
  return free > none ? FAR : halves + 2 * free
}

/**
 * Tiles missing over every shape the table allows: four sets and an Eye, Thirteen Wonders, and Seven Pairs
 * where `sevenPairs` (a ruleset's flag) says so. Shanten is one less. Source: SG-C1, HK-C.
 */
export function distance(tally: Tally, sevenPairs: boolean): number {
  let best = standardDistance(tally)
  if (tally.sets < 4) return best
  const orphans = orphansDistance(tally)
  if (orphans < best) best = orphans
  if (sevenPairs) {
    const pairs = pairsDistance(tally)
    if (pairs < best) best = pairs
  }
  return best
}

export const shanten = (tally: Tally, sevenPairs: boolean): number => distance(tally, sevenPairs) - 1

/** Whether chows alone, pongs alone or any sets may be used: re-exported for routes. */
export { CHOWS, SETS }
