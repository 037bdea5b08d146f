import { describe, expect, test } from 'vitest'
import { priceOf, type RuleValues, resolveRules, TABLES } from '../../src/engine/index.ts'
import { type Asked, rulesOf, said, scored } from '../support/ask.ts'

/** A house rule, a hand at the table as written, and the same hand with the rule in force. South in the East round. */
type Row = readonly [
  rules: Record<string, string | number>,
  hand: string,
  asked: Asked,
  before: string,
  after: string,
]

const drawn: Asked = { win: 'self-draw' }
const PLAIN = '12222m 45556p 789s +3m'
const OPEN = '12222m 55p 789s [456p] +3m'

const SINGAPORE: Row[] = [
  [{ minimum: 0 }, PLAIN, {}, '0: ', '0: chicken-hand 0'],
  [{ minimum: 2 }, PLAIN, drawn, '1: concealed-self-draw 1', '1: concealed-self-draw 1'],
  [
    { limit: 10 },
    '1122299m 111777z +1m',
    {},
    '5: dragon-set 1, round-wind-set 1, all-pongs 2, half-flush 2',
    '6: dragon-set 1, round-wind-set 1, all-pongs 2, half-flush 2',
  ],
  [{ limit: 3 }, '19m 19p 19s 1234567z +7z', {}, '5: thirteen-orphans 5', '3: thirteen-orphans 3'],
  [{ limit: 'none' }, '19m 19p 19s 1234567z +7z', {}, '5: thirteen-orphans 5', '13: thirteen-orphans 13'],
  [{ limit: 'none' }, '1112345678999m +5m', {}, '5: nine-gates 5', '10: nine-gates 10'],
  [{ selfDrawTai: 1 }, OPEN, drawn, '0: ', '1: self-draw 1'],
  [{ selfDrawTai: 1 }, PLAIN, drawn, '1: concealed-self-draw 1', '2: concealed-self-draw 1, self-draw 1'],
  [{ robbedKongTai: 0 }, PLAIN, { win: 'rob-kong' }, '1: robbed-kong 1', '0: '],
  [{ concealedSelfDraw: 'any' }, PLAIN, {}, '0: ', '1: concealed-hand 1'],
  [{ concealedSelfDraw: 'any' }, PLAIN, drawn, '1: concealed-self-draw 1', '1: concealed-self-draw 1'],
  [{ concealedSelfDraw: 'off' }, PLAIN, drawn, '1: concealed-self-draw 1', '0: '],
  // two kinds to wait for, but the winning 6 pairs the Eye beside 345: it ends no Chi
  [{ pingHuWait: 'two-sided-chi' }, '123456m 789p 3456s +6s', {}, '4: ping-hu 4', '0: '],
  // the winning 9 ends 789, which a 6 would have completed too
  [{ pingHuWait: 'two-sided-chi' }, '123456m 123p 7899s +9s', {}, '4: ping-hu 4', '4: ping-hu 4'],
  [{ pingHuWait: 'none' }, '123456m 24p 789s 55s +3p', {}, '0: ', '4: ping-hu 4'],
  [{ pingHuWait: 'none' }, '123456m 24p 789s 55s |1f +3p', {}, '0: ', '1: chow-ping-hu 1'],
  [{ pingHuAllExposed: 'forbid' }, '8m [123m] [456m] [234p] [567s] +8m', drawn, '4: ping-hu 4', '0: '],
  [{ chowPingHuWait: 'none' }, '123456m 24p 789s 55s |1f +3p', {}, '0: ', '1: chow-ping-hu 1'],
  [{ chowPingHuWait: 'none' }, '123456m 24p 789s 55s +3p', {}, '0: ', '0: '],
  [
    { littleWinds: '4-plus-winds', limit: 10 },
    '23m 44z [111z] [222z] [333z] +1m',
    {},
    '6: half-flush 2, little-winds 4',
    '8: own-wind-set 1, round-wind-set 1, half-flush 2, little-winds 4',
  ],
  [
    { littleWinds: '2-plus-winds', limit: 10 },
    '23m 44z [111z] [222z] [333z] +1m',
    {},
    '6: half-flush 2, little-winds 4',
    '6: own-wind-set 1, round-wind-set 1, half-flush 2, little-winds 2',
  ],
  [{ allGreen: 4 }, '2222334s [666s] [888s] +4s', {}, '5: all-green 5', '5: full-flush 4, all-green 4'],
  [{ allGreen: 'off' }, '2222334s [666s] [888s] +4s', {}, '5: all-green 5', '4: full-flush 4'],
  [{ sevenPairs: 2 }, '1122m 3355p 7799s 1z +1z', {}, 'not complete: ', '2: seven-pairs 2'],
  [
    { sevenPairs: 4 },
    '1122m 3355p 7799s 1z |2f +1z',
    drawn,
    'not complete: ',
    '5: own-flower 1, concealed-self-draw 1, seven-pairs 4',
  ],
  [
    { sevenPairs: 4, limit: 10 },
    '1199m 1199p 1199s 1z +1z',
    {},
    'not complete: ',
    '6: terminals-and-honours 2, seven-pairs 4',
  ],
  [{ sevenPairs: 'limit' }, '1122m 3355p 7799s 1z +1z', {}, 'not complete: ', '5: seven-pairs 5'],
  [
    { fourConcealedPongsDiscard: 'pair-wait' },
    '11133m 555p 888s 99s +9s',
    {},
    '2: all-pongs 2',
    '2: all-pongs 2',
  ],
  [
    { fourConcealedPongsDiscard: 'pair-wait' },
    '111333m 555p 888s 9s +9s',
    {},
    '2: all-pongs 2',
    '5: four-concealed-pongs 5',
  ],
  [
    { fourConcealedPongsDiscard: 'any' },
    '11133m 555p 888s 99s +9s',
    {},
    '2: all-pongs 2',
    '5: four-concealed-pongs 5',
  ],
  [{ nineGatesOpen: 'on' }, '1234567899m [111m] +9m', {}, '4: full-flush 4', '5: nine-gates 5'],
  [
    { kongOnKong: 3 },
    '12222m 55p [3333p] (9999s) +3m',
    { ...drawn, draw: 'kong-on-kong' },
    '5: kong-on-kong 5',
    '3: kong-on-kong 3',
  ],
  [
    { kongOnKong: 2 },
    '12222m 55p [3333p] (9999s) +3m',
    { ...drawn, draw: 'kong-on-kong' },
    '5: kong-on-kong 5',
    '2: kong-on-kong 2',
  ],
  [{ humanHand: 'limit' }, PLAIN, { opening: 'human' }, '0: ', '5: human-hand 5'],
  [
    { humanHand: 'limit' },
    PLAIN,
    { opening: 'earthly', from: 'east' },
    '5: earthly-hand 5',
    '5: earthly-hand 5',
  ],
  [{ honourAutoWin: 'off' }, '199m 5p 2s 55z [777z] [666z] +5z', drawn, '5: big-dragons 5', 'not complete: '],
  [
    { replacementStack: 'each-kind' },
    '12222m 55p 789s [3333p] |1f +3m',
    { ...drawn, draw: 'kong-flower' },
    '1: kong-replacement 1',
    '2: flower-replacement 1, kong-replacement 1',
  ],
  [
    { lastTileOnReplacement: 'on' },
    '12222m 55p 789s [3333p] +3m',
    { ...drawn, draw: 'kong', last: true },
    '1: kong-replacement 1',
    '2: kong-replacement 1, last-tile 1',
  ],
]

