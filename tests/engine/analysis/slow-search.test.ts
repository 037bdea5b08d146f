import { describe, expect, it, vi } from 'vitest'
import { standardDistance } from '../../../src/engine/analysis/distance.ts'
import { RunningHand } from '../../../src/engine/analysis/running-hand.ts'
import { usefulKinds } from '../../../src/engine/analysis/useful.ts'
import { type Meld, meldTiles } from '../../../src/engine/hand.ts'
import { ALL, countsOf, dealt, seeded, slowDistance, slowUseful } from './slow.ts'

// Long searches: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

const suits = [0, 1, 2].map((suit) => ALL.slice(9 * suit, 9 * suit + 9))
const honours = ALL.slice(27)
/** Kinds to deal from: everything, and the few kinds that make quads and hard cases common. */
const POOLS: readonly (readonly number[])[] = [
  ALL,
  ALL,
  [...suits[0], ...honours],
  suits[1],
  [...suits[2], ...suits[0]],
  [...suits[0].slice(0, 5), ...honours.slice(0, 3)],
]

type Random = (below: number) => number

/** Some declared sets that the tiles left over allow. */
function declared(random: Random, left: number[], pool: readonly number[]): Meld[] {
  const melds: Meld[] = []
  const wanted = random(4)
  for (let tries = 0; melds.length < wanted && tries < 20; tries++) {
    const tile = pool[random(pool.length)]
    const type = (['chow', 'pong', 'kong'] as const)[random(3)]
    if (type === 'chow' && (tile > 26 || tile % 9 > 6)) continue
    const meld = { type, tile, concealed: false }
    const need = countsOf(meldTiles(meld))
    if (need.some((n, kind) => n > left[kind])) continue
    for (const kind of meldTiles(meld)) left[kind]--
    melds.push(meld)
  }
  return melds
}

function position(random: Random): { running: RunningHand; counts: number[]; caps: number[] } {
  const pool = POOLS[random(POOLS.length)]
  const caps = new Array<number>(34).fill(4)
  const melds = declared(random, caps, pool)
  const size = 13 + random(2) - 3 * melds.length
  const wall = dealt(random, pool.length * 4, pool)
  const counts = new Array<number>(34).fill(0)
  let tiles = 0
  // A share of the hands starts with four of a kind.
  const quad = random(3) === 0 ? pool[random(pool.length)] : -1
  if (quad >= 0 && caps[quad] === 4 && size >= 4) {
    counts[quad] = 4
    tiles = 4
  }
  for (let i = 0; tiles < size && i < wall.length; i++) {
    const kind = wall[random(wall.length)]
    if (counts[kind] >= caps[kind]) continue
    counts[kind]++
    tiles++
  }
  const running = new RunningHand()
  for (const meld of melds) running.declare(meld)
  counts.forEach((n, kind) => {
    for (let i = 0; i < n; i++) running.add(kind)
  })
  return { running, counts, caps }
}

describe('against a slow search', () => {
  it('gives the same distance on 20,000 hands, declared sets and quads included', {
    timeout: 240_000,
  }, () => {
    const random = seeded(6)
    let quads = 0
    let limited = 0
    for (let i = 0; i < 20_000; i++) {
      const { running, counts, caps } = position(random)
      if (counts.includes(4)) quads++
      if (running.limited > 0) limited++
      const slow = slowDistance(counts, running.sets, caps)
      if (standardDistance(running) !== slow)
        expect({ counts, caps, distance: standardDistance(running) }).toEqual({
          counts,
          caps,
          distance: slow,
        })
    }
    expect(quads).toBeGreaterThan(4000)
    expect(limited).toBeGreaterThan(8000)
  })

  it('finds the same useful tiles', () => {
    const random = seeded(66)
    for (let i = 0; i < 400; i++) {
      const { running, counts, caps } = position(random)
      // Four sets and an Eye alone: with a set declared no other shape is left.
      if (running.sets === 4) continue
      expect(usefulKinds(running, true)).toEqual(slowUseful(counts, running.sets, caps))
    }
  })
})
