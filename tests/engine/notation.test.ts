import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatHand,
  type Hand,
  parseHand,
  parseMelds,
  parseTiles,
  scoreRequest,
  tileId,
} from '../../src/engine/index.ts'
import { anyHand } from '../support/hands.ts'

describe('faults of writing carry the place of the first bad character', () => {
  test.each([
    ['12x', 'unknown-tile', 2],
    ['E5mrXX', 'unknown-tile', 0],
    ['0m', 'unknown-tile', 0],
    ['19z', 'unknown-tile', 1],
    ['5f', 'unknown-tile', 0],
    ['m', 'unknown-tile', 0],
    ['123', 'unknown-tile', 0],
    ['5m 123 [777z]', 'unknown-tile', 3],
    ['1f', 'unknown-tile', 0],
    ['|1m', 'unknown-tile', 1],
    ['1m +', 'unknown-tile', 3],
    ['1m +12m', 'unknown-tile', 5],
    ['1m +2m |1f', 'unknown-tile', 7],
    ['🀀', 'unknown-tile', 0],
    ['11m [124m]', 'not-a-set', 4],
    ['[12m]', 'not-a-set', 0],
    ['[891m]', 'not-a-set', 0],
    ['[12m3p]', 'not-a-set', 0],
    ['[123z]', 'not-a-set', 0],
    ['[1f2f3f]', 'not-a-set', 0],
    ['(111m)', 'not-a-set', 0],
    ['[123m', 'not-a-set', 0],
    ['[123m)', 'not-a-set', 0],
    ['1m ]', 'not-a-set', 3],
    ['4555555m123p678s +4m', 'fifth-copy', 5],
    ['4s [4444s]', 'fifth-copy', 7],
    ['111m (1111m)', 'fifth-copy', 7],
    ['1111m +1m', 'fifth-copy', 7],
    ['|1f1f', 'second-bonus', 3],
    ['|1a +1a', 'second-bonus', 5],
  ])('%s', (text, code, at) => {
    expect(parseHand(text)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('faults of writing go before faults of counting', () => {
    expect(parseHand('11111m 9x')).toMatchObject({ error: { code: 'unknown-tile', at: 8 } })
    expect(parseHand('11111m [12m]')).toMatchObject({ error: { code: 'not-a-set', at: 7 } })
  })
  test('a tile the table has not', () => {
    expect(scoreRequest({ table: 'hong-kong', hand: '123m |1f2a +1m' })).toMatchObject({
      error: { code: 'tile-not-in-table', at: 8 },
    })
    expect(
      scoreRequest({ table: 'hong-kong', rules: { flowers: 'off' }, hand: '123m |1f +1m' }),
    ).toMatchObject({
      error: { code: 'tile-not-in-table', at: 6 },
    })
  })
})

describe('what is read', () => {
  test.each([
    ['23m 456p 55s [777z] (9999s) |2f1a +1m', '23m 456p 55s [777z] (9999s) |2f1a +1m'],
    ['55s456p[777z]32m(9999s)|1a2f+1m', '23m 456p 55s [777z] (9999s) |2f1a +1m'],
    [' 1 2 3 m ', '123m'],
    ['[321m]', '[123m]'],
    ['|1y1f3a', '|1f1y3a'],
    ['', ''],
  ])('%s', (text, canonical) => {
    const read = parseHand(text)
    expect(read.ok && formatHand(read.value)).toBe(canonical)
  })
  test('a bare list and bare sets', () => {
    expect(parseTiles('123m 5z 1f')).toEqual({ ok: true, value: [0, 1, 2, 31, 34] })
    expect(parseMelds('[555z](6666z)')).toMatchObject({
      ok: true,
      value: [{ type: 'pong' }, { type: 'kong', concealed: true }],
    })
    expect(parseMelds('[555z] 5m')).toMatchObject({ error: { code: 'not-a-set', at: 7 } })
  })
})

describe('laws', () => {
  test('writing then reading gives the same hand', () => {
    fc.assert(
      fc.property(anyHand, (hand: Hand) => {
        expect(parseHand(formatHand(hand))).toEqual({ ok: true, value: hand })
      }),
    )
  })
  test('reading then writing is canonical: a second time changes nothing', () => {
    const pieces = fc.constantFrom(
      '1',
      '2',
      '9',
      'm',
      'p',
      's',
      'z',
      'f',
      'a',
      '[',
      ']',
      '(',
      ')',
      '|',
      '+',
      ' ',
      'x',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
        const read = parseHand(parts.join(''))
        if (!read.ok) return
        const once = formatHand(read.value)
        const again = parseHand(once)
        expect(again.ok && formatHand(again.value)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
  test('random text never throws, and a fault’s place is in the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const read = parseHand(text)
        if (!read.ok) expect(read.error.at).toBeLessThan(Math.max(1, text.length))
        scoreRequest({ hand: text })
      }),
      { numRuns: 2000 },
    )
  })
  test('names of tiles read back', () => {
    for (let kind = 0; kind < 46; kind++)
      expect(parseTiles(tileId(kind))).toEqual({ ok: true, value: [kind] })
  })
})
