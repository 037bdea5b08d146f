import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EMPTY_HAND, scoreHand, scoreRequest } from '../../src/engine/index.ts'
import { handOf } from '../support/ask.ts'
import { everyCompleteHand } from '../support/enumerate.ts'
import { countHand, HONG_KONG_PATTERNS, noCounts, SINGAPORE_PATTERNS } from '../support/pattern-counts.ts'

const lines = (name: string) =>
  readFileSync(new URL(`../cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe.each(['singapore', 'hong-kong'])('scored hands from public sources: %s', (table) => {
  test.each(lines(table))('$id: $about', ({ request, expect: expected }) => {
    expect(scoreRequest(request)).toMatchObject({ ok: true, ...expected })
  })
})

test('the values by pattern rows that brute force gives, both tables, two seats', () => {
  const shot = (seat: 'east' | 'south') =>
    ({ seat, round: 'east', win: { by: 'discard', from: 'west', opening: null, last: false } }) as const
  for (const { hand, ...expected } of lines('patterns')) {
    const { concealed } = handOf(hand)
    const complete = { ...EMPTY_HAND, concealed: concealed.slice(0, 13), winning: concealed[13] }
    const totals = {
      singaporeEast: scoreHand(complete, shot('east'), SINGAPORE_PATTERNS).total,
      hongKongEast: scoreHand(complete, shot('east'), HONG_KONG_PATTERNS).total,
      singaporeSouth: scoreHand(complete, shot('south'), SINGAPORE_PATTERNS).total,
      hongKongSouth: scoreHand(complete, shot('south'), HONG_KONG_PATTERNS).total,
    }
    expect({ hand, ...totals }).toEqual({ hand, ...expected })
  }
})

// the whole of it, 11,498,658 hands, is `npm run check:counts`
describe('counts over every complete hand of one suit and honours', () => {
  const counts = noCounts()
  const hands = everyCompleteHand((tiles) => countHand(tiles, counts), [0, 3])
  test('their number', () => expect(hands).toBe(127_240))
  test('patterns that stand in one suit and honours only, from the counts over all hands', () => {
    const { patterns } = counts
    // each of three suits has its own; hands of honours only are in all three
    expect(patterns['full-flush']).toBe(39_777 / 3)
    expect(patterns['half-flush']).toBe(341_628 / 3)
    expect(patterns['all-honours']).toBe(105)
    expect(patterns['nine-gates']).toBe(27 / 3)
    // four wind sets leave an Eye: of one of three suits or of the honours
    expect(patterns['big-winds']).toBe((30 - 3) / 3 + 3)
  })
})
