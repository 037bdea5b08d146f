import type { Examples } from './types.ts'

/** Rows for how the hand was won (SG-E6, E15 to E18) and those that only a house rule brings. */
export const HOW_YOU_WON = {
  'concealed-self-draw': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: true, total: 1, lines: ['concealed-self-draw'] },
  },
  'concealed-discard': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'claimed-self-draw': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // E6: a concealed Kong is nothing claimed
  'concealed-kong-self-draw': {
    hand: '23488m 12367s (5555p) +8s',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: true, total: 1, lines: ['concealed-self-draw'] },
  },
  'flower-replacement': {
    hand: '23488m 555p 67s [123s] |3f +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'flower' },
    expect: { legal: true, total: 1, lines: ['flower-replacement'] },
  },
  // the flower was shown on an earlier turn
  'flower-shown-before': {
    hand: '23488m 555p 67s [123s] |3f +8s',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'flower-replacement-concealed': {
    hand: '23488m 555p 12367s |3f +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'flower' },
    expect: { legal: true, total: 2, lines: ['concealed-self-draw', 'flower-replacement'] },
  },
  'kong-replacement': {
    hand: '23488m 67s [123s] [5555p] +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'kong' },
    expect: { legal: true, total: 1, lines: ['kong-replacement'] },
  },
  'kong-made-before': {
    hand: '23488m 67s [123s] [5555p] +8s',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // E16: a chain with a Kong in it is the Kong's row only
  'kong-then-flower': {
    hand: '23488m 67s [123s] [5555p] |3f +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'kong-flower' },
    expect: { legal: true, total: 1, lines: ['kong-replacement'] },
  },
  'last-tile': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south', win: 'self-draw', last: true },
    expect: { legal: true, total: 1, lines: ['last-tile'] },
  },
  // E17: not when it is a replacement
  'last-tile-replacement': {
    hand: '23488m 555p 67s [123s] |3f +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'flower', last: true },
    expect: { legal: true, total: 1, lines: ['flower-replacement'] },
  },
  'robbed-kong': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south', win: 'rob-kong', from: 'west' },
    expect: { legal: true, total: 1, lines: ['robbed-kong'] },
  },
  'discarded-not-robbed': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south', from: 'west' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'self-draw-tai': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south', win: 'self-draw' },
    rules: { selfDrawTai: 1 },
    expect: { legal: true, total: 1, lines: ['self-draw'] },
  },
  'self-draw-tai-discard': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south' },
    rules: { selfDrawTai: 1 },
    expect: { legal: false, total: 0, lines: [] },
  },
  'concealed-hand': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'south' },
    rules: { concealedSelfDraw: 'any' },
    expect: { legal: true, total: 1, lines: ['concealed-hand'] },
  },
  'concealed-hand-one-claim': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south' },
    rules: { concealedSelfDraw: 'any' },
    expect: { legal: false, total: 0, lines: [] },
  },
} as const satisfies Examples
