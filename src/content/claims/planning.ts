import type { Claim } from './types.ts'

/** Passages of the lesson on strategy: what is worth going for. */
export const PLANNING_CLAIMS = {
  'plan-wait': {
    written: [[['rule', 'conditions.pingHuWait'], '=', 'two-kinds']],
    chi: [[['counts', 'ping-hu-gap', 'ping-hu'], '=', false]],
    any: [],
  },
  'chow-reaches': {
    written: [[['legal', 'chow-ping-hu'], '=', true]],
    short: [],
  },
  'gap-left': {
    written: [[['counts', 'ping-hu-gap', 'ping-hu'], '=', false]],
    any: [],
  },
  'drawn-more': {
    written: [[['total', 'ping-hu-gap-drawn'], '>', ['total', 'ping-hu']]],
    same: [],
  },
  'needs-tai': {
    written: [[['rule', 'minimum'], '>', 0]],
    free: [],
  },
  'has-its-tai': {
    written: [[['legal', 'animal'], '=', true]],
    more: [],
  },
  'keep-closed': {
    written: [[['price', 'concealed-self-draw'], '!=', null]],
    off: [],
  },
  'nothing-at-all': {
    written: [
      [['legal', 'concealed-self-draw'], '=', true],
      [['counts', 'concealed-self-draw', 'concealed-self-draw'], '=', true],
    ],
    short: [[['counts', 'concealed-self-draw', 'concealed-self-draw'], '=', true]],
    drawn: [[['price', 'self-draw'], '!=', null]],
    off: [],
  },
  'planner-animal': {
    written: [[['legal', 'animal'], '=', true]],
    more: [],
  },
  'each-doubles': {
    written: [[['rule', 'payments.price'], '=', 'doubling']],
    list: [],
  },
} as const satisfies Readonly<Record<string, Claim>>
