import { describe, expect, test } from 'vitest'
import {
  bonusEvents,
  INSTANT_EVENTS,
  type Instant,
  type InstantEvent,
  payInstant,
} from '../../../src/engine/instant.ts'
import { addPayments, type Payments, settle } from '../../../src/engine/payments.ts'
import { SEATS, type Seat, tileId } from '../../../src/engine/tiles.ts'
import { bonus, hongKong, others, singapore } from './table.ts'

const instant = (event: InstantEvent, more: Partial<Instant> = {}): Instant => ({
  seat: 'east',
  event,
  opening: false,
  from: event === 'kong-claimed' ? 'south' : null,
  playable: 80,
  ...more,
})
const fromEach = (each: number): Payments => ({
  east: 3 * each,
  south: 0 - each,
  west: 0 - each,
  north: 0 - each,
})

describe('SG-G5: instant payments', () => {
  test.each([
    ['kong-claimed', 2],
    ['kong-added', 2],
    ['kong-concealed', 4],
    ['bite', 2],
    ['marriage', 2],
    ['flower-family', 4],
    ['season-family', 4],
    ['animal-family', 4],
  ] as const)('SG-G5: %s brings %i from each', (event, each) => {
    expect(payInstant(instant(event), singapore())).toEqual(fromEach(each))
  })

  test.each([
    ['pairs', 4, 4],
    ['pairs-and-families', 4, 8],
    ['off', 2, 4],
  ])(
    'SG-G5, openingDouble %s: pairs dealt bring %i, families dealt %i, Kongs never double',
    (value, pair, whole) => {
      const rules = singapore({ openingDouble: value })
      const opening = (event: InstantEvent) => payInstant(instant(event, { opening: true }), rules)
      for (const event of ['bite', 'marriage'] as const) expect(opening(event)).toEqual(fromEach(pair))
      for (const event of ['flower-family', 'season-family', 'animal-family'] as const)
        expect(opening(event)).toEqual(fromEach(whole))
      expect(opening('kong-claimed')).toEqual(fromEach(2))
      expect(opening('kong-added')).toEqual(fromEach(2))
      expect(opening('kong-concealed')).toEqual(fromEach(4))
    },
  )

  test('SG-G5, openingDouble: what was not all dealt never doubles', () => {
    const rules = singapore({ openingDouble: 'pairs-and-families' })
    expect(payInstant(instant('bite'), rules)).toEqual(fromEach(2))
    expect(payInstant(instant('flower-family'), rules)).toEqual(fromEach(4))
  })

  test('SG-G5, instantPayments: kongs-only pays Kongs, off pays nothing', () => {
    for (const event of INSTANT_EVENTS) {
      const kong = event.startsWith('kong')
      const usual = payInstant(instant(event), singapore())
      expect(payInstant(instant(event), singapore({ instantPayments: 'kongs-only' }))).toEqual(
        kong ? usual : fromEach(0),
      )
      expect(payInstant(instant(event), singapore({ instantPayments: 'off' }))).toEqual(fromEach(0))
    }
  })

  test('HK-E: no instant payments', () => {
    for (const event of INSTANT_EVENTS) expect(payInstant(instant(event), hongKong())).toEqual(fromEach(0))
  })

  test('SG-D4, SG-G5: whoever it is, all four are named, the sum is zero and no zero is negative', () => {
    for (const seat of SEATS)
      for (const event of INSTANT_EVENTS)
        for (const opening of [false, true])
          for (const playable of [0, 7, 8])
            for (const from of event === 'kong-claimed' ? others(seat) : [null])
              for (const instantPayments of ['all', 'kongs-only', 'off']) {
                const rules = singapore({ instantPayments, openingDouble: 'pairs-and-families' })
                const paid = payInstant({ seat, event, opening, from, playable }, rules)
                expect(Object.keys(paid).sort()).toEqual([...SEATS].sort())
                expect(SEATS.reduce((sum, s) => sum + paid[s], 0)).toBe(0)
                expect(SEATS.some((s) => Object.is(paid[s], -0) || !Number.isInteger(paid[s]))).toBe(false)
              }
  })
})

