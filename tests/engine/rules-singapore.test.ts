import { describe, expect, test } from 'vitest'
import { type Asked, said, scored } from '../support/ask.ts'

/** A rule, what it shows, the hand, how it was won, and what the rule says it is worth. South in the East round. */
type Row = readonly [cite: string, about: string, hand: string, asked: Asked, worth: string]

const drawn: Asked = { win: 'self-draw' }
// a hand with nothing in it: every row below is added to this, so what is scored is the rule alone
const PLAIN: Row[] = [
  ['SG-C1', 'four sets and an Eye worth nothing is no win', '12222m 45556p 789s +3m', {}, '0: '],
  ['SG-C1', 'Seven Pairs earns nothing and is no win', '1122m 3355p 7799s 1z +1z', {}, 'not complete: '],
  [
    'SG-C1',
    'thirteen orphans is the one other shape',
    '19m 19p 19s 1234567z +7z',
    {},
    '5: thirteen-orphans 5',
  ],
  ['SG-A3', 'the flower of another seat is not yours', '12222m 45556p 789s |1f +3m', {}, '0: '],
]

const HONOURS: Row[] = [
  ['SG-E1', 'Pong of a dragon', '23m 45556p 789s [777z] +1m', {}, '1: dragon-set 1'],
  ['SG-E1', 'Kong of a dragon', '23m 45556p 789s (5555z) +1m', {}, '1: dragon-set 1'],
  ['SG-E1', 'each dragon set', '23m 55p 789s [777z] [666z] +1m', {}, '2: dragon-setx2 2'],
  ['SG-E2', 'your seat’s wind', '23m 45556p 789s [222z] +1m', {}, '1: own-wind-set 1'],
  ['SG-E2', 'another seat’s wind is nothing', '23m 45556p 789s [333z] +1m', {}, '0: '],
  ['SG-E3', 'the Round Wind', '23m 45556p 789s [111z] +1m', {}, '1: round-wind-set 1'],
  [
    'SG-E3',
    'one set can be both winds',
    '23m 45556p 789s [111z] +1m',
    { seat: 'east' },
    '2: own-wind-set 1, round-wind-set 1',
  ],
  [
    'SG-E13',
    'two dragon sets and the third as Eye, on top of the sets',
    '23m 456p 77z [555z] [666z] +1m',
    {},
    '3: dragon-setx2 2, little-dragons 1',
  ],
  ['SG-E13', 'two dragon sets and another Eye', '23m 456p 99s [555z] [666z] +1m', {}, '2: dragon-setx2 2'],
  [
    'SG-E14',
    'Own and Round Wind do not add to Xiao Si Xi',
    '23m 44z [111z] [222z] [333z] +1m',
    {},
    '5: half-flush 2, little-winds 4',
  ],
  ['SG-F', 'three dragon sets', '23m 99s [555z] [666z] [777z] +1m', {}, '5: big-dragons 5'],
  ['SG-F', 'four wind sets', '9s [111z] [222z] [333z] [444z] +9s', {}, '5: big-winds 5'],
  [
    'SG-F',
    'several limit patterns are still one limit',
    '3z (1111z) (7777z) (6666z) (5555z) +3z',
    drawn,
    '5: big-dragons 5, all-honours 5, four-concealed-pongs 5, four-kongs 5',
  ],
]

const BONUS: Row[] = [
  ['SG-E4a', 'own flower', '12222m 45556p 789s |2f +3m', {}, '1: own-flower 1'],
  ['SG-E4a', 'own season', '12222m 45556p 789s |2y +3m', {}, '1: own-season 1'],
  ['SG-E4a', 'own flower and season', '12222m 45556p 789s |2f2y +3m', {}, '2: own-flower 1, own-season 1'],
  ['SG-E4b', 'any animal at any seat', '12222m 45556p 789s |1a3a +3m', {}, '2: animalx2 2'],
  [
    'SG-E5',
    'four flowers are 2 in all',
    '12222m 45556p 789s |1f2f3f4f +3m',
    {},
    '2: own-flower 1, flower-family 1',
  ],
  [
    'SG-E5',
    'four seasons are 2 in all',
    '12222m 45556p 789s |1y2y3y4y +3m',
    {},
    '2: own-season 1, season-family 1',
  ],
  [
    'SG-E5',
    'four animals are 5 in all',
    '12222m 45556p 789s |1a2a3a4a +3m',
    {},
    '5: animalx4 4, animal-family 1',
  ],
  [
    'SG-C3',
    'seven flowers and seasons are not eight',
    '12222m 45556p 789s |1f2f3f4f1y2y3y +3m',
    {},
    '3: own-flower 1, own-season 1, flower-family 1',
  ],
  [
    'SG-F',
    'bonus tiles add nothing to a limit hand',
    '19m 19p 19s 1234567z |1a2a +7z',
    {},
    '5: thirteen-orphans 5',
  ],
]

