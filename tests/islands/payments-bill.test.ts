import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  INSTANT_EVENTS,
  type Payments,
  type Ruleset,
  resolveRules,
  SEATS,
  settleRequest,
  TABLE_IDS,
  TABLES,
  type TableId,
  WIN_WAYS,
  type WinWay,
} from '../../src/engine/index.ts'
import {
  billOf,
  causePayments,
  eventsOf,
  matters,
  pingHuMatters,
  sidesOf,
  stepsOf,
} from '../../src/stores/payments-bill.ts'
import {
  barePingHu,
  type Cause,
  causeFits,
  newCause,
  type PaymentsState,
  PLAIN_STATE,
  possibleFeeders,
  withCause,
  withFeeder,
  withShooter,
  withWin,
  withWinner,
} from '../../src/stores/payments-state.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'
import { rulesOf } from './arbitrary.ts'

const STANDARD = TABLES.singapore.rules
const by = (rules: Record<string, string | number>): Ruleset => {
  const resolved = resolveRules({ rules })
  if (!resolved.ok) throw new Error(resolved.error.message)
  return resolved.value
}
const of = (east: number, south: number, west: number, north: number): Payments => ({
  east,
  south,
  west,
  north,
})
/** South wins off West, or by Zi Mo. */
const south: PaymentsState = { ...PLAIN_STATE, total: 3, winner: 'south', from: 'west' }
const drawn: PaymentsState = { ...south, win: 'self-draw' }

const seatArb = fc.constantFrom(...SEATS)
const causeArb: fc.Arbitrary<Cause> = fc
  .record({
    seat: seatArb,
    event: fc.constantFrom(...INSTANT_EVENTS),
    opening: fc.boolean(),
    other: seatArb,
    late: fc.boolean(),
  })
  .map(({ seat, event, opening, other, late }) => {
    const cause = newCause(seat, event)
    const claimed = event === 'kong-claimed'
    return {
      ...cause,
      opening: opening && !event.startsWith('kong'),
      from: claimed && other !== seat ? other : cause.from,
      late: claimed && late,
    }
  })

/** Any bill that the calculator can show: made by its own edits. */
const billArb: fc.Arbitrary<PaymentsState> = fc
  .record({
    total: fc.oneof(fc.nat({ max: 40 }), fc.constantFrom('minimum' as const, 'limit' as const)),
    winner: seatArb,
    win: fc.constantFrom(...WIN_WAYS),
    from: seatArb,
    feeder: fc.option(seatArb),
    pingHu: fc.boolean(),
    causes: fc.array(causeArb, { maxLength: 6 }),
  })
  .map(({ total, winner, win, from, feeder, pingHu, causes }) => {
    let state = withWin({ ...withWinner(PLAIN_STATE, winner), total, pingHu }, win)
    if (from !== winner) state = withShooter(state, from)
    if (feeder !== winner) state = withFeeder(state, feeder)
    for (const cause of causes) state = withCause(state, cause)
    return state
  })
const tableArb = fc.constantFrom<TableId>('singapore', 'hong-kong')
const anyRules = tableArb.chain((table) =>
  rulesOf(table).map((values) => ({ table, values, rules: rulesetOf(table, values) })),
)

