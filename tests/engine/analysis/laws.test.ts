import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { distance, standardDistance } from '../../../src/engine/analysis/distance.ts'
import { type RunningHand, runningTiles } from '../../../src/engine/analysis/running-hand.ts'
import { eachDiscard, usefulKinds, waitsOf } from '../../../src/engine/analysis/useful.ts'
import { ALL, dealt, seeded } from './slow.ts'

// Long searches: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

const ONE_SUIT = ALL.slice(0, 9)
const SUIT_AND_HONOURS = [...ALL.slice(9, 18), ...ALL.slice(27)]

/** Hands of so many tiles: from the whole wall, from one suit, from one suit and the honours. */
const hands = (tiles: number) =>
  fc
    .tuple(fc.integer(), fc.constantFrom(ALL, ALL, ONE_SUIT, SUIT_AND_HONOURS))
    .map(([seed, kinds]) => dealt(seeded(seed), tiles, kinds))
/** Sizes with the sets still to be made: 13 and 14 tiles, and as many less three for each declared set. */
const sized = (extra: number) =>
  fc.integer({ min: 0, max: 4 }).chain((sets) => hands(3 * sets + extra).map((kinds) => ({ kinds, sets })))

const runs = { numRuns: 800 }
const sevenPairs = fc.boolean()

function permuted(kinds: readonly number[], move: (kind: number) => number): number[] {
  return kinds.map(move)
}

/** Ways to rename tiles that change nothing about distances. */
const renamings = fc.record({
  suits: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
  reversed: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  honours: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
})

describe('laws of distance', () => {
  it('renaming suits, turning a suit round and renaming honours changes nothing', () => {
    fc.assert(
      fc.property(hands(13), renamings, sevenPairs, (kinds, { suits, reversed, honours }, pairs) => {
        const move = (kind: number) => {
          if (kind >= 27) return 27 + honours[kind - 27]
          const suit = (kind / 9) | 0
          const rank = reversed[suit] ? 8 - (kind % 9) : kind % 9
          return 9 * suits[suit] + rank
        }
        const before = runningTiles(kinds)
        const after = runningTiles(permuted(kinds, move))
        expect(distance(after, pairs)).toBe(distance(before, pairs))
        expect(usefulKinds(after, pairs)).toEqual(
          usefulKinds(before, pairs)
            .map(move)
            .sort((a, b) => a - b),
        )
      }),
      runs,
    )
  })

  it('a draw lowers the distance by one exactly when it is useful', () => {
    fc.assert(
      fc.property(sized(1), sevenPairs, ({ kinds, sets }, pairs) => {
        const running = runningTiles(kinds, sets)
        const now = distance(running, pairs)
        const useful = usefulKinds(running, pairs)
        for (const kind of ALL) {
          if (running.counts[kind] === 4) {
            expect(useful).not.toContain(kind)
            continue
          }
          running.add(kind)
          expect(distance(running, pairs)).toBe(useful.includes(kind) ? now - 1 : now)
          running.remove(kind)
        }
      }),
      runs,
    )
  })

  it('14 tiles are as far as their best discard; a complete hand is one away after any discard', () => {
    fc.assert(
      fc.property(sized(2), sevenPairs, ({ kinds, sets }, pairs) => {
        const running = runningTiles(kinds, sets)
        const after = [...new Set(kinds)].map((kind) => {
          running.remove(kind)
          const missing = distance(running, pairs)
          running.add(kind)
          return missing
        })
        expect(Math.min(...after)).toBe(Math.max(1, distance(running, pairs)))
      }),
      runs,
    )
  })

  it('13 tiles are one farther than their best draw', () => {
    fc.assert(
      fc.property(sized(1), sevenPairs, ({ kinds, sets }, pairs) => {
        const running = runningTiles(kinds, sets)
        expect(usefulKinds(running, pairs).length).toBeGreaterThan(0)
      }),
      runs,
    )
  })

  it('a whole set that touches nothing else can be laid aside', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 9, max: 26 }), fc.boolean(), (seed, tile, pong) => {
        fc.pre(pong || tile % 9 < 7)
        // ten tiles of wan and honours, the set in a suit of its own
        const rest = dealt(seeded(seed), 10, [...ONE_SUIT, ...ALL.slice(27)])
        const set = pong ? [tile, tile, tile] : [tile, tile + 1, tile + 2]
        expect(standardDistance(runningTiles([...rest, ...set], 4))).toBe(
          standardDistance(runningTiles(rest, 3)),
        )
      }),
      runs,
    )
  })

  it('waits are the kinds that complete the hand, the tile it was won on among them', () => {
    fc.assert(
      fc.property(completeHands(), fc.nat(), ({ kinds }, pick) => {
        const won = kinds[pick % kinds.length]
        const running = runningTiles(kinds)
        expect(distance(running, false)).toBe(0)
        running.remove(won)
        const waits = waitsOf(running, false)
        expect(waits).toContain(won)
        expect(waits).toEqual(completing(running))
      }),
      runs,
    )
  })
})

/** Four random sets and an Eye. */
function completeHands() {
  return fc
    .tuple(fc.integer(), fc.boolean())
    .map(([seed, flush]) => {
      const random = seeded(seed)
      const kinds: number[] = []
      for (let set = 0; set < 4; set++) {
        const suit = flush ? 0 : random(3)
        const low = 9 * suit + random(7)
        const any = flush ? random(9) : random(34)
        kinds.push(...(random(3) < 2 ? [low, low + 1, low + 2] : [any, any, any]))
      }
      const eye = flush ? random(9) : random(34)
      return { kinds: [...kinds, eye, eye].sort((a, b) => a - b) }
    })
    .filter(({ kinds }) => kinds.every((kind, i) => kinds[i + 4] !== kind))
}

const completing = (running: RunningHand) =>
  ALL.filter((kind) => {
    if (running.counts[kind] === 4) return false
    running.add(kind)
    const done = distance(running, false) === 0
    running.remove(kind)
    return done
  })

describe('walking over discards', () => {
  it('tells of each discard what asking afterwards tells, and leaves the hand as it was', () => {
    fc.assert(
      fc.property(sized(2), sevenPairs, ({ kinds, sets }, pairs) => {
        const running = runningTiles(kinds, sets)
        const seen: number[] = []
        const before = JSON.stringify(running)
        eachDiscard(running, pairs, (kind, missing, useful) => {
          seen.push(kind)
          const after = runningTiles(kinds.toSpliced(kinds.indexOf(kind), 1), sets)
          expect(missing).toBe(distance(after, pairs))
          const named = ALL.filter((k) => (useful[(k / 9) | 0] >> (k % 9)) & 1)
          // a walk inside the walk disturbs nothing
          if (sets === 4) eachDiscard(after, pairs, () => {})
          expect(named).toEqual(usefulKinds(after, pairs))
        })
        expect(seen).toEqual([...new Set(kinds)])
        expect(JSON.stringify(running)).toBe(before)
      }),
      { numRuns: 400 },
    )
  })
})
