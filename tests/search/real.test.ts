import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TABLES } from '../../src/engine/index.ts'
import { LISTED } from '../../src/i18n/dictionaries.ts'
import type { TermEntry } from '../../src/search/entry.ts'
import { fold } from '../../src/search/fold.ts'
import { nearestTerms, readyTerms, searchTerms } from '../../src/search/search.ts'
import { realPatterns, realTerms } from './content.ts'

const namesOf = (entry: TermEntry) => [entry.name, ...Object.values(entry.aliases).flat()]

describe.each(LISTED)('the term index of %s', (lang) => {
  const entries = realTerms(lang)
  const terms = readyTerms(entries)
  const urls = (query: string) => searchTerms(terms, query).map(({ entry }) => entry.url)
  const names = entries.flatMap(namesOf)

  test('has each address once, and a name for each', () => {
    expect(entries.length).toBeGreaterThan(150)
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length)
    for (const entry of entries) expect(fold(entry.name).text, entry.url).not.toBe('')
  })

  test('every name and alias of a row, in every script, finds it exactly', () => {
    for (const { id, hanzi, aliases } of realPatterns()) {
      const all = [...hanzi.flatMap(({ text, pinyin }) => [text, pinyin]), ...Object.values(aliases).flat()]
      expect(all.length, id).toBeGreaterThan(2)
      for (const name of all as string[]) {
        const hit = searchTerms(terms, name).find(({ entry }) => entry.url.endsWith(`/patterns/${id}/`))
        expect(hit?.match, `${id}: ${name}`).toMatch(/^exact/)
      }
    }
  })

  test('every entry is found first by its own name, but for others of that name', () => {
    for (const entry of entries) {
      const first = searchTerms(terms, entry.name)[0].entry
      const same = namesOf(first).some((name) => fold(name).text === fold(entry.name).text)
      expect(same, `${entry.name} finds ${first.name}`).toBe(true)
      if (entry.kind === 'pattern') expect(first.kind, entry.name).toBe('pattern')
    }
  })

  test('case, marks, spaces and hyphens change nothing', () => {
    const change = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFC'),
      (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
      (text) => text.replace(/[\s-]+/g, ''),
      (text) => text.replace(/\s+/g, '-'),
      (text) => text.replace(/\s+/g, '  '),
      (text) => `  ${text} `,
      (text) => text.replaceAll('đ', 'd').replaceAll('Đ', 'D'),
      (text) => text.replaceAll('对', '對').replaceAll('胡', '糊').replaceAll('门', '門'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(change, { maxLength: 4 }), (name, changes) => {
        const changed = changes.reduce((text, how) => how(text), name)
        expect(urls(changed)).toEqual(urls(name))
      }),
      { numRuns: 500 },
    )
  })

  test('a name is found while it is being typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.integer({ min: 3, max: 30 }), (entry, length) => {
        const begun = [...entry.name].slice(0, length).join('')
        if (fold(begun).text.length >= 3) expect(urls(begun)).toContain(entry.url)
      }),
    )
  })

  test('one slip in a longer name is forgiven', () => {
    const long = entries.flatMap((entry) =>
      namesOf(entry)
        .filter((name) => /^[a-z ]{8,}$/i.test(name))
        .map((name) => ({ name, url: entry.url })),
    )
    const wrong = fc.tuple(fc.constantFrom(...long), fc.nat(), fc.constantFrom('drop', 'double', 'swap'))
    fc.assert(
      fc.property(wrong, ([{ name, url }, where, how]) => {
        const at = 1 + (where % (name.length - 2))
        const slipped = {
          drop: name.slice(0, at) + name.slice(at + 1),
          double: name.slice(0, at) + name[at] + name.slice(at),
          swap: name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
        }[how]
        // A slip may make another word that is a name itself: then that is what was typed.
        const hits = searchTerms(terms, slipped ?? '')
        const meant = hits.some((hit) => hit.entry.url === url)
        expect(meant || (hits[0] && hits[0].match !== 'slip')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('no query throws, and nothing is found twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (query) => {
        const found = urls(query)
        expect(new Set(found).size).toBe(found.length)
        expect(nearestTerms(terms, query, 3).length).toBeLessThanOrEqual(3)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the Hong Kong table is found', () => {
  const terms = readyTerms(realTerms('en'))
  const urls = (query: string) => searchTerms(terms, query).map(({ entry }) => entry.url)
  test.each([
    ['faan', '/glossary/#faan', '/reference/faan/', '/learn/hong-kong/#faan'],
    ['番', '/glossary/#faan', '/reference/faan/'],
    ['平糊', '/patterns/ping-hu/', '/patterns/all-chows/'],
    ['ping wu', '/patterns/ping-hu/', '/patterns/all-chows/'],
    ['chicken hand', '/glossary/#chicken-hand', '/patterns/chicken-hand/'],
    ['雞糊', '/patterns/chicken-hand/'],
    ['七對子', '/patterns/seven-pairs/'],
    ['half spicy', '/glossary/#half-spicy'],
    ['doubling', '/house-rules/?table=hong-kong#curve'],
    ['hong kong', '/tables/hong-kong/', '/learn/hong-kong/'],
  ])('%s', (query, ...wanted) => {
    expect(urls(query)).toEqual(expect.arrayContaining(wanted))
  })

  const here = readyTerms(realTerms('en'), { lang: 'en', table: 'hong-kong' })
  const hits = (query: string, all = here) => searchTerms(all, query).map(({ entry }) => entry)

  test.each([
    ['平糊', 'All Chows', '/patterns/all-chows/', 'Ping Hu', '/patterns/ping-hu/'],
    ['清一色', 'Full Flush', '/patterns/full-flush/', 'Half flush, full flush', '/glossary/#half-flush'],
    [
      'seven pairs',
      'Seven Pairs',
      '/patterns/seven-pairs/',
      'Seven Pairs',
      '/house-rules/?table=hong-kong#sevenPairs',
    ],
    [
      'limit hands',
      'Limit hands',
      '/reference/faan/#limit-hands',
      'Limit hands, Singapore table',
      '/reference/tai/#limit-hands',
    ],
  ])(
    'for a reader of that table its rows, rules and sheet go first, under its names: %s',
    (query, ...wanted) => {
      expect(hits(query).flatMap(({ name, url }) => [name, url])).toEqual(expect.arrayContaining(wanted))
      const places = [wanted[1], wanted[3]].map((url) => hits(query).findIndex((entry) => entry.url === url))
      expect(places[0]).toBeLessThan(places[1])
      expect(hits(query)[0].name).toBe(wanted[0])
    },
  )

  test('to a reader of that table a row of the other one alone says so, and every row of theirs is a row', () => {
    for (const { id, at } of realPatterns()) {
      const entry = here.find((one) => one.entry.url === `/patterns/${id}/`)?.entry
      const row = at['hong-kong']
      const elsewhere = at.singapore && !at.singapore.onlyWith ? 'singapore' : 'elsewhere'
      expect(entry?.kind, id).toBe(row && !row.onlyWith ? 'pattern' : elsewhere)
    }
  })

  test('a row that a table as written plays is not said to be played by house rules alone', () => {
    expect(hits('七對', terms)[0].kind).toBe('hong-kong')
    for (const { id, at } of realPatterns()) {
      const played = Object.values(at).some((row) => !row.onlyWith)
      const entry = terms.find((one) => one.entry.url === `/patterns/${id}/`)?.entry
      expect(entry?.kind === 'elsewhere', id).toBe(!played)
    }
  })

  test('beside an exact name no word inside a name of another language is found', () => {
    const found = searchTerms(readyTerms(realTerms('en'), { lang: 'en' }), 'faan')
    expect(found.map(({ entry }) => entry.url)).toContain('/reference/faan/')
    expect(found.filter(({ alias }) => alias !== undefined && alias.lang !== 'en')).toEqual([])
  })

  test('every row of either table has a page in the index', () => {
    const all = realTerms('en').map(({ url }) => url)
    for (const { rules, houseRules } of Object.values(TABLES))
      for (const id of [...rules.rows.map((row) => row.id), ...houseRules.flatMap((rule) => rule.patterns)])
        expect(all).toContain(`/patterns/${id}/`)
  })
})