describe('the bill of a win', () => {
  test('on a discard: twice the base from the shooter, the base from the others (SG-G2)', () => {
    const bill = billOf(south, STANDARD)
    expect(bill.payments).toEqual(of(-8, 32, -16, -8))
    expect(bill.price).toEqual({ half: 8, full: 16 })
    expect(bill.parts.map(({ seat, own }) => [seat, own.map(({ value }) => value)])).toEqual([
      ['east', [8]],
      ['west', [8, 8]],
      ['north', [8]],
    ])
  })

  test('by Zi Mo: twice the base from each (SG-G3), one payer with Bao and no more in all (SG-H)', () => {
    expect(billOf(drawn, STANDARD).payments).toEqual(of(-16, 48, -16, -16))
    const bill = billOf({ ...drawn, feeder: 'west' }, STANDARD)
    expect(bill.payments).toEqual(of(0, 48, -48, 0))
    const [east, west, north] = bill.parts
    expect([east.ghosts.length, east.own.length, east.coveredBy, east.share, east.pays]).toEqual([
      2,
      0,
      'west',
      16,
      0,
    ])
    expect([west.own.length, west.took.length, west.share, west.pays]).toEqual([2, 4, 16, 48])
    expect(west.took.map(({ key }) => key)).toEqual(['east 0', 'east 1', 'north 0', 'north 1'])
    expect(north.coveredBy).toBe('west')
  })

  test('at the limit: Big Dragons, 64 and 32 and 32, Zi Mo 64 each', () => {
    expect(billOf({ ...south, total: 'limit' }, STANDARD).payments).toEqual(of(-32, 128, -64, -32))
    expect(billOf({ ...drawn, total: 'limit' }, STANDARD).payments).toEqual(of(-64, 192, -64, -64))
    expect(billOf({ ...south, total: 9 }, STANDARD).total).toBe(5)
    expect(billOf({ ...south, total: 'limit' }, by({ limit: 6 })).payments.south).toBe(256)
  })

  test('shooter pays: the shooter takes over both shares, which stay as ghosts; Zi Mo is unchanged (SG-G4)', () => {
    const rules = by({ payment: 'shooter-pays' })
    const bill = billOf(south, rules)
    expect(bill.payments).toEqual(of(0, 32, -32, 0))
    expect(bill.parts.map(({ ghosts, took, share }) => [ghosts.length, took.length, share])).toEqual([
      [1, 0, 8],
      [0, 2, 16],
      [1, 0, 8],
    ])
    expect(billOf(drawn, rules).payments).toEqual(of(-16, 48, -16, -16))
  })

  test('all alike: nobody pays for anybody, so no ghosts', () => {
    const bill = billOf(south, by({ payment: 'everyone-equal' }))
    expect(bill.payments).toEqual(of(-8, 24, -8, -8))
    expect(bill.parts.flatMap(({ ghosts, took }) => [...ghosts, ...took])).toEqual([])
  })

  test('a price list that does not double has chips of two kinds', () => {
    const rules = by({ payTable: 'three-six' })
    const bill = billOf(south, rules)
    expect(bill.inBases).toBe(false)
    expect(bill.parts.map(({ own }) => own.map(({ value }) => value))).toEqual([[3], [5], [3]])
    const alone = billOf(south, by({ payTable: 'three-six', payment: 'shooter-pays' }))
    expect(alone.payments.west).toBe(-11)
  })

  test('the eighth flower robbed, under each house rule', () => {
    const robbed: PaymentsState = { ...south, win: 'rob-eighth', total: 'limit', feeder: 'west' }
    expect(billOf(robbed, STANDARD)).toMatchObject({ payments: of(-32, 128, -64, -32), feeder: null })
    expect(billOf(robbed, by({ eighthFlower: 'zi-mo-price' })).payments).toEqual(of(-64, 192, -64, -64))
    const alone = billOf(robbed, by({ eighthFlower: 'drawer-pays-all' }))
    expect(alone.payments).toEqual(of(0, 128, -128, 0))
    expect(alone.parts.map(({ ghosts }) => ghosts.length)).toEqual([1, 0, 1])
    // not played: shown as a discard
    expect(billOf(robbed, by({ eighthFlower: 'off' })).win.by).toBe('discard')
  })

  test('the club’s price of a bare Ping Hu: 40 and 20', () => {
    const rules = by({ pingHuPrice: 'spgg' })
    expect(billOf({ ...south, total: 4, pingHu: true }, rules).payments).toEqual(of(-20, 80, -40, -20))
    expect(billOf({ ...south, total: 4, pingHu: false }, rules).payments).toEqual(of(-16, 64, -32, -16))
  })

  test('for every bill at every table: sums of zero, chips that add up, the same as the verb settle', () => {
    fc.assert(
      fc.property(billArb, anyRules, (state, { table, values, rules }) => {
        const bill = billOf(state, rules)
        for (const list of [bill.payments, bill.atOnce, bill.sum])
          expect(SEATS.reduce((sum, seat) => sum + list[seat], 0)).toBe(0)
        let collected = 0
        for (const part of bill.parts) {
          const worth = (chips: readonly { value: number }[]) =>
            chips.reduce((sum, { value }) => sum + value, 0)
          expect(worth(part.own) + worth(part.took)).toBe(part.pays)
          expect(worth(part.own) + worth(part.ghosts)).toBe(part.share)
          collected += part.pays
        }
        expect(collected).toBe(bill.payments[bill.winner])
        const keys = bill.parts.flatMap(({ own, took }) => [...own, ...took]).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        // the same question, put to the engine's own verb
        const answer = settleRequest({
          table,
          [rules.unit]: bill.total,
          winner: bill.winner,
          win: bill.win.by,
          ...(bill.win.by === 'self-draw' ? {} : { from: bill.win.from }),
          bao: bill.feeder && { feeder: bill.feeder },
          // a total that the limit cuts is another hand than a bare Ping Hu
          pingHu: barePingHu(state, rules),
          rules: values,
        })
        expect(answer).toEqual({ ok: true, payments: bill.payments })
      }),
    )
  })
})

