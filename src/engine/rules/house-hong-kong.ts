import { all, conditions, type HouseRule, payments, play, price, replaces } from './patch.ts'
import type { BillId, Conditions, PlayRules, Ruleset } from './ruleset.ts'

/** HK-A1 with no flowers and seasons: no D4, D13, D14. */
const withoutFlowers = (rules: Ruleset): Ruleset =>
  all(
    play({ flowers: false }),
    price('no-flowers', null),
    price('own-flower', null),
    price('own-season', null),
    price('flower-family', null),
    price('season-family', null),
  )(rules)

/** The Hong Kong house rules in the order of house-rules.md. */
export const HOUSE_RULES_HONG_KONG: readonly HouseRule[] = [
  {
    name: 'minimum',
    values: [3, 1, 0],
    // HK-C
    patterns: ['chicken-hand'],
    touches: ['scoring', 'play'],
    patch: (rules, value) => ({ ...rules, minimum: Number(value) }),
  },
  {
    name: 'limit',
    values: [13, 10, 8],
    // HK-C, HK-E
    patterns: [],
    touches: ['scoring', 'payments'],
    patch: (rules, value) => ({ ...rules, limit: Number(value) }),
  },
  {
    name: 'curve',
    values: ['full', 'half-spicy'],
    // HK-E
    patterns: [],
    touches: ['payments'],
    patch: (rules) => payments({ price: 'half-spicy' })(rules),
  },
  {
    name: 'payment',
    values: ['table', 'full-gun', 'half-gun'],
    // HK-E
    patterns: [],
    touches: ['payments'],
    patch: (rules, value) => payments({ bill: value as BillId })(rules),
  },
  {
    name: 'flowers',
    values: ['on', 'off'],
    // HK-A1, HK-D4, HK-D13, HK-D14
    patterns: ['no-flowers', 'own-flower', 'own-season', 'flower-family', 'season-family'],
    touches: ['scoring', 'play'],
    patch: withoutFlowers,
  },
  {
    name: 'sevenPairs',
    values: ['on', 'off'],
    // HK-C, HK-D12
    patterns: ['seven-pairs'],
    touches: ['scoring'],
    patch: (rules) => ({ ...price('seven-pairs', null)(rules), sevenPairs: false }),
  },
  {
    name: 'sevenPairsConcealed',
    values: ['adds', 'included'],
    // HK-D2, HK-D12
    patterns: ['seven-pairs', 'concealed-hand'],
    touches: ['scoring'],
    patch: (rules) => conditions({ sevenPairsConcealed: 'included' })(rules),
  },
  {
    name: 'concealedKong',
    values: ['keeps', 'breaks'],
    // HK-D2
    patterns: ['concealed-hand'],
    touches: ['scoring'],
    patch: (rules, value) => conditions({ concealedKong: value as Conditions['concealedKong'] })(rules),
  },
  {
    name: 'allChowsPair',
    values: ['suited', 'any'],
    // HK-D1
    patterns: ['all-chows'],
    touches: ['scoring'],
    patch: (rules, value) => conditions({ allChowsPair: value as Conditions['allChowsPair'] })(rules),
  },
  {
    name: 'littleWinds',
    values: ['off', 6, 'limit'],
    // HK-D
    patterns: ['little-winds'],
    touches: ['scoring'],
    patch: (rules, value) =>
      all(
        price('little-winds', value === 'limit' ? 'limit' : Number(value)),
        replaces('little-winds', []),
      )(rules),
  },
  {
    name: 'blessings',
    values: ['off', 'limit'],
    // HK-D
    patterns: ['heavenly-hand', 'earthly-hand'],
    touches: ['scoring'],
    patch: (rules) => all(price('heavenly-hand', 'limit'), price('earthly-hand', 'limit'))(rules),
  },
  {
    name: 'flowerWin',
    values: ['off', '7-is-3-and-8-is-8'],
    // HK-D
    patterns: ['seven-flowers', 'eight-flowers'],
    touches: ['scoring'],
    patch: (rules) => all(price('seven-flowers', 3), price('eight-flowers', 8))(rules),
  },
  {
    name: 'dealer',
    values: ['fixed', 'rotates'],
    // HK-A4
    patterns: [],
    touches: ['play'],
    patch: (rules, value) => play({ dealer: value as PlayRules['dealer'] })(rules),
  },
]

/** Named sets of values for the Hong Kong table (house-rules.md). */
export const PRESETS_HONG_KONG = {
  standard: {},
  'full-gun': { payment: 'full-gun' },
  'half-spicy': { curve: 'half-spicy', payment: 'full-gun', limit: 10 },
  'no-minimum': { minimum: 0 },
} as const
