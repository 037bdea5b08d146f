import type { Examples } from './types.ts'

const table = 'hong-kong'

/**
 * Hands of the Hong Kong table (hong-kong.md): one or more for each of its rows, near misses, and those of its
 * lesson. East with no flower of its own unless told; a shown flower of another seat keeps No Flowers away.
 */
export const HONG_KONG_HANDS = {
  // HK-D1, D2, D4
  'hk-all-chows': {
    hand: '23499m 345567p 67s +8s',
    fields: {},
    table,
    expect: { legal: true, total: 3, lines: ['all-chows', 'concealed-hand', 'no-flowers'] },
  },
  'hk-all-chows-pung': {
    hand: '23499m 345555p 67s +8s',
    fields: {},
    table,
    expect: { legal: false, total: 2, lines: ['concealed-hand', 'no-flowers'] },
  },
  // HK-D1: exposed chows count as well
  'hk-all-chows-exposed': {
    hand: '99m 345567p 67s [234m] +8s',
    fields: { win: 'self-draw' },
    table,
    expect: { legal: true, total: 3, lines: ['all-chows', 'self-draw', 'no-flowers'] },
  },
  'hk-concealed-hand': {
    hand: '234m 22567p 67s 777z +8s',
    fields: {},
    table,
    expect: { legal: true, total: 3, lines: ['concealed-hand', 'no-flowers', 'dragon-set'] },
  },
  'hk-concealed-claimed': {
    hand: '234m 22567p 67s [777z] +8s',
    fields: {},
    table,
    expect: { legal: false, total: 2, lines: ['no-flowers', 'dragon-set'] },
  },
  // concealed, self-drawn and without flowers is a win by itself (facts after HK-D)
  'hk-self-draw': {
    hand: '23488m 555p 12367s +8s',
    fields: { win: 'self-draw' },
    table,
    expect: { legal: true, total: 3, lines: ['concealed-hand', 'self-draw', 'no-flowers'] },
  },
  'hk-self-draw-discard': {
    hand: '23488m 555p 12367s +8s',
    fields: {},
    table,
    expect: { legal: false, total: 2, lines: ['concealed-hand', 'no-flowers'] },
  },
  'hk-one-flower': {
    hand: '99m 345567p 67s [234m] |3f +8s',
    fields: { win: 'self-draw' },
    table,
    expect: { legal: false, total: 2, lines: ['all-chows', 'self-draw'] },
  },
  // HK-D5
  'hk-dragon-set': {
    hand: '22567p 67s [234m] [777z] |1f +8s',
    fields: { win: 'self-draw' },
    table,
    expect: { legal: true, total: 3, lines: ['self-draw', 'dragon-set', 'own-flower'] },
  },
  'hk-dragon-pair': {
    hand: '567p 67s 77z [234m] [222p] |1f +8s',
    fields: { win: 'self-draw' },
    table,
    expect: { legal: false, total: 2, lines: ['self-draw', 'own-flower'] },
  },
  // HK-D6
  'hk-own-wind-set': {
    hand: '22567p 67s [222z] [777z] +8s',
    fields: { seat: 'south' },
    table,
    expect: { legal: true, total: 3, lines: ['no-flowers', 'dragon-set', 'own-wind-set'] },
  },
  'hk-other-wind': {
    hand: '22567p 67s [333z] [777z] +8s',
    fields: { seat: 'south' },
    table,
    expect: { legal: false, total: 2, lines: ['no-flowers', 'dragon-set'] },
  },
  // HK-D7: East's own pung of East is both
  'hk-east-twice': {
    hand: '22567p 67s [234m] [111z] +8s',
    fields: {},
    table,
    expect: { legal: true, total: 3, lines: ['no-flowers', 'own-wind-set', 'round-wind-set'] },
  },
  'hk-east-once': {
    hand: '22567p 67s [234m] [111z] +8s',
    fields: { seat: 'south' },
    table,
    expect: { legal: false, total: 2, lines: ['no-flowers', 'round-wind-set'] },
  },
  // HK-D8: the dragon pungs are not counted besides
  'hk-little-dragons': {
    hand: '234m 56p 77z [555z] [666z] |2f +4p',
    fields: {},
    table,
    expect: { legal: true, total: 5, lines: ['little-dragons'] },
  },
  'hk-two-dragons': {
    hand: '234m 5688p [555z] [666z] |2f +4p',
    fields: {},
    table,
    expect: { legal: false, total: 2, lines: ['dragon-set'] },
  },
  // HK-D9
  'hk-all-pongs': {
    hand: '88m 99s [222p] [555m] [111s] |3f +9s',
    fields: {},
    table,
    expect: { legal: true, total: 3, lines: ['all-pongs'] },
  },
  'hk-all-pongs-chow': {
    hand: '88m 99s [222p] [555m] [123s] |3f +9s',
    fields: {},
    table,
    expect: { legal: false, total: 0, lines: [] },
  },
  // HK-D10
  'hk-half-flush': {
    hand: '34567m 33z [111m] [234m] |3f +8m',
    fields: {},
    table,
    expect: { legal: true, total: 3, lines: ['half-flush'] },
  },
  'hk-half-flush-mixed': {
    hand: '34567m 33z [111m] [234p] |3f +8m',
    fields: {},
    table,
    expect: { legal: false, total: 0, lines: [] },
  },
  'hk-half-flush-pungs': {
    hand: '88m 77z [222m] [555m] [666z] |3f +7z',
    fields: {},
    table,
    expect: { legal: true, total: 8, lines: ['dragon-set', 'all-pongs', 'half-flush'] },
  },
  // HK-D11
  'hk-full-flush': {
    hand: '3456799m [111m] [234m] |3f +8m',
    fields: {},
    table,
    expect: { legal: true, total: 7, lines: ['full-flush'] },
  },
  'hk-full-flush-honour': {
    hand: '34567m 33z [111m] [234m] |3f +8m',
    fields: {},
    table,
    expect: { legal: true, total: 3, lines: ['half-flush'] },
  },
  // HK-D12 with D2
  'hk-seven-pairs': {
    hand: '1133m 5577p 2299s 4z |3f +4z',
    fields: {},
    table,
    expect: { legal: true, total: 5, lines: ['concealed-hand', 'seven-pairs'] },
  },
  'hk-four-alike': {
    hand: '1133m 5555p 2299s 4z |3f +4z',
    fields: {},
    table,
    expect: { legal: false, total: 0, lines: [] },
  },
  // HK-D13
  'hk-own-flower': {
    hand: '22567p 67s [222z] [777z] |2f +8s',
    fields: { seat: 'south' },
    table,
    expect: { legal: true, total: 3, lines: ['dragon-set', 'own-wind-set', 'own-flower'] },
  },
  'hk-other-flower': {
    hand: '22567p 67s [222z] [777z] |3f +8s',
    fields: { seat: 'south' },
    table,
    expect: { legal: false, total: 2, lines: ['dragon-set', 'own-wind-set'] },
  },
  'hk-own-season': {
    hand: '22567p 67s [222z] [777z] |2y +8s',
    fields: { seat: 'south' },
    table,
    expect: { legal: true, total: 3, lines: ['dragon-set', 'own-wind-set', 'own-season'] },
  },
  'hk-other-season': {
    hand: '22567p 67s [222z] [777z] |1y +8s',
    fields: { seat: 'south' },
    table,
    expect: { legal: false, total: 2, lines: ['dragon-set', 'own-wind-set'] },
  },
  // HK-D14: in place of D13
  'hk-flower-family': {
    hand: '22567p 67s [234m] [777z] |1f2f3f4f +8s',
    fields: {},
    table,
    expect: { legal: true, total: 3, lines: ['dragon-set', 'flower-family'] },
  },
  'hk-three-flowers': {
    hand: '22567p 67s [234m] [777z] |1f2f3f +8s',
    fields: {},
    table,
    expect: { legal: false, total: 2, lines: ['dragon-set', 'own-flower'] },
  },
  'hk-season-family': {
    hand: '22567p 67s [234m] [777z] |1y2y3y4y +8s',
    fields: {},
    table,
    expect: { legal: true, total: 3, lines: ['dragon-set', 'season-family'] },
  },
  'hk-three-seasons': {
    hand: '22567p 67s [234m] [777z] |1y2y3y +8s',
    fields: {},
    table,
    expect: { legal: false, total: 2, lines: ['dragon-set', 'own-season'] },
  },
  // HK-D15: adds to D3; a bonus tile after the kong's replacement takes it away
  'hk-kong-replacement': {
    hand: '22567p 67s [234m] [9999s] +8s',
    fields: { win: 'self-draw', draw: 'kong' },
    table,
    expect: { legal: true, total: 3, lines: ['self-draw', 'no-flowers', 'kong-replacement'] },
  },
  'hk-kong-then-flower': {
    hand: '22567p 67s [234m] [9999s] |1f +8s',
    fields: { win: 'self-draw', draw: 'kong-flower' },
    table,
    expect: { legal: false, total: 2, lines: ['self-draw', 'own-flower'] },
  },
  // HK-D16
  'hk-robbed-kong': {
    hand: '22567p 67s [234m] [777z] +8s',
    fields: { win: 'rob-kong', from: 'west' },
    table,
    expect: { legal: true, total: 3, lines: ['no-flowers', 'dragon-set', 'robbed-kong'] },
  },
  'hk-no-robbed-kong': {
    hand: '22567p 67s [234m] [777z] +8s',
    fields: {},
    table,
    expect: { legal: false, total: 2, lines: ['no-flowers', 'dragon-set'] },
  },
  // HK-D17
  'hk-last-tile': {
    hand: '22567p 67s [234m] [999s] +8s',
    fields: { win: 'self-draw', last: true },
    table,
    expect: { legal: true, total: 3, lines: ['self-draw', 'no-flowers', 'last-tile'] },
  },
  'hk-not-last': {
    hand: '22567p 67s [234m] [999s] +8s',
    fields: { win: 'self-draw' },
    table,
    expect: { legal: false, total: 2, lines: ['self-draw', 'no-flowers'] },
  },
  // HK-D18
  'hk-last-discard': {
    hand: '22567p 67s [234m] [777z] +8s',
    fields: { last: true },
    table,
    expect: { legal: true, total: 3, lines: ['no-flowers', 'dragon-set', 'last-discard'] },
  },
  // limit hands after HK-D: 13, no other row
  'hk-thirteen-orphans': {
    hand: '19m 19p 19s 1234567z +1m',
    fields: {},
    table,
    expect: { legal: true, total: 13, lines: ['thirteen-orphans'] },
  },
  'hk-thirteen-orphans-missing': {
    hand: '119m 19p 19s 123456z +1m',
    fields: {},
    table,
    expect: { legal: false, total: 0, lines: [] },
  },
  'hk-all-honours': {
    hand: '1155z [222z] [333z] [777z] +5z',
    fields: {},
    table,
    expect: { legal: true, total: 13, lines: ['all-honours'] },
  },
  // four pairs of winds and three of dragons: honours as seven pairs ([D] after HK-D)
  'hk-all-honours-pairs': {
    hand: '1122334455667z +7z',
    fields: {},
    table,
    expect: { legal: true, total: 13, lines: ['all-honours'] },
  },
  'hk-all-honours-chow': {
    hand: '23m 55z [222z] [333z] [777z] |3f +1m',
    fields: {},
    table,
    expect: { legal: true, total: 4, lines: ['dragon-set', 'half-flush'] },
  },
  'hk-all-terminals': {
    hand: '11m 99p [111p] [111s] [999s] +9p',
    fields: {},
    table,
    expect: { legal: true, total: 13, lines: ['all-terminals'] },
  },
  'hk-all-terminals-eight': {
    hand: '88m 99p [111p] [111s] [999s] +9p',
    fields: {},
    table,
    expect: { legal: true, total: 4, lines: ['no-flowers', 'all-pongs'] },
  },
  'hk-big-dragons': {
    hand: '22p 67s [555z] [666z] [777z] +8s',
    fields: {},
    table,
    expect: { legal: true, total: 13, lines: ['big-dragons'] },
  },
  'hk-big-winds': {
    hand: '22p 44z [111z] [222z] [333z] +4z',
    fields: {},
    table,
    expect: { legal: true, total: 13, lines: ['big-winds'] },
  },
  // three wind pungs and a pair of the fourth: no row of its own at this table
  'hk-little-winds-nothing': {
    hand: '23p 44z [111z] [222z] [333z] |3f +4p',
    fields: { seat: 'south' },
    table,
    expect: { legal: true, total: 5, lines: ['own-wind-set', 'round-wind-set', 'half-flush'] },
  },
  'hk-four-kongs': {
    hand: '2p [1111m] [5555p] (3333s) [9999s] +2p',
    fields: {},
    table,
    expect: { legal: true, total: 13, lines: ['four-kongs'] },
  },
  'hk-three-kongs': {
    hand: '2p [1111m] [5555p] (3333s) [999s] +2p',
    fields: {},
    table,
    expect: { legal: true, total: 4, lines: ['no-flowers', 'all-pongs'] },
  },
  'hk-nine-gates': {
    hand: '1112345678999p +5p',
    fields: {},
    table,
    expect: { legal: true, total: 13, lines: ['nine-gates'] },
  },
  'hk-nine-gates-claimed': {
    hand: '2345678999p [111p] +5p',
    fields: {},
    table,
    expect: { legal: true, total: 8, lines: ['no-flowers', 'full-flush'] },
  },
  'hk-four-concealed-pongs': {
    hand: '222m 555888p 3344s +4s',
    fields: { win: 'self-draw' },
    table,
    expect: { legal: true, total: 13, lines: ['four-concealed-pongs'] },
  },
  // on a discard: All Pungs and Concealed Hand
  'hk-four-concealed-discard': {
    hand: '222m 555888p 3344s |3f +4s',
    fields: {},
    table,
    expect: { legal: true, total: 4, lines: ['concealed-hand', 'all-pongs'] },
  },
  // rows that only a house rule brings
  'hk-little-winds': {
    hand: '23p 44z [111z] [222z] [333z] |3f +4p',
    fields: { seat: 'south' },
    table,
    rules: { littleWinds: 6 },
    expect: {
      legal: true,
      total: 11,
      lines: ['own-wind-set', 'round-wind-set', 'half-flush', 'little-winds'],
    },
  },
  'hk-little-winds-pair': {
    hand: '2355p [111z] [222z] [333z] |3f +4p',
    fields: { seat: 'south' },
    table,
    rules: { littleWinds: 6 },
    expect: { legal: true, total: 5, lines: ['own-wind-set', 'round-wind-set', 'half-flush'] },
  },
  'hk-heavenly-hand': {
    hand: '23488m 555p 12367s +8s',
    fields: { win: 'self-draw', opening: 'heavenly' },
    table,
    rules: { blessings: 'limit' },
    expect: { legal: true, total: 13, lines: ['heavenly-hand'] },
  },
  'hk-heavenly-later': {
    hand: '23488m 555p 12367s +8s',
    fields: { win: 'self-draw' },
    table,
    rules: { blessings: 'limit' },
    expect: { legal: true, total: 3, lines: ['concealed-hand', 'self-draw', 'no-flowers'] },
  },
  'hk-earthly-hand': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'south', opening: 'earthly' },
    table,
    rules: { blessings: 'limit' },
    expect: { legal: true, total: 13, lines: ['earthly-hand'] },
  },
  'hk-earthly-later': {
    hand: '23488m 555p 12367s +8s',
    fields: { seat: 'south', from: 'east' },
    table,
    rules: { blessings: 'limit' },
    expect: { legal: false, total: 2, lines: ['concealed-hand', 'no-flowers'] },
  },
  'hk-seven-flowers': {
    hand: '22567p 67s [234m] [999s] |1f2f3f4f1y2y3y +8s',
    fields: {},
    table,
    rules: { flowerWin: '7-is-3-and-8-is-8' },
    expect: { legal: true, total: 6, lines: ['own-season', 'flower-family', 'seven-flowers'] },
  },
  'hk-six-flowers': {
    hand: '22567p 67s [234m] [999s] |1f2f3f4f1y2y +8s',
    fields: {},
    table,
    rules: { flowerWin: '7-is-3-and-8-is-8' },
    expect: { legal: true, total: 3, lines: ['own-season', 'flower-family'] },
  },
  'hk-eight-flowers': {
    hand: '22567p 67s [234m] [999s] |1f2f3f4f1y2y3y4y +8s',
    fields: {},
    table,
    rules: { flowerWin: '7-is-3-and-8-is-8' },
    expect: { legal: true, total: 12, lines: ['flower-family', 'season-family', 'eight-flowers'] },
  },
  'hk-chicken-hand': {
    hand: '22567p 67s [234m] [999s] |3f +8s',
    fields: {},
    table,
    rules: { minimum: 0 },
    expect: { legal: true, total: 0, lines: ['chicken-hand'] },
  },
  'hk-chicken-none': {
    hand: '22567p 67s [234m] [999s] |3f +8s',
    fields: {},
    table,
    expect: { legal: false, total: 0, lines: [] },
  },
} as const satisfies Examples
