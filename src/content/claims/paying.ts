import type { Claim } from './types.ts'

/** Passages about bills: who gives how much, at once or after a win, and who answers for whom. */
export const PAYING_CLAIMS = {
  // SG-G1
  'tai-doubles': {
    written: [[['rule', 'payments.price'], '=', 'doubling']],
    list: [],
  },
  base: {
    written: [
      [['rule', 'payments.price'], '=', 'doubling'],
      [['rule', 'limit'], '!=', null],
    ],
    list: [[['rule', 'payments.price'], '!=', 'doubling']],
    none: [],
  },
  'chips-stay': {
    written: [[['rule', 'payments.price'], '=', 'doubling']],
    list: [],
  },
  'doubling-fast': {
    written: [
      [['rule', 'payments.price'], '=', 'doubling'],
      [['rule', 'limit'], '!=', null],
    ],
    none: [[['rule', 'payments.price'], '=', 'doubling']],
    list: [],
  },

  // SG-G2 to G4
  'others-share': { written: [[['rule', 'payments.bill'], '!=', 'shooter-pays']], none: [] },
  'other-list': { written: [[['rule', 'payments.price'], '=', 'doubling']], list: [] },
  'who-pays': {
    written: [
      [['share', 'other', 'discard', 3], '<', ['share', 'shooter', 'discard', 3]],
      [['share', 'other', 'discard', 3], '>', 0],
      [['share', 'each', 'self-draw', 3], '=', ['share', 'shooter', 'discard', 3]],
    ],
    alone: [[['share', 'other', 'discard', 3], '=', 0]],
    alike: [],
  },
  'shooter-share': {
    written: [
      [['share', 'other', 'discard', 'minimum'], '<', ['share', 'shooter', 'discard', 'minimum']],
      [['share', 'other', 'discard', 'minimum'], '>', 0],
    ],
    alone: [[['share', 'other', 'discard', 'minimum'], '=', 0]],
    alike: [],
  },
  'chip-travels': {
    written: [
      [['share', 'other', 'discard', 3], '<', ['share', 'shooter', 'discard', 3]],
      [['share', 'other', 'discard', 3], '>', 0],
    ],
    alone: [[['share', 'other', 'discard', 3], '=', 0]],
    alike: [],
  },
  // as large as the bill of the table as written, which is the reader's too unless all pay alike
  'shooter-pays-bill': {
    written: [[['rule', 'payments.bill'], '!=', 'everyone-equal']],
    more: [],
  },
  'zi-mo-share': {
    written: [[['share', 'each', 'self-draw', 3], '=', ['share', 'shooter', 'discard', 3]]],
    more: [[['share', 'each', 'self-draw', 3], '<', ['share', 'shooter', 'discard', 3]]],
    less: [],
  },
  'zi-mo-gain': {
    written: [[['gain', 'minimum'], '=', 1.5]],
    twice: [[['gain', 'minimum'], '=', 2]],
    more: [[['gain', 'minimum'], '>', 1]],
    alike: [],
  },
  'zi-mo-no-tai': {
    written: [[['price', 'self-draw'], '=', null]],
    tai: [],
  },
  'men-qing-besides': {
    written: [[['price', 'concealed-self-draw'], '!=', null]],
    off: [],
  },
  'big-dragons-bill': {
    written: [[['legal', 'big-dragons-hidden'], '=', true]],
    off: [],
  },
  'limit-hand-thrown': {
    written: [[['legal', 'big-dragons-hidden'], '=', true]],
    off: [],
  },

  // SG-G5, G6
  'at-once': {
    written: [[['instant', 'bite'], '>', 0]],
    kongs: [[['instant', 'kong-concealed'], '>', 0]],
    off: [],
  },
  'kong-each': { written: [[['instant', 'kong-concealed'], '>', 0]], off: [] },
  'bite-each': { written: [[['instant', 'bite'], '>', 0]], off: [] },
  'marriage-each': { written: [[['instant', 'marriage'], '>', 0]], off: [] },
  'dealt-double': { written: [[['rule', 'payments.openingDouble'], '!=', 'off']], same: [] },
  'family-each': { written: [[['instant', 'flower-family'], '>', 0]], off: [] },
  'late-kong': {
    written: [
      [['rule', 'payments.lateKongAt'], '!=', null],
      [['instant', 'kong-claimed'], '>', 0],
    ],
    off: [],
  },

  'sheet-at-once': {
    written: [[['instant', 'bite'], '>', 0]],
    kongs: [[['instant', 'kong-concealed'], '>', 0]],
    off: [],
  },
  // SG-E7 under house rule pingHuPrice: said only where it is so
  'club-ping-hu': { written: [[['bare-line'], '=', false]], own: [] },

  // SG-H
  'no-bao': {
    written: [[['rule', 'payments.bao'], '=', true]],
    off: [],
  },
  'bao-case': { written: [[['rule', 'payments.bao'], '=', true]], off: [] },
  'bao-beside': {
    written: [
      [['rule', 'payments.bao'], '=', true],
      [['rule', 'payments.bill'], '!=', 'everyone-equal'],
    ],
    alike: [[['rule', 'payments.bao'], '=', true]],
    off: [],
  },
  'no-bao-here': {
    written: [[['rule', 'payments.bao'], '=', true]],
    off: [],
  },
  'bao-fed': {
    written: [
      [['rule', 'payments.baoLimitFeed'], '=', true],
      [['rule', 'limit'], '!=', null],
    ],
    off: [],
  },
  'bao-flush': {
    written: [[['rule', 'payments.baoFlush'], '=', true]],
    off: [],
  },
  'bao-fresh': {
    written: [[['rule', 'payments.freshTileAt'], '!=', null]],
    off: [],
  },
  'flush-fed': {
    written: [
      [['rule', 'payments.bao'], '=', true],
      [['rule', 'payments.baoFlush'], '=', true],
    ],
    alone: [[['share', 'other', 'discard', 4], '=', 0]],
    usual: [],
  },
  'last-set-wins': {
    written: [[['legal', 'big-dragons'], '=', true]],
    off: [],
  },
  'feed-note': {
    written: [
      [['rule', 'payments.baoLimitFeed'], '=', true],
      [['rule', 'limit'], '!=', null],
    ],
    none: [[['rule', 'limit'], '=', null]],
    off: [],
  },
  'flush-note': {
    written: [[['rule', 'payments.baoFlush'], '=', true]],
    off: [],
  },
  'fresh-note': {
    written: [[['rule', 'payments.freshTileAt'], '!=', null]],
    off: [],
  },
  'fresh-count': {
    written: [[['rule', 'payments.freshTileAt'], '!=', null]],
    off: [],
  },
  'lasts-note': {
    written: [
      [['rule', 'payments.baoLimitFeed'], '=', true],
      [['rule', 'limit'], '!=', null],
      [['legal', 'big-dragons'], '=', true],
    ],
    both: [
      [['rule', 'payments.baoLimitFeed'], '=', true],
      [['rule', 'limit'], '!=', null],
    ],
    set: [[['legal', 'big-dragons'], '=', false]],
    off: [],
  },
  'flush-liable': {
    written: [
      [['rule', 'payments.bao'], '=', true],
      [['rule', 'payments.baoFlush'], '=', true],
    ],
    off: [],
  },
  'last-wind-pong': {
    written: [[['legal', 'big-winds'], '=', true]],
    off: [],
  },
  'feed-liable': {
    written: [
      [['rule', 'payments.bao'], '=', true],
      [['rule', 'payments.baoLimitFeed'], '=', true],
      [['rule', 'limit'], '!=', null],
    ],
    off: [],
  },
} as const satisfies Readonly<Record<string, Claim>>
