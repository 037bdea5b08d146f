import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DECISIONS } from '../../src/content/decisions.ts'
import { type ExampleId, exampleOf, isExampleId } from '../../src/content/examples/index.ts'
import { GROUPS } from '../../src/content/groups.ts'
import {
  isPatternId,
  PATTERN_IDS,
  type PatternId,
  parseHand,
  priceOf,
  type Ruleset,
  resolveRules,
  SEATS,
  scoreHand,
  situationOf,
  TABLES,
} from '../../src/engine/index.ts'
import { patterns as words } from '../../src/i18n/en/patterns.ts'
import { patternsHongKong } from '../../src/i18n/en/patterns-hong-kong.ts'
import { scored } from './ask.ts'

interface Entry {
  group: string
  tables: string[]
  hanzi: { text: string; pinyin: string }[]
  aliases: Record<string, string[]>
  examples: string[]
  near?: string
  addsTo: PatternId[]
  never: PatternId[]
  differs: string[]
  onlyWith?: string
}

const FOLDER = new URL('../../src/content/patterns/', import.meta.url)
const files = readdirSync(FOLDER)
const entries = new Map<string, Entry>(
  files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))]),
)
const all = [...entries] as [PatternId, Entry][]
const singapore = all.filter(([, entry]) => entry.tables.includes('singapore'))

const rulesOf = (table: 'singapore' | 'hong-kong', rules: Record<string, string | number> = {}): Ruleset => {
  const resolved = resolveRules({ table, rules })
  if (!resolved.ok) throw new Error(resolved.error.message)
  return resolved.value
}
const known = (id: string): ExampleId => {
  if (!isExampleId(id)) throw new Error(`no example "${id}"`)
  return id
}

