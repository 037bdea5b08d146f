import { describe, expect, test } from 'vitest'
import { scoreRequest } from '../../src/engine/index.ts'
import { type Asked, said, scored } from '../support/ask.ts'

type Row = readonly [cite: string, about: string, hand: string, asked: Asked, worth: string]

const drawn: Asked = { win: 'self-draw' }
// South at the Hong Kong table; one exposed set and a flower that is not hers keep concealed and no-flowers out
const ROWS: Row[] = [
  ['HK-D1', 'four chows and a suited pair', '45m 456p 789s 55s [123m] |1f +6m', {}, '1: all-chows 1'],
  ['HK-D1', 'any wait', '46m 456p 789s 55s [123m] |1f +5m', {}, '1: all-chows 1'],
  ['HK-D1', 'a pair of honours spoils it', '45m 456p 789s 33z [123m] |1f +6m', {}, '0: '],
  ['HK-D2', 'nothing exposed, on a discard too', '12222m 45556p 789s |1f +3m', {}, '1: concealed-hand 1'],
  ['HK-D2', 'a concealed kong keeps it', '12222m 55p 789s (3333p) |1f +3m', {}, '1: concealed-hand 1'],
  [
    'HK-D2',
    'Seven Pairs has it too',
    '1122m 3355p 7799s 1z |1f +1z',
    {},
    '5: concealed-hand 1, seven-pairs 4',
  ],
  ['HK-D3', 'drawn by yourself', '12222m 55p 789s [456p] |1f +3m', drawn, '1: self-draw 1'],
  [
    'HK-D3',
    'the dealer’s dealt fourteen too',
    '12222m 45556p 789s |2f +3m',
    { ...drawn, seat: 'east', opening: 'heavenly' },
    '2: concealed-hand 1, self-draw 1',
  ],
  ['HK-D4', 'no flower and no season', '12222m 55p 789s [456p] +3m', {}, '1: no-flowers 1'],
  ['HK-D5', 'pung or kong of a dragon', '23m 55p 789s [555z] [6666z] |1f +1m', {}, '2: dragon-setx2 2'],
  ['HK-D6', 'the seat’s wind', '23m 45556p 789s [222z] |1f +1m', {}, '1: own-wind-set 1'],
  [
    'HK-D7',
    'East, whatever round is named',
    '23m 45556p 789s [111z] |1f +1m',
    { round: 'south' },
    '1: round-wind-set 1',
  ],
  [
    'HK-D7',
    'East’s own East is 2 in all',
    '23m 45556p 789s [111z] |2f +1m',
    { seat: 'east' },
    '2: own-wind-set 1, round-wind-set 1',
  ],
  ['HK-D8', 'replaces the dragon pungs', '23m 456p 77z [555z] [666z] |1f +1m', {}, '5: little-dragons 5'],
  ['HK-D9', 'four pungs or kongs', '333m 5z [777p] [9999s] [222s] |1f +5z', {}, '3: all-pongs 3'],
  ['HK-D10', 'one suit and honours', '123m 789m 5m [333z] [444m] |1f +5m', {}, '3: half-flush 3'],
  ['HK-D11', 'one suit only', '12378m 55m [333m] [444m] |1f +9m', {}, '7: full-flush 7'],
  [
    'HK-D12',
    'seven different pairs',
    '1122m 3355p 7799s 1z |1f +1z',
    drawn,
    '6: concealed-hand 1, self-draw 1, seven-pairs 4',
  ],
  ['HK-D12', 'four of a kind is not two pairs', '1111m 3355p 7799s 1z |1f +1z', {}, 'not complete: '],
  [
    'HK-D13',
    'your own flower and season',
    '12222m 55p 789s [456p] |2f2y +3m',
    {},
    '2: own-flower 1, own-season 1',
  ],
  [
    'HK-D14',
    'all four, in place of the own one',
    '12222m 55p 789s [456p] |1f2f3f4f2y +3m',
    {},
    '3: own-season 1, flower-family 2',
  ],
  [
    'HK-D15',
    'the tile drawn for a kong, on top of self-draw',
    '12222m 55p 789s [3333p] |1f +3m',
    { ...drawn, draw: 'kong' },
    '2: self-draw 1, kong-replacement 1',
  ],
  [
    'HK-D15',
    'not when a flower replacement came last',
    '12222m 55p 789s [3333p] |1f +3m',
    { ...drawn, draw: 'kong-flower' },
    '1: self-draw 1',
  ],
  [
    'HK-D15',
    'a flower replacement adds nothing',
    '12222m 55p 789s [456p] |1f +3m',
    { ...drawn, draw: 'flower' },
    '1: self-draw 1',
  ],
  [
    'HK-D15',
    'two kongs in a row are one row',
    '12222m 55p [3333p] (9999s) |1f +3m',
    { ...drawn, draw: 'kong-on-kong' },
    '2: self-draw 1, kong-replacement 1',
  ],
  [
    'HK-D16',
    'a tile being added to a pung',
    '12222m 55p 789s [456p] |1f +3m',
    { win: 'rob-kong' },
    '1: robbed-kong 1',
  ],
  [
    'HK-D17',
    'self-drawn last tile',
    '12222m 55p 789s [456p] |1f +3m',
    { ...drawn, last: true },
    '2: self-draw 1, last-tile 1',
  ],
  [
    'HK-D17',
    'a replacement too',
    '12222m 55p 789s [3333p] |1f +3m',
    { ...drawn, draw: 'kong', last: true },
    '3: self-draw 1, kong-replacement 1, last-tile 1',
  ],
  [
    'HK-D18',
    'the discard made with an empty wall',
    '12222m 55p 789s [456p] |1f +3m',
    { last: true },
    '1: last-discard 1',
  ],
  ['HK-D', 'thirteen orphans', '19m 19p 19s 1234567z +7z', {}, '13: thirteen-orphans 13'],
  ['HK-D', 'all honours as sets', '1z [222z] [333z] [444z] [666z] +1z', {}, '13: all-honours 13'],
  ['HK-D', 'all honours as seven pairs', '112233445566z 7z +7z', {}, '13: all-honours 13'],
  ['HK-D', 'all terminals', '111m 9s [999p] [111s] [111p] +9s', {}, '13: all-terminals 13'],
  ['HK-D', 'three dragon pungs', '23m 99s [555z] [666z] [777z] +1m', {}, '13: big-dragons 13'],
  ['HK-D', 'four wind pungs', '9s [111z] [222z] [333z] [444z] +9s', {}, '13: big-winds 13'],
  ['HK-D', 'four kongs', '7s [1111p] [3333m] [3333s] (3333z) +7s', {}, '13: four-kongs 13'],
  ['HK-D', 'nine gates, any wait', '1112345678999m +5m', {}, '13: nine-gates 13'],
  [
    'HK-D',
    'four concealed pungs self-drawn',
    '11133m 555p 888s 99s +9s',
    drawn,
    '13: four-concealed-pongs 13',
  ],
  [
    'HK-D',
    'on a discard it is All Pungs and Concealed',
    '11133m 555p 888s 99s |1f +9s',
    {},
    '4: concealed-hand 1, all-pongs 3',
  ],
  [
    'HK-D',
    'several limits together are still 13',
    '1112223335777z +5z',
    { ...drawn, seat: 'east' },
    '13: all-honours 13, four-concealed-pongs 13',
  ],
  [
    'HK-D',
    'no row for small four winds',
    '23m 44z [111z] [222z] [333z] |1f +1m',
    {},
    '5: own-wind-set 1, round-wind-set 1, half-flush 3',
  ],
  ['HK-D', 'no row for mixed terminals', '111m 9s [999p] [111s] [333z] |1f +9s', {}, '3: all-pongs 3'],
  [
    'HK-D',
    'no heavenly hand',
    '12222m 45556p 789s +3m',
    { ...drawn, seat: 'east', opening: 'heavenly' },
    '3: concealed-hand 1, self-draw 1, no-flowers 1',
  ],
  [
    'HK-D',
    'no earthly hand',
    '12222m 45556p 789s +3m',
    { opening: 'earthly', from: 'east' },
    '2: concealed-hand 1, no-flowers 1',
  ],
  [
    'HK-D',
    'seven or eight flowers are no row of their own',
    '12222m 55p 789s [456p] |1f2f3f4f1y2y3y4y +3m',
    {},
    '4: flower-family 2, season-family 2',
  ],
  [
    'HK-C',
    'three dragon pungs need a complete hand',
    '199m 5p 2s 55z [777z] [666z] +5z',
    drawn,
    'not complete: ',
  ],
  [
    'HK-C',
    'the reading with the most faan',
    '222333444m12p99s +3p',
    {},
    '3: all-chows 1, concealed-hand 1, no-flowers 1',
  ],
]

