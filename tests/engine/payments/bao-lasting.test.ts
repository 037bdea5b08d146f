import { describe, expect, test } from 'vitest'
import type { Liability } from '../../../src/engine/liability/find.ts'
import { liableFor, remember, type Standing } from '../../../src/engine/liability/standing.ts'
import { type PaidWin, settle } from '../../../src/engine/payments.ts'
import type { Seat } from '../../../src/engine/tiles.ts'
import { claim, won } from './bao.ts'
import { singapore } from './table.ts'

const MANUAL = singapore({ honourAutoWin: 'off' })
const SELF_DRAW: PaidWin = { by: 'self-draw' }
const off = (from: Seat): PaidWin => ({ by: 'discard', from })

const standing = (...found: (Liability | null)[]): Standing => found.reduce<Standing>(remember, [])

/** East's limit hand as it is paid: east, south, west, north. */
function bill(kept: Standing, win: PaidWin, onDiscard: Liability | null = null, total = 5) {
  const liable = liableFor('east', win, kept, onDiscard)
  const paid = settle(
    { winner: 'east', total, win, feeder: liable?.feeder ?? null, barePingHu: false },
    MANUAL,
  )
  return [paid.east, paid.south, paid.west, paid.north]
}

/** H1 (automatic wins off) and H2, each fed by the seat named. */
const h1 = (feeder: Seat) => claim('[777z][666z]', '[555z]', { feeder, rules: MANUAL })
const h2 = (feeder: Seat) => claim('[777z]', '[111z]', { feeder, bonus: '1a2a' })

describe.each([
  ['SG-H1', h1],
  ['SG-H2', h2],
] as const)('SG-H5: a liability under %s', (rule, fed) => {
  test(`SG-H5, ${rule}: a later Zi Mo is paid whole by the feeder, six bases`, () => {
    expect(bill(standing(fed('north')), SELF_DRAW)).toEqual([192, 0, 0, -192])
    expect(liableFor('east', SELF_DRAW, standing(fed('north')))?.rules).toEqual([rule])
  })

  test(`SG-H5, ${rule}: a later win on the feeder’s discard too, four bases`, () => {
    expect(bill(standing(fed('north')), off('north'))).toEqual([128, 0, 0, -128])
  })

  test(`SG-H5, ${rule}: a win on somebody else’s discard is paid as usual`, () => {
    expect(bill(standing(fed('north')), off('west'))).toEqual([128, -32, -64, -32])
  })

  test(`SG-H5, SG-H6, ${rule}: a robbed Kong or eighth flower is paid as usual, the feeder’s too`, () => {
    for (const by of ['rob-kong', 'rob-eighth'] as const)
      for (const from of ['north', 'west'] as const)
        expect(liableFor('east', { by, from }, standing(fed('north')))).toBeNull()
    expect(bill(standing(fed('north')), { by: 'rob-kong', from: 'north' })).toEqual([128, -32, -32, -64])
  })

  test(`SG-H5, ${rule}: it is the receiver’s win only`, () => {
    for (const winner of ['south', 'west'] as const)
      for (const win of [SELF_DRAW, off('north')])
        expect(liableFor(winner, win, standing(fed('north')))).toBeNull()
  })

  test(`SG-H5, ${rule}: a set that becomes a Kong changes nothing, nor does any later claim that feeds nothing`, () => {
    const kong = claim('[777z][666z][555z]', '(5555z)', { feeder: 'west', rules: MANUAL })
    const chow = claim('[777z][666z][555z]', '[123m]', { feeder: 'west', rules: MANUAL })
    expect(kong).toBeNull()
    expect(bill(standing(fed('north'), kong, chow), SELF_DRAW)).toEqual([192, 0, 0, -192])
  })

  test(`SG-H5, ${rule}: two feeders: the last one, alone`, () => {
    const kept = standing(fed('south'), fed('north'))
    expect(kept).toHaveLength(1)
    expect(bill(kept, SELF_DRAW)).toEqual([192, 0, 0, -192])
    expect(bill(kept, off('north'))).toEqual([128, 0, 0, -128])
    expect(bill(kept, off('south'))).toEqual([128, -64, -32, -32])
  })
})

