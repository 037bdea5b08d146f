import { describe, expect, test } from 'vitest'
import { scoreRequest } from '../../src/engine/index.ts'
import { type Asked, said, scored } from '../support/ask.ts'

const drawn: Asked = { win: 'self-draw' }
const east: Asked = { seat: 'east', from: 'west' }
const hongKong: Asked = { table: 'hong-kong' }

/** Faults that public calculators have had, by kind; each kind by several inputs. */
describe.each([
  [
    'every split of an ambiguous hand is read',
    [
      ['222333444m12p99s +3p', hongKong, '3: all-chows 1, concealed-hand 1, no-flowers 1'],
      ['1122233344s222z +1s', {}, '5: own-wind-set 1, all-pongs 2, half-flush 2'],
      [
        '1122233344s222z +1s',
        hongKong,
        '9: concealed-hand 1, no-flowers 1, own-wind-set 1, all-pongs 3, half-flush 3',
      ],
      ['123456m789p3456s +6s', east, '4: ping-hu 4'],
      ['222333444m123p9s +9s', { ...east, ...drawn }, '5: concealed-self-draw 1, ping-hu 4'],
      ['555666777p 11s 222s +2s', {}, 'not complete: '],
    ],
  ],
  [
    'tiles never run on into the next suit',
    [
      ['89m1p123456789s2z +2z', east, 'not complete: '],
      ['89p1s123456789m2z +2z', east, 'not complete: '],
      ['89s1z123456789m2p +2p', east, 'not complete: '],
      ['34z5z123456789m2p +2p', east, 'not complete: '],
    ],
  ],
  [
    'a Pong finished on a discard was not made in hand',
    [
      ['111999m111p11s33z +3z', east, '4: all-pongs 2, terminals-and-honours 2'],
      ['111333m 555p 88s 99s +9s', {}, '2: all-pongs 2'],
    ],
  ],
  [
    'near misses of Thirteen Orphans and pair hands are no wins',
    [
      ['112345667z 19m 19s 8s +8s', {}, 'not complete: '],
      ['1234567z 89m 9p 9s 1s 99p +9p', {}, 'not complete: '],
      ['1199m 22s 1111p 33s 1z +1z', {}, 'not complete: '],
    ],
  ],
  [
    'Kongs are declared; four in hand are not one set',
    [
      ['2223334445s [1111s] +5s', east, '5: all-pongs 2, full-flush 4'],
      ['2223334445s [1111s] +5s', { ...hongKong, ...east }, '11: no-flowers 1, all-pongs 3, full-flush 7'],
      [
        '3z (1111z) (7777z) (6666z) (5555z) +3z',
        { ...drawn, seat: 'west' },
        '5: big-dragons 5, all-honours 5, four-concealed-pongs 5, four-kongs 5',
      ],
      [
        '3z (1111z) (7777z) (6666z) (5555z) +3z',
        { ...hongKong, ...drawn, seat: 'west' },
        '13: all-honours 13, big-dragons 13, four-kongs 13, four-concealed-pongs 13',
      ],
    ],
  ],
  [
    'nothing is added to a limit hand',
    [
      [
        '1112223335777z +5z',
        { ...hongKong, ...drawn, seat: 'east' },
        '13: all-honours 13, four-concealed-pongs 13',
      ],
      ['19m 19p 19s 1234567z |1a2f2y +7z', drawn, '5: thirteen-orphans 5'],
    ],
  ],
  [
    'Men Qing on a discard is nothing, by Zi Mo a tai',
    [
      ['123m4588p111789s +6p', east, '0: '],
      ['123m4588p111789s +6p', { ...east, ...drawn }, '1: concealed-self-draw 1'],
    ],
  ],
  [
    'a bonus tile is no claim: the hand stays concealed',
    [
      ['123m4588p111789s |2f +6p', { ...east, ...drawn }, '1: concealed-self-draw 1'],
      ['123m4588p111789s |1a2a +6p', { ...east, ...drawn }, '3: animalx2 2, concealed-self-draw 1'],
    ],
  ],
  [
    'every seat and round wind is found',
    [
      ['234m5688p [444z] [345s] +7p', { seat: 'north', round: 'south' }, '1: own-wind-set 1'],
      [
        '234m5688p [444z] [345s] +7p',
        { ...hongKong, seat: 'north', round: 'south' },
        '2: no-flowers 1, own-wind-set 1',
      ],
      ['234m5688p [444z] [345s] +7p', { seat: 'west', round: 'north', from: 'east' }, '1: round-wind-set 1'],
      ['234m5688p [444z] [345s] +7p', { seat: 'west', round: 'south', from: 'east' }, '0: '],
    ],
  ],
  [
    'only flowers and seasons count towards eight',
    [
      [
        '12222m 45556p 789s |1f2f3f4f1y2y1a2a +3m',
        {},
        '5: own-flower 1, own-season 1, animalx2 2, flower-family 1',
      ],
      ['12222m 45556p 789s |1a2a3a4a +3m', {}, '5: animalx4 4, animal-family 1'],
    ],
  ],
  [
    'own flower and season go by the seat’s number',
    [
      ['12222m 45556p 789s |3f2y +3m', { seat: 'west', from: 'east' }, '1: own-flower 1'],
      ['12222m 45556p 789s |3f2y +3m', { seat: 'south' }, '1: own-season 1'],
      ['12222m 45556p 789s |3f2y +3m', { seat: 'north', from: 'east' }, '0: '],
    ],
  ],
  [
    'a fully exposed hand waits for one tile',
    [
      ['8m [123m] [456m] [234p] [567s] +8m', east, '0: '],
      ['8m [123m] [456m] [234p] [567s] +8m', { ...east, ...drawn }, '4: ping-hu 4'],
    ],
  ],
  [
    'disputed hands are switches, off at this table',
    [
      ['1122m 3355p 7799s 1z +1z', {}, 'not complete: '],
      ['12222m 45556p 789s +3m', { opening: 'human' }, '0: '],
    ],
  ],
] as [string, [string, Asked, string][]][])('%s', (_, rows) => {
  test.each(rows)('%s %j: %s', (hand, asked, worth) => {
    expect(said(scored(hand, asked))).toBe(worth)
  })
})

describe('a fifth copy is always the same typed fault, never a score', () => {
  test.each([
    '4555555m123p678s +4m',
    '4s [4444s] 123m 456m 789m +5p',
    '11m [111m] 234p 567p 88s +1m',
    '5z (5555z) 123m 456m 789m +1p',
  ])('%s', (hand) => {
    expect(scoreRequest({ hand, win: 'self-draw' })).toMatchObject({
      ok: false,
      error: { code: 'fifth-copy' },
    })
  })
})

test('what is shown is what is paid: the lines add up to the total', () => {
  const hand = '12222m 55p 789s [456p] |1f +3m'
  const answer = scoreRequest({ hand, win: 'self-draw', draw: 'flower', seat: 'east' })
  expect(answer).toMatchObject({
    total: 2,
    lines: [
      { id: 'own-flower', value: 1 },
      { id: 'flower-replacement', value: 1 },
    ],
  })
})

test('a text in another notation is refused where it goes wrong, never read as some default tile', () => {
  expect(scoreRequest({ hand: 'E5mrXX' })).toMatchObject({ error: { code: 'unknown-tile', at: 0 } })
  expect(scoreRequest({ hand: '0m' })).toMatchObject({ error: { code: 'unknown-tile', at: 0 } })
})
