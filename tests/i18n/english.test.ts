import { expect, test } from 'vitest'
import { dictionaryOf, LISTED } from '../../src/i18n/dictionaries.ts'

/** Game words that house usage keeps in every language, names, and words that two languages share. */
const LOANS = new Set(
  `tai faan chi chow pong pung kong eye banker shooter bao hu wan tong suo wind own round zi mo men qing hun yi se ping
  da xiao san yuan si xi gang shang hua hai di lao yue qiang jiu lian deng shi ba luo han tian ren kam terminals honours
  wonders seven pairs all chows flowers last discard no little winds big three half full flush spicy gun concealed hand
  bonus menu standard minimum folder hong kong singapore hokkien commissioner yuji boku sil open font license
  mei ling farid linh ravi pinghu chhàu pêng man guan count astro preact javascript tailwind fan pao si gui csv png svg
  html url mit`.split(/\s+/),
)

const leaves = (tree: unknown, path = ''): (readonly [path: string, text: string])[] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : tree && typeof tree === 'object'
      ? Object.entries(tree).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`))
      : []

const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\w+\}|https?:\S+/g, ' ')
    .toLowerCase()
    .match(/\p{Script=Latin}{3,}/gu) ?? []

/** Other names are names in any script, pinyin among them. */
const isName = (path: string): boolean => /\.also\.\d+$/.test(path)
const bare = (text: string): string => text.replace(/\{\w+\}/g, ' ')

const english = new Map(leaves(dictionaryOf('en')))

test.each(LISTED.filter((lang) => lang !== 'en'))('no message is left in English in %s', (lang) => {
  const left = leaves(dictionaryOf(lang))
    .filter(([path, text]) => (lang === 'zh' ? !/\p{Script=Han}/u.test(text) : text === english.get(path)))
    .filter(([path, text]) => !isName(path) && wordsOf(text).some((word) => !LOANS.has(word)))
    .map(([path, text]) => `${path}: ${text}`)
  expect(left).toEqual([])
})

/** Words that only English has and that every longer English sentence is full of. */
const ENGLISH =
  /\b(?:the|with|which|from|your|you|they|this|that|what|when|where|have|are|was|were|and|for|not)\b/gi

test.each(LISTED.filter((lang) => lang !== 'en'))('no sentence is left in English in %s', (lang) => {
  const left = leaves(dictionaryOf(lang))
    .filter(([, text]) => new Set(bare(text).toLowerCase().match(ENGLISH)).size > 1)
    .map(([path, text]) => `${path}: ${text}`)
  expect(left).toEqual([])
})