test.each(ROWS.map(([cite, about, hand, asked, worth]) => ({ cite, about, hand, asked, worth })))(
  '$cite $about: $hand',
  ({ hand, asked, worth }) => {
    expect(said(scored(hand, { table: 'hong-kong', ...asked }))).toBe(worth)
  },
)

describe('HK-C at least 3 faan', () => {
  test('every row counts towards the minimum', () => {
    expect(scored('12222m 45556p 789s +3m', { table: 'hong-kong', ...drawn })).toMatchObject({
      legal: true,
      total: 3,
    })
  })
  test('a smaller hand cannot be declared', () => {
    expect(scored('12222m 45556p 789s +3m', { table: 'hong-kong' })).toMatchObject({
      legal: false,
      why: 'below-minimum',
      total: 2,
    })
  })
})

/** House rules of this table: before and after. */
const HOUSE: [Record<string, string | number>, string, Asked, string, string][] = [
  [{ minimum: 0 }, '46m 77755p 789s [123m] |1f +5m', {}, '0: ', '0: chicken-hand 0'],
  [{ limit: 8 }, '1112345678999m +5m', {}, '13: nine-gates 13', '8: nine-gates 8'],
  [
    { sevenPairs: 'off' },
    '1122m 3355p 7799s 1z |1f +1z',
    {},
    '5: concealed-hand 1, seven-pairs 4',
    'not complete: ',
  ],
  [
    { sevenPairsConcealed: 'included' },
    '1122m 3355p 7799s 1z |1f +1z',
    {},
    '5: concealed-hand 1, seven-pairs 4',
    '4: seven-pairs 4',
  ],
  [{ concealedKong: 'breaks' }, '12222m 55p 789s (3333p) |1f +3m', {}, '1: concealed-hand 1', '0: '],
  [{ allChowsPair: 'any' }, '45m 456p 789s 33z [123m] |1f +6m', {}, '0: ', '1: all-chows 1'],
  [
    { littleWinds: 6 },
    '23m 44z [111z] [222z] [333z] |1f +1m',
    {},
    '5: own-wind-set 1, round-wind-set 1, half-flush 3',
    '11: own-wind-set 1, round-wind-set 1, half-flush 3, little-winds 6',
  ],
  [
    { littleWinds: 'limit' },
    '23m 44z [111z] [222z] [333z] |1f +1m',
    {},
    '5: own-wind-set 1, round-wind-set 1, half-flush 3',
    '13: little-winds 13',
  ],
  [
    { blessings: 'limit' },
    '12222m 45556p 789s +3m',
    { ...drawn, seat: 'east', opening: 'heavenly' },
    '3: concealed-hand 1, self-draw 1, no-flowers 1',
    '13: heavenly-hand 13',
  ],
  [
    { blessings: 'limit' },
    '12222m 45556p 789s +3m',
    { opening: 'earthly', from: 'east' },
    '2: concealed-hand 1, no-flowers 1',
    '13: earthly-hand 13',
  ],
  [
    { flowerWin: '7-is-3-and-8-is-8' },
    '12222m 55p 789s [456p] |1f2f3f4f1y2y3y +3m',
    {},
    '3: own-season 1, flower-family 2',
    '6: own-season 1, flower-family 2, seven-flowers 3',
  ],
  [
    { flowerWin: '7-is-3-and-8-is-8' },
    '12222m 55p 789s [456p] |1f2f3f4f1y2y3y4y +3m',
    {},
    '4: flower-family 2, season-family 2',
    '12: flower-family 2, season-family 2, eight-flowers 8',
  ],
  [
    { flowers: 'off' },
    '12222m 45556p 789s +3m',
    {},
    '2: concealed-hand 1, no-flowers 1',
    '1: concealed-hand 1',
  ],
]
test.each(HOUSE.map(([rules, hand, asked, before, after]) => ({ rules, hand, asked, before, after })))(
  'house rule $rules: $hand',
  ({ rules, hand, asked, before, after }) => {
    expect(said(scored(hand, { table: 'hong-kong', ...asked }))).toBe(before)
    expect(said(scored(hand, { table: 'hong-kong', ...asked, rules }))).toBe(after)
  },
)

