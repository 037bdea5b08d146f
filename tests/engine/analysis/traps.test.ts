import { describe, expect, it, vi } from 'vitest'
import { acceptance, copiesLeft, improvements } from '../../../src/engine/analysis/acceptance.ts'
import { analyseHand } from '../../../src/engine/analysis/analyse.ts'
import { distance } from '../../../src/engine/analysis/distance.ts'
import { runningHand, runningTiles } from '../../../src/engine/analysis/running-hand.ts'
import { usefulKinds } from '../../../src/engine/analysis/useful.ts'
import { type Hand, kindOf, parseHand, parseTiles, resolveRules, tileId } from '../../../src/engine/index.ts'
import { ALL, countsOf, dealt, seeded, slowDistance, slowUseful } from './slow.ts'

// Long searches: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

const handOf = (text: string): Hand => {
  const hand = parseHand(text)
  if (!hand.ok) throw new Error(hand.error.message)
  return hand.value
}
const kind = (id: string) => kindOf(id) ?? -1

// The rows of cases/traps.md on distance and useful tiles; other rows are in waits-request and routes tests.
describe('public faults', () => {
  it.each([
    // shanten-wrong: fewer sets and more partials of a suit must be tried too
    ['9m589p356679s226z', 3],
    ['145s36m12579p276z', 5],
    ['12479s5p344569m7z', 3],
    // 13-orphans look-alikes and a fifth copy that does not exist
    ['123456789m1111z', 1],
    ['1112345678999m', 0],
  ])('%s is %i from ready', (text, shanten) => {
    const tiles = parseTiles(text)
    if (!tiles.ok) throw new Error(tiles.error.message)
    expect(tiles.value).toHaveLength(13)
    expect(distance(runningTiles(tiles.value), false) - 1).toBe(shanten)
    expect(slowDistance(countsOf(tiles.value), 4) - 1).toBe(shanten)
  })

  // incomplete-hand-convention: how many sets are declared is said, never guessed
  it('takes the number of sets to be made from the caller', () => {
    const tiles = parseTiles('14668889m')
    if (!tiles.ok) throw new Error(tiles.error.message)
    expect(distance(runningTiles(tiles.value, 2), false)).toBe(slowDistance(countsOf(tiles.value), 2))
    const two = analyseHand(handOf('14668889m [123p] [456p]'), viewpoint())
    expect(two?.shanten).toBe(slowDistance(countsOf(tiles.value), 2) - 1)
    expect(analyseHand(handOf('14668889m'), viewpoint())).toBeNull()
  })

  // acceptance-overcount: own copies, declared sets and what is shown are not left
  it('counts what is left', () => {
    const left = copiesLeft(handOf('45m 777p [333m]'), [kind('7z'), kind('7z')])
    expect([left[kind('7p')], left[kind('3m')], left[kind('7z')], left[kind('1s')]]).toEqual([1, 1, 2, 4])
  })

  // acceptance-upgrade
  it.each(['9p', '1z', '2z'])('lists 4s as an improving draw after discarding %s', (discard) => {
    const hand = handOf('123m12399p57s1122z')
    const left = copiesLeft(hand, [])
    const running = runningHand(hand)
    running.remove(kind(discard))
    const before = acceptance(running, false, left)
    expect([before.distance, before.count]).toEqual([2, 8])
    expect(before.useful.map(([tile]) => tile)).not.toContain(kind('4s'))
    const better = improvements(running, false, left).find(({ tile }) => tile === kind('4s'))
    expect(better).toMatchObject({ left: 4, count: 12 })
    expect(better?.discards.map(tileId)).toContain('7s')
  })

  // search-loop-slow
  it('answers any one-suit hand of 14 in far less than a millisecond', () => {
    const running = runningHand(handOf('11123455678999m'))
    distance(running, true)
    const from = performance.now()
    for (let i = 0; i < 1000; i++) {
      running.remove(i % 9)
      distance(running, true)
      running.add(i % 9)
    }
    expect((performance.now() - from) / 1000).toBeLessThan(1)
  })
})

