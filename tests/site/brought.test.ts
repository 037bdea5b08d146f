import { describe, expect, test } from 'vitest'
import { ask } from '../../src/components/lesson/ask.ts'
import { handOfExample, put } from '../../src/components/lesson/put.ts'
import { EXAMPLES, type ExampleId, exampleOf } from '../../src/content/examples/index.ts'
import { DEFAULT_TABLE, priceOf, type RuleValues, TABLES } from '../../src/engine/index.ts'
import { broughtRows, withBrought } from '../../src/stores/brought.ts'
import { leanRules, readRulesText, rulesetOf } from '../../src/stores/rules-check.ts'

const pinned = (Object.keys(EXAMPLES) as ExampleId[]).flatMap((id) => {
  const example = exampleOf(id)
  const { table = DEFAULT_TABLE, rules } = example
  return rules ? [{ id, example, table, rules, rows: broughtRows(table, rules) }] : []
})
const bringing = pinned.filter(({ rows }) => rows.length > 0)

/** Every reader with one or two house rules of their own. */
function readers(table: keyof typeof TABLES): RuleValues[] {
  const single = TABLES[table].houseRules.flatMap(({ name, values }) =>
    values.slice(1).map((value) => ({ [name]: value })),
  )
  const together = { ...Object.assign({}, ...single) }
  const pairs = single.flatMap((one) => [
    { ...one, limit: TABLES[table].houseRules.find(({ name }) => name === 'limit')?.values.at(-1) ?? 8 },
  ])
  return [{}, ...single, ...pairs, together].map((values) => leanRules(table, values))
}

const capt = (hand: (typeof pinned)[number], values: RuleValues) =>
  ask({ ask: 'caption', ...handOfExample(hand.example) }, rulesetOf(hand.table, values))

describe('hands of rows that only a house rule brings', () => {
  test('are told from hands that are pinned to show what a value does', () => {
    expect(bringing.map(({ id }) => id).sort()).toEqual(
      [
        'chicken-hand',
        'concealed-hand',
        'concealed-hand-one-claim',
        'hk-chicken-hand',
        'hk-earthly-hand',
        'hk-earthly-later',
        'hk-eight-flowers',
        'hk-heavenly-hand',
        'hk-heavenly-later',
        'hk-little-winds',
        'hk-little-winds-pair',
        'hk-seven-flowers',
        'hk-six-flowers',
        'human-hand',
        'human-hand-too-late',
        'self-draw-tai',
        'self-draw-tai-discard',
        'seven-pairs',
        'seven-pairs-four-alike',
      ].sort(),
    )
  })

  test.each(pinned)('$id is asked again only when it is no pin', ({ example, table, rules, rows }) => {
    const { attrs } = put('en', { ask: 'caption', ...handOfExample(example) }, table, rules)
    expect(attrs['data-ask'] !== undefined).toBe(rows.length > 0)
    const carried = attrs['data-brings']
    expect(carried === undefined ? null : readRulesText(table, carried).values).toEqual(
      rows.length > 0 ? leanRules(table, rules) : null,
    )
  })

  test.each(bringing)('$id counts by the reader’s own values wherever the row is played', (hand) => {
    const { table, rules, rows } = hand
    let played = 0
    for (const own of readers(table)) {
      const mine = rulesetOf(table, own)
      const plays = rows.every((id) => priceOf(mine, id).value !== null)
      const values = withBrought(table, own, rules)
      if (plays) {
        played += 1
        expect(values).toEqual(own)
      } else {
        // only what brings the row is not the reader's
        const other = ({ name }: { readonly name: string }) => !Object.hasOwn(rules, name)
        for (const { name } of TABLES[table].houseRules.filter(other)) expect(values[name]).toBe(own[name])
        const brought = rulesetOf(table, values)
        for (const id of rows) expect(priceOf(brought, id).value).not.toBeNull()
      }
      expect(capt(hand, values).ask).toBe('caption')
    }
    expect(played).toBeGreaterThan(0)
  })

  test('HK-C, HK-D: a table with minimum 1, limit 10 and every row brought', () => {
    const own: RuleValues = {
      limit: 10,
      blessings: 'limit',
      littleWinds: 'limit',
      flowerWin: '7-is-3-and-8-is-8',
      minimum: 1,
    }
    const at = (id: ExampleId) => {
      const hand = pinned.find((one) => one.id === id)
      if (!hand) throw new Error(id)
      return capt(hand, withBrought(hand.table, leanRules('hong-kong', own), hand.rules))
    }
    expect(at('hk-heavenly-hand')).toMatchObject({ legal: true, total: 10 })
    expect(at('hk-earthly-hand')).toMatchObject({ legal: true, total: 10 })
    // concealed 1 and no flowers 1 win where 1 is enough
    expect(at('hk-earthly-later')).toMatchObject({ legal: true, total: 2 })
    // the limit takes the place of every other row
    expect(at('hk-little-winds')).toMatchObject({ total: 10, lines: [{ id: 'little-winds' }] })
    // 2 and 2 for the families and 8, cut
    expect(at('hk-eight-flowers')).toMatchObject({ total: 10, raw: 12 })
  })
})
