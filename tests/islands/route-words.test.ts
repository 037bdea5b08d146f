import { describe, expect, test } from 'vitest'
import { routeText, worthText } from '../../src/components/parts/analysis/voice.ts'
import { handOf } from '../../src/components/tiles/read.ts'
import { analyseHand, type RouteView, TABLES } from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { speaker } from '../../src/i18n/message.ts'

const say = speaker('en')
const voice = {
  lang: 'en',
  say,
  words: en.analysis,
  tiles: en.tiles,
  amount: (n: number) => say('{n} tai', { n }),
} as const

const promised = (total: number, legal = total > 0) => ({ total, limit: false, legal, lines: [] })
const route = (discard: number, selfDraw: number, wait: RouteView['wait'] = null) =>
  ({ discard: promised(discard), selfDraw: promised(selfDraw), wait }) as unknown as RouteView

describe('what a way to a win is worth', () => {
  test('what only Zi Mo wins is said once', () => {
    expect(worthText(voice, route(0, 1))).toBe('1 tai by Zi Mo only')
  })
  test('the wait is asked of the discard, and not of Zi Mo (SG-E7)', () => {
    expect(worthText(voice, route(4, 5, 'two-kinds'))).toBe(
      '4 tai on a discard, if two kinds of tile or more complete it; 5 tai by Zi Mo',
    )
    expect(worthText(voice, route(4, 4, 'two-sided-chi'))).toBe(
      '4 tai on a discard, if a Chi waits for it at both ends; 4 tai by Zi Mo',
    )
  })
  test('without a wait to ask for, Zi Mo is told where it brings more', () => {
    expect(worthText(voice, route(2, 2))).toBe('2 tai on a discard')
    expect(worthText(voice, route(2, 3))).toBe('2 tai on a discard; 3 tai by Zi Mo')
  })
  test('no word of it comes twice in any way the engine finds', () => {
    const { rules } = TABLES.singapore
    for (const text of [
      '19m 19p 19s 1234567z',
      '123m 456p 789s 1155z',
      '2245567m 34p 77z 12s',
      '11335577m 2244p 5z',
    ]) {
      const found = analyseHand(handOf(text), { rules, seat: 'east', round: 'east' })
      for (const one of found?.routes ?? []) {
        const said = worthText(voice, one)
        expect(said.match(/Zi Mo/g)?.length ?? 0, said).toBeLessThanOrEqual(1)
        expect(said.match(/on a discard/g)?.length ?? 0, said).toBeLessThanOrEqual(1)
        expect(`${routeText(voice, one)} ${said}`).not.toMatch(/[{}]| a set of /)
      }
    }
  })
})