const SHAPES: Row[] = [
  ['SG-E7', 'four Chi, plain Eye, two-sided wait, no bonus', '123456m 23p 789s 55s +4p', {}, '4: ping-hu 4'],
  ['SG-E7', 'edge wait', '123456m 12p 789s 55s +3p', {}, '0: '],
  ['SG-E7', 'gap wait', '123456m 24p 789s 55s +3p', {}, '0: '],
  ['SG-E7', 'single-tile wait', '123456m 234p 789s 5s +5s', {}, '0: '],
  ['SG-E7', '3456 passes', '123456m 789p 3456s +6s', {}, '4: ping-hu 4'],
  ['SG-E7', '7899 passes', '123456m 123p 7899s +9s', {}, '4: ping-hu 4'],
  ['SG-E7', 'Zi Mo is free of the wait rule', '123456m 12p 55s [789s] +3p', drawn, '4: ping-hu 4'],
  ['SG-E7', 'Eye of dragons', '123456m 23p 789s 55z +4p', {}, '0: '],
  ['SG-E7', 'Eye of Own Wind', '123456m 23p 789s 22z +4p', {}, '0: '],
  ['SG-E7', 'Eye of the Round Wind', '123456m 23p 789s 11z +4p', {}, '0: '],
  ['SG-E7', 'Eye of a wind that is neither', '123456m 23p 789s 33z +4p', {}, '4: ping-hu 4'],
  ['SG-E7', 'a kind of which you hold all four is not waited for', '45m 123p 789s 99s [666m] +3m', {}, '0: '],
  ['SG-E7', 'waits at both ends of a run count once each', '3456789m 123p 99s 9s +9s', {}, 'not complete: '],
  [
    'SG-E7',
    'four exposed Chi with a self-drawn Eye',
    '8m [123m] [456m] [234p] [567s] +8m',
    drawn,
    '4: ping-hu 4',
  ],
  [
    'SG-E7',
    'four exposed Chi by a discard: a single-tile wait',
    '8m [123m] [456m] [234p] [567s] +8m',
    {},
    '0: ',
  ],
  [
    'SG-E7',
    'robbing a Kong counts as a discard',
    '123456m 24p 789s 55s +3p',
    { win: 'rob-kong' },
    '1: robbed-kong 1',
  ],
  ['SG-E8', 'the same with a bonus tile', '123456m 23p 789s 55s |1f +4p', {}, '1: chow-ping-hu 1'],
  ['SG-E8', 'the wait rule still holds', '123456m 24p 789s 55s |1f +3p', {}, '0: '],
  ['SG-E9', 'four Pongs or Kongs and any Eye', '333m 55z [777p] [9999s] [222s] +5z', drawn, 'not complete: '],
  ['SG-E9', 'four Pongs and any Eye', '333m 5z [777p] [9999s] [222s] +5z', {}, '2: all-pongs 2'],
  ['SG-E9', 'one Chi ends it', '333m 5z [777p] [9999s] [234s] +5z', {}, '0: '],
  ['SG-E10', 'one suit and honours', '123m 789m 5m [333z] [444m] +5m', {}, '2: half-flush 2'],
  ['SG-E11', 'one suit only', '12378m 55m [333m] [444m] +9m', {}, '4: full-flush 4'],
  [
    'SG-E12',
    'adds to Pong Pong Hu',
    '111m 9s [999p] [111s] [333z] +9s',
    {},
    '4: all-pongs 2, terminals-and-honours 2',
  ],
  [
    'SG-E12',
    'needs an honour: without one it is All Terminals',
    '111m 9s [999p] [111s] [111p] +9s',
    {},
    '5: all-terminals 5',
  ],
  ['SG-F', 'only winds and dragons', '5z [111z] [333z] [444z] [666z] +5z', {}, '5: all-honours 5'],
  ['SG-F', 'bamboo 2 3 4 6 8 and the Green dragon', '234s 8s [666s] [666z] [222s] +8s', {}, '5: all-green 5'],
  ['SG-F', 'the Green dragon is not required', '2222334s [666s] [888s] +4s', {}, '5: all-green 5'],
  [
    'SG-F',
    'a 5 of bamboo is not green',
    '2234s [666s] [888s] [666z] +5s',
    {},
    '3: dragon-set 1, half-flush 2',
  ],
  ['SG-F', 'Nine Gates on a discard, whatever the wait', '1112345678999m +5m', {}, '5: nine-gates 5'],
  ['SG-F', 'Nine Gates with the last tile not the extra one', '1112345567899m +9m', {}, '5: nine-gates 5'],
  ['SG-F', 'something called breaks Nine Gates', '1234567899m [111m] +9m', {}, '4: full-flush 4'],
  [
    'SG-F',
    'a concealed Kong breaks Nine Gates',
    '2345677899m (1111m) +9m',
    drawn,
    '5: concealed-self-draw 1, full-flush 4',
  ],
  [
    'SG-F',
    'four Pongs made in hand, by Zi Mo',
    '11133m 555p 888s 99s +9s',
    drawn,
    '5: four-concealed-pongs 5',
  ],
  [
    'SG-F',
    'a concealed Kong counts as made in hand',
    '33m 555p 99s (1111m) (8888s) +9s',
    drawn,
    '5: four-concealed-pongs 5',
  ],
  ['SG-F', 'on a discard only Pong Pong Hu', '11133m 555p 888s 99s +9s', {}, '2: all-pongs 2'],
  ['SG-F', 'four Kongs', '7s [1111p] [3333m] [3333s] (3333z) +7s', {}, '5: four-kongs 5'],
]

