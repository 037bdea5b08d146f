import type { Examples } from './types.ts'

/**
 * Hands whose result a house rule changes, each pinned to that rule (house-rules.md). The same hand on the standard
 * table stands in the other files under the name without the ending.
 */
export const HOUSE_RULE_HANDS = {
  'dragon-set-minimum-2': {
    hand: '234m 22567p 67s [777z] +8s',
    fields: { seat: 'south' },
    rules: { minimum: 2 },
    expect: { legal: false, total: 1, lines: ['dragon-set'] },
  },
  'six-steps-limit-3': {
    hand: '1234566799p [777z] |1f3a +8p',
    fields: { seat: 'south', round: 'east', from: 'north' },
    rules: { limit: 3 },
    expect: { legal: true, total: 3, raw: 4, lines: ['dragon-set', 'animal', 'half-flush'] },
  },
  'over-the-limit-10': {
    hand: '1122299m 111z [777z] +1m',
    fields: { seat: 'east', round: 'east' },
    rules: { limit: 10 },
    expect: {
      legal: true,
      total: 7,
      lines: ['dragon-set', 'own-wind-set', 'round-wind-set', 'all-pongs', 'half-flush'],
    },
  },
  // SG-F with no limit: Thirteen Wonders 13, every other limit hand 10
  'thirteen-orphans-no-limit': {
    hand: '19m 19p 19s 1234567z +1m',
    fields: { seat: 'south' },
    rules: { limit: 'none' },
    expect: { legal: true, total: 13, lines: ['thirteen-orphans'] },
  },
  'all-terminals-no-limit': {
    hand: '11m 99p 999s [111p] [111s] +1m',
    fields: { seat: 'south' },
    rules: { limit: 'none' },
    expect: { legal: true, total: 10, lines: ['all-terminals'] },
  },
  'robbed-kong-no-tai': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south', win: 'rob-kong', from: 'west' },
    rules: { robbedKongTai: 0 },
    expect: { legal: false, total: 0, lines: [] },
  },
  'concealed-self-draw-off': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'south', win: 'self-draw' },
    rules: { concealedSelfDraw: 'off' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'ping-hu-gap-any-wait': {
    hand: '23499m 345567p 68s +7s',
    fields: { seat: 'south' },
    rules: { pingHuWait: 'none' },
    expect: { legal: true, total: 4, lines: ['ping-hu'] },
  },
  // the 6 can only be the Eye's second tile, never the end of a Chi
  'ping-hu-3456-two-sided': {
    hand: '234m 345567p 3456s +6s',
    fields: { seat: 'south' },
    rules: { pingHuWait: 'two-sided-chi' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'ping-hu-two-sided': {
    hand: '23499m 345567p 67s +8s',
    fields: { seat: 'south' },
    rules: { pingHuWait: 'two-sided-chi' },
    expect: { legal: true, total: 4, lines: ['ping-hu'] },
  },
  'ping-hu-four-claimed-forbidden': {
    hand: '8s [234m] [345p] [567p] [567s] +8s',
    fields: { seat: 'south', win: 'self-draw' },
    rules: { pingHuAllExposed: 'forbid' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'chow-ping-hu-gap-any-wait': {
    hand: '23499m 345567p 68s |1f +7s',
    fields: { seat: 'south' },
    rules: { chowPingHuWait: 'none' },
    expect: { legal: true, total: 1, lines: ['chow-ping-hu'] },
  },
  // 1 + 1 for South's and the round's wind, half flush 2, 4
  'little-winds-4-plus': {
    hand: '23m 44z [111z] [222z] [333z] +1m',
    fields: { seat: 'south', round: 'east' },
    rules: { littleWinds: '4-plus-winds', limit: 10 },
    expect: {
      legal: true,
      total: 8,
      lines: ['own-wind-set', 'round-wind-set', 'half-flush', 'little-winds'],
    },
  },
  'little-winds-2-plus': {
    hand: '23m 44z [111z] [222z] [333z] +1m',
    fields: { seat: 'south', round: 'east' },
    rules: { littleWinds: '2-plus-winds', limit: 10 },
    expect: {
      legal: true,
      total: 6,
      lines: ['own-wind-set', 'round-wind-set', 'half-flush', 'little-winds'],
    },
  },
  // Green dragons 1, half flush 2, All Green 4
  'all-green-row': {
    hand: '2233446688s [666z] +6s',
    fields: { seat: 'south' },
    rules: { allGreen: 4, limit: 10 },
    expect: { legal: true, total: 7, lines: ['dragon-set', 'half-flush', 'all-green'] },
  },
  'all-green-off': {
    hand: '2233446688s [666z] +6s',
    fields: { seat: 'south' },
    rules: { allGreen: 'off' },
    expect: { legal: true, total: 3, lines: ['dragon-set', 'half-flush'] },
  },
  'four-concealed-pongs-eye': {
    hand: '222m 555888p 3444s +3s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 2, lines: ['all-pongs'] },
  },
  'four-concealed-pongs-eye-pair-wait': {
    hand: '222m 555888p 3444s +3s',
    fields: { seat: 'south' },
    rules: { fourConcealedPongsDiscard: 'pair-wait' },
    expect: { legal: true, total: 5, lines: ['four-concealed-pongs'] },
  },
  'four-concealed-pongs-discard-any': {
    hand: '22m 555888p 33444s +2m',
    fields: { seat: 'south' },
    rules: { fourConcealedPongsDiscard: 'any' },
    expect: { legal: true, total: 5, lines: ['four-concealed-pongs'] },
  },
  'nine-gates-claimed-open': {
    hand: '2345678999p [111p] +5p',
    fields: { seat: 'south' },
    rules: { nineGatesOpen: 'on' },
    expect: { legal: true, total: 5, lines: ['nine-gates'] },
  },
  'kong-on-kong-2': {
    hand: '23488m 67s [1111p] (5555p) +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'kong-on-kong' },
    rules: { kongOnKong: 2 },
    expect: { legal: true, total: 2, lines: ['kong-on-kong'] },
  },
  'big-dragons-unfinished': {
    hand: '199m 5p 2s 55z [666z] [777z] +5z',
    fields: { seat: 'south' },
    rules: { honourAutoWin: 'off' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'kong-then-flower-each': {
    hand: '23488m 67s [123s] [5555p] |3f +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'kong-flower' },
    rules: { replacementStack: 'each-kind' },
    expect: { legal: true, total: 2, lines: ['flower-replacement', 'kong-replacement'] },
  },
  'last-tile-replacement-on': {
    hand: '23488m 555p 67s [123s] |3f +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'flower', last: true },
    rules: { lastTileOnReplacement: 'on' },
    expect: { legal: true, total: 2, lines: ['flower-replacement', 'last-tile'] },
  },
} as const satisfies Examples