describe('facts that follow from the rules', () => {
  test('HK-D16 never meets D17: a robbed kong is not drawn', () => {
    const answer = scoreRequest({
      table: 'hong-kong',
      hand: '12222m 55p 789s [456p] |1f +3m',
      seat: 'south',
      win: 'rob-kong',
      last: true,
    })
    expect(answer).toMatchObject({ ok: true, lines: [{ id: 'robbed-kong' }] })
  })
  test('HK-C concealed, self-drawn and without flowers is a win by itself', () => {
    expect(
      scoreRequest({ table: 'hong-kong', hand: '12222m 45556p 789s +3m', win: 'self-draw' }),
    ).toMatchObject({ legal: true, total: 3 })
  })
  test('HK-E 3 faan is 24 either way, 13 faan 24,576', () => {
    const hand = { table: 'hong-kong', hand: '12222m 45556p 789s +3m', win: 'self-draw', seat: 'south' }
    expect(scoreRequest(hand)).toMatchObject({ payments: { east: -8, south: 24, west: -8, north: -8 } })
    const limit = { table: 'hong-kong', hand: '19m 19p 19s 1234567z +7z', seat: 'south', from: 'west' }
    expect(scoreRequest(limit)).toMatchObject({
      payments: { east: 0, south: 24_576, west: -24_576, north: 0 },
    })
  })
})
