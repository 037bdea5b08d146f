import { describe, expect, test } from 'vitest'
import type { TermEntry } from '../../src/search/entry.ts'
import { asksFor, nearestTerms, readyTerms, searchTerms } from '../../src/search/search.ts'

const entry = (url: string, name: string, more: Partial<TermEntry> = {}): TermEntry => ({
  kind: 'pattern',
  url,
  name,
  aliases: {},
  ...more,
})

const ENTRIES = [
  entry('half', 'Hun Yi Se', {
    han: '混一色',
    aliases: { en: ['half colour'], 'zh-Hans': ['混一色', '半色'], 'zh-Latn': ['hùn yī sè', 'bàn sè'] },
  }),
  entry('full', 'Qing Yi Se', { aliases: { en: ['full colour'], 'zh-Hans': ['清一色'] } }),
  entry('ping', 'Ping Hu', { aliases: { en: ['Sequence hand'], 'zh-Hans': ['平胡'] } }),
  entry('chow-ping', 'Chow Ping Hu', { aliases: { 'zh-Hans': ['臭平胡'] } }),
  entry('pongs', 'Pong Pong Hu', { aliases: { 'zh-Hans': ['碰碰胡', '对对胡'] } }),
  entry('rob', 'Qiang Gang', { aliases: { en: ['robbing the kong'] } }),
  entry('zimo-row', 'Self-draw', { kind: 'elsewhere', aliases: { 'zh-Hans': ['自摸'] } }),
  entry('zimo', 'Zi Mo', { kind: 'term', aliases: { en: ['self-draw'], 'zh-Hans': ['自摸'] } }),
  entry('lesson-part', 'Self-draw', { kind: 'section' }),
  entry('kong', 'Kong', { kind: 'term', aliases: { 'zh-Hans': ['杠'] } }),
  entry('shooter', 'Shooter', { kind: 'term' }),
  entry('thirteen', '13 Wonders', { aliases: { en: ['Thirteen orphans'] } }),
]
const terms = readyTerms(ENTRIES)
const find = (query: string) => searchTerms(terms, query).map((hit) => hit.entry.url)
const how = (query: string) => searchTerms(terms, query)[0]?.match

test.each([
  ['', false],
  ['<b>', false],
  ['?!', false],
  ['É', false],
  ['b', false],
  ['<hu>', true],
  ['pa', true],
  ['5', true],
  ['3m', true],
  ['胡', true],
])('whether “%s” asks for anything', (query, asks) => {
  expect(asksFor(query)).toBe(asks)
})

describe('the order of what is found', () => {
  test.each([
    ['an exact name before all', 'ping hu', ['ping', 'chow-ping'], 'exact-name'],
    ['any exact name of a scoring row', 'half colour', ['half'], 'exact-name'],
    ['an exact alias of anything else', '自摸', ['zimo', 'zimo-row'], 'exact'],
    ['a beginning before the middle', 'ping', ['ping', 'chow-ping'], 'prefix'],
    ['a beginning of a word', 'yise', ['half', 'full'], 'word-prefix'],
    ['a part', 'oote', ['shooter'], 'substring'],
    ['words in any order', 'kong robbing', ['rob', 'kong'], 'all-words'],
    ['a name inside a question', 'how much is half colour', ['half'], 'within'],
    ['words of several names of one thing', '13 orphans', ['thirteen'], 'all-words'],
    ['a slip', 'hun yi sa', ['half'], 'slip'],
    ['characters anywhere', '一色', ['half', 'full'], 'substring'],
    ['one character', '杠', ['kong'], 'exact'],
    ['other spellings of the win', '對對和', ['pongs'], 'exact-name'],
  ] as const)('%s: %s', (_, query, urls, match) => {
    expect(find(query)).toEqual(urls)
    expect(how(query)).toBe(match)
  })

  test('the glossary before rows of house rules and sections, though their names are exact', () => {
    expect(find('self-draw')).toEqual(['zimo', 'zimo-row', 'lesson-part'])
    expect(find('自摸')[0]).toBe('zimo')
    expect(find('zimo')[0]).toBe('zimo')
  })

  test('of names met alike, the one of which the query is more', () => {
    const long = readyTerms([entry('family', 'Flower family'), entry('won', 'Flower win')])
    expect(searchTerms(long, 'flower').map((hit) => hit.entry.url)).toEqual(['won', 'family'])
  })

  test('a word of a dialect is a way to find a name, not the name', () => {
    const row = entry('row', 'Gang Shang', { aliases: { 'nan-Latn': ['kàng'] } })
    const term = entry('term', 'Kong', { kind: 'term', aliases: { 'zh-Latn': ['kang'] } })
    const both = searchTerms(readyTerms([row, term]), 'kang')
    expect(both.map((hit) => hit.entry.url)).toEqual(['term', 'row'])
  })

  test('two letters are not looked for inside words', () => {
    expect(find('oo')).toEqual([])
  })

  test('a slip is forgiven only in longer words, and only when nothing else is found', () => {
    expect(find('kon')).toEqual(['kong', 'rob'])
    expect(find('kang')[0]).toBe('kong')
    expect(find('pin')).not.toContain('kong')
    expect(find('ka')).toEqual([])
    expect(find('shoter')).toEqual(['shooter'])
    expect(find('thirten orphnas')).toEqual(['thirteen'])
    expect(find('robing the kong')[0]).toBe('rob')
  })
})

test('says by which other name it was found', () => {
  expect(searchTerms(terms, 'ban se')[0].alias).toEqual({ text: 'bàn sè', lang: 'zh-Latn' })
  expect(searchTerms(terms, 'hun yi se')[0].alias).toBeUndefined()
})

test('nothing to look for finds nothing', () => {
  for (const query of ['', ' ', '-', '…', '\ud800']) expect(find(query)).toEqual([])
})

test('a pasted page is cut, not refused', () => {
  expect(find(`ping hu${' '.repeat(200)}and much else`)[0]).toBe('ping')
  expect(find('x'.repeat(1e6))).toEqual([])
})

describe('the nearest names', () => {
  test('offers those least unlike, at most as many as asked for', () => {
    expect(nearestTerms(terms, 'shouting', 2).map(({ url }) => url)[0]).toBe('shooter')
    expect(nearestTerms(terms, 'peng hoo', 3)[0].url).toBe('ping')
    expect(nearestTerms(terms, 'a', 3).length).toBeLessThanOrEqual(3)
  })
  test('offers nothing for what is like no name', () => {
    expect(nearestTerms(terms, 'ωωωωωωωωωωωω', 3)).toEqual([])
    expect(nearestTerms(terms, '', 3)).toEqual([])
  })
})