function viewpoint() {
  const rules = resolveRules()
  if (!rules.ok) throw new Error(rules.error.message)
  return { rules: rules.value, seat: 'east', round: 'east' } as const
}

describe('improving draws', () => {
  it('are those that widen what a hand accepts, found by trying every draw and discard', {
    timeout: 60_000,
  }, () => {
    const random = seeded(17)
    for (let i = 0; i < 12; i++) {
      // a concealed part of seven tiles keeps the slow search short
      const kinds = dealt(random, 7, i % 2 ? ALL.slice(0, 9) : [...ALL.slice(0, 9), ...ALL.slice(29, 32)])
      const counts = countsOf(kinds)
      const left = counts.map((n) => 4 - n)
      const away = slowDistance(counts, 2)
      const accepted = (held: number[], copies: number[]) =>
        slowUseful(held, 2).reduce((sum, tile) => sum + copies[tile], 0)
      const before = accepted(counts, left)
      const useful = slowUseful(counts, 2)
      const found: [number, number][] = []
      for (const tile of ALL) {
        if (left[tile] === 0 || useful.includes(tile)) continue
        const drawn = counts.with(tile, counts[tile] + 1)
        const copies = left.with(tile, left[tile] - 1)
        const after = ALL.filter((k) => drawn[k] > 0 && k !== tile)
          .map((k) => drawn.with(k, drawn[k] - 1))
          .filter((held) => slowDistance(held, 2) === away)
          .map((held) => accepted(held, copies))
        if (Math.max(0, ...after) > before) found.push([tile, Math.max(...after)])
      }
      const told = improvements(runningTiles(kinds, 2), false, left).map(({ tile, count }) => [tile, count])
      expect(
        told.sort((a, b) => a[0] - b[0]),
        kinds.map(tileId).join(' '),
      ).toEqual(found)
    }
  })
})

describe('the whole analysis of a hand', () => {
  it('says of 13 tiles what the parts say', () => {
    const hand = handOf('234m 567p 78s 345s 99m')
    const found = analyseHand(hand, { ...viewpoint(), seen: [kind('6s'), kind('6s')] })
    if (found?.kind !== 'waiting') throw new Error('not a waiting hand')
    expect(found.shanten).toBe(0)
    expect(found.shapes).toEqual({ sets: 0, sevenPairs: null, thirteenOrphans: 11 })
    expect(found.waits.map(({ tile, left }) => [tileId(tile), left])).toEqual([
      ['6s', 2],
      ['9s', 4],
    ])
    // SG-E7: a concealed self-drawn Ping Hu is always the limit
    expect(found.waits.map(({ discard, selfDraw }) => [discard.total, selfDraw.total])).toEqual([
      [4, 5],
      [4, 5],
    ])
    expect([found.count, found.legalDistance]).toEqual([6, 1])
    expect(found.useful.map(([tile]) => tile)).toEqual(usefulKinds(runningHand(hand), false))
  })

  it('says of 14 tiles what each discard leads to, values of ready ones included', () => {
    const found = analyseHand(handOf('234m 567p 78s 345s 99m 1z'), viewpoint())
    if (found?.kind !== 'discarding') throw new Error('not a hand about to discard')
    const [best, ...rest] = found.discards
    expect([tileId(best.tile), best.shanten, best.count, best.legalDistance]).toEqual(['1z', 0, 8, 1])
    expect(best.waits.map(({ tile, discard }) => [tileId(tile), discard.total])).toEqual([
      ['6s', 4],
      ['9s', 4],
    ])
    expect(rest.filter(({ shanten }) => shanten > 0).every(({ waits }) => waits.length === 0)).toBe(true)
    expect(found.shanten).toBe(0)
  })

  it('is silent about hands that are not whole', () => {
    for (const text of ['', '123m', '123456789m123p', '123456789m11z 22p |1f +3f'])
      expect(analyseHand(handOf(text), viewpoint())).toBeNull()
  })
})
