import { describe, expect, test } from 'vitest'
import { parseHand, type RuleValue, SEATS, TABLES, type TableId } from '../../src/engine/index.ts'
import { houseRules } from '../../src/i18n/en/house-rules.ts'
import { DEMOS, demosOf, WATCHED } from '../../src/stores/rule-demos.ts'
import { demoResult, sameResult } from '../../src/stores/rule-results.ts'
import { rulesetOf, withRule } from '../../src/stores/rules-check.ts'

const TABLE_IDS = Object.keys(TABLES) as TableId[]

/** A result in short: `7` tai, `5/7` counted 7 and cut, `-` no win; points as east,south,west,north. */
function short(table: TableId, rule: string, at: number, value: RuleValue): string {
  const demo = demosOf(table, rule)[at]
  const { count, payments } = demoResult(demo, rulesetOf(table, withRule(table, {}, rule, value)))
  const tai = !count
    ? ''
    : !count.legal
      ? '-'
      : count.raw > count.total
        ? `${count.total}/${count.raw}`
        : `${count.total}`
  return [tai, payments ? SEATS.map((seat) => payments[seat]).join(',') : ''].filter(Boolean).join(' ')
}

/** Worked out from the numbered rules: SG-E, F, G, H and HK-C, D, E with house-rules.md. */
const WORKED: readonly [TableId, string, number, Readonly<Record<string, string>>][] = [
  ['singapore', 'minimum', 0, { 1: '1', 0: '1', 2: '-' }],
  ['singapore', 'minimum', 1, { 1: '-', 0: '0', 2: '-' }],
  // half flush 2, Pong Pong Hu 2, Red 1, East twice 2
  ['singapore', 'limit', 0, { 5: '5/7', 3: '3/7', 4: '4/7', 6: '6/7', 8: '7', 10: '7', none: '7' }],
  ['singapore', 'limit', 1, { 5: '5', 3: '3', 10: '10', none: '13' }],
  // three tai: base 8; the shooter 16, the others 8 (SG-G2); alone 32 (G4)
  [
    'singapore',
    'payment',
    0,
    {
      'half-shooter': '3 -8,32,-16,-8',
      'shooter-pays': '3 0,32,-32,0',
      'everyone-equal': '3 -8,24,-8,-8',
    },
  ],
  ['singapore', 'payTable', 0, { doubling: '3 -8,32,-16,-8', 'three-six': '3 -3,11,-5,-3' }],
  ['singapore', 'selfDrawTai', 0, { 0: '-', 1: '1' }],
  ['singapore', 'robbedKongTai', 0, { 1: '1', 0: '-' }],
  ['singapore', 'concealedSelfDraw', 0, { 1: '1', any: '1', off: '-' }],
  ['singapore', 'concealedSelfDraw', 1, { 1: '-', any: '1', off: '-' }],
  ['singapore', 'pingHuWait', 0, { 'two-kinds': '4', 'two-sided-chi': '-', none: '4' }],
  ['singapore', 'pingHuWait', 1, { 'two-kinds': '-', 'two-sided-chi': '-', none: '4' }],
  ['singapore', 'pingHuAllExposed', 0, { allow: '4', forbid: '-' }],
  ['singapore', 'pingHuPrice', 0, { normal: '4 -16,64,-32,-16', spgg: '4 -20,80,-40,-20' }],
  ['singapore', 'chowPingHuWait', 0, { required: '-', none: '1' }],
  // half flush 2 with 4; own and round wind 2 more; or 2 with them
  ['singapore', 'littleWinds', 0, { 'flat-4': '5/6', '4-plus-winds': '5/8', '2-plus-winds': '5/6' }],
  // half flush 2 and Green 1 beside it
  ['singapore', 'allGreen', 0, { limit: '5', 4: '5/7', off: '3' }],
  ['singapore', 'sevenPairs', 0, { off: '-', 2: '2', 4: '4', limit: '5' }],
  ['singapore', 'fourConcealedPongsDiscard', 0, { off: '2', 'pair-wait': '5', any: '5' }],
  ['singapore', 'fourConcealedPongsDiscard', 1, { off: '2', 'pair-wait': '2', any: '5' }],
  ['singapore', 'nineGatesOpen', 0, { off: '4', on: '5' }],
  ['singapore', 'kongOnKong', 0, { limit: '5', 2: '2', 3: '3' }],
  ['singapore', 'humanHand', 0, { off: '-', limit: '5' }],
  ['singapore', 'honourAutoWin', 0, { on: '5', off: '-' }],
  // the limit's base is 32; four bases alone, or twice from each (SG-C3)
  [
    'singapore',
    'eighthFlower',
    0,
    {
      shooter: '5 -32,128,-32,-64',
      'drawer-pays-all': '5 0,128,0,-128',
      'zi-mo-price': '5 -64,192,-64,-64',
      off: '-',
    },
  ],
  ['singapore', 'replacementStack', 0, { once: '1', 'each-kind': '2' }],
  ['singapore', 'lastTileOnReplacement', 0, { off: '1', on: '2' }],
  ['singapore', 'instantPayments', 0, { all: '-4,12,-4,-4', 'kongs-only': '-4,12,-4,-4', off: '0,0,0,0' }],
  ['singapore', 'instantPayments', 1, { all: '-2,6,-2,-2', 'kongs-only': '0,0,0,0', off: '0,0,0,0' }],
  [
    'singapore',
    'openingDouble',
    0,
    { pairs: '-4,12,-4,-4', 'pairs-and-families': '-4,12,-4,-4', off: '-2,6,-2,-2' },
  ],
  [
    'singapore',
    'openingDouble',
    1,
    { pairs: '-4,12,-4,-4', 'pairs-and-families': '-8,24,-8,-8', off: '-4,12,-4,-4' },
  ],
  ['singapore', 'lateKongAt', 0, { 7: '0,6,-6,0', off: '-2,6,-2,-2' }],
  [
    'singapore',
    'freshTileAt',
    0,
    { 5: '1 0,8,-8,0', off: '1 -2,8,-4,-2', 4: '1 -2,8,-4,-2', 6: '1 0,8,-8,0' },
  ],
  ['singapore', 'bao', 0, { on: '0,128,-128,0', off: '-32,128,-64,-32' }],
  ['singapore', 'baoLimitFeed', 0, { on: '0,192,-192,0', off: '-64,192,-64,-64' }],
  ['singapore', 'baoFlush', 0, { on: '4 0,64,-64,0', off: '4 -16,64,-32,-16' }],
  // All Chows and no flowers
  ['hong-kong', 'minimum', 0, { 3: '-', 1: '2', 0: '2' }],
  ['hong-kong', 'limit', 0, { 13: '13', 10: '10', 8: '8' }],
  // half flush 3, all pungs 3, dragon 1, East twice 2, no flowers 1: 10 faan, base 1024, three bases
  ['hong-kong', 'curve', 0, { full: '10 3072,0,-3072,0', 'half-spicy': '10 384,0,-384,0' }],
  // All Chows, concealed, no flowers
  [
    'hong-kong',
    'payment',
    0,
    {
      table: '3 0,24,-24,0',
      'full-gun': '3 0,32,-32,0',
      'half-gun': '3 -8,32,-16,-8',
    },
  ],
  ['hong-kong', 'flowers', 0, { on: '3', off: '-' }],
  ['hong-kong', 'sevenPairs', 0, { on: '6', off: '-' }],
  ['hong-kong', 'sevenPairsConcealed', 0, { adds: '6', included: '5' }],
  ['hong-kong', 'concealedKong', 0, { keeps: '3', breaks: '-' }],
  ['hong-kong', 'allChowsPair', 0, { suited: '-', any: '3' }],
  ['hong-kong', 'littleWinds', 0, { off: '6', 6: '12', limit: '13' }],
  ['hong-kong', 'blessings', 0, { off: '3', limit: '13' }],
  ['hong-kong', 'flowerWin', 0, { off: '3', '7-is-3-and-8-is-8': '6' }],
]

