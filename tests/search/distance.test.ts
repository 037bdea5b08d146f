import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slips } from '../../src/search/distance.ts'

test.each([
  ['shooter', 'shooter', 0],
  ['shoter', 'shooter', 1],
  ['shootter', 'shooter', 1],
  ['shopter', 'shooter', 1],
  ['shotoer', 'shooter', 1],
  ['sohoetr', 'shooter', 2],
  ['', 'ab', 2],
  ['混一涩', '混一色', 1],
])('%s and %s are %i apart', (a, b, n) => expect(slips(a, b, 5)).toBe(n))

test('a word still being typed', () => {
  expect(slips('thirten orp', 'thirteen orphans', 2, true)).toBe(1)
  expect(slips('thirten orp', 'thirteen orphans', 2)).toBe(Infinity)
})

/** The textbook recursion (optimal string alignment), without rows or early ends. */
function plain(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length
  const cost = a.at(-1) === b.at(-1) ? 0 : 1
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(
    plain(a.slice(0, -1), b) + 1,
    plain(a, b.slice(0, -1)) + 1,
    plain(a.slice(0, -1), b.slice(0, -1)) + cost,
    swapped ? plain(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  )
}

test('agrees with the plain recursion, within any bound', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, most) => {
      const right = plain(a, b)
      expect(slips(a.join(''), b.join(''), most)).toBe(right <= most ? right : Infinity)
      const opens = Array.from({ length: b.length + 1 }, (_, i) => plain(a, b.slice(0, i)))
      const nearest = Math.min(...opens)
      expect(slips(a.join(''), b.join(''), most, true)).toBe(nearest <= most ? nearest : Infinity)
    }),
    { numRuns: 400 },
  )
})
