import { describe, expect, it, vi } from 'vitest'
import { type Automaton, makeAutomaton } from '../../../src/engine/analysis/automaton.ts'
import { symbolOf } from '../../../src/engine/analysis/groups.ts'
import { entryOf, join, meet, type VectorId } from '../../../src/engine/analysis/vectors.ts'

// Long searches: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

/** How many ways lead to a vector with so many tiles; `ways` of physical tiles weigh a kind 1, 4, 6, 4, 1. */
type Counted = Map<string, { vector: VectorId; tiles: number; distinct: number; physical: number }>

const WEIGHTS = [1, 4, 6, 4, 1]
const MOST = 14

/** Every group of up to 14 tiles, by vector and number of tiles. */
function everyGroup(automaton: Automaton, ranks: number): Counted {
  let layer = new Map([['0 0', { state: automaton.start(), tiles: 0, distinct: 1, physical: 1 }]])
  for (let rank = 0; rank < ranks; rank++) {
    const next: typeof layer = new Map()
    for (const { state, tiles, distinct, physical } of layer.values())
      for (let held = 0; held <= 4 && tiles + held <= MOST; held++) {
        const to = { state: automaton.step(state, symbolOf(held, 4)), tiles: tiles + held }
        const key = `${to.state} ${to.tiles}`
        const sum = next.get(key) ?? { ...to, distinct: 0, physical: 0 }
        sum.distinct += distinct
        sum.physical += physical * WEIGHTS[held]
        next.set(key, sum)
      }
    layer = next
  }
  const counted: Counted = new Map()
  for (const { state, ...rest } of layer.values()) add(counted, automaton.finish(state), rest)
  return counted
}

function add(to: Counted, vector: VectorId, more: { tiles: number; distinct: number; physical: number }) {
  const key = `${vector} ${more.tiles}`
  const sum = to.get(key) ?? { vector, tiles: more.tiles, distinct: 0, physical: 0 }
  sum.distinct += more.distinct
  sum.physical += more.physical
  to.set(key, sum)
}

function together(a: Counted, b: Counted): Counted {
  const both: Counted = new Map()
  for (const x of a.values())
    for (const y of b.values())
      if (x.tiles + y.tiles <= MOST)
        add(both, join(x.vector, y.vector), {
          tiles: x.tiles + y.tiles,
          distinct: x.distinct * y.distinct,
          physical: x.physical * y.physical,
        })
  return both
}

/** Hands of so many tiles by missing tiles for `sets` sets and an Eye. */
function byDistance(low: Counted, high: Counted, tiles: number, sets: number, as: 'distinct' | 'physical') {
  const hands: number[] = []
  for (const x of low.values())
    for (const y of high.values()) {
      if (x.tiles + y.tiles !== tiles) continue
      const missing = meet(x.vector, y.vector, sets)
      hands[missing] = (hands[missing] ?? 0) + x[as] * y[as]
    }
  return hands
}

const sum = (counted: Counted, where: (one: { vector: VectorId; tiles: number }) => boolean) =>
  [...counted.values()].filter(where).reduce((total, one) => total + one.distinct, 0)

describe('exact counts over all hands', () => {
  const suit = everyGroup(makeAutomaton('sets'), 9)
  const honours = everyGroup(makeAutomaton('pongs'), 7)
  const two = together(suit, suit)
  const high = together(suit, honours)

  it('sees every group of tiles', () => {
    const bySize = (counted: Counted) =>
      Array.from({ length: 15 }, (_, tiles) => sum(counted, (one) => one.tiles === tiles))
    expect(bySize(suit)).toEqual([
      1, 9, 45, 165, 495, 1278, 2922, 6030, 11385, 19855, 32211, 48879, 69675, 93600, 118800,
    ])
    expect(bySize(honours)).toEqual([
      1, 7, 28, 84, 210, 455, 875, 1520, 2415, 3535, 4795, 6055, 7140, 7875, 8135,
    ])
  })

  it.each([
    ['suit', suit, 0, [1, 16, 127, 627, 2098]],
    ['suit with the Eye', suit, 1, [9, 135, 996, 4475, 13259]],
    ['honours', honours, 0, [1, 7, 21, 35, 35]],
    ['honours with the Eye', honours, 1, [7, 42, 105, 140, 105]],
    ['suit and honours with the Eye', high, 1, [16, 352, 3796, 26140, 127240]],
    ['three suits with the Eye', together(two, suit), 1, [27, 1269, 29718, 459177, 5237550]],
    ['all kinds', together(two, high), 0, [1, 55, 1506, 27255, 365436]],
    ['all kinds with the Eye', together(two, high), 1, [34, 1836, 49332, 875418, 11498658]],
  ])('%s made of whole sets', (_, counted, eye, expected) => {
    const whole = [0, 1, 2, 3, 4].map((sets) =>
      sum(
        counted,
        ({ vector, tiles }) => tiles === 3 * sets + 2 * eye && entryOf(vector, 5 * eye + sets) === 0,
      ),
    )
    expect(whole).toEqual(expected)
  })

  it('every 14-tile hand by distance', () => {
    expect(byDistance(two, high, 14, 4, 'distinct')).toEqual([
      11498658, 1407507075, 24534145015, 104744544266, 131618303547, 53783938428, 9718513527, 685882185,
      16090769, 81030,
    ])
  })

  it('every 13-tile hand by distance', () => {
    const hands = byDistance(two, high, 13, 4, 'distinct')
    expect(hands.slice(1)).toEqual([
      54747045, 2318210748, 18521094520, 40311144206, 28348596450, 8048161086, 885943636, 33398598, 299711,
    ])
  })

  it('weighs physical tiles', () => {
    expect(byDistance(two, high, 14, 4, 'physical')[0]).toBe(11353128141498)
    expect(byDistance(two, high, 13, 4, 'physical')[1]).toBe(32244742336860)
    expect(
      [2, 5, 8, 11].map((tiles) => byDistance(two, high, tiles, (tiles - 2) / 3, 'physical')[0]),
    ).toEqual([204, 280944, 165372972, 54780703332])
  })

  it('counts ready hands with sets gone', () => {
    expect(
      [10, 7, 4, 1].map((tiles) => byDistance(two, high, tiles, (tiles - 1) / 3, 'distinct')[1]),
    ).toEqual([3431439, 148809, 3756, 34])
  })
})