describe('entries of patterns', () => {
  test('every pattern id has one and nothing else does', () => {
    expect([...entries.keys()].sort()).toEqual([...PATTERN_IDS].sort())
  })

  test('35 patterns of the Singapore table and 5 that only a house rule brings (interface.md)', () => {
    expect(singapore.filter(([, entry]) => !entry.onlyWith)).toHaveLength(35)
    expect(singapore.filter(([, entry]) => entry.onlyWith).map(([id]) => id)).toEqual(
      expect.arrayContaining(['self-draw', 'concealed-hand', 'seven-pairs', 'human-hand', 'chicken-hand']),
    )
    expect(singapore).toHaveLength(40)
  })

  test.each(all)('%s: group, pinyin with tone marks, examples and rows that exist', (id, entry) => {
    expect(GROUPS).toContain(entry.group)
    for (const { text, pinyin } of entry.hanzi) {
      expect(text).toMatch(/^\p{Script=Han}+$/u)
      expect(pinyin, text).toMatch(/^[a-zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü ]+$/)
      expect(pinyin.split(' '), text).toHaveLength([...text].length)
    }
    for (const list of Object.values(entry.aliases)) expect(new Set(list).size).toBe(list.length)
    for (const other of [...entry.addsTo, ...entry.never]) {
      expect(isPatternId(other), other).toBe(true)
      expect(other).not.toBe(id)
    }
    for (const other of entry.never) expect(entries.get(other)?.never, `${other} with ${id}`).toContain(id)
    expect(entry.addsTo.filter((other) => entry.never.includes(other))).toEqual([])
    for (const example of entry.examples) known(example)
  })

  test.each(singapore)('%s: each example scores it, the near miss does not', (id, entry) => {
    expect(entry.examples.length).toBeGreaterThan(0)
    for (const example of entry.examples) {
      const score = scored(exampleOf(known(example)))
      expect(score.lines, example).toContain(id)
      expect(score.legal, example).toBe(true)
    }
    expect(scored(exampleOf(known(entry.near ?? ''))).lines).not.toContain(id)
  })

  test.each(all)(
    '%s: the tables named are those that price it or have a house rule that does',
    (id, entry) => {
      for (const table of ['singapore', 'hong-kong'] as const) {
        const { houseRules } = TABLES[table]
        const priced =
          id === 'chicken-hand' ||
          [
            rulesOf(table),
            ...houseRules.flatMap((r) => r.values.slice(1).map((v) => rulesOf(table, { [r.name]: v }))),
          ].some((rules) => priceOf(rules, id).value !== null)
        expect(entry.tables.includes(table), table).toBe(priced)
      }
    },
  )

  test.each(singapore)('%s: played without a house rule, or the one named brings it', (id, entry) => {
    const plain = priceOf(rulesOf('singapore'), id).value
    if (id === 'chicken-hand') expect(entry.onlyWith).toBe('minimum')
    else if (entry.onlyWith) {
      expect(plain).toBeNull()
      const rule = TABLES.singapore.houseRules.find((r) => r.name === entry.onlyWith)
      expect(
        rule?.values.some((value) => priceOf(rulesOf('singapore', { [rule.name]: value }), id).value),
      ).toBe(true)
    } else expect(plain).not.toBeNull()
  })

  test.each(singapore)(
    '%s: marks every house rule and decision on which tables differ about it',
    (id, entry) => {
      const before = priceOf(rulesOf('singapore'), id)
      for (const rule of TABLES.singapore.houseRules) {
        const reprices = rule.values.some((value) => {
          const after = priceOf(rulesOf('singapore', { [rule.name]: value }), id)
          return after.value !== before.value || after.limit !== before.limit
        })
        if (reprices || rule.patterns.includes(id)) expect(entry.differs, rule.name).toContain(rule.name)
      }
      for (const [name, { patterns }] of Object.entries(DECISIONS))
        expect(entry.differs.includes(name), name).toBe((patterns as readonly string[]).includes(id))
      const rules = TABLES.singapore.houseRules.map((rule) => rule.name)
      for (const differ of entry.differs) expect([...rules, ...Object.keys(DECISIONS)]).toContain(differ)
    },
  )

  test('rows said never to meet never do, over the brute-forced hands in every seat and way to win', () => {
    const lines = readFileSync(new URL('../cases/patterns.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const bonus = ['', ' |1f', ' |2f2y1a', ' |1a2a3a4a']
    const tables = [
      rulesOf('singapore', { limit: 'none', minimum: 0 }),
      rulesOf('singapore', {
        selfDrawTai: 1,
        concealedSelfDraw: 'any',
        sevenPairs: 2,
        limit: 'none',
        minimum: 0,
      }),
    ]
    for (const [i, line] of lines.entries()) {
      const tiles = JSON.parse(line).hand as string
      const whole = parseHand(tiles)
      if (!whole.ok) throw new Error(tiles)
      const kinds = whole.value.concealed
      const hand = {
        ...whole.value,
        concealed: kinds.filter((_, at) => at !== i % kinds.length),
        winning: kinds[i % kinds.length],
      }
      const extra = parseHand(bonus[i % 4].trim())
      const full = { ...hand, bonus: extra.ok ? extra.value.bonus : [] }
      const rules = tables[i % 2]
      const win = i % 3 ? 'self-draw' : 'discard'
      const situation = situationOf(
        { seat: SEATS[i % 4], win, last: i % 5 === 1 && win === 'self-draw' },
        full,
        rules,
      )
      if (!situation.ok) throw new Error(situation.error.message)
      const found = scoreHand(full, situation.value, rules).lines.map(({ id }) => id)
      for (const id of found)
        for (const never of entries.get(id)?.never ?? []) expect(found, tiles).not.toContain(never)
    }
  })
})

describe('words of patterns', () => {
  test.each(Object.entries(words))(
    '%s: a name, other names, a rule line and a reason',
    (_, { name, also, rule, near }) => {
      expect(name.length).toBeGreaterThan(2)
      expect(also.length).toBeGreaterThan(0)
      expect(rule).toMatch(/\.$/)
      expect(near).toMatch(/\.$/)
    },
  )

  test('names are told apart', () => {
    const names = Object.values(words).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('every row of the Hong Kong table has a name for it', () => {
    for (const { id } of TABLES['hong-kong'].rules.rows)
      expect(Object.hasOwn(patternsHongKong, id) || Object.hasOwn(words, id), id).toBe(true)
  })

  test('no rule line says what a row is worth', () => {
    for (const { rule, near } of [
      ...Object.values(words),
      ...Object.values(patternsHongKong).map((w) => ({ ...w, near: '' })),
    ])
      expect(`${rule} ${near}`).not.toMatch(/\b(\d+|one|two|three|four|five)[ \u00a0](tai|faan|points?)\b/i)
  })
})

describe('notes of patterns', () => {
  test('every Singapore pattern has one in English', () => {
    const notes = readdirSync(new URL('../../src/content/pattern-notes/en/', import.meta.url))
    expect(notes.map((file) => file.replace('.mdx', '')).sort()).toEqual(singapore.map(([id]) => id).sort())
  })
})