test.each(SINGAPORE.map(([rules, hand, asked, before, after]) => ({ rules, hand, asked, before, after })))(
  'house rule $rules: $hand',
  ({ rules, hand, asked, before, after }) => {
    // a raised limit named beside another rule is there so that the difference shows
    const { limit } = rules
    const shared: RuleValues = Object.keys(rules).length > 1 && limit !== undefined ? { limit } : {}
    expect(said(scored(hand, { ...asked, rules: shared }))).toBe(before)
    expect(said(scored(hand, { ...asked, rules }))).toBe(after)
  },
)

describe('house rule limit none', () => {
  test('an ordinary sum greater than a limit hand counts, the limit hand where equal, and limit is true only for it', () => {
    const rules = { limit: 'none' }
    expect(scored('5z [222z] [333z] [444z] [666z] +5z', { rules })).toMatchObject({ total: 10, limit: true })
    const rich = scored('1112345678999m |1a2a3a4a2f2y +5m', { ...drawn, rules })
    // full flush 4, four animals 5, own flower and season 2, Men Qing Zi Mo 1: 12 beat the limit hand's 10
    expect(rich).toMatchObject({ total: 12, raw: 12, limit: false, limitHand: false })
  })
  test('two limit patterns: the greater is what it is worth', () => {
    expect(
      scored('19m 19p 19s 1234567z +7z', { rules: { limit: 'none' }, opening: 'earthly', from: 'east' }),
    ).toMatchObject({
      total: 13,
      lines: [
        { id: 'thirteen-orphans', value: 13 },
        { id: 'earthly-hand', value: 10 },
      ],
    })
  })
})