const EVENTS: Row[] = [
  ['SG-E6', 'nothing claimed and self-drawn', '12222m 45556p 789s +3m', drawn, '1: concealed-self-draw 1'],
  ['SG-E6', 'a concealed Kong is allowed', '12222m 55p 789s (3333p) +3m', drawn, '1: concealed-self-draw 1'],
  ['SG-E6', 'Zi Mo alone is worth nothing', '12222m 55p 789s [456p] +3m', drawn, '0: '],
  ['SG-E6', 'Men Qing on a discard is worth nothing', '12222m 45556p 789s +3m', {}, '0: '],
  [
    'SG-E15',
    'won on the tile after a bonus tile',
    '12222m 55p 789s [456p] |1f +3m',
    { ...drawn, draw: 'flower' },
    '1: flower-replacement 1',
  ],
  [
    'SG-E16',
    'won on the tile after a Kong',
    '12222m 55p 789s [3333p] +3m',
    { ...drawn, draw: 'kong' },
    '1: kong-replacement 1',
  ],
  [
    'SG-E16',
    'a chain with a Kong in it is E16 only',
    '12222m 55p 789s [3333p] |1f +3m',
    { ...drawn, draw: 'kong-flower' },
    '1: kong-replacement 1',
  ],
  [
    'SG-E17',
    'won by drawing the last playable tile',
    '12222m 55p 789s [456p] +3m',
    { ...drawn, last: true },
    '1: last-tile 1',
  ],
  [
    'SG-E17',
    'not when it is a replacement',
    '12222m 55p 789s [3333p] +3m',
    { ...drawn, draw: 'kong', last: true },
    '1: kong-replacement 1',
  ],
  [
    'SG-E18',
    'robbing a Kong is not Zi Mo',
    '12222m 45556p 789s +3m',
    { win: 'rob-kong' },
    '1: robbed-kong 1',
  ],
  [
    'SG-F',
    'Tian Hu',
    '12222m 45556p 789s +3m',
    { ...drawn, seat: 'east', opening: 'heavenly' },
    '5: heavenly-hand 5',
  ],
  [
    'SG-F',
    'Tian Hu with bonus replacements',
    '12222m 45556p 789s |1f +3m',
    { ...drawn, seat: 'east', opening: 'heavenly', draw: 'flower' },
    '5: heavenly-hand 5',
  ],
  ['SG-F', 'Di Hu', '12222m 45556p 789s +3m', { opening: 'earthly', from: 'east' }, '5: earthly-hand 5'],
  [
    'SG-F',
    'a Kong, another after its replacement, and a win on that',
    '12222m 55p [3333p] (9999s) +3m',
    { ...drawn, draw: 'kong-on-kong' },
    '5: kong-on-kong 5',
  ],
  [
    'SG-F',
    'bonus tiles in between do not break it',
    '12222m 55p [3333p] (9999s) |1f +3m',
    { ...drawn, draw: 'kong-on-kong-flower' },
    '5: kong-on-kong 5',
  ],
]

