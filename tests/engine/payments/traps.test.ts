import { describe, expect, test } from 'vitest'
import { payInstant } from '../../../src/engine/instant.ts'
import type { Liability } from '../../../src/engine/liability/find.ts'
import { liableFor, remember, type Standing } from '../../../src/engine/liability/standing.ts'
import { type PaidWin, scorePayments, settle } from '../../../src/engine/payments.ts'
import type { Ruleset } from '../../../src/engine/rules/ruleset.ts'
import { scoreHand } from '../../../src/engine/score.ts'
import { SEATS, type Seat } from '../../../src/engine/tiles.ts'
import type { Win } from '../../../src/engine/win.ts'
import { claim, won } from './bao.ts'
import { hand, hongKong, others, singapore } from './table.ts'

// Faults that calculators and tables like this one have had in public, each as a kind and not as one input.

const MANUAL = singapore({ honourAutoWin: 'off' })
const SELF_DRAW: Win = { by: 'self-draw', draw: 'wall', opening: null, last: false }
const off = (from: Seat): Win => ({ by: 'discard', from, opening: null, last: false })

const paid = (seat: Seat, win: PaidWin, total: number, feeder: Seat | null, rules: Ruleset = MANUAL) =>
  settle({ winner: seat, total, win, feeder, barePingHu: false }, rules)

function scored(text: string, seat: Seat, win: Win, rules: Ruleset, feeder: Seat | null = null) {
  const situation = { seat, round: 'east', win } as const
  const score = scoreHand(hand(text), situation, rules)
  return { score, payments: scorePayments(score, situation, rules, feeder) }
}

/** Sets claimed in order; each says who fed it, null for a set from the hand. */
function claims(list: [string, Seat | null][], rules: Ruleset): Standing {
  let shown = ''
  let standing: Standing = []
  for (const [set, feeder] of list) {
    const found: Liability | null = feeder && claim(shown, set, { feeder, rules })
    standing = remember(standing, found)
    shown += set
  }
  return standing
}

describe('bao-missing: liability follows from the evidence', () => {
  test('SG-H1: the feeder of the third dragon set pays the whole self-draw, 192, in any order of dragons', () => {
    for (const [a, b, c] of [
      ['7', '6', '5'],
      ['5', '7', '6'],
      ['6', '5', '7'],
    ]) {
      const standing = claims(
        [
          [`[${a}${a}${a}z]`, 'west'],
          [`[${b}${b}${b}z]`, 'south'],
          [`[${c}${c}${c}z]`, 'north'],
        ],
        MANUAL,
      )
      expect(standing).toHaveLength(1)
      const text = '4p 123s [777z] [666z] [555z] +4p'
      const { score, payments } = scored(text, 'east', SELF_DRAW, MANUAL, standing[0].feeder)
      expect(score.total).toBe(5)
      expect(payments).toEqual({ east: 192, south: 0, west: 0, north: -192 })
    }
  })
})

describe('bao-added-kong: the fourth tile changes nothing', () => {
  test('SG-H5: before and after the Kong the same feeder pays the same', () => {
    const standing = claims(
      [
        ['[777z]', 'west'],
        ['[666z]', 'south'],
        ['[555z]', 'north'],
      ],
      MANUAL,
    )
    // The added Kong is no claim: nothing is asked of the feeder again, and the evidence of a Kong is none either.
    expect(claim('[777z][666z][5555z]', '(1111m)', { feeder: 'west', rules: MANUAL })).toBeNull()
    const { payments } = scored(
      '4p 123s [777z] [666z] [5555z] +4p',
      'east',
      SELF_DRAW,
      MANUAL,
      standing[0].feeder,
    )
    expect(payments).toEqual({ east: 192, south: 0, west: 0, north: -192 })
  })
})

describe('bao-last-claim: only a claimed discard makes a feeder', () => {
  test('SG-H1, H6: a set of the receiver’s own that comes last brings none', () => {
    expect(
      claims(
        [
          ['[777z]', 'west'],
          ['[666z]', 'south'],
          ['(5555z)', null],
        ],
        MANUAL,
      ),
    ).toEqual([])
  })
  test('SG-H1: one that came first counts, and the last claim feeds', () => {
    const standing = claims(
      [
        ['(5555z)', null],
        ['[777z]', 'west'],
        ['[123m]', 'north'],
        ['[666z]', 'south'],
      ],
      MANUAL,
    )
    expect(standing).toMatchObject([{ feeder: 'south', tile: 32, rules: ['SG-H1'] }])
  })
  test('SG-H1: a claim after the last dragon does not move the liability', () => {
    const standing = claims(
      [
        ['[777z]', 'west'],
        ['[666z]', 'west'],
        ['[555z]', 'south'],
        ['[123m]', 'north'],
      ],
      MANUAL,
    )
    expect(standing).toMatchObject([{ feeder: 'south' }])
  })
})

