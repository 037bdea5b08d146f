import { describe, expect, test } from 'vitest'
import { dictionaryOf, LISTED } from '../../src/i18n/dictionaries.ts'
import type { Dictionary, Same } from '../../src/i18n/dictionary.ts'
import { en } from '../../src/i18n/en/index.ts'
import { LANGS, type Lang, tagOf } from '../../src/i18n/languages.ts'
import { wordsAt } from '../../src/i18n/words-at.ts'

type Tree = { readonly [key: string]: unknown }
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']
const isPlural = (value: object) =>
  'other' in value && Object.keys(value).every((key) => CATEGORIES.includes(key))

/** Every message of a dictionary by its path; a plural message is one. */
function messages(tree: Tree, path = ''): Map<string, string | Record<string, string>> {
  const found = new Map<string, string | Record<string, string>>()
  for (const [key, value] of Object.entries(tree)) {
    const at = path ? `${path}.${key}` : key
    if (typeof value === 'string') found.set(at, value)
    else if (typeof value === 'object' && value !== null) {
      if (isPlural(value)) found.set(at, value as Record<string, string>)
      else for (const [inner, text] of messages(value as Tree, at)) found.set(inner, text)
    } else throw new Error(`${at} is no text: ${String(value)}`)
  }
  return found
}

const textsOf = (message: string | Record<string, string>) =>
  typeof message === 'string' ? [message] : Object.values(message)
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()
const english = messages(en)

/** Other names of a thing stand in lists, and a language may know more of them or fewer than English. */
const OTHER_NAME = /(^|\.)(also|sheetAlso)\.(.+\.)?\d+$/
/** A language that speaks alike at all tables has nothing to say otherwise at one. */
const SPOKEN = /^spokenAt\./
const required = (own: ReadonlyMap<string, unknown>) =>
  [...own.keys()].filter((key) => !OTHER_NAME.test(key) && !SPOKEN.test(key))

test('English is listed, and every listed language is one of ours', () => {
  expect(LISTED).toContain('en')
  for (const lang of LISTED) expect(LANGS).toContain(lang)
})

describe.each(LISTED.map((lang): [Lang] => [lang]))('%s', (lang) => {
  const own = messages(dictionaryOf(lang))

  test('has the messages of English, no more and no fewer', () => {
    expect(required(own).filter((key) => !english.has(key))).toEqual([])
    expect(required(english).filter((key) => !own.has(key))).toEqual([])
  })

  test('uses the places English gives it', () => {
    const wrong: string[] = []
    for (const [key, message] of own) {
      const given = new Set(textsOf(english.get(key) ?? '').flatMap(places))
      for (const text of textsOf(message))
        for (const place of places(text)) if (!given.has(place)) wrong.push(`${key}: ${place}`)
    }
    expect(wrong).toEqual([])
  })

  test('has every plural category it needs', () => {
    const needed = new Intl.PluralRules(tagOf(lang)).resolvedOptions().pluralCategories
    const wrong = [...own]
      .filter(([, message]) => typeof message !== 'string')
      .filter(([, message]) => needed.some((category) => !(message as Record<string, string>)[category]))
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  test('texts are normal, trimmed and not empty', () => {
    const wrong: string[] = []
    for (const [key, message] of own)
      for (const text of textsOf(message))
        if (text !== text.normalize('NFC') || text.trim() !== text || text === '' || / {2}|\.\.\./.test(text))
          wrong.push(`${key}: ${JSON.stringify(text)}`)
    expect(wrong).toEqual([])
  })
})

test('only lists of other names may be longer or shorter than in English', () => {
  const sample = (also: readonly string[], steps: readonly string[]) =>
    required(messages({ row: { name: 'x', also, steps }, searchIndex: { also: { '/about/': also } } }))
  expect(sample(['a'], ['s'])).toEqual(sample(['a', 'b', 'c'], ['s']))
  expect(sample([], ['s'])).toEqual(sample(['a'], ['s']))
  expect(sample(['a'], ['s'])).not.toEqual(sample(['a'], ['s', 't']))
})

test('a scene that names seats and a tile says which is which: both may be called North', () => {
  for (const lang of LISTED)
    for (const text of Object.values(dictionaryOf(lang).practice.scenes))
      expect(text).toMatch(/[:：]\s*\{tile\}/)
})

test('the type of a dictionary asks for every text (checked by tsc)', () => {
  interface Sample {
    readonly name: 'a'
    readonly count: { readonly one: 'b'; readonly other: 'c' }
    readonly list: readonly string[]
    readonly inner: { readonly text: 'd' }
  }
  const whole: Same<Sample> = { name: 'x', count: { other: 'y' }, list: ['z'], inner: { text: 'w' } }
  // @ts-expect-error a text is missing
  const missing: Same<Sample> = { name: 'x', count: { other: 'y' }, list: [], inner: {} }
  // @ts-expect-error a plural message is no plain text
  const plain: Same<Sample> = { name: 'x', count: 'y', list: [], inner: { text: 'w' } }
  // @ts-expect-error an area is missing
  const areas: Dictionary = { site: en.site }
  expect([whole, missing, plain, areas]).toHaveLength(4)
})

describe('what a table says in its own words', () => {
  const { spokenAt } = en
  const areas = Object.entries(spokenAt).flatMap(([table, spoken]) =>
    Object.entries(spoken).map(([area, part]) => [table, area, part] as const),
  )

  test.each(areas)(
    '%s, %s: stands in the place of messages that are there, with their places',
    (_, area, part) => {
      const base = messages({ [area]: en[area as keyof typeof en] } as Tree)
      for (const [key, message] of messages({ [area]: part } as Tree)) {
        const under = base.get(key)
        if (under === undefined) throw new Error(`${key} is in the place of nothing`)
        expect(message, key).not.toEqual(under)
        expect(textsOf(message).flatMap(places).sort(), key).toEqual(textsOf(under).flatMap(places).sort())
      }
    },
  )

  test('no word of the first table is left in a tool of the Hong Kong table', () => {
    /** Of these areas; what only the first table plays (Bao, Banker, locks) is never said at the second. */
    const FOREIGN = /\bZi Mo\b|\bChi\b|\bPongs?\b|\bEye\b|\b13 Wonders\b|\bThirteen Wonders\b/
    const NEVER =
      /liable from now on|no Pong of it until|may not win on or Pong|if a Chi waits|by Zi Mo only\.$|, by Zi Mo, with Bao|^Eye$/
    const left = (['analysis', 'builder', 'near', 'payments', 'play', 'scoreSheet'] as const).flatMap(
      (area) =>
        [...messages({ [area]: wordsAt('en', area, 'hong-kong') } as Tree)].filter(([, message]) =>
          textsOf(message).some((text) => FOREIGN.test(text) && !NEVER.test(text)),
        ),
    )
    expect(left).toEqual([])
    expect(wordsAt('en', 'builder', 'singapore')).toEqual(en.builder)
    expect(wordsAt('en', 'builder', 'hong-kong').pick.kong).toBe(en.builder.pick.kong)
  })
})