const UNFINISHED: Row[] = [
  [
    'SG-C2',
    'third dragon set on your own turn',
    '199m 5p 2s 55z [777z] [666z] +5z',
    drawn,
    '5: big-dragons 5',
  ],
  ['SG-C2', 'third dragon set by a claim', '199m 5p 2s 55z [777z] [666z] +5z', {}, '5: big-dragons 5'],
  [
    'SG-C2',
    'three in hand wins on your own turn whatever was drawn',
    '19m 5p 2s 555z [777z] [666z] +8m',
    drawn,
    '5: big-dragons 5',
  ],
  [
    'SG-C2',
    'a set already in hand is not made by a discard',
    '19m 5p 2s 555z [777z] [666z] +8m',
    {},
    'not complete: ',
  ],
  [
    'SG-C2',
    'a discard that is the fourth of a set in hand makes no set',
    '19m 5p 2s 555z [777z] [666z] +5z',
    {},
    'not complete: ',
  ],
  ['SG-C2', 'fourth wind set', '2m 1p 11122244z [333z] +4z', drawn, '5: big-winds 5'],
  ['SG-C2', 'two dragon sets are not enough', '1299m 5p 2s 66z [777z] [555s] +5z', drawn, 'not complete: '],
  [
    'SG-C3',
    'all eight drawn, the hand unfinished',
    '119m 5p 2s 55z 777z 66z 3m |1f2f3f4f1y2y3y4y',
    drawn,
    '5: eight-flowers 5',
  ],
  [
    'SG-C3',
    'the eighth robbed',
    '119m 5p 2s 55z 777z 66z 3m |1f2f3f4f1y2y3y +4y',
    { win: 'rob-eighth' },
    '5: eight-flowers 5',
  ],
  [
    'SG-C4',
    'a limit hand satisfies any minimum',
    '19m 19p 19s 1234567z +7z',
    { rules: { minimum: 2, limit: 3 } },
    '3: thirteen-orphans 3',
  ],
]

const READINGS: Row[] = [
  [
    'SG-C5',
    'the reading with the most tai counts: Pongs',
    '1122233344s222z +1s',
    {},
    '5: own-wind-set 1, all-pongs 2, half-flush 2',
  ],
  [
    'SG-C5',
    'the reading with the most tai counts: Chi',
    '222333444m123p9s +9s',
    drawn,
    '5: concealed-self-draw 1, ping-hu 4',
  ],
]

describe.each([
  ['plain hands', PLAIN],
  ['dragon and wind sets', HONOURS],
  ['bonus tiles', BONUS],
  ['the shape of the hand', SHAPES],
  ['how it was won', EVENTS],
  ['hands that win unfinished', UNFINISHED],
  ['several readings', READINGS],
])('%s', (_, rows) => {
  test.each(rows.map(([cite, about, hand, asked, worth]) => ({ cite, about, hand, asked, worth })))(
    '$cite $about: $hand',
    ({ hand, asked, worth }) => {
      expect(said(scored(hand, asked))).toBe(worth)
    },
  )
})

describe('facts that follow from the rules', () => {
  test('SG-E7 a concealed self-drawn Ping Hu is always the limit', () => {
    expect(scored('123456m 12p 789s 55s +3p', drawn)).toMatchObject({
      total: 5,
      raw: 5,
      limit: true,
      limitHand: false,
    })
  })
  test('SG-E14 a Xiao Si Xi is always the limit, whatever its fourth set', () => {
    for (const set of ['[123m]', '[555p]', '[789s]', '[666z]'])
      expect(scored(`3344z [111z] [222z] ${set} +3z`).total).toBe(5)
  })
  test('SG-E the row above the limit is capped, the raw sum is kept', () => {
    expect(scored('1122299m 111777z +1m', { seat: 'east' })).toMatchObject({
      total: 5,
      raw: 7,
      limit: true,
      limitHand: false,
    })
  })
})
