import { describe, expect, test } from 'vitest'
import { WAY_HANDS, type WayHand } from '../../src/content/examples/strategy.ts'
import {
  type DiscardsAnswer,
  formatHand,
  formatTiles,
  kindOf,
  parseHand,
  parseTiles,
  type WaitingAnswer,
  waitsRequest,
} from '../../src/engine/index.ts'

const all = Object.entries(WAY_HANDS) as [string, WayHand][]

describe('hands on their way', () => {
  test.each(all)(
    '%s is written canonically and is what the reading of its tiles says',
    (_, { hand, waits, best }) => {
      const read = parseHand(hand)
      expect(read.ok && formatHand(read.value)).toBe(hand)
      const answer = waitsRequest({ hand })
      if (!answer.ok) throw new Error(answer.error.message)
      if (waits !== undefined) {
        const found = (answer as WaitingAnswer).waits.map(({ tile }) => kindOf(tile) ?? -1)
        const want = parseTiles(waits)
        expect(formatTiles(found)).toBe(want.ok && formatTiles(want.value))
      }
      if (best !== undefined) {
        const [first, second] = (answer as DiscardsAnswer).discards
        expect(first.tile).toBe(best)
        expect(first.shanten < second.shanten || first.count > second.count).toBe(true)
      }
    },
  )
})
