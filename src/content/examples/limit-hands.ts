import type { Examples } from './types.ts'

/** Limit hands (SG-F, C2, C3): 5 and nothing besides. */
export const LIMIT_HANDS = {
  // C2: the third dragon set wins at once, the rest unfinished
  'big-dragons': {
    hand: '199m 5p 2s 55z [666z] [777z] +5z',
    fields: { seat: 'south' },
    expect: { legal: true, total: 5, lines: ['big-dragons'] },
  },
  'big-dragons-complete': {
    hand: '23m 88p 555z [666z] [777z] +1m',
    fields: { seat: 'south' },
    rules: { honourAutoWin: 'off' },
    expect: { legal: true, total: 5, lines: ['big-dragons'] },
  },
  'big-winds': {
    hand: '3m 5p 44z [111z] [222z] [333z] +4z',
    fields: { seat: 'south' },
    expect: { legal: true, total: 5, lines: ['big-winds'] },
  },
  'thirteen-orphans': {
    hand: '19m 19p 19s 1234567z +1m',
    fields: { seat: 'south' },
    expect: { legal: true, total: 5, lines: ['thirteen-orphans'] },
  },
  // two pairs and no Red dragon: no shape at all
  'thirteen-orphans-missing-one': {
    hand: '19m 199p 19s 123456z +1m',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // C3: the eighth was drawn; its replacement is not
  'eight-flowers': {
    hand: '247m 1358p 469s 135z |1f2f3f4f1y2y3y4y',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: true, total: 5, lines: ['eight-flowers'] },
  },
  'eight-flowers-robbed': {
    hand: '247m 1358p 469s 135z |1f2f3f4f1y2y3y +4y',
    fields: { seat: 'south', win: 'rob-eighth', from: 'north' },
    expect: { legal: true, total: 5, lines: ['eight-flowers'] },
  },
  // orchid 1, summer 1, the flowers complete 1
  'seven-bonus-tiles': {
    hand: '23488m 555p 67s [123s] |1f2f3f4f1y2y3y +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 3, lines: ['own-flower', 'own-season', 'flower-family'] },
  },
  'all-honours': {
    hand: '1122666z [333z] [777z] +1z',
    fields: { seat: 'south' },
    expect: { legal: true, total: 5, lines: ['all-honours'] },
  },
  // two dragon sets 2, half flush 2
  'all-honours-one-chi': {
    hand: '23m 22666z [333z] [777z] +1m',
    fields: { seat: 'south' },
    expect: { legal: true, total: 4, lines: ['dragon-set', 'half-flush'] },
  },
  'all-terminals': {
    hand: '11m 99p 999s [111p] [111s] +1m',
    fields: { seat: 'south' },
    expect: { legal: true, total: 5, lines: ['all-terminals'] },
  },
  'all-terminals-wind-eye': {
    hand: '11m 999s 44z [111p] [111s] +1m',
    fields: { seat: 'south' },
    expect: { legal: true, total: 4, lines: ['all-pongs', 'terminals-and-honours'] },
  },
  'four-concealed-pongs': {
    hand: '22m 555888p 33444s +2m',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: true, total: 5, lines: ['four-concealed-pongs'] },
  },
  'four-concealed-pongs-discard': {
    hand: '22m 555888p 33444s +2m',
    fields: { seat: 'south' },
    expect: { legal: true, total: 2, lines: ['all-pongs'] },
  },
  'all-green': {
    hand: '2233446688s [666z] +6s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 5, lines: ['all-green'] },
  },
  // the 7 suo is no green tile: dragon set 1, half flush 2
  'all-green-one-seven': {
    hand: '2233446888s [666z] +7s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 3, lines: ['dragon-set', 'half-flush'] },
  },
  'nine-gates': {
    hand: '1112345678999p +5p',
    fields: { seat: 'south' },
    expect: { legal: true, total: 5, lines: ['nine-gates'] },
  },
  // the same tiles with the 1s claimed
  'nine-gates-claimed': {
    hand: '2345678999p [111p] +5p',
    fields: { seat: 'south' },
    expect: { legal: true, total: 4, lines: ['full-flush'] },
  },
  'four-kongs': {
    hand: '7p [1111m] [4444p] (8888s) [3333z] +7p',
    fields: { seat: 'south' },
    expect: { legal: true, total: 5, lines: ['four-kongs'] },
  },
  'three-kongs': {
    hand: '7p [222s] [1111m] [4444p] (8888s) +7p',
    fields: { seat: 'south' },
    expect: { legal: true, total: 2, lines: ['all-pongs'] },
  },
  'heavenly-hand': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'east', win: 'self-draw', opening: 'heavenly' },
    expect: { legal: true, total: 5, lines: ['heavenly-hand'] },
  },
  'banker-second-turn': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'east', win: 'self-draw' },
    expect: { legal: true, total: 1, lines: ['concealed-self-draw'] },
  },
  'earthly-hand': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'south', opening: 'earthly', from: 'east' },
    expect: { legal: true, total: 5, lines: ['earthly-hand'] },
  },
  'banker-second-discard': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'south', from: 'east' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'kong-on-kong': {
    hand: '23488m 67s [1111p] (5555p) +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'kong-on-kong' },
    expect: { legal: true, total: 5, lines: ['kong-on-kong'] },
  },
  // two Kongs, but only the last one's replacement came straight before the win
  'two-kongs-apart': {
    hand: '23488m 67s [1111p] (5555p) +8s',
    fields: { seat: 'south', win: 'self-draw', draw: 'kong' },
    expect: { legal: true, total: 1, lines: ['kong-replacement'] },
  },
  'human-hand': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'west', opening: 'human', from: 'south' },
    rules: { humanHand: 'limit' },
    expect: { legal: true, total: 5, lines: ['human-hand'] },
  },
  'human-hand-too-late': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'west', from: 'south' },
    rules: { humanHand: 'limit' },
    expect: { legal: false, total: 0, lines: [] },
  },
} as const satisfies Examples
