import { NORMAL_KINDS } from '../tiles.ts'
import { digestsOf } from './digests.ts'
import { HONOURS, SETS } from './groups.ts'
import { ORPHANS, type RunningHand } from './running-hand.ts'
import { FAR, join, meet, type VectorId } from './vectors.ts'
import { wholeDistance } from './whole.ts'

/** The vector of one group as it stands; honours have their pongs in every mode. */
export function groupVector(running: RunningHand, group: number, mode: number): VectorId {
  const digests = digestsOf(group, mode)
  return digests.vectorAt(digests.find(running.code(group), running.gone[group]))
}

/**
 * Tiles still missing for four sets and an Eye (0: complete; 1: ready), declared sets counted. Exact: no
 * target asks for more copies than `running.caps` allows. FAR when nothing can be completed any more.
 */
export function standardDistance(running: RunningHand): number {
  if (running.limited === 0)
    return wholeDistance(running.wan, running.tong, running.suo, running.honours, running.sets)
  return meet(
    join(groupVector(running, 0, SETS), groupVector(running, 1, SETS)),
    join(groupVector(running, 2, SETS), groupVector(running, HONOURS, SETS)),
    running.sets,
  )
}

/** Tiles missing for Thirteen Wonders; FAR with a set declared or a kind that cannot be had. */
export function orphansDistance(running: RunningHand): number {
  if (running.sets < 4) return FAR
  const missing = 14 - running.orphans - (running.orphanPairs > 0 ? 1 : 0)
  if (running.limited === 0) return missing
  let second = false
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    if (!ORPHANS[kind]) continue
    if (running.caps[kind] === 0) return FAR
    if (running.caps[kind] > 1) second = true
  }
  return second ? missing : FAR
}

/** Tiles missing for seven different pairs; FAR with a set declared or too few kinds left. */
export function pairsDistance(running: RunningHand): number {
  if (running.sets < 4) return FAR
  const free = 7 - Math.min(7, running.pairs)
  if (running.limited === 0) return free + Math.max(0, 7 - running.kinds)
  let single = 0
  let none = 0
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    if (running.caps[kind] < 2) continue
    if (running.counts[kind] === 1) single++
    else if (running.counts[kind] === 0) none++
  }
  const fresh = Math.max(0, free - single)
  return fresh > none ? FAR : free + fresh
}

/**
 * Tiles missing over every shape the table allows: four sets and an Eye, Thirteen Wonders, and Seven Pairs
 * where `sevenPairs` (a ruleset's flag) says so. Shanten is one less. Source: SG-C1, HK-C.
 */
export function distance(running: RunningHand, sevenPairs: boolean): number {
  const standard = standardDistance(running)
  if (running.sets < 4) return standard
  const best = Math.min(standard, orphansDistance(running))
  return sevenPairs ? Math.min(best, pairsDistance(running)) : best
}