describe('SG-G6: a late claimed Kong', () => {
  const late = (playable: number, rules = singapore()) =>
    payInstant(instant('kong-claimed', { from: 'west', playable }), rules)
  const whole: Payments = { east: 6, south: 0, west: -6, north: 0 }

  test('SG-G6: with seven or fewer playable tiles the discarder pays all 6', () => {
    for (const playable of [7, 6, 1, 0]) expect(late(playable)).toEqual(whole)
  })
  test('SG-G6: with eight each pays 2', () => {
    expect(late(8)).toEqual(fromEach(2))
  })
  test('SG-G6, lateKongAt off: each pays 2 to the end', () => {
    expect(late(0, singapore({ lateKongAt: 'off' }))).toEqual(fromEach(2))
  })
  test('SG-G6: Kongs that nobody fed are shared', () => {
    for (const event of ['kong-added', 'kong-concealed'] as const)
      expect(payInstant(instant(event, { playable: 1 }), singapore())).toEqual(
        fromEach(event === 'kong-added' ? 2 : 4),
      )
  })
  test('SG-G6 with instantPayments: kongs-only keeps it, off drops it', () => {
    expect(late(7, singapore({ instantPayments: 'kongs-only' }))).toEqual(whole)
    expect(late(7, singapore({ instantPayments: 'off' }))).toEqual(fromEach(0))
  })
})

test('SG-G7: the bill of a robbed Kong is the win alone; one that stood adds to it', () => {
  const rules = singapore()
  const win = settle(
    { winner: 'east', total: 1, win: { by: 'rob-kong', from: 'west' }, feeder: null, barePingHu: false },
    rules,
  )
  expect(win).toEqual({ east: 8, south: -2, west: -4, north: -2 })
  const stood = payInstant(instant('kong-added', { seat: 'west' }), rules)
  expect(addPayments([stood, win])).toEqual({ east: 6, south: -4, west: 2, north: -4 })
})

describe('SG-G5: what a bonus tile completes', () => {
  const events = (seat: Seat, shown: string, tile: string) =>
    bonusEvents(seat, shown === '' ? [] : bonus(shown), bonus(tile)[0]).map(
      ({ event, tiles }) => `${event} ${tiles.map(tileId).join('')}`,
    )

  test('SG-G5: cat with rat, rooster with centipede, whichever comes last', () => {
    expect(events('east', '1a', '2a')).toEqual(['bite 1a2a'])
    expect(events('east', '2a', '1a')).toEqual(['bite 1a2a'])
    expect(events('north', '3a', '4a')).toEqual(['bite 3a4a'])
    expect(events('north', '4a', '3a')).toEqual(['bite 3a4a'])
    expect(events('east', '1a', '3a')).toEqual([])
    expect(events('east', '2a', '3a')).toEqual([])
  })

  test('SG-G5: a marriage is the own flower with the own season, at every seat', () => {
    SEATS.forEach((seat, i) => {
      expect(events(seat, `${i + 1}f`, `${i + 1}y`)).toEqual([`marriage ${i + 1}f${i + 1}y`])
      expect(events(seat, `${i + 1}y`, `${i + 1}f`)).toEqual([`marriage ${i + 1}f${i + 1}y`])
      const next = ((i + 1) % 4) + 1
      expect(events(seat, `${next}f`, `${next}y`)).toEqual([])
      expect(events(seat, `${i + 1}f`, `${next}y`)).toEqual([])
    })
  })

  test('SG-G5: families come on top of the pairs in them', () => {
    expect(events('east', '1a2a3a', '4a')).toEqual(['bite 3a4a', 'animal-family 1a2a3a4a'])
    expect(events('south', '1f3f4f', '2f')).toEqual(['flower-family 1f2f3f4f'])
    expect(events('south', '1f3f4f2y', '2f')).toEqual(['marriage 2f2y', 'flower-family 1f2f3f4f'])
    expect(events('west', '1y2y3y', '4y')).toEqual(['season-family 1y2y3y4y'])
    expect(events('west', '1y2y', '4y')).toEqual([])
  })

  test('SG-G5: all four animals are 2 + 2 + 4 = 8 from each, in any order', () => {
    const orders = ['1a2a3a4a', '4a1a3a2a', '3a1a4a2a', '2a4a1a3a']
    for (const order of orders) {
      const tiles = order.match(/../g)!
      const paid = tiles.flatMap((tile, i) =>
        bonusEvents('east', i === 0 ? [] : bonus(tiles.slice(0, i).join('')), bonus(tile)[0]).map(
          ({ event }) => payInstant(instant(event), singapore()),
        ),
      )
      expect(addPayments(paid)).toEqual(fromEach(8))
    }
  })

  test('SG-G5: every cause comes once, however the twelve are shown', () => {
    for (const seat of SEATS)
      for (const step of [1, 5, 7, 11]) {
        const order = Array.from({ length: 12 }, (_, i) => 34 + ((i * step) % 12))
        const found = order.flatMap((tile, i) =>
          bonusEvents(seat, order.slice(0, i), tile).map((e) => e.event),
        )
        expect(found.sort()).toEqual([
          'animal-family',
          'bite',
          'bite',
          'flower-family',
          'marriage',
          'season-family',
        ])
      }
  })
})