describe('bao-composite: one limit bill, one payer', () => {
  const FED: [string, Seat][] = [
    ['[777z]', 'west'],
    ['[666z]', 'south'],
    ['[555z]', 'north'],
  ]
  const TEXT = '11z 44z [777z] [666z] [555z] +4z'

  /** The bill of TEXT off West or by Zi Mo, from the evidence alone. */
  function composite(win: Win, rules: Ruleset) {
    const onDiscard = win.by === 'discard' ? won(TEXT, { feeder: win.from, rules }) : null
    const liable = liableFor('east', win, claims(FED, rules), onDiscard)
    const { score, payments } = scored(TEXT, 'east', win, rules, liable?.feeder ?? null)
    expect(score.lines.map((line) => line.id)).toEqual(['big-dragons', 'all-honours'])
    expect(score.total).toBe(5)
    return payments
  }

  test('SG-H5, SG-F: the feeder pays the one limit of a Zi Mo', () => {
    expect(composite(SELF_DRAW, MANUAL)).toEqual({ east: 192, south: 0, west: 0, north: -192 })
  })
  test('SG-H5: another shooter than the feeder pays as usual', () => {
    const rules = singapore({ honourAutoWin: 'off', baoFlush: 'off' })
    expect(composite(off('west'), rules)).toEqual({ east: 128, south: -32, west: -64, north: -32 })
  })
  test('SG-H3: unless that discard makes the shooter liable by itself; still one limit bill', () => {
    expect(composite(off('west'), MANUAL)).toEqual({ east: 128, south: 0, west: -128, north: 0 })
  })
})

describe('bao-payer: what the winner gets is what the payers lose', () => {
  test('SG-H, SG-D4: the liable seat pays all three shares, the Banker no other than anyone', () => {
    for (const winner of SEATS)
      for (const feeder of others(winner)) {
        const self = paid(winner, SELF_DRAW, 5, feeder)
        expect(self[winner]).toBe(192)
        expect(self[feeder]).toBe(-192)
        const shot = paid(winner, off(feeder), 5, feeder)
        expect(shot[winner]).toBe(128)
        expect(shot[feeder]).toBe(-128)
        for (const seat of SEATS)
          if (seat !== winner && seat !== feeder) expect([self[seat], shot[seat]]).toEqual([0, 0])
      }
  })
})

describe('kong-bao: the late Kong is one discarder’s bill', () => {
  test('SG-G6: at 7 the discarder pays 6, at 8 each pays 2, whoever it is', () => {
    for (const seat of SEATS)
      for (const from of others(seat)) {
        const kong = (playable: number) =>
          payInstant({ seat, event: 'kong-claimed', opening: false, from, playable }, singapore())
        expect(kong(7)).toMatchObject({ [seat]: 6, [from]: -6 })
        expect(kong(8)).toMatchObject({ [seat]: 6, [from]: -2 })
      }
  })
})

describe('rounding: no division anywhere', () => {
  test('HK-E: 11 faan on a discard is 3 x 2048 from the discarder, no odd point', () => {
    expect(paid('east', off('north'), 11, null, hongKong())).toEqual({
      east: 6144,
      south: 0,
      west: 0,
      north: -6144,
    })
  })
})

describe('display-vs-settlement: the rows shown are the rows paid', () => {
  test.each([
    ['12399m 45p 678s [777z] |2f +6p', 'flower', 'east'],
    ['12399m 45p [777z] (1111s) |2f +6p', 'kong-flower', 'east'],
    ['123m 4588p 111789s +6p', 'wall', 'east'],
  ] as const)('SG-G3: %s after %s', (text, draw, seat) => {
    const win: Win = { by: 'self-draw', draw, opening: null, last: false }
    const { score, payments } = scored(text, seat, win, singapore())
    const shown = score.lines.reduce((sum, line) => sum + line.value, 0)
    expect(shown).toBe(score.raw)
    const base = 2 ** Math.min(shown, 5)
    expect(payments).toEqual({ east: 6 * base, south: -2 * base, west: -2 * base, north: -2 * base })
  })
})

test('SG-C1: a hand that is no legal win is paid nothing', () => {
  expect(scored('123m 4588p 111789s +6p', 'east', off('south'), singapore()).payments).toBeNull()
  expect(scored('89m 1p 123456789s 2z +2z', 'east', off('south'), singapore()).payments).toBeNull()
})

describe('pingHuPrice spgg: the price is for Ping Hu as the only row', () => {
  const spgg = singapore({}, 'spgg')
  test('SG-E7: bare on a discard, and by Zi Mo with a set claimed', () => {
    const shot = scored('45m 99s 678s 123p [456m] +6m', 'south', off('east'), spgg)
    expect(shot.score.lines.map((line) => line.id)).toEqual(['ping-hu'])
    expect(shot.payments).toEqual({ east: -40, south: 80, west: -20, north: -20 })
    const drawn = scored('45m 99s 678s 123p [456m] +6m', 'south', SELF_DRAW, spgg)
    expect(drawn.payments).toEqual({ east: -40, south: 120, west: -40, north: -40 })
  })
  test('SG-E6: with another row it is the limit; without spgg it is 4 tai', () => {
    const two = scored('45m 99s 678s 123456p +6m', 'south', SELF_DRAW, spgg)
    expect(two.score.lines.map((line) => line.id)).toEqual(['concealed-self-draw', 'ping-hu'])
    expect(two.payments).toEqual({ east: -64, south: 192, west: -64, north: -64 })
    const usual = scored('45m 99s 678s 123p [456m] +6m', 'south', off('east'), singapore())
    expect(usual.payments).toEqual({ east: -32, south: 64, west: -16, north: -16 })
  })
  test('SG-E9, E10: another hand of 4 tai keeps the usual price', () => {
    const half = scored('222m 4z [888m] [555m] [111m] +4z', 'south', off('east'), spgg)
    expect(half.score.lines.map((line) => line.id)).toEqual(['all-pongs', 'half-flush'])
    expect(half.payments).toEqual({ east: -32, south: 64, west: -16, north: -16 })
  })
})
