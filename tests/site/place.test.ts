import { afterEach, expect, test, vi } from 'vitest'
import { placeOf } from '../../src/components/parts/place.ts'

/** A page with places of these names. */
const withPlaces = (...names: string[]) =>
  vi.stubGlobal('document', { getElementById: (id: string) => (names.includes(id) ? { id } : null) })
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['#bao', 'bao'],
  ['#%62ao', 'bao'],
  ['#%E5%8C%85', '包'],
  ['#包', '包'],
  ['#100%', '100%'],
])('%s names %s', (hash, id) => {
  withPlaces('bao', '包', '100%')
  expect(placeOf(hash)).toEqual({ id })
})

test.each(['', '#', '#nowhere', '#%', '#%zz', '#%E0%A4%A'])(
  '%s names nothing, and throws nothing',
  (hash) => {
    withPlaces('bao', '')
    expect(placeOf(hash)).toBeNull()
  },
)
