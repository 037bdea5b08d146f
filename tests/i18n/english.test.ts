import { expect, test } from 'vitest'
import { dictionaryOf, LISTED } from '../../src/i18n/dictionaries.ts'
import { LOANS, latinWords } from '../support/loanwords.ts'

const leaves = (tree: unknown, path = ''): (readonly [path: string, text: string])[] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : tree && typeof tree === 'object'
      ? Object.entries(tree).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`))
      : []

const wordsOf = (text: string): string[] => latinWords(text.replace(/\{\w+\}|https?:\S+/g, ' '))

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
