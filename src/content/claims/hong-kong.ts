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
    small: [[['rule', 'minimum'], '>', 0]],
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

  'hk-card-worth': {
    written: [[['rule', 'minimum'], '>', 0]],
    free: [],
  },
  'hk-card-every-row': {
    written: [[['rule', 'minimum'], '>', 0]],
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
    written: [
      [['rule', 'play.flowers'], '=', true],
      [['price', 'seven-pairs'], '!=', null],
    ],
    pairs: [[['price', 'seven-pairs'], '=', null]],
    off: [],
  },
  'hk-card-seats': {
    written: [[['rule', 'play.flowers'], '=', true]],
    off: [],
  },
  'hk-card-bonus-rows': {
    written: [[['rule', 'play.flowers'], '=', true]],
    off: [],
  },
  'hk-card-last-bonus': {
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
  // HK-D3: whoever draws the tile has that row, so the least that is self-drawn may be more than the minimum
  'hk-drawn-least': {
    written: [[['rule', 'minimum'], '>=', ['price', 'self-draw']]],
    drawn: [],
  },

  // the notes of rows
  'hk-note-too-little': {
    written: [[['price', 'all-chows'], '<', ['rule', 'minimum']]],
    enough: [],
  },
  'hk-note-make-up': {
    written: [
      [['price', 'all-chows'], '<', ['rule', 'minimum']],
      [['price', 'no-flowers'], '!=', null],
    ],
    off: [[['price', 'all-chows'], '<', ['rule', 'minimum']]],
    more: [],
  },
  'hk-note-pair': {
    written: [[['rule', 'conditions.allChowsPair'], '=', 'suited']],
    any: [],
  },
  'hk-note-none': {
    written: [[['price', 'no-flowers'], '!=', null]],
    off: [],
  },
  'hk-note-worst': {
    written: [[['price', 'no-flowers'], '!=', null]],
    off: [],
  },

  // sentences of the dictionary: placed.ts says where they stand
  'hk-row-all-chows': {
    written: [[['rule', 'conditions.allChowsPair'], '=', 'suited']],
    any: [],
  },
  'hk-row-concealed-hand': {
    written: [
      [['rule', 'conditions.concealedKong'], '=', 'keeps'],
      [['rule', 'conditions.sevenPairsConcealed'], '=', 'adds'],
    ],
    kong: [[['rule', 'conditions.sevenPairsConcealed'], '=', 'adds']],
    pairs: [[['rule', 'conditions.concealedKong'], '=', 'keeps']],
    both: [],
  },
  'hk-near-own-flower': {
    written: [[['price', 'no-flowers'], '!=', null]],
    off: [],
  },
  'hk-near-own-season': {
    written: [[['price', 'no-flowers'], '!=', null]],
    off: [],
  },
  'hk-near-flower-family': {
    written: [[['price', 'own-flower'], '!=', null]],
    off: [],
  },
  'hk-near-season-family': {
    written: [[['price', 'own-season'], '!=', null]],
    off: [],
  },
  'hk-near-big-winds': {
    written: [[['price', 'little-winds'], '=', null]],
    limit: [[['price', 'little-winds'], '=', ['rule', 'limit']]],
    row: [],
  },
  'hk-step-shape': {
    written: [[['price', 'seven-pairs'], '!=', null]],
    off: [],
  },
  'hk-step-bonus': {
    written: [[['rule', 'play.flowers'], '=', true]],
    off: [],
  },
  'hk-step-pattern': {
    written: [[['price', 'seven-pairs'], '!=', null]],
    off: [],
  },
  'hk-about-patterns': {
    written: [[['price', 'seven-pairs'], '!=', null]],
    off: [],
  },
  'hk-about-bonus': {
    written: [[['rule', 'play.flowers'], '=', true]],
    off: [],
  },
} as const satisfies Readonly<Record<string, Claim>>
