import { describe, expect, test } from 'vitest'
import { TOPICS } from '../../src/content/topics.ts'
import { isPatternId } from '../../src/engine/index.ts'
import { english, files, glossaryIds, terms } from './glossary.ts'

const shared = terms.flatMap(([, entries]) => Object.entries(entries))
const words = english.flatMap(([, entries]) => Object.entries(entries))

describe('glossary', () => {
  test('a file for each topic, in every folder', () => {
    for (const folder of ['terms', 'en'])
      expect(files(folder)).toEqual(TOPICS.map((topic) => `${topic}.json`).sort())
  })

  test('at least ninety entries, each with English words in the same topic and order', () => {
    expect(shared.length).toBeGreaterThanOrEqual(90)
    expect(glossaryIds.size).toBe(shared.length)
    for (const [i, [topic, entries]] of terms.entries())
      expect(Object.keys(english[i][1]), topic).toEqual(Object.keys(entries))
  })

  test.each(shared)(
    '%s: related entries and rows exist, pinyin has a syllable for each character',
    (id, entry) => {
      for (const other of entry.related) {
        expect(glossaryIds.has(other), other).toBe(true)
        expect(other).not.toBe(id)
      }
      for (const pattern of entry.patterns ?? []) expect(isPatternId(pattern), pattern).toBe(true)
      for (const { text, pinyin } of entry.hanzi ?? []) {
        expect(text).toMatch(/^\p{Script=Han}+$/u)
        expect(pinyin.split(' '), text).toHaveLength([...text].length)
      }
    },
  )

  test.each(words)(
    '%s: one to three sentences, and no number about a rule',
    (_, { definition, also = [] }) => {
      expect(definition).toMatch(/[.”]$/)
      expect(definition.split(/[.?!]”? /).length).toBeLessThanOrEqual(3)
      expect(definition).not.toMatch(/\b(\d+|one|two|three|four|five|ten)[ \u00a0](tai|faan|points?)\b/i)
      expect(new Set(also).size).toBe(also.length)
    },
  )

  test('the words people search for are names of the entry they mean', () => {
    const names = (id: string) => {
      const topic = terms.findIndex(([, entries]) => Object.hasOwn(entries, id))
      const { aliases, hanzi = [] } = terms[topic][1][id]
      const { term, also = [] } = english[topic][1][id]
      return [term, ...also, ...Object.values(aliases).flat(), ...hanzi.map(({ text }) => text)].map((name) =>
        name.toLowerCase(),
      )
    }
    for (const [id, ...wanted] of [
      ['zi-mo', 'zimo', 'zi mo', 'self-draw', '自摸', 'tự rút'],
      ['claim', 'claims', 'tuntut'],
      ['discard', 'buang'],
      ['eye', 'đôi', '对子'],
      ['points', 'điểm', 'mata'],
      ['limit-hand', 'limit hands', '例牌'],
      ['shooter', 'fang chong', '放枪'],
      ['ka', 'gap wait', 'kan zhang'],
    ])
      expect(names(id)).toEqual(expect.arrayContaining(wanted))
  })
})
