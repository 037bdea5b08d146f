import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGS } from '../../src/i18n/languages.ts'
import {
  gap,
  say,
  sayAnd,
  sayAside,
  sayClauses,
  sayLabel,
  sayList,
  sayNumber,
  saySentences,
} from '../../src/i18n/message.ts'

describe('places', () => {
  test('are filled by name, as often as they stand', () => {
    expect(say('en', '{a} and {b}, {a}', { a: 'East', b: 'West' })).toBe('East and West, East')
  })
  test('without a value stay, so that a mistake shows', () => {
    expect(say('en', '{n} tai', {})).toBe('{n} tai')
  })
  test('a value that looks like a place is not filled again', () => {
    expect(say('en', '{a}', { a: '{b}', b: 'no' })).toBe('{b}')
  })
  test.each([
    ['en', '8,192'],
    ['ms', '8,192'],
    ['zh', '8,192'],
    ['vi', '8.192'],
  ] as const)('numbers are written as %s writes them', (lang, text) => {
    expect(sayNumber(lang, 8192)).toBe(text)
    expect(say(lang, '{n}', { n: 8192 })).toBe(text)
  })
  test.each(LANGS)('every number that is shown is what %s writes, small ones too', (lang) => {
    const format = new Intl.NumberFormat(lang === 'zh' ? 'zh-Hans' : lang)
    for (let n = -1100; n <= 1100; n++) expect(sayNumber(lang, n)).toBe(format.format(n || 0))
    for (const n of [0.5, 12.25, 999.5, 1e6]) expect(sayNumber(lang, n)).toBe(format.format(n))
    for (const one of ['East', '東']) expect(sayAnd(lang, [one])).toBe(one)
    expect(sayAnd(lang, [])).toBe('')
  })
})

describe('plurals', () => {
  const tiles = { one: '{n} tile', other: '{n} tiles' }
  test.each([
    [0, '0 tiles'],
    [1, '1 tile'],
    [2, '2 tiles'],
    [1000, '1,000 tiles'],
  ])('English %i', (n, text) => {
    expect(say('en', tiles, { n })).toBe(text)
  })
  test('a language without the category takes "other"', () => {
    for (const lang of ['ms', 'zh', 'vi'] as const)
      expect(say(lang, { other: '{n} x' }, { n: 1 })).toBe('1 x')
  })
  test('a missing number takes "other", and the place shows', () => {
    expect(say('en', tiles)).toBe('{n} tiles')
  })
})

describe('joined as each language joins', () => {
  test.each([
    ['en', 'A. B! C', 'a, b, and c', 'a; b', 'L: v', 't (x)', ' '],
    ['ms', 'A. B! C', 'a, b dan c', 'a; b', 'L: v', 't (x)', ' '],
    ['zh', 'A。B! C', 'a、b和c', 'a；b', 'L：v', 't（x）', ''],
    ['vi', 'A. B! C', 'a, b và c', 'a; b', 'L: v', 't (x)', ' '],
  ] as const)('%s', (lang, sentences, and, clauses, label, aside, between) => {
    expect(saySentences(lang, ['A', 'B!', 'C'])).toBe(sentences.replace('! ', `!${between}`))
    expect(sayAnd(lang, ['a', 'b', 'c'])).toBe(and)
    expect(sayClauses(lang, ['a', 'b'])).toBe(clauses)
    expect(sayLabel(lang, 'L', 'v')).toBe(label)
    expect(sayAside(lang, 't', 'x')).toBe(aside)
    expect(gap(lang)).toBe(between)
  })
  test('a sentence keeps the mark it ends with, also before a closing bracket or quote', () => {
    expect(saySentences('en', ['One.', 'Two?', '(Three.)', 'Four'])).toBe('One. Two? (Three.) Four')
    expect(saySentences('zh', ['一。', '二？', '（三。）', '“四。”', '五'])).toBe('一。二？（三。）“四。”五')
  })
  test('what is empty or not said leaves no gap', () => {
    expect(saySentences('en', ['', 'A.', null, false, undefined, 'B.'])).toBe('A. B.')
    expect(saySentences('en', [])).toBe('')
  })
})

test('a list is things in a row', () => {
  for (const lang of ['en', 'ms', 'vi'] as const) expect(sayList(lang, ['a', 'b'])).toBe('a, b')
  expect(sayList('en', ['3 wan', '4 wan', '5 wan'])).toBe('3 wan, 4 wan, 5 wan')
  expect(sayList('zh', ['三万', '四万', '五万'])).toBe('三万、四万、五万')
})

test('a list keeps its things apart in every language', () => {
  for (const lang of LANGS) expect(sayList(lang, ['x1', '2y']), lang).toMatch(/^x1\b.+\b2y$/)
})

test('no text and no value makes it throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGS),
      fc.string(),
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.double())),
      (lang, text, values) => {
        say(lang, text, values)
        say(lang, { other: text }, values)
      },
    ),
  )
})