describe('what a house rule changes', () => {
  test.each(WORKED)('%s %s %i', (table, rule, at, values) => {
    const known = TABLES[table].houseRules.find((one) => one.name === rule)!.values
    for (const [written, want] of Object.entries(values)) {
      const value = known.find((one) => String(one) === written)
      expect(value, `${rule} ${written}`).toBeDefined()
      expect(short(table, rule, at, value!), `${rule} ${written}`).toBe(want)
    }
  })

  test('every demo is worked out, and every one has its caption', () => {
    for (const table of TABLE_IDS) {
      const worked = new Set(WORKED.filter(([id]) => id === table).map(([, rule, at]) => `${rule} ${at}`))
      const captions: Readonly<Record<string, readonly string[]>> = houseRules.demos[table]
      for (const rule of Object.keys(DEMOS[table])) {
        expect(captions[rule].length, rule).toBe(demosOf(table, rule).length)
        demosOf(table, rule).forEach(
          (_, at) => void expect(worked, `${rule} ${at}`).toContain(`${rule} ${at}`),
        )
      }
      expect(houseRules.watched.captions[table].length).toBe(WATCHED[table].length)
    }
  })

  test('every rule of counting or paying changes what stands beside it, rules of play have nothing beside them', () => {
    for (const table of TABLE_IDS)
      for (const rule of TABLES[table].houseRules) {
        const demos = demosOf(table, rule.name)
        const pays = rule.touches.some((one) => one !== 'play')
        const changes = rule.values.some((value) =>
          demos.some(
            (demo) =>
              !sameResult(
                demoResult(demo, rulesetOf(table, withRule(table, {}, rule.name, value))),
                demoResult(demo, rulesetOf(table, {})),
              ),
          ),
        )
        expect(changes, `${table} ${rule.name}`).toBe(pays)
      }
  })

  test('the hands at the top can be read', () => {
    for (const table of TABLE_IDS)
      for (const demo of WATCHED[table]) {
        if (demo.show !== 'bill') throw new Error('a bill is wanted')
        expect(parseHand(demo.hand).ok, demo.hand).toBe(true)
        demoResult(demo, rulesetOf(table, {}))
      }
  })
})