describe('a Ping Hu and nothing else (house rule pingHuPrice, SG-E7)', () => {
  const club = by({ pingHuPrice: 'spgg', limit: 4 })
  test('its price is for its own total, not for more that the limit cuts to as much', () => {
    const paid = (total: PaymentsState['total']) => billOf({ ...south, total, pingHu: true }, club).payments
    expect(paid(4)).toEqual(of(-20, 80, -40, -20))
    expect(paid('limit')).toEqual(of(-20, 80, -40, -20))
    for (const total of [5, 8, 20, 40]) expect(paid(total), String(total)).toEqual(of(-16, 64, -32, -16))
  })

  test('it is asked for only where it changes the bill', () => {
    const totals = [1, 2, 3, 4, 5, 20, 'minimum', 'limit'] as const
    expect(totals.filter((total) => pingHuMatters({ total }, club))).toEqual([4, 'limit'])
    expect(totals.filter((total) => pingHuMatters({ total }, STANDARD))).toEqual([])
  })
})

describe('ways to share a bill, side by side', () => {
  test.each(TABLE_IDS)(
    'at every %s table the way it stands is one of them, and pays what is paid',
    (table) => {
      fc.assert(
        fc.property(billArb, rulesOf(table), rulesOf(table), (state, values, own) => {
          const rules = rulesetOf(table, values)
          const sides = sidesOf(state, rules, rulesetOf(table, own))
          const here = sides.filter((side) => side.here)
          expect(here.map(({ payments }) => payments)).toEqual([billOf(state, rules).payments])
          expect(new Set(sides.map(({ id }) => id)).size).toBe(sides.length)
        }),
      )
    },
  )

  test('all alike is a way of its own, only where somebody plays so', () => {
    const equal = by({ payment: 'everyone-equal' })
    const shown = (rules: Ruleset, also?: Ruleset) =>
      sidesOf(south, rules, also).map(({ id, here, payments }) => [id, here, payments.south])
    expect(shown(equal)).toEqual([
      ['half-shooter', false, 32],
      ['shooter-pays', false, 32],
      ['everyone-equal', true, 24],
      ['bao', false, 24],
    ])
    expect(shown(by({ payment: 'shooter-pays' }), equal)).toEqual([
      ['half-shooter', false, 32],
      ['shooter-pays', true, 32],
      ['everyone-equal', false, 24],
      ['bao', false, 32],
    ])
  })

  test('shared, shooter pays and Bao: the same sum three times', () => {
    const sides = sidesOf(south, STANDARD)
    expect(sides.map(({ id, here, payer }) => [id, here, payer])).toEqual([
      ['half-shooter', true, null],
      ['shooter-pays', false, 'west'],
      ['bao', false, 'west'],
    ])
    expect(sides.map(({ payments }) => payments.south)).toEqual([32, 32, 32])
    expect(sides[1].payments).toEqual(sides[2].payments)
  })

  test('with Zi Mo nobody shot, so shooter pays is the same as shared; Bao is not', () => {
    const sides = sidesOf({ ...drawn, feeder: 'north' }, STANDARD)
    expect(sides[0].payments).toEqual(sides[1].payments)
    expect(sides[2]).toMatchObject({ id: 'bao', here: true, payer: 'north', payments: of(0, 48, 0, -48) })
  })

  test('no Bao for a robbed Kong, none at Hong Kong or where it is off (SG-H6)', () => {
    expect(sidesOf({ ...south, win: 'rob-kong' }, STANDARD).map(({ id }) => id)).not.toContain('bao')
    expect(sidesOf(south, by({ bao: 'off' })).map(({ id }) => id)).not.toContain('bao')
    expect(sidesOf(south, TABLES['hong-kong'].rules).map(({ id }) => id)).toEqual([
      'table',
      'full-gun',
      'half-gun',
    ])
  })
})

