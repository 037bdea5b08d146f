import { describe, expect, it, vi } from 'vitest'
import { pairsDistance, standardDistance } from '../../../src/engine/analysis/distance.ts'
import { RunningHand } from '../../../src/engine/analysis/running-hand.ts'
import { copiesOf, kindsOfMasks, usefulKinds, usefulMasks } from '../../../src/engine/analysis/useful.ts'

// Long searches: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

/** Every hand of so many tiles of one suit, the rest of it declared. */
function everyHand(tiles: number, visit: (running: RunningHand) => void): void {
  const running = new RunningHand()
  running.sets = Math.floor(tiles / 3)
  const fill = (kind: number, left: number) => {
    if (kind === 9) {
      if (left === 0) visit(running)
      return
    }
    fill(kind + 1, left)
    let held = 0
    while (held < 4 && held < left) {
      running.add(kind)
      held++
      fill(kind + 1, left - held)
    }
    while (held-- > 0) running.remove(kind)
  }
  fill(0, tiles)
}

const tick = (counts: number[], at: number) => {
  counts[at] = (counts[at] ?? 0) + 1
}

/** Kinds that complete the standard shape, found by adding each. */
function completing(running: RunningHand): number[] {
  const kinds: number[] = []
  for (let kind = 0; kind < 34; kind++) {
    if (running.counts[kind] >= 4) continue
    running.add(kind)
    if (standardDistance(running) === 0) kinds.push(kind)
    running.remove(kind)
  }
  return kinds
}

describe('every hand of one suit', () => {
  it('13 tiles: distances, waits by kinds and by live tiles', () => {
    const distances: number[] = []
    const withPairs: number[] = []
    const kinds: number[] = []
    const live: number[] = []
    const masks = new Uint16Array(4)
    everyHand(13, (running) => {
      const missing = standardDistance(running)
      tick(distances, missing)
      tick(withPairs, Math.min(missing, pairsDistance(running)))
      if (missing !== 1) return
      const waits = completing(running)
      tick(kinds, waits.length)
      usefulMasks(running, false, masks)
      expect(kindsOfMasks(masks)).toEqual(waits)
      tick(
        live,
        copiesOf(
          masks,
          Array.from(running.counts, (n) => 4 - n),
        ),
      )
    })
    expect(distances.slice(1)).toEqual([40070, 52678, 852])
    expect(withPairs.slice(1)).toEqual([40196, 52791, 613])
    expect(kinds.slice(1)).toEqual([14067, 14493, 6739, 2948, 1335, 392, 79, 16, 1])
    expect([live[23], live[22], live[21] ?? 0, live[20]]).toEqual([9, 2, 0, 8])
  })

  it('14 tiles: distances, with Seven Pairs and without', () => {
    const distances: number[] = []
    const withPairs: number[] = []
    everyHand(14, (running) => {
      const missing = standardDistance(running)
      tick(distances, missing)
      tick(withPairs, Math.min(missing, pairsDistance(running)))
    })
    expect(distances).toEqual([13259, 91065, 14386, 90])
    expect(withPairs).toEqual([13277, 91437, 14086])
  })

  it.each([
    [1, 9],
    [4, 249],
    [7, 2406],
    [10, 12533],
  ])('%i tiles: ready hands', (tiles, ready) => {
    let found = 0
    everyHand(tiles, (running) => {
      if (standardDistance(running) !== 1) return
      found++
      if (running.sets < 4) expect(usefulKinds(running, false)).toEqual(completing(running))
    })
    expect(found).toBe(ready)
  })
})
