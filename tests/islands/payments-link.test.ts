import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INSTANT_EVENTS, SEATS, TABLES, WIN_WAYS } from '../../src/engine/index.ts'
import { billOf } from '../../src/stores/payments-bill.ts'
import { readPaymentsLink, writePaymentsLink } from '../../src/stores/payments-link.ts'
import {
  newCause,
  type PaymentsState,
  PLAIN_STATE,
  paidTotal,
  withCause,
  withFeeder,
  withShooter,
  withWin,
  withWinner,
} from '../../src/stores/payments-state.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'
import { rulesOf } from './arbitrary.ts'

const STANDARD = TABLES.singapore.rules
const OPENING: PaymentsState = { ...PLAIN_STATE, total: 3, winner: 'south', win: 'self-draw', feeder: 'west' }
const read = (query: string) => readPaymentsLink(query, OPENING)

const seatArb = fc.constantFrom(...SEATS)
const linkArb = fc.constantFrom('singapore' as const, 'hong-kong' as const).chain((table) =>
  fc
    .record({
      values: rulesOf(table),
      total: fc.nat({ max: 40 }),
      winner: seatArb,
      win: fc.constantFrom(...WIN_WAYS),
      from: seatArb,
      feeder: fc.option(seatArb),
      pingHu: fc.boolean(),
      events: fc.array(fc.tuple(seatArb, fc.constantFrom(...INSTANT_EVENTS), fc.boolean()), { maxLength: 5 }),
    })
    .map(({ values, total, winner, win, from, feeder, pingHu, events }) => {
      let state = withWin({ ...withWinner(PLAIN_STATE, winner), total, pingHu }, win)
      if (from !== winner) state = withShooter(state, from)
      if (feeder !== winner) state = withFeeder(state, feeder)
      for (const [seat, event, yes] of events) {
        const cause = newCause(seat, event)
        const kong = event.startsWith('kong')
        state = withCause(state, { ...cause, opening: yes && !kong, late: yes && event === 'kong-claimed' })
      }
      return { state, force: { table, values }, rules: rulesetOf(table, values) }
    }),
)

describe('a link of the calculator', () => {
  test('restores the bill, its causes and its rules', () => {
    fc.assert(
      fc.property(linkArb, ({ state, force, rules }) => {
        const back = read(writePaymentsLink(state, force, rules))
        expect(back?.faults).toEqual([])
        const written = force.table === 'singapore' && Object.keys(force.values).length === 0
        expect(back?.state.pinned).toEqual(written ? null : force)
        expect(billOf(back!.state, rules)).toEqual(billOf(state, rules))
        expect(back?.state.causes).toEqual(state.causes)
      }),
    )
  })

  test('is the fields of settle, what differs from the default', () => {
    const force = { table: 'singapore' as const, values: {} }
    expect(writePaymentsLink(OPENING, force, STANDARD)).toBe('?tai=3&winner=south&win=self-draw&bao=west')
    expect(writePaymentsLink({ ...PLAIN_STATE, total: 2 }, force, STANDARD)).toBe('?tai=2')
    const kong = withCause(PLAIN_STATE, { ...newCause('west', 'kong-claimed'), from: 'east', late: true })
    expect(
      writePaymentsLink(withCause(kong, { ...newCause('south', 'bite'), opening: true }), force, STANDARD),
    ).toBe('?tai=1&paid=west:kong-claimed:east:late,south:bite:dealt')
    expect(
      writePaymentsLink(PLAIN_STATE, { table: 'hong-kong', values: {} }, TABLES['hong-kong'].rules),
    ).toBe('?faan=3&table=hong-kong')
  })

  test('as other programs write it is understood', () => {
    expect(read('?tai=4&winner=west&from=north&bao=north')?.state).toMatchObject({
      total: 4,
      winner: 'west',
      win: 'discard',
      from: 'north',
      feeder: 'north',
    })
    expect(read('?tai=2')?.state).toMatchObject({
      winner: 'east',
      win: 'discard',
      from: 'south',
      feeder: null,
    })
    expect(read('?rules=limit:10')?.state).toMatchObject({
      total: 3,
      feeder: 'west',
      pinned: { values: { limit: 10 } },
    })
    expect(read('')).toBeNull()
    expect(read('?utm_source=x')).toBeNull()
  })
})

describe('a bad link says what is wrong and gives the nearest bill', () => {
  const faultsOf = (query: string) =>
    read(query)?.faults.map(({ code, field, text, taken }) => [code, field, text, taken])
  test.each([
    ['?tai=99', [['unknown-value', 'tai', '99', '40']]],
    ['?tai=0', [['unknown-value', 'tai', '0', '1']]],
    ['?tai=three', [['unknown-value', 'tai', 'three', '3']]],
    ['?tai=3&winner=soth', [['unknown-value', 'winner', 'soth', 'south']]],
    ['?tai=3&win=selfdraw', [['unknown-value', 'win', 'selfdraw', 'self-draw']]],
    ['?tai=3&winner=west&from=west', [['contradiction', 'from', 'west', 'north']]],
    ['?tai=3&winner=west&from=north&bao=east', [['contradiction', 'bao', 'east', undefined]]],
    ['?tai=3&win=rob-kong&bao=south', [['contradiction', 'bao', 'south', undefined]]],
    ['?tai=3&bao=east', [['contradiction', 'bao', 'east', undefined]]],
    ['?tai=3&rules=bao:off&bao=south', [['contradiction', 'bao', 'south', undefined]]],
    ['?tai=3&win=rob-eighth&rules=eighthFlower:off', [['contradiction', 'win', 'rob-eighth', 'discard']]],
    ['?tai=3&paid=east:marriage,east:marriage', [['unknown-value', 'paid', 'east:marriage', undefined]]],
    ['?tai=3&paid=bite', [['unknown-value', 'paid', 'bite', undefined]]],
    ['?tai=3&chips=2', [['unknown-field', 'chips', 'chips', undefined]]],
    [
      '?tai=%E0%A4',
      [
        ['bad-escape', 'tai', '%E0%A4', undefined],
        ['unknown-value', 'tai', '%E0%A4', '3'],
      ],
    ],
  ])('%s', (query, faults) => {
    expect(faultsOf(query)).toEqual(faults)
  })

  test('the rest of it stays', () => {
    const back = read(
      '?tai=4&winner=south&win=self-draw&bao=nroth&paid=east:bite,west:dragon,south:kong-added&x=1',
    )
    expect(back?.state).toMatchObject({ total: 4, winner: 'south', win: 'self-draw', feeder: 'north' })
    expect(back?.state.causes.map(({ seat }) => seat)).toContain('south')
    expect(back?.faults.length).toBeGreaterThanOrEqual(2)
  })

  test('whatever stands there, reading it never throws and the bill can be settled', () => {
    const part = fc.tuple(
      fc.constantFrom('tai', 'faan', 'winner', 'win', 'from', 'bao', 'pingHu', 'paid', 'table', 'rules', 'x'),
      fc.oneof(fc.string(), fc.constantFrom('east', 'self-draw', '3', 'rob-eighth', 'hong-kong', 'bao:off')),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const query = `?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`
        const back = read(query)
        if (!back) return
        const { table, values } = back.state.pinned ?? { table: 'singapore' as const, values: {} }
        const rules = rulesetOf(table, values)
        const bill = billOf(back.state, rules)
        expect(bill.total).toBe(paidTotal(back.state.total, rules))
        expect(SEATS.reduce((sum, seat) => sum + bill.sum[seat], 0)).toBe(0)
      }),
    )
  })
})
