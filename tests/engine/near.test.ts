import { describe, expect, test } from 'vitest'
import {
  causesOf,
  formatMeld,
  nearMisses,
  scoreHand,
  setsOf,
  situationOf,
  tileId,
} from '../../src/engine/index.ts'
import { type Asked, handOf, rulesOf, take } from '../support/ask.ts'

function explained(text: string, asked: Asked = {}) {
  const rules = rulesOf(asked)
  const hand = handOf(text)
  const situation = take(situationOf({ seat: 'south', from: 'west', ...asked }, hand, rules))
  const score = scoreHand(hand, situation, rules)
  return { hand, situation, score, near: nearMisses(hand, situation, rules, score) }
}

const near = (text: string, asked: Asked = {}) =>
  explained(text, asked).near.map(({ id, missing }) => `${id} ${missing.join()}`)
const drawn: Asked = { win: 'self-draw' }

describe('a row one step away, and that step', () => {
  test.each([
    ['888m 23s 55p [777z] [999p] +4s', {}, 'all-pongs one-chow'],
    ['123456m 24p 789s 55s +3p', {}, 'ping-hu single-wait'],
    ['123456m 23p 789s 55s |1f +4p', {}, 'ping-hu bonus-tile'],
    ['123456m 23p 789s 55z +4p', {}, 'ping-hu value-eye'],
    ['123456m 23p 77755s +4p', {}, 'ping-hu one-pong'],
    ['123456m 24p 789s 55s |1f +3p', {}, 'chow-ping-hu single-wait'],
    ['12222m 45556p 789s +3m', {}, 'concealed-self-draw not-self-drawn'],
    ['12222m 55p 789s [456p] +3m', drawn, 'concealed-self-draw claimed-set'],
    ['123m 45m 11p [777m] [555z] +6m', {}, 'half-flush eye'],
    ['123m 45m 11m [777m] [555p] +6m', {}, 'full-flush one-set'],
    ['123m 45m 11m [777m] [555z] +6m', {}, 'full-flush one-set'],
    ['111m 9s [999p] [111s] [333s] +9s', {}, 'all-terminals one-set'],
    ['111m 9s [999p] [111z] [444p] +9s', {}, 'terminals-and-honours one-set'],
    ['23m 456p 777888s 66z +1m', {}, 'dragon-set only-a-pair'],
    ['23m 456p 777888s 22z +1m', {}, 'own-wind-set only-a-pair'],
    ['23m 456p 77z [555z] [666z] +1m', {}, 'big-dragons only-a-pair'],
    ['23m 456p 99s [555z] [666z] +1m', {}, 'little-dragons eye'],
    ['23m 44z [111z] [222z] [333z] +1m', {}, 'big-winds only-a-pair'],
    ['11133m 555p 888s 99s +3m', {}, 'four-concealed-pongs not-self-drawn'],
    ['11133m 888s 99s [555p] +3m', drawn, 'four-concealed-pongs claimed-set'],
    ['12222m 45556p 789s |1f2f3f +3m', {}, 'flower-family one-bonus-tile'],
    ['12222m 45556p 789s |1f2f3f4f1y2y3y +3m', {}, 'eight-flowers one-bonus-tile'],
    ['7s [1111p] [3333m] [3333s] [333z] +7s', {}, 'four-kongs one-kong'],
    ['1234567899m [111m] +9m', {}, 'nine-gates declared-set'],
    ['12222m 55p 789s [3333p] +3m', { ...drawn, draw: 'kong', last: true }, 'last-tile replacement'],
    [
      '12222m 55p 789s [3333p] |1f +3m',
      { ...drawn, draw: 'kong-flower' },
      'flower-replacement kong-in-chain',
    ],
  ] as [string, Asked, string][])('%s %j: %s', (hand, asked, expected) => {
    expect(near(hand, asked)).toContain(expected)
  })

  test('nothing is near for a limit hand, an unfinished one or a hand that is not complete', () => {
    expect(near('19m 19p 19s 1234567z +7z')).toEqual([])
    expect(near('199m 5p 2s 55z [777z] [666z] +5z', drawn)).toEqual([])
    expect(near('1234m 4555p 789s 11z +9p')).toEqual([])
  })
  test('two steps away is not near', () => {
    expect(near('123m 45m 11s [777p] [555z] +6m').join()).not.toContain('flush')
    expect(near('123456m 24p 789s 55z +3p').join()).not.toContain('ping-hu')
  })
  test('a row that is scored is not near', () => {
    const { score, near } = explained('888m 23s 55p [777z] [999p] |2f1a +4s')
    for (const { id } of near) expect(score.lines.map((line) => line.id)).not.toContain(id)
  })
})

describe('the tiles behind a row', () => {
  const shown = (text: string, id: Parameters<typeof causesOf>[0], asked: Asked = {}) => {
    const { hand, situation, score } = explained(text, asked)
    const causes = causesOf(id, score.reading, hand, situation)
    const sets = setsOf(score.reading, hand)
    return [
      ...causes.sets.map((at) => formatMeld(sets[at])),
      ...causes.bonus.map(tileId),
      ...(causes.eye ? ['eye'] : []),
      ...(causes.winning ? ['winning'] : []),
      ...(causes.all ? ['all'] : []),
    ].join(' ')
  }
  const HAND = '888m 23s 77z [555z] [6666z] |2f1a3a2y +4s'
  test.each([
    [HAND, 'dragon-set', '[555z] [6666z]'],
    [HAND, 'little-dragons', '[555z] [6666z] eye'],
    [HAND, 'own-flower', '2f'],
    [HAND, 'own-season', '2y'],
    [HAND, 'animal', '1a 3a'],
    ['199m 5p 2s 55z [777z] [666z] +5z', 'big-dragons', '[555z] [777z] [666z]'],
    [
      '119m 5p 2s 55z 777z 66z 3m |1f2f3f4f1y2y3y +4y',
      'eight-flowers',
      '1f 2f 3f 4f 1y 2y 3y 4y',
      { win: 'rob-eighth' },
    ],
    ['12222m 55p 789s [3333p] +3m', 'kong-replacement', '[3333p] winning', { ...drawn, draw: 'kong' }],
    ['123456m 23p 789s 55s +4p', 'ping-hu', 'all'],
  ] as [string, Parameters<typeof causesOf>[0], string, Asked?][])('%s %s: %s', (hand, id, tiles, asked) => {
    expect(shown(hand, id, asked)).toBe(tiles)
  })
})
