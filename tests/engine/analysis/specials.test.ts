import { describe, expect, it, vi } from 'vitest'
import { distance, orphansDistance, pairsDistance } from '../../../src/engine/analysis/distance.ts'
import { type RunningHand, runningTiles } from '../../../src/engine/analysis/running-hand.ts'
import { usefulKinds } from '../../../src/engine/analysis/useful.ts'
import { FAR } from '../../../src/engine/analysis/vectors.ts'
import { parseTiles } from '../../../src/engine/notation.ts'
import { ALL, countsOf, dealt, seeded } from './slow.ts'

// Long searches: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

const missing = (counts: readonly number[], want: readonly number[]) =>
  want.reduce((sum, n, kind) => sum + Math.max(0, n - counts[kind]), 0)

/** Missing tiles for the nearest Thirteen Wonders, each of the thirteen tried. */
function slowOrphans(counts: readonly number[], caps: readonly number[]): number {
  const targets = ORPHANS.map((twice) => countsOf([...ORPHANS, twice]))
  const possible = targets.filter((want) => want.every((n, kind) => n <= caps[kind]))
  return Math.min(FAR, ...possible.map((want) => missing(counts, want)))
}

/** Missing tiles for the nearest seven different pairs: the kinds that miss least. */
function slowPairs(counts: readonly number[], caps: readonly number[]): number {
  const costs = ALL.filter((kind) => caps[kind] > 1)
    .map((kind) => Math.max(0, 2 - counts[kind]))
    .sort((a, b) => a - b)
  return costs.length < 7 ? FAR : costs.slice(0, 7).reduce((a, b) => a + b)
}

function limited(seed: number): { running: RunningHand; counts: number[]; caps: number[] } {
  const random = seeded(seed)
  const pool = [ALL, ORPHANS, ALL.slice(0, 9), [...ORPHANS, 1, 2]][random(4)]
  const kinds = dealt(random, 13 + random(2), pool)
  const counts = countsOf(kinds)
  const running = runningTiles(kinds)
  const caps = new Array<number>(34).fill(4)
  for (let i = random(60); i > 0; i--) {
    const kind = random(34)
    if (caps[kind] <= counts[kind]) continue
    caps[kind]--
    running.withdraw(kind, 1)
  }
  return { running, counts, caps }
}

describe('Thirteen Wonders and Seven Pairs', () => {
  it('are as far as the nearest such hand, gone tiles or not', () => {
    for (let seed = 0; seed < 4000; seed++) {
      const { running, counts, caps } = limited(seed)
      expect([orphansDistance(running), pairsDistance(running)], `seed ${seed}`).toEqual([
        slowOrphans(counts, caps),
        slowPairs(counts, caps),
      ])
    }
  })

  it('name their useful tiles', () => {
    for (let seed = 0; seed < 500; seed++) {
      const { running, caps } = limited(seed)
      const now = distance(running, true)
      const useful = ALL.filter((kind) => {
        if (running.counts[kind] >= caps[kind]) return false
        running.add(kind)
        const nearer = distance(running, true) < now
        running.remove(kind)
        return nearer
      })
      expect(usefulKinds(running, true), `seed ${seed}`).toEqual(useful)
    }
  })

  it('need a hand with nothing declared', () => {
    const running = runningTiles(dealt(seeded(1), 10), 3)
    expect([orphansDistance(running), pairsDistance(running)]).toEqual([FAR, FAR])
  })

  // Public near misses (13-orphans-near-miss): no win, however like one they look.
  it.each([
    ['19m 119s 112345567z', 'orphans', 2],
    ['89m 199p 19s 1234567z', 'orphans', 1],
    ['22m 1199p 119999s 11z', 'four of a kind is not two pairs', 2],
  ])('%s is no win: %s', (text, _, away) => {
    const tiles = parseTiles(text)
    if (!tiles.ok) throw new Error(tiles.error.message)
    const running = runningTiles(tiles.value)
    expect(running.tiles).toBe(14)
    expect(Math.min(orphansDistance(running), pairsDistance(running))).toBe(away)
    expect(distance(running, true)).toBeGreaterThan(0)
  })

  it('counts the thirteen ways and the one', () => {
    const thirteen = runningTiles(ORPHANS)
    expect(usefulKinds(thirteen, false)).toEqual(ORPHANS)
    const pair = runningTiles([...ORPHANS.slice(1), 33])
    expect(usefulKinds(pair, false)).toEqual([0])
  })
})
