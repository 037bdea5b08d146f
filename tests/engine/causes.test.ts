import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  causesOf,
  countKinds,
  formatMeld,
  isDragon,
  isWind,
  type PatternId,
  parseHand,
  resolveRules,
  scoreHand,
  setsOf,
  situationOf,
  tileId,
  type WinFields,
} from '../../src/engine/index.ts'

const read = resolveRules()
if (!read.ok) throw new Error(read.error.message)
const rules = read.value

/** Every row of an unfinished hand with the tiles it shows for it, sets in their brackets. */
function shown(text: string, fields: Partial<WinFields> = { win: 'self-draw' }): Record<string, string> {
  const hand = parseHand(text)
  if (!hand.ok) throw new Error(hand.error.message)
  const situation = situationOf(fields, hand.value, rules)
  if (!situation.ok) throw new Error(situation.error.message)
  const score = scoreHand(hand.value, situation.value, rules)
  expect(score).toMatchObject({ legal: true, reading: null })
  const sets = setsOf(null, hand.value)
  return Object.fromEntries(
    score.lines.map(({ id }) => {
      const causes = causesOf(id, null, hand.value, situation.value)
      expect(causes).toMatchObject({ all: false, eye: false })
      const tiles = [...causes.sets.map((at) => formatMeld(sets[at])), ...causes.bonus.map(tileId)]
      return [id, tiles.join(' ')]
    }),
  )
}

describe('a hand that wins unfinished shows the tiles it wins by (SG-C2, C3)', () => {
  test.each<[string, Partial<WinFields> | undefined, Record<string, string>]>([
    ['9m 2z [111z] [333z] [444z] 2z +2z', undefined, { 'big-winds': '[222z] [111z] [333z] [444z]' }],
    ['9m 11122233344z +4z', undefined, { 'big-winds': '[111z] [222z] [333z] [444z]' }],
    ['5p 22z (1111z) [3333z] [444z] +2z', {}, { 'big-winds': '[222z] (1111z) [3333z] [444z]' }],
    ['199m 5p 2s 55z [777z] [666z] +5z', undefined, { 'big-dragons': '[555z] [777z] [666z]' }],
    ['199m 5p 2s 55z [777z] [666z] +5z', {}, { 'big-dragons': '[555z] [777z] [666z]' }],
    ['1m [234s] [555z] (6666z) [7777z] +9p', undefined, { 'big-dragons': '[555z] (6666z) [7777z]' }],
    ['1499m 258p 369s 126z |1f2f3f4f1y2y3y4y', undefined, { 'eight-flowers': '1f 2f 3f 4f 1y 2y 3y 4y' }],
    [
      '1499m 258p 369s 126z |1f2f3f4f1y2y3y1a +4y',
      { win: 'rob-eighth' },
      { 'eight-flowers': '1f 2f 3f 4f 1y 2y 3y 4y' },
    ],
    [
      '199m 5p 55z [777z] [666z] 5z |1f2f3f4f1y2y3y4y',
      undefined,
      { 'big-dragons': '[555z] [777z] [666z]', 'eight-flowers': '1f 2f 3f 4f 1y 2y 3y 4y' },
    ],
  ])('%s %j', (text, fields, want) => {
    expect(shown(text, fields)).toEqual(want)
  })

  test('with whatever else it holds: every honour set it wins by, each of three or more tiles it has', () => {
    const honours = fc.constantFrom<PatternId>('big-dragons', 'big-winds')
    const ways = fc.array(fc.constantFrom('hand', 'claimed', 'kong', 'concealed'), {
      minLength: 4,
      maxLength: 4,
    })
    fc.assert(
      fc.property(
        honours,
        ways,
        fc.shuffledSubarray([0, 4, 8, 10, 14, 18, 22, 26], { minLength: 5, maxLength: 5 }),
        (id, how, loose) => {
          const kinds = id === 'big-dragons' ? [31, 32, 33] : [27, 28, 29, 30]
          const inHand: number[] = []
          const melds = kinds.flatMap((tile, i) => {
            if (how[i] === 'hand') inHand.push(tile, tile, tile)
            return how[i] === 'hand'
              ? []
              : [
                  {
                    type: how[i] === 'claimed' ? ('pong' as const) : ('kong' as const),
                    tile,
                    concealed: how[i] === 'concealed',
                  },
                ]
          })
          const room = 14 - 3 * kinds.length
          const all = [...inHand, ...loose.slice(0, room)]
          const hand = {
            concealed: all.slice(0, -1).sort((a, b) => a - b),
            melds,
            bonus: [],
            winning: all.at(-1)!,
          }
          const situation = situationOf({ win: 'self-draw' }, hand, rules)
          if (!situation.ok) throw new Error(situation.error.message)
          const score = scoreHand(hand, situation.value, rules)
          const sets = setsOf(score.reading, hand)
          const causes = causesOf(id, score.reading, hand, situation.value)
          expect(causes.all).toBe(false)
          const shown = causes.sets.map((at) => sets[at])
          expect(shown.map(({ tile }) => tile).sort()).toEqual(kinds)
          expect(shown.every(({ tile }) => (id === 'big-dragons' ? isDragon(tile) : isWind(tile)))).toBe(true)
          const held = countKinds(hand)
          for (const set of shown) expect(held[set.tile]).toBe(set.type === 'kong' ? 4 : 3)
        },
      ),
    )
  })
})
