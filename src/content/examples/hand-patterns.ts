import type { Examples } from './types.ts'

/** Hand patterns (SG-E7 to E12) and the two that only a house rule brings. */
export const HAND_PATTERNS = {
  // 67 waits for 5 or 8; Eye of 9 wan; no bonus tile
  'ping-hu': {
    hand: '23499m 345567p 67s +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 4, lines: ['ping-hu'] },
  },
  // 68 waits for 7 alone
  'ping-hu-gap': {
    hand: '23499m 345567p 68s +7s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // 12 waits for 3 alone
  'ping-hu-edge': {
    hand: '23499m 345567p 12s +3s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // Zi Mo is free of the wait rule: 4, and Men Qing Zi Mo 1
  'ping-hu-gap-drawn': {
    hand: '23499m 345567p 68s +7s',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: true, total: 5, lines: ['concealed-self-draw', 'ping-hu'] },
  },
  'ping-hu-own-wind-eye': {
    hand: '234m 345567p 67s 22z +8s',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'ping-hu-dragon-eye': {
    hand: '234m 345567p 67s 66z +8s',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // North is neither South's wind nor the round's
  'ping-hu-plain-wind-eye': {
    hand: '234m 345567p 67s 44z +8s',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 4, lines: ['ping-hu'] },
  },
  'ping-hu-claimed': {
    hand: '23499m 345p 67s [567p] +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 4, lines: ['ping-hu'] },
  },
  // 3456 waits for 3 and 6, each as the Eye
  'ping-hu-3456': {
    hand: '234m 345567p 3456s +6s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 4, lines: ['ping-hu'] },
  },
  // the one tile left waits for itself alone: no Ping Hu on a discard
  'ping-hu-four-claimed': {
    hand: '8s [234m] [345p] [567p] [567s] +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // E7: four exposed Chi with a self-drawn Eye
  'ping-hu-four-claimed-drawn': {
    hand: '8s [234m] [345p] [567p] [567s] +8s',
    fields: { seat: 'south', win: 'self-draw' },
    expect: { legal: true, total: 4, lines: ['ping-hu'] },
  },
  'chow-ping-hu': {
    hand: '23499m 345567p 67s |1f +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 1, lines: ['chow-ping-hu'] },
  },
  'chow-ping-hu-own-flower': {
    hand: '23499m 345567p 67s |2f +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 2, lines: ['own-flower', 'chow-ping-hu'] },
  },
  'chow-ping-hu-gap': {
    hand: '23499m 345567p 68s |1f +7s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'all-pongs': {
    hand: '22m 888p 33s [555p] [333z] +2m',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 2, lines: ['all-pongs'] },
  },
  'all-pongs-kong': {
    hand: '22m 888p 33s [555p] [3333z] +2m',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 2, lines: ['all-pongs'] },
  },
  'all-pongs-one-chi': {
    hand: '22m 678p 33s [555p] [333z] +2m',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'half-flush': {
    hand: '2345667799m [333z] +8m',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 2, lines: ['half-flush'] },
  },
  'half-flush-dragon': {
    hand: '2345667799m [666z] +8m',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 3, lines: ['dragon-set', 'half-flush'] },
  },
  // one Chi of suo: two suits
  'half-flush-stray': {
    hand: '23456799m 67s [333z] +8s',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'full-flush': {
    hand: '2223456677s [999s] +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 4, lines: ['full-flush'] },
  },
  // West's Pong in place of 9 suo: an honour, so half
  'full-flush-one-honour': {
    hand: '2223456677s [333z] +8s',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 2, lines: ['half-flush'] },
  },
  // E12 always comes with E9; North is neither South's nor the round's
  'terminals-and-honours': {
    hand: '11m 999p 99s [111s] [444z] +1m',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 4, lines: ['all-pongs', 'terminals-and-honours'] },
  },
  'terminals-one-eight': {
    hand: '11m 888p 99s [111s] [444z] +1m',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 2, lines: ['all-pongs'] },
  },
  'seven-pairs': {
    hand: '1155m 2288p 336s 44z +6s',
    fields: { seat: 'south' },
    rules: { sevenPairs: 2 },
    expect: { legal: true, total: 2, lines: ['seven-pairs'] },
  },
  // four of a kind are not two different pairs
  'seven-pairs-four-alike': {
    hand: '115555m 2288p 336s +6s',
    fields: { seat: 'south' },
    rules: { sevenPairs: 2 },
    expect: { legal: false, total: 0, lines: [] },
  },
  'chicken-hand': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south' },
    rules: { minimum: 0 },
    expect: { legal: true, total: 0, lines: ['chicken-hand'] },
  },
} as const satisfies Examples
