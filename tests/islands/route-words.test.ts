import { describe, expect, test } from 'vitest'
import { distanceText, routeText, worthText } from '../../src/components/parts/analysis/voice.ts'
import { handOf } from '../../src/components/tiles/read.ts'
import { analyseHand, type RouteView, TABLES } from '../../src/engine/index.ts'
import type { Dictionary } from '../../src/i18n/dictionary.ts'
import { en } from '../../src/i18n/en/index.ts'
import type { Lang } from '../../src/i18n/languages.ts'
import { speaker } from '../../src/i18n/message.ts'
import { ms } from '../../src/i18n/ms/index.ts'
import { vi } from '../../src/i18n/vi/index.ts'
import { zh } from '../../src/i18n/zh/index.ts'

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
  test('without a wait to ask for, both are told, as one where they are the same', () => {
    expect(worthText(voice, route(2, 2))).toBe('2 tai, on a discard or by Zi Mo')
    expect(worthText(voice, route(2, 3))).toBe('2 tai on a discard; 3 tai by Zi Mo')
    expect(worthText(voice, route(3, 2))).toBe('3 tai on a discard; 2 tai by Zi Mo')
    expect(worthText(voice, route(2, 0))).toBe('2 tai on a discard only')
  })
  test('a hand with a tile to let go is not called ready, only a discard from it', () => {
    const { rules } = TABLES.singapore
    const said = (text: string) => {
      const found = analyseHand(handOf(text), { rules, seat: 'east', round: 'east' })
      return found && distanceText(voice, found)
    }
    expect(said('234m 567p 78s 345s 99m')).toBe('Ready: one tile completes it.')
    expect(said('234m 567p 78s 345s 99m 1z')).toBe('One discard makes it ready.')
    expect(said('234m 567p 78s 35s 99m 1z')).toBe('1 tile from ready.')
    expect(said('234m 567p 678s 345s 99m')).toBe('The tiles make a hand.')
  })
  test('suits are written as the dictionary has them', () => {
    const flush = { parts: [{ part: 'full-flush', suit: 1 }] } as unknown as RouteView
    const inLang = (lang: Lang, dictionary: Dictionary) =>
      routeText({ ...voice, lang, words: dictionary.analysis, tiles: dictionary.tiles }, flush)
    expect(inLang('en', en)).toBe('only tong')
    expect(inLang('ms', ms)).toBe('Tong sahaja')
    expect(inLang('vi', vi)).toBe('chỉ văn')
    expect(inLang('zh', zh)).toBe('只有筒子')
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
