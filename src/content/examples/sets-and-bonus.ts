import type { Examples } from './types.ts'

/**
 * Dragon and wind sets (SG-E1 to E3, E13, E14) and bonus tiles (SG-E4, E5), on hands that are worth nothing
 * without them: a claimed Chi keeps Men Qing out, a Pong or a claimed honour set keeps Ping Hu out.
 */
export const SETS_AND_BONUS = {
  'dragon-set': {
    hand: '234m 22567p 67s [777z] +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 1, lines: ['dragon-set'] },
  },
  // two sets, one row: 1 each
  'dragon-set-two': {
    hand: '23m 45688p [666z] [777z] +1m',
    fields: { seat: 'south' },
    expect: { legal: true, total: 2, lines: ['dragon-set'] },
  },
  // E1 asks for a Pong or Kong; the Eye spoils Ping Hu besides, and there is a Pong
  'dragon-eye': {
    hand: '234m 567p 22267s 77z +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'own-wind-set': {
    hand: '345m 23466p 78s [222z] +9s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 1, lines: ['own-wind-set'] },
  },
  'other-wind-set': {
    hand: '345m 23466p 78s [333z] +9s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'round-wind-set': {
    hand: '345m 23466p 78s [111z] +9s',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 1, lines: ['round-wind-set'] },
  },
  'round-wind-over': {
    hand: '345m 23466p 78s [111z] +9s',
    fields: { seat: 'west', round: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // E2 and E3 by one set
  'double-wind': {
    hand: '345m 23466p 78s [111z] +9s',
    fields: { seat: 'east', round: 'east' },
    expect: { legal: true, total: 2, lines: ['own-wind-set', 'round-wind-set'] },
  },
  // 1 + 1 for the sets, 1 for the Eye
  'little-dragons': {
    hand: '23m 456p 55z [666z] [777z] +1m',
    fields: { seat: 'west' },
    expect: { legal: true, total: 3, lines: ['dragon-set', 'little-dragons'] },
  },
  // 4 + half flush 2, cut at 5; own wind and round wind are among the sets and do not add
  'little-winds': {
    hand: '23m 44z [111z] [222z] [333z] +1m',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 5, raw: 6, lines: ['half-flush', 'little-winds'] },
  },
  'three-wind-sets': {
    hand: '23m 55p [111z] [222z] [333z] +1m',
    fields: { seat: 'south', round: 'east' },
    expect: { legal: true, total: 2, lines: ['own-wind-set', 'round-wind-set'] },
  },
  // the hand under all bonus tiles below: nothing in it counts
  'no-tai-claimed': {
    hand: '23488m 555p 67s [123s] +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'own-flower': {
    hand: '23488m 555p 67s [123s] |2f +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 1, lines: ['own-flower'] },
  },
  'other-flower': {
    hand: '23488m 555p 67s [123s] |3f +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'own-season': {
    hand: '23488m 555p 67s [123s] |2y +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 1, lines: ['own-season'] },
  },
  'other-season': {
    hand: '23488m 555p 67s [123s] |1y +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  animal: {
    hand: '23488m 555p 67s [123s] |1a +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 1, lines: ['animal'] },
  },
  'two-animals': {
    hand: '23488m 555p 67s [123s] |1a4a +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 2, lines: ['animal'] },
  },
  'flower-no-animal': {
    hand: '23488m 555p 67s [123s] |4f +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // 1 for South's own and 1 for the family
  'flower-family': {
    hand: '23488m 555p 67s [123s] |1f2f3f4f +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 2, lines: ['own-flower', 'flower-family'] },
  },
  'three-flowers': {
    hand: '23488m 555p 67s [123s] |1f3f4f +8s',
    fields: { seat: 'south' },
    expect: { legal: false, total: 0, lines: [] },
  },
  'season-family': {
    hand: '23488m 555p 67s [123s] |1y2y3y4y +8s',
    fields: { seat: 'west' },
    expect: { legal: true, total: 2, lines: ['own-season', 'season-family'] },
  },
  'three-seasons': {
    hand: '23488m 555p 67s [123s] |1y2y4y +8s',
    fields: { seat: 'west' },
    expect: { legal: false, total: 0, lines: [] },
  },
  // 4 animals and the family: 5 in all
  'animal-family': {
    hand: '23488m 555p 67s [123s] |1a2a3a4a +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 5, lines: ['animal', 'animal-family'] },
  },
  'three-animals': {
    hand: '23488m 555p 67s [123s] |1a2a3a +8s',
    fields: { seat: 'south' },
    expect: { legal: true, total: 3, lines: ['animal'] },
  },
} as const satisfies Examples