test('SG-H5: two feeders under two rules: the last one', () => {
  expect(liableFor('east', SELF_DRAW, standing(h2('south'), h1('west')))).toMatchObject({
    feeder: 'west',
    rules: ['SG-H1'],
  })
  expect(liableFor('east', SELF_DRAW, standing(h1('south'), h2('west')))).toMatchObject({
    feeder: 'west',
    rules: ['SG-H2'],
  })
})

test('SG-H5: one feeder twice: both grounds stand, the lowest first', () => {
  expect(liableFor('east', SELF_DRAW, standing(h2('west'), h1('west')))?.rules).toEqual(['SG-H1', 'SG-H2'])
  expect(liableFor('east', SELF_DRAW, standing(h1('west'), h2('west')))?.rules).toEqual(['SG-H1', 'SG-H2'])
})

test('SG-H5: one player may be liable to two receivers, each win by itself', () => {
  const toWest = claim('[777z][333z]', '[666z]', { receiver: 'west', feeder: 'north', bonus: '1a2a' })
  const kept = standing(h1('north'), toWest)
  expect(liableFor('east', SELF_DRAW, kept)?.rules).toEqual(['SG-H1'])
  expect(liableFor('west', SELF_DRAW, kept)?.rules).toEqual(['SG-H2'])
  expect(liableFor('south', SELF_DRAW, kept)).toBeNull()
})

test('SG-H5: eight flowers drawn count as Zi Mo', () => {
  expect(bill(standing(h2('west')), SELF_DRAW)).toEqual([192, 0, -192, 0])
})

describe('SG-H5: what does not last', () => {
  test('SG-H1 with automatic wins on: that claim is the win', () => {
    const found = claim('[777z][666z]', '[555z]', { feeder: 'north' })
    expect(bill(standing(), off('north'), found)).toEqual([128, 0, 0, -128])
    expect(standing(found)).toEqual([])
  })

  test.each([
    ['SG-H3', won('2399m [345m] [678m] [111m] +1m', { feeder: 'west' })],
    ['SG-H4', won('12399m 45p [678m] [111p] |1a +6p', { feeder: 'west', fresh: true, playable: 5 })],
  ])('%s: that winning discard only', (rule, found) => {
    expect(found?.rules).toEqual([rule])
    expect(standing(found)).toEqual([])
    expect(bill(standing(), off('west'), found)).toEqual([128, 0, -128, 0])
    expect(bill(standing(found), SELF_DRAW)).toEqual([192, -64, -64, -64])
  })
})

test('SG-H5 and H4: a later shooter’s own discard makes that shooter liable, whoever fed before', () => {
  const late = won('23m 456p 55p [777z] [111z] |1a2a +1m', { feeder: 'west', fresh: true, playable: 3 })
  expect(late?.rules).toEqual(['SG-H4'])
  expect(liableFor('east', off('west'), standing(h2('north')), late)).toMatchObject({
    feeder: 'west',
    rules: ['SG-H4'],
  })
})

test('SG-H5 and H4: a feeder who also shoots fresh is liable under both, the lowest named first', () => {
  const late = won('23m 456p 55p [777z] [111z] |1a2a +1m', { feeder: 'north', fresh: true, playable: 3 })
  expect(liableFor('east', off('north'), standing(h2('north')), late)?.rules).toEqual(['SG-H2', 'SG-H4'])
  expect(bill(standing(h2('north')), off('north'), late)).toEqual([128, 0, 0, -128])
})

test('SG-H: a discard alone never makes anybody liable', () => {
  expect(standing()).toEqual([])
  expect(standing(null, null)).toEqual([])
  expect(bill(standing(null), SELF_DRAW)).toEqual([192, -64, -64, -64])
})
