import type { Claim } from './types.ts'

/** Passages about counting: what wins, what counts, and how far. */
export const COUNTING_CLAIMS = {
  'plain-loses': {
    written: [
      [['legal', 'plain-no-tai'], '=', false],
      [['total', 'plain-no-tai'], '=', 0],
    ],
    free: [[['total', 'plain-no-tai'], '=', 0]],
    short: [[['legal', 'plain-no-tai'], '=', false]],
    counts: [],
  },
  'dragons-win': {
    written: [
      [['legal', 'plain-no-tai'], '=', false],
      [['legal', 'plain-red-dragons'], '=', true],
    ],
    short: [[['legal', 'plain-red-dragons'], '=', false]],
    both: [],
  },
  // SG-E6 and the house rules selfDrawTai and concealedSelfDraw
  'takes-both': {
    written: [
      [['price', 'concealed-self-draw'], '!=', null],
      [['price', 'concealed-hand'], '=', null],
      [['price', 'self-draw'], '=', null],
    ],
    off: [
      [['price', 'concealed-self-draw'], '=', null],
      [['price', 'self-draw'], '=', null],
    ],
    'zi-mo': [[['price', 'concealed-self-draw'], '=', null]],
    either: [
      [['price', 'concealed-hand'], '!=', null],
      [['price', 'self-draw'], '!=', null],
    ],
    discard: [[['price', 'self-draw'], '=', null]],
    each: [],
  },
  'two-of-the-draw': {
    written: [
      [['counts', 'flower-replacement-concealed', 'concealed-self-draw'], '=', true],
      [['counts', 'flower-replacement-concealed', 'self-draw'], '=', false],
    ],
    off: [
      [['counts', 'flower-replacement-concealed', 'concealed-self-draw'], '=', false],
      [['counts', 'flower-replacement-concealed', 'self-draw'], '=', false],
    ],
    'zi-mo': [[['counts', 'flower-replacement-concealed', 'concealed-self-draw'], '=', false]],
    each: [],
  },
  'robbing-counts': {
    written: [[['counts', 'robbed-kong', 'robbed-kong'], '=', true]],
    off: [],
  },
  'six-steps-sum': {
    written: [[['raw', 'six-steps'], '=', ['total', 'six-steps']]],
    cut: [],
  },
  'four-concealed': {
    written: [[['rule', 'conditions.fourConcealedPongsDiscard'], '=', 'off']],
    pair: [[['counts', 'four-concealed-pongs-discard', 'four-concealed-pongs'], '=', false]],
    any: [],
  },

  // SG-E7, E8
  'open-wait': {
    written: [[['rule', 'conditions.pingHuWait'], '=', 'two-kinds']],
    chi: [[['counts', 'ping-hu-gap', 'ping-hu'], '=', false]],
    any: [],
  },
  'wait-asked': {
    written: [[['rule', 'conditions.pingHuWait'], '=', 'two-kinds']],
    chi: [[['counts', 'ping-hu-gap', 'ping-hu'], '=', false]],
    any: [],
  },
  'run-of-four': {
    written: [[['counts', 'ping-hu-3456', 'ping-hu'], '=', true]],
    chi: [],
  },
  'gap-drawn': {
    written: [
      [['legal', 'ping-hu-gap-drawn'], '=', true],
      [['legal', 'ping-hu-gap'], '=', false],
    ],
    any: [[['counts', 'ping-hu-gap', 'ping-hu'], '=', true]],
    pattern: [],
  },
  'all-claimed': {
    written: [[['rule', 'conditions.pingHuAllExposed'], '=', 'allow']],
    forbid: [],
  },
  'chow-wait': {
    written: [
      [['rule', 'conditions.chowPingHuWait'], '=', 'required'],
      [['rule', 'conditions.pingHuWait'], '!=', 'none'],
    ],
    same: [[['rule', 'conditions.pingHuWait'], '=', 'none']],
    any: [],
  },

  'eighth-flower': {
    written: [[['rule', 'conditions.eighthFlower'], '=', 'shooter']],
    alone: [[['rule', 'conditions.eighthFlower'], '=', 'drawer-pays-all']],
    all: [[['rule', 'conditions.eighthFlower'], '=', 'zi-mo-price']],
    off: [],
  },
  'bites-paid': {
    written: [[['instant', 'bite'], '>', 0]],
    off: [],
  },
  'limit-hands-pay': {
    written: [[['rule', 'limit'], '!=', null]],
    none: [],
  },
  'unfinished-wins': {
    written: [
      [['legal', 'big-dragons'], '=', true],
      [['legal', 'big-winds'], '=', true],
    ],
    off: [],
  },
  'below-minimum': {
    written: [[['rule', 'minimum'], '>', 0]],
    free: [],
  },
  'limit-hand-card': {
    written: [[['rule', 'limit'], '!=', null]],
    none: [],
  },
  // SG-J6, and a price list that ends before the limit (house rule payTable)
  'above-limit': {
    written: [
      [['rule', 'limit'], '!=', null],
      [['ends'], '=', ['rule', 'limit']],
    ],
    none: [[['ends'], '=', null]],
    list: [],
  },
  'over-the-limit': {
    written: [
      [['raw', 'over-the-limit'], '>', ['total', 'over-the-limit']],
      [['ends'], '=', ['rule', 'limit']],
    ],
    under: [
      [['rule', 'limit'], '!=', null],
      [['ends'], '=', ['rule', 'limit']],
    ],
    none: [[['ends'], '=', null]],
    list: [],
  },
} as const satisfies Readonly<Record<string, Claim>>