describe('what is paid at once (SG-G5, G6)', () => {
  const brings = (cause: Cause, rules = STANDARD) => causePayments(cause, rules)
  test('each cause from each other player', () => {
    const east = (event: Cause['event']) => brings(newCause('east', event)).south
    expect(INSTANT_EVENTS.map((event) => [event, -east(event)])).toEqual([
      ['kong-claimed', 2],
      ['kong-added', 2],
      ['kong-concealed', 4],
      ['bite', 2],
      ['marriage', 2],
      ['flower-family', 4],
      ['season-family', 4],
      ['animal-family', 4],
    ])
  })

  test('a dealt pair pays double, a late Kong is its discarder’s alone', () => {
    expect(brings({ ...newCause('west', 'bite'), opening: true })).toEqual(of(-4, -4, 12, -4))
    const late: Cause = { ...newCause('west', 'kong-claimed'), from: 'east', late: true }
    expect(brings(late)).toEqual(of(-6, 0, 6, 0))
    expect(brings({ ...late, late: false })).toEqual(of(-2, -2, 6, -2))
    expect(brings(late, by({ lateKongAt: 'off' }))).toEqual(of(-2, -2, 6, -2))
  })

  test('a full animal family is 8 from each: its bites come with it', () => {
    const state = withCause(south, newCause('north', 'animal-family'))
    expect(state.causes.map(({ event }) => event)).toEqual(['bite', 'bite', 'animal-family'])
    expect(billOf(state, STANDARD).atOnce).toEqual(of(-8, -8, -8, 24))
    const one = withCause(withCause(south, newCause('north', 'bite')), newCause('north', 'animal-family'))
    expect(one.causes).toHaveLength(3)
  })

  test('every bonus tile exists once', () => {
    const fits = (causes: Cause[], cause: Cause) => causeFits(causes, cause)
    const bite = newCause('east', 'bite')
    expect(fits([bite, newCause('west', 'bite')], newCause('north', 'bite'))).toBe(false)
    expect(fits([bite], newCause('west', 'animal-family'))).toBe(false)
    expect(fits([newCause('east', 'marriage')], newCause('south', 'flower-family'))).toBe(false)
    expect(fits([newCause('east', 'marriage')], newCause('east', 'flower-family'))).toBe(true)
    expect(fits([newCause('east', 'marriage')], newCause('south', 'marriage'))).toBe(true)
    expect(fits([newCause('east', 'marriage')], newCause('east', 'marriage'))).toBe(false)
    expect(fits([newCause('east', 'flower-family')], newCause('south', 'season-family'))).toBe(true)
    const kongs = Array.from({ length: 4 }, () => newCause('east', 'kong-added'))
    expect(fits(kongs, newCause('east', 'kong-concealed'))).toBe(false)
    expect(fits(kongs, newCause('south', 'kong-concealed'))).toBe(true)
  })

  test('what a table does not pay is not offered, and what makes no difference is not asked', () => {
    expect(eventsOf(STANDARD)).toEqual(INSTANT_EVENTS)
    expect(eventsOf(by({ instantPayments: 'kongs-only' }))).toEqual([
      'kong-claimed',
      'kong-added',
      'kong-concealed',
    ])
    expect(eventsOf(by({ instantPayments: 'off' }))).toEqual([])
    expect(eventsOf(TABLES['hong-kong'].rules)).toEqual([])
    const dealt = (cause: Cause, rules: Ruleset) => matters(cause, { opening: !cause.opening }, rules)
    expect(dealt(newCause('east', 'bite'), STANDARD)).toBe(true)
    expect(dealt(newCause('east', 'flower-family'), STANDARD)).toBe(false)
    expect(dealt(newCause('east', 'flower-family'), by({ openingDouble: 'pairs-and-families' }))).toBe(true)
    expect(dealt(newCause('east', 'bite'), by({ openingDouble: 'off' }))).toBe(false)
  })

  test('bill and instant payments add up seat by seat', () => {
    const state = withCause({ ...drawn, feeder: 'west' }, newCause('east', 'kong-concealed'))
    expect(billOf(state, STANDARD).sum).toEqual(of(12, 44, -52, -4))
  })
})

