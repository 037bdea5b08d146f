import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../../src/search/fold.ts'

const same = (...texts: string[]) => expect(new Set(texts.map((text) => fold(text).text)).size).toBe(1)

describe('names that are one', () => {
  test.each([
    ['hùn yī sè', 'Hun Yi Se', 'hunyise', 'hun-yi-se', 'hun4 yi1 se4', 'hun4yi1se4'],
    ['混一色', '混 一 色'],
    ['對對糊', '对对胡', '對對和', '对对和'],
    ['門清自摸', '门清自摸'],
    ['搶槓', '抢杠'],
    ['海底撈月', '海底捞月'],
    ['十三么', '十三幺', '十三麼'],
    ['九蓮寶燈', '九莲宝灯'],
    ['碰碰鬍', '碰碰胡'],
    ['lǜ yī sè', 'lu yi se'],
    ['pòaⁿ-sek', 'poan sek'],
    ['pêng-ô͘', 'peng-o', 'PENG O'],
    ['điểm', 'diem', 'Điểm'],
    ['điểm', 'điểm'.normalize('NFD')],
    ['half colour', 'Half-Color', 'halfcolour'],
    ['Terminals & Honours', 'terminals and honors'],
    ['player’s', "player's", 'players'],
    ['ＰＩＮＧ　ＨＵ', 'ping hu'],
  ])('%s', (...texts) => same(...texts))

  test('what differs stays apart', () => {
    expect(fold('hun yi se').text).not.toBe(fold('qing yi se').text)
    expect(fold('大三元').text).not.toBe(fold('小三元').text)
    expect(fold('four').text).toBe('four')
    expect(fold('13 wonders').text).toBe('13wonders')
    expect(fold('2-6 game').words).toEqual(['2', '6', 'game'])
  })
})

test('marks part no words', () => {
  expect(fold('Hùn yī-sè').words).toEqual(['hun', 'yi', 'se'])
  expect(fold('chhàu pêng-ô͘'.normalize('NFD')).words).toEqual(['chhau', 'peng', 'o'])
})

test('nothing in, nothing out', () => {
  for (const text of ['', '   ', '-–—', '!?', '\u0000', '\ud800', '🀄']) expect(fold(text).text).toBe('')
})

test('folding twice is folding once, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = fold(text)
      expect(once.words.join('')).toBe(once.text)
      expect(fold(once.words.join(' '))).toEqual(once)
    }),
    { numRuns: 2000 },
  )
})