describe('the list of house rules', () => {
  test.each(['singapore', 'hong-kong'] as const)('%s: the first value is the table as written', (table) => {
    for (const { name, values } of TABLES[table].houseRules)
      expect(rulesOf({ table, rules: { [name]: values[0] } })).toBe(TABLES[table].rules)
  })
  test.each(['singapore', 'hong-kong'] as const)('%s: every other value changes the table', (table) => {
    for (const { name, values } of TABLES[table].houseRules)
      for (const value of values.slice(1)) {
        const rules = rulesOf({ table, rules: { [name]: value } })
        expect([name, value, JSON.stringify(rules)]).not.toEqual([
          name,
          value,
          JSON.stringify(TABLES[table].rules),
        ])
        expect(rulesOf({ table, rules: { [name]: value } })).toBe(rules)
      }
  })
  test('a preset first, then single rules', () => {
    expect(rulesOf({ preset: 'spgg' }).payments.pingHuPrice).toBe('spgg')
    expect(rulesOf({ preset: 'spgg', rules: { pingHuPrice: 'normal' } }).payments.pingHuPrice).toBe('normal')
    expect(priceOf(rulesOf({ preset: 'spgg' }), 'kong-on-kong')).toEqual({ value: 3, limit: false })
    expect(priceOf(rulesOf({ preset: 'spgg' }), 'robbed-kong').value).toBeNull()
    expect(rulesOf({ preset: 'ten-tai' }).limit).toBe(10)
    expect(rulesOf({ preset: 'no-minimum' }).minimum).toBe(0)
    expect(rulesOf({ preset: 'shooter-pays' }).payments.bill).toBe('shooter-pays')
    expect(rulesOf({ table: 'hong-kong', preset: 'half-spicy' })).toMatchObject({
      limit: 10,
      payments: { price: 'half-spicy', bill: 'full-gun' },
    })
    expect(resolveRules({ table: 'hong-kong', preset: 'spgg' })).toMatchObject({
      ok: false,
      error: { code: 'unknown-value' },
    })
  })
  test('limit hands are worth the limit, and with none what SG-F says', () => {
    expect(priceOf(rulesOf(), 'thirteen-orphans')).toEqual({ value: 5, limit: true })
    expect(priceOf(rulesOf({ rules: { limit: 'none' } }), 'thirteen-orphans')).toEqual({
      value: 13,
      limit: true,
    })
    expect(priceOf(rulesOf({ rules: { limit: 'none' } }), 'four-kongs')).toEqual({ value: 10, limit: true })
  })
})
