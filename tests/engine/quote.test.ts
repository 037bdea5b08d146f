import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerLine } from '../../src/cli/batch.ts'
import {
  baoRequest,
  characterAt,
  cutText,
  instantRequest,
  parseHand,
  parseMelds,
  parseTile,
  parseTiles,
  quoted,
  replayRequest,
  scoreRequest,
  settleRequest,
  waitsRequest,
} from '../../src/engine/index.ts'

const ASTRAL = ['😀', '🀀', '𝟏', '👩‍👩‍👧', '🇸🇬', 'é', '한', '𠮷', '👍🏽']
const HALF = /[\ud800-\udfff]/u
const message = (read: { ok: boolean }): string =>
  'error' in read ? (read.error as { message: string }).message : ''

describe('what cannot be read is quoted whole', () => {
  test.each(ASTRAL)('%s in a hand, a set, a list of tiles, a tile and a set of its own', (bad) => {
    for (const text of [`123m${bad}`, `[${bad}]`, `12${bad}m`, `|${bad}`, `1m +${bad}`])
      expect(message(parseHand(text)), text).toContain(`"${bad}" is not a tile`)
    expect(message(parseTiles(`1m ${bad}`))).toContain(`"${bad}"`)
    expect(message(parseTile(bad))).toContain(`"${bad}"`)
    expect(message(parseMelds(bad))).toContain(`"${bad}" opens no set`)
  })

  test.each(ASTRAL)('%s in every field of a request, its name and its rules', (bad) => {
    const long = bad.repeat(80)
    const hand = '12222m 45556p 789s +3m'
    const requests: unknown[] = [
      { hand: long },
      { hand, [long]: 1 },
      { hand, seat: long },
      { hand, preset: long },
      { hand, rules: { [long]: 1 } },
      { hand, rules: { limit: long } },
      { hand, rules: long },
      { hand, bao: { feeder: long } },
      { hand, last: long },
      long,
    ]
    for (const request of requests) {
      const answer = scoreRequest(request)
      expect(answer.ok).toBe(false)
      expect(message(answer)).not.toMatch(HALF)
      expect(message(answer)).toContain(bad)
      expect(message(answer).length).toBeLessThan(400)
    }
  })

  test('a line of a batch that is no JSON', () => {
    expect(message(answerLine(scoreRequest, '😀') as { ok: boolean })).toContain('😀')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (line) => {
        expect(message(answerLine(scoreRequest, line) as { ok: boolean })).not.toMatch(HALF)
      }),
    )
  })

  test.each(ASTRAL)('%s in a log of a game', (bad) => {
    const refused = replayRequest([{ e: 'offer', seat: 'east', actions: [bad.repeat(90)] }])
    expect(message(refused)).toContain(bad)
    expect(message(refused)).not.toMatch(HALF)
  })

  test('random text in any request or log leaves no half character in a message', () => {
    const verbs = [scoreRequest, settleRequest, instantRequest, baoRequest, waitsRequest]
    const noise = fc.string({ unit: 'binary', maxLength: 90 })
    fc.assert(
      fc.property(noise, noise, (a, b) => {
        for (const verb of verbs)
          for (const request of [
            { [a]: b },
            { hand: a, rules: { [b]: a } },
            { hand: a, seat: b },
            { exposed: a, seat: b },
          ])
            expect(message(verb(request))).not.toMatch(HALF)
        expect(message(replayRequest([{ e: a, seat: b }]))).not.toMatch(HALF)
        for (const read of [parseHand(a), parseTiles(a), parseMelds(a), parseTile(a)])
          expect(message(read)).not.toMatch(HALF)
      }),
      { numRuns: 500 },
    )
  })
})

describe('characters and cuts', () => {
  test('a character is what people see as one', () => {
    for (const bad of ASTRAL) expect(characterAt(`1${bad}2`, 1)).toBe(bad)
    expect(characterAt('1m', 2)).toBe('')
  })
  test('a cut text is its beginning, no longer than asked, and never ends within a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 20 }), (text, most) => {
        const cut = cutText(text, most)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(most)
        expect(cut).not.toMatch(HALF)
        expect(quoted(text, most + 1).length).toBeLessThanOrEqual(most + 1)
      }),
    )
    expect(cutText('12👩‍👩‍👧', 5)).toBe('12')
  })
})
