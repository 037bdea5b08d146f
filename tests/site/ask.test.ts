import { describe, expect, test } from 'vitest'
import { ask } from '../../src/components/lesson/ask.ts'
import type { Answer, Payer, Query } from '../../src/components/lesson/query.ts'
import { EXAMPLES, type Example } from '../../src/content/examples/index.ts'
import {
  PATTERN_IDS,
  type PatternId,
  type Ruleset,
  type RuleValues,
  resolveRules,
} from '../../src/engine/index.ts'

function table(rules: RuleValues = {}): Ruleset {
  const result = resolveRules({ rules })
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
const value = (query: Query, rules?: RuleValues) =>
  (ask(query, table(rules)) as { value: number | null }).value
const tai = (of: readonly PatternId[], rules?: RuleValues) => ask({ ask: 'tai', of }, table(rules))

/** Three suits, no honour, a pair and claims: whatever pays, it is not this hand's tiles. Red dragons, flower 2, cat. */
const THREE: Example = {
  hand: '888m 55p 23s [999p] [777z] |2f1a +4s',
  fields: { seat: 'south', from: 'west' },
  expect: { legal: true, total: 3, lines: ['dragon-set', 'own-flower', 'animal'] },
}

describe('what rows are worth', () => {
  test('SG-E, SG-F at the standard table', () => {
    expect(tai(['ping-hu'])).toMatchObject({ value: 4, limit: false })
    expect(tai(['big-dragons'])).toMatchObject({ value: 5, limit: true })
    expect(tai(['seven-pairs'])).toMatchObject({ value: null })
  })
  test('SG-E4, SG-E5: four animals are 5 in all, four flowers with the own one 2', () => {
    expect(tai(['animal', 'animal', 'animal', 'animal', 'animal-family'])).toMatchObject({ value: 5 })
    expect(tai(['own-flower', 'flower-family'])).toMatchObject({ value: 2 })
  })
  test('a sum leaves out what is not played, and is not played when nothing is', () => {
    expect(tai(['ping-hu', 'seven-pairs'])).toMatchObject({ value: 4 })
    expect(tai(['human-hand', 'seven-pairs'])).toMatchObject({ value: null })
  })
  test('rows that share a line of the sheet are worth what the first is', () => {
    expect(ask({ ask: 'row', of: ['own-flower', 'own-season'] }, table())).toMatchObject({ value: 1 })
  })
  test('SG-F under other limits: the limit, with none 10 and Thirteen Wonders 13', () => {
    expect(tai(['all-terminals'], { limit: 8 })).toMatchObject({ value: 8, limit: true })
    expect(tai(['all-terminals'], { limit: 'none' })).toMatchObject({ value: 10, limit: true })
    expect(tai(['thirteen-orphans'], { limit: 'none' })).toMatchObject({ value: 13, limit: true })
  })
  test('house rules bring rows, price them and take them out', () => {
    expect(tai(['seven-pairs'], { sevenPairs: 4 })).toMatchObject({ value: 4, limit: false })
    expect(tai(['all-green'], { allGreen: 4 })).toMatchObject({ value: 4, limit: false })
    expect(tai(['robbed-kong'], { robbedKongTai: 0 })).toMatchObject({ value: null })
    expect(tai(['chicken-hand'], { minimum: 0 })).toMatchObject({ value: 0, limit: false })
  })
})

describe('numbers of the table', () => {
  test.each([
    ['tiles', 148],
    ['bonus-tiles', 12],
    ['dead-wall', 15],
    // SG-A6: 148 - 53 - 15
    ['playable', 80],
    ['late-kong-at', 7],
    ['fresh-tile-at', 5],
  ] as const)('%s is %d', (of, expected) => {
    expect(value({ ask: 'num', of })).toBe(expected)
  })
  test('what is off has no number', () => {
    expect(value({ ask: 'num', of: 'late-kong-at' }, { lateKongAt: 'off' })).toBeNull()
    expect(value({ ask: 'num', of: 'playable' }, { deadWall: 0 })).toBe(95)
  })
  test('minimum and limit', () => {
    expect(value({ ask: 'minimum' }, { minimum: 2 })).toBe(2)
    expect(value({ ask: 'limit' })).toBe(5)
    expect(value({ ask: 'limit' }, { limit: 'none' })).toBeNull()
    expect(ask({ ask: 'fill', text: '' }, table())).toEqual({ ask: 'fill', minimum: 1, limit: 5 })
  })
})

describe('what is paid', () => {
  const pays = (who: Payer, win?: 'discard' | 'self-draw', rules?: RuleValues) =>
    value({ ask: 'pays', who, win, hand: THREE.hand, fields: THREE.fields }, rules)

  test('SG-G1 to G3: a three-tai hand is 16 and 8 and 8, or 16 from each', () => {
    expect(pays('shooter')).toBe(16)
    expect(pays('other')).toBe(8)
    expect(pays('all')).toBe(32)
    expect(pays('each')).toBe(16)
    expect(pays('all', 'self-draw')).toBe(48)
  })
  test('SG-G4: the shooter alone pays the four bases, the others nothing and no negative nothing', () => {
    const rules = { payment: 'shooter-pays' }
    expect(pays('shooter', 'discard', rules)).toBe(32)
    expect(Object.is(pays('other', 'discard', rules), 0)).toBe(true)
    expect(pays('each', 'self-draw', rules)).toBe(16)
  })
  test('a hand that is no win under the rules pays nothing', () => {
    const noTai = EXAMPLES['plain-no-tai']
    expect(value({ ask: 'pays', who: 'all', hand: noTai.hand, fields: noTai.fields })).toBeNull()
  })
  test('the minimum and the limit: 8 and 128 on a discard, 12 and 192 by Zi Mo', () => {
    const total = (tai: 'minimum' | 'limit', win: 'discard' | 'self-draw') =>
      value({ ask: 'pays-total', tai, who: 'all', win })
    expect([total('minimum', 'discard'), total('limit', 'discard')]).toEqual([8, 128])
    expect([total('minimum', 'self-draw'), total('limit', 'self-draw')]).toEqual([12, 192])
  })
  test('SG-G5: at once, from each other player', () => {
    expect(value({ ask: 'instant', event: 'kong-claimed' })).toBe(2)
    expect(value({ ask: 'instant', event: 'kong-concealed' })).toBe(4)
    expect(value({ ask: 'instant', event: 'bite' })).toBe(2)
    expect(value({ ask: 'instant', event: 'bite', opening: true })).toBe(4)
    expect(value({ ask: 'instant', event: 'animal-family', opening: true })).toBe(4)
    expect(value({ ask: 'instant', event: 'bite' }, { instantPayments: 'off' })).toBe(0)
  })
  test('spgg: a bare Ping Hu costs 40, others of 4 tai 32', () => {
    const { hand, fields } = EXAMPLES['ping-hu']
    const rules = { pingHuPrice: 'spgg' }
    expect(value({ ask: 'pays', who: 'shooter', hand, fields }, rules)).toBe(40)
    const flush = EXAMPLES['full-flush']
    expect(value({ ask: 'pays', who: 'shooter', hand: flush.hand, fields: flush.fields }, rules)).toBe(32)
  })
})

describe('the payment table', () => {
  const rows = (rules?: RuleValues) => {
    const answer = ask({ ask: 'pay-table' }, table(rules))
    return answer.ask === 'pay-table' ? answer.rows : []
  }
  test('SG-G: 1 to 5 tai', () => {
    expect(rows()).toEqual([
      { total: 1, shooter: 4, other: 2, discard: 8, each: 4, selfDraw: 12 },
      { total: 2, shooter: 8, other: 4, discard: 16, each: 8, selfDraw: 24 },
      { total: 3, shooter: 16, other: 8, discard: 32, each: 16, selfDraw: 48 },
      { total: 4, shooter: 32, other: 16, discard: 64, each: 32, selfDraw: 96 },
      { total: 5, shooter: 64, other: 32, discard: 128, each: 64, selfDraw: 192 },
    ])
  })
  test('from the minimum to the limit, with none as far as an ordinary limit hand', () => {
    expect(rows({ minimum: 0, limit: 3 }).map(({ total }) => total)).toEqual([0, 1, 2, 3])
    expect(rows({ limit: 'none' }).map(({ total }) => total)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
  // house-rules.md, pingHuPrice: 40 full and 20 half for a hand whose only row is Ping Hu (SG-E7, four tai)
  test('a line of its own for a bare Ping Hu, only where it has a price of its own', () => {
    const lines = (rules: RuleValues) =>
      rows(rules).map(({ total, bare = false }) => (bare ? `${total} bare` : total))
    expect(lines({ pingHuPrice: 'spgg' })).toEqual([1, 2, 3, 4, '4 bare', 5])
    expect(rows({ pingHuPrice: 'spgg' })[4]).toEqual({
      total: 4,
      bare: true,
      shooter: 40,
      other: 20,
      discard: 80,
      each: 40,
      selfDraw: 120,
    })
    for (const rules of [{ limit: 3 }, { payTable: 'three-six' }] as RuleValues[])
      expect(lines({ pingHuPrice: 'spgg', ...rules })).not.toContain('4 bare')
    expect(rows({ pingHuPrice: 'spgg', payment: 'shooter-pays' })[4].shooter).toBe(80)
  })
  test('three-six: 4 7 11 20 40 from a shooter who pays alone', () => {
    const alone = rows({ payTable: 'three-six', payment: 'shooter-pays' }).map(({ shooter }) => shooter)
    expect(alone).toEqual([4, 7, 11, 20, 40])
  })
})

describe('typed hands', () => {
  const named: [string, Example][] = Object.entries(EXAMPLES)
  test.each(named)('%s is asked as its rules say', (_, example) => {
    if (example.table === 'hong-kong') return
    const { hand, fields, rules, expect: expected } = example
    const answer = ask({ ask: 'caption', hand, fields }, table(rules)) as Extract<
      Answer,
      { ask: 'caption' | 'score' }
    >
    expect(answer.total).toBe(expected.total)
    expect(answer.legal).toBe(expected.legal)
    expect(answer.lines.map(({ id }) => id)).toEqual(expected.lines)
  })
  test('a hand or situation that cannot be stops the build and says why', () => {
    expect(() => ask({ ask: 'score', hand: '5555m5m', fields: {} }, table())).toThrow(/fifth-copy/)
    const { hand } = THREE
    expect(() => ask({ ask: 'score', hand, fields: { seat: 'south', from: 'south' } }, table())).toThrow(
      /contradiction/,
    )
  })
})

test('every row can be asked for under every single house rule', () => {
  const names = [
    'limit',
    'minimum',
    'sevenPairs',
    'allGreen',
    'kongOnKong',
    'littleWinds',
    'humanHand',
  ] as const
  const values = {
    limit: [3, 10, 'none'],
    minimum: [0, 2],
    sevenPairs: [2, 'limit'],
    allGreen: [4, 'off'],
    kongOnKong: [2, 3],
    littleWinds: ['2-plus-winds'],
    humanHand: ['limit'],
  }
  for (const name of names)
    for (const one of values[name])
      for (const id of PATTERN_IDS) {
        const { value: worth } = ask({ ask: 'row', of: [id] }, table({ [name]: one })) as {
          value: number | null
        }
        expect(worth === null || Number.isInteger(worth), `${id} with ${name} ${one}`).toBe(true)
      }
})