describe('the doubling', () => {
  test('from the minimum to the limit: 8 16 32 64 128 and 12 24 48 96 192', () => {
    expect(stepsOf(STANDARD).map(({ discard }) => discard)).toEqual([8, 16, 32, 64, 128])
    expect(stepsOf(STANDARD).map(({ selfDraw }) => selfDraw)).toEqual([12, 24, 48, 96, 192])
    expect(stepsOf(by({ minimum: 0, limit: 3 })).map(({ total }) => total)).toEqual([0, 1, 2, 3])
    expect(stepsOf(by({ limit: 'none' })).at(-1)?.total).toBe(10)
  })

  test('HK-C, HK-D3, HK-D16: at minimum 0 nothing is self-drawn or robbed for nothing', () => {
    const free = rulesetOf('hong-kong', { minimum: 0 })
    const [none, one] = stepsOf(free)
    expect([none.total, none.selfDraw]).toEqual([0, null])
    expect(none.discard).toBeGreaterThan(0)
    expect([one.total, one.selfDraw]).toEqual([1, 6])
    const totalOf = (win: WinWay, total: number | 'minimum' = 0) =>
      billOf({ ...drawn, causes: [], win, total }, free).total
    expect([totalOf('discard'), totalOf('self-draw'), totalOf('rob-kong')]).toEqual([0, 1, 1])
    expect([totalOf('discard', 'minimum'), totalOf('self-draw', 'minimum')]).toEqual([0, 1])
    // SG-C1 with minimum 0: Zi Mo alone is worth nothing there
    const [first] = stepsOf(by({ minimum: 0 }))
    expect(first.selfDraw).not.toBeNull()
    expect(stepsOf(by({ minimum: 0, selfDrawTai: 1 }))[0].selfDraw).toBeNull()
  })
})

describe('edits keep the bill possible', () => {
  test('a new winner changes places with whoever paid', () => {
    const state = withWinner({ ...south, feeder: 'west' }, 'west')
    expect(state).toMatchObject({ winner: 'west', from: 'south', feeder: 'south' })
  })
  test('on a discard the liable player is the shooter (SG-H5)', () => {
    expect(withWin({ ...drawn, feeder: 'north' }, 'discard')).toMatchObject({
      from: 'north',
      feeder: 'north',
    })
    expect(withShooter({ ...south, feeder: 'west' }, 'east')).toMatchObject({ from: 'east', feeder: 'east' })
    expect(possibleFeeders(south, STANDARD)).toEqual(['west'])
    expect(possibleFeeders(drawn, STANDARD)).toEqual(['east', 'west', 'north'])
    expect(possibleFeeders({ ...south, win: 'rob-kong' }, STANDARD)).toEqual([])
    expect(possibleFeeders(drawn, by({ bao: 'off' }))).toEqual([])
  })
})
