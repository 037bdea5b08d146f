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
  TABLE_IDS,
  TABLES,
  type TableId,
} from '../../src/engine/index.ts'
import { patterns as words } from '../../src/i18n/en/patterns.ts'
import { rowsAt } from '../../src/i18n/en/patterns-hong-kong.ts'
import { scored } from './ask.ts'

interface Entry {
  group: string
  hanzi: { text: string; pinyin: string }[]
  aliases: Record<string, string[]>
  at: Partial<Record<TableId, Row>>
}
interface Row {
  examples: string[]
  near: string
  addsTo: PatternId[]
  never: PatternId[]
  differs: string[]
  onlyWith?: string
}

/** Rules of a table are cited by these letters. */
const CITED: Record<TableId, string> = { singapore: 'SG', 'hong-kong': 'HK' }

const FOLDER = new URL('../../src/content/patterns/', import.meta.url)
const files = readdirSync(FOLDER)
const entries = new Map<string, Entry>(
  files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))]),
)
const all = [...entries] as [PatternId, Entry][]
/** Every pattern as a row of every table that knows it. */
const rows = all.flatMap(([id, { at }]) =>
  TABLE_IDS.flatMap((table) => {
    const row = at[table]
    return row ? [[`${id} at ${table}`, id, table, row] as const] : []
  }),
)

const rulesOf = (table: TableId, rules: Record<string, string | number> = {}): Ruleset => {
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

  test.each(all)('%s: group, pinyin with tone marks, examples and rows that exist', (id, entry) => {
    expect(GROUPS).toContain(entry.group)
    for (const { text, pinyin } of entry.hanzi) {
      expect(text).toMatch(/^\p{Script=Han}+$/u)
      expect(pinyin, text).toMatch(/^[a-zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü ]+$/)
      expect(pinyin.split(' '), text).toHaveLength([...text].length)
    }
    for (const list of Object.values(entry.aliases)) expect(new Set(list).size).toBe(list.length)
    for (const table of TABLE_IDS)
      for (const other of entry.at[table]?.never ?? [])
        expect(entries.get(other)?.at[table]?.never, `${other} with ${id} at ${table}`).toContain(id)
  })

  test.each(rows)('%s: rows that exist', (_, id, table, row) => {
    for (const other of [...row.addsTo, ...row.never]) {
      expect(isPatternId(other), other).toBe(true)
      expect(entries.get(other)?.at[table], other).toBeDefined()
      expect(other).not.toBe(id)
    }
    expect(row.addsTo.filter((other) => row.never.includes(other))).toEqual([])
  })

  test.each(rows)('%s: each example scores it, the near miss does not', (_, id, table, row) => {
    expect(row.examples.length).toBeGreaterThan(0)
    for (const example of row.examples) {
      const typed = exampleOf(known(example))
      expect(typed.table ?? TABLE_IDS[0], example).toBe(table)
      const score = scored(typed)
      expect(score.lines, example).toContain(id)
      expect(score.legal, example).toBe(true)
    }
    const near = exampleOf(known(row.near))
    expect(near.table ?? TABLE_IDS[0], row.near).toBe(table)
    expect(scored(near).lines).not.toContain(id)
  })

  test.each(all)(
    '%s: the tables named are those that price it or have a house rule that does',
    (id, entry) => {
      for (const table of TABLE_IDS) {
        const { houseRules } = TABLES[table]
        const priced =
          id === 'chicken-hand' ||
          [
            rulesOf(table),
            ...houseRules.flatMap((r) => r.values.slice(1).map((v) => rulesOf(table, { [r.name]: v }))),
          ].some((rules) => priceOf(rules, id).value !== null)
        expect(entry.at[table] !== undefined, table).toBe(priced)
      }
    },
  )

  test.each(rows)('%s: played without a house rule, or the one named brings it', (_, id, table, row) => {
    const plain = priceOf(rulesOf(table), id).value
    if (id === 'chicken-hand') expect(row.onlyWith).toBe('minimum')
    else if (row.onlyWith) {
      expect(plain).toBeNull()
      const rule = TABLES[table].houseRules.find((r) => r.name === row.onlyWith)
      expect(rule?.values.some((value) => priceOf(rulesOf(table, { [rule.name]: value }), id).value)).toBe(
        true,
      )
    } else expect(plain).not.toBeNull()
  })

  test.each(rows)(
    '%s: marks every house rule and decision on which tables differ about it',
    (_, id, table, row) => {
      const before = priceOf(rulesOf(table), id)
      for (const rule of TABLES[table].houseRules) {
        const reprices = rule.values.some((value) => {
          const after = priceOf(rulesOf(table, { [rule.name]: value }), id)
          return after.value !== before.value || after.limit !== before.limit
        })
        if (reprices || rule.patterns.includes(id)) expect(row.differs, rule.name).toContain(rule.name)
      }
      const cited = CITED[table]
      const here = Object.entries(DECISIONS).filter(([, { cites }]) => cites[0].startsWith(cited))
      for (const [name, { patterns }] of here)
        expect(row.differs.includes(name), name).toBe((patterns as readonly string[]).includes(id))
      const names = [...TABLES[table].houseRules.map((rule) => rule.name), ...here.map(([name]) => name)]
      for (const differ of row.differs) expect(names).toContain(differ)
    },
  )

  test('rows said never to meet never do, over the brute-forced hands in every seat and way to win', () => {
    const lines = readFileSync(new URL('../cases/patterns.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const bonus = {
      singapore: ['', ' |1f', ' |2f2y1a', ' |1a2a3a4a'],
      'hong-kong': ['', ' |1f', ' |2f2y', ' |1f2f3f4f'],
    }
    const tables = [
      rulesOf('hong-kong', { minimum: 0, littleWinds: 6, flowerWin: '7-is-3-and-8-is-8' }),
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
      const rules = tables[i % 3]
      const extra = parseHand(bonus[rules.table][i % 4].trim())
      const full = { ...hand, bonus: extra.ok ? extra.value.bonus : [] }
      const win = i % 4 ? 'self-draw' : 'discard'
      const situation = situationOf(
        { seat: SEATS[i % 4], win, last: i % 5 === 1 && win === 'self-draw' },
        full,
        rules,
      )
      if (!situation.ok) throw new Error(situation.error.message)
      const found = scoreHand(full, situation.value, rules).lines.map(({ id }) => id)
      for (const id of found)
        for (const never of entries.get(id)?.at[rules.table]?.never ?? [])
          expect(found, tiles).not.toContain(never)
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

  test('a row that a table reads otherwise says there too why its near miss does not score it', () => {
    for (const table of TABLE_IDS)
      for (const [id, said] of Object.entries(rowsAt[table] as Record<string, { near?: string }>)) {
        expect(entries.get(id)?.at[table], `${id} at ${table}`).toBeDefined()
        expect(said.near, id).toMatch(/\.$/)
      }
  })

  test('no rule line says what a row is worth', () => {
    for (const { rule, near } of [
      ...Object.values(words),
      ...TABLE_IDS.flatMap((table) =>
        Object.values(rowsAt[table] as Record<string, { rule: string; near: string }>),
      ),
    ])
      expect(`${rule} ${near}`).not.toMatch(/\b(\d+|one|two|three|four|five)[ \u00a0](tai|faan|points?)\b/i)
  })
})

describe('notes of patterns', () => {
  test('every pattern has one in English', () => {
    const notes = readdirSync(new URL('../../src/content/pattern-notes/en/', import.meta.url))
    expect(notes.map((file) => file.replace('.mdx', '')).sort()).toEqual(all.map(([id]) => id).sort())
  })
})
