import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fewestTransfers } from '../../src/stores/score-sheet-settle.ts'

/** Points by person that sum to zero. */
const evened = (people: number, most: number) =>
  fc
    .array(fc.integer({ min: -most, max: most }), { minLength: people - 1, maxLength: people - 1 })
    .map((points) => [0 - points.reduce((sum, n) => sum + n, 0), ...points])

/**
 * The fewest transfers by another way: the first who is not even must pay or be paid in some transfer; try every
 * partner, letting the first come out even with one of the amounts that can matter.
 */
function fewestByTrying(totals: readonly number[]): number {
  const first = totals.findIndex((n) => n !== 0)
  if (first < 0) return 0
  let best = Number.POSITIVE_INFINITY
  for (let other = first + 1; other < totals.length; other++) {
    if (Math.sign(totals[other]) !== -Math.sign(totals[first])) continue
    const next = [...totals]
    next[other] += next[first]
    next[first] = 0
    best = Math.min(best, 1 + fewestByTrying(next))
  }
  return best
}

describe('settling up', () => {
  test('worked by hand', () => {
    expect(fewestTransfers([0, 0, 0, 0])).toEqual([])
    expect(fewestTransfers([30, -30, 0, 0])).toEqual([{ from: 1, to: 0, points: 30 }])
    // two pairs that balance: two transfers, where paying the largest first would need three
    expect(fewestTransfers([50, -20, 20, -50])).toEqual([
      { from: 3, to: 0, points: 50 },
      { from: 1, to: 2, points: 20 },
    ])
    expect(fewestTransfers([5, 4, -3, -6])).toHaveLength(3)
    // greedy would pair 7 with -6; the groups are 7 with -4 and -3, and 6 with -6
    expect(fewestTransfers([7, 6, -6, -4, -3])).toHaveLength(3)
  })

  test.each([4, 5, 6])('for %i people it evens everybody out with the fewest there are', (people) => {
    fc.assert(
      fc.property(fc.oneof(evened(people, 6), evened(people, 300)), (totals) => {
        const transfers = fewestTransfers(totals)
        const left = [...totals]
        for (const { from, to, points } of transfers) {
          expect(points).toBeGreaterThan(0)
          expect(Number.isInteger(points)).toBe(true)
          left[from] += points
          left[to] -= points
        }
        expect(left.every((n) => n === 0)).toBe(true)
        expect(transfers).toHaveLength(fewestByTrying(totals))
        // nobody is told to pay out and to be paid
        for (const { from } of transfers) expect(totals[from]).toBeLessThan(0)
        for (const { to } of transfers) expect(totals[to]).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })

  test('as many as a sheet holds', () => {
    const totals = [120, -64, -16, 8, -8, 32, -32, 5, -45, 2, -1, -1]
    expect(fewestTransfers(totals).length).toBeLessThanOrEqual(8)
  })
})
