import type { Claim } from './types.ts'

/** Passages of the lesson on the Hong Kong table. The page they stand on says which table they ask. */
export const HONG_KONG_CLAIMS = {
  // HK-C
  'hk-not-yet': {
    written: [[['rule', 'minimum'], '>', 0]],
    free: [],
  },
  'hk-special': {
    written: [[['counts', 'hk-all-chows', 'no-flowers'], '=', true]],
    off: [],
  },
  'hk-dragon-alone': {
    written: [[['legal', 'hk-concealed-claimed'], '=', false]],
    wins: [],
  },
  'hk-plan': {
    written: [[['rule', 'minimum'], '>', 1]],
    free: [],
  },
  'hk-too-small': {
    written: [[['rule', 'minimum'], '>', 0]],
    free: [],
  },
  'hk-large-usual': {
    written: [[['rule', 'minimum'], '>', 1]],
    free: [],
  },

  // HK-A1, A2, D4, D13, D14
  'hk-bonus-tiles': {
    written: [[['rule', 'play.flowers'], '=', true]],
    off: [],
  },
  'hk-bonus-drawn': {
    written: [[['rule', 'play.flowers'], '=', true]],
    off: [],
  },
  'hk-bonus-worth': {
    written: [[['price', 'no-flowers'], '!=', null]],
    off: [],
  },
  'hk-bonus-many': {
    written: [[['price', 'seven-flowers'], '=', null]],
    none: [[['rule', 'play.flowers'], '=', false]],
    row: [],
  },
  'hk-bonus-costs': {
    written: [[['price', 'no-flowers'], '!=', null]],
    off: [],
  },
  'hk-card-bonus': {
    written: [[['rule', 'play.flowers'], '=', true]],
    off: [],
  },
  'hk-check-flower': {
    written: [[['rule', 'play.flowers'], '=', true]],
    off: [],
  },

  // HK-D
  'hk-kong-keeps': {
    written: [[['rule', 'conditions.concealedKong'], '=', 'keeps']],
    breaks: [],
  },
  'hk-other-shapes': {
    written: [[['price', 'seven-pairs'], '!=', null]],
    off: [],
  },
  'hk-winds-and-a-pair': {
    written: [[['price', 'little-winds'], '=', null]],
    limit: [[['price', 'little-winds'], '=', ['rule', 'limit']]],
    row: [],
  },
  'hk-at-the-start': {
    written: [[['price', 'heavenly-hand'], '=', null]],
    limit: [],
  },
  'hk-pairs-fold': {
    written: [[['price', 'seven-pairs'], '!=', null]],
    off: [],
  },
  'hk-no-row': {
    written: [[['price', 'little-winds'], '=', null]],
    winds: [],
  },

  // HK-E
  'hk-doubles': {
    written: [[['rule', 'payments.price'], '=', 'doubling']],
    slower: [],
  },
  'hk-thrown': {
    written: [[['share', 'other', 'discard', 3], '=', 0]],
    shared: [],
  },
  'hk-card-pays': {
    written: [[['share', 'other', 'discard', 3], '=', 0]],
    shared: [],
  },
  'hk-careful': {
    written: [[['share', 'other', 'discard', 3], '=', 0]],
    shared: [],
  },
  'hk-one-size': {
    written: [
      [['gain', 3], '=', 1],
      [['share', 'other', 'discard', 3], '=', 0],
    ],
    grows: [[['share', 'other', 'discard', 3], '=', 0]],
    alike: [],
  },
} as const satisfies Readonly<Record<string, Claim>>
