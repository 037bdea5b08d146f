import { expect, test } from 'vitest'
import { baoPossible, type PaidWin, type Payments, settle } from '../../../src/engine/payments.ts'
import type { Ruleset } from '../../../src/engine/rules/ruleset.ts'
import { SEATS, type Seat } from '../../../src/engine/tiles.ts'
import { hongKong, others, singapore } from './table.ts'

interface Case {
  winner: Seat
  win: PaidWin
  feeder: Seat | null
}

/** Every winner, way, payer and feeder that is no contradiction at this table. */
function cases(rules: Ruleset): Case[] {
  const ways = ['discard', 'rob-kong', ...(rules.conditions.eighthFlower ? ['rob-eighth'] : [])] as const
  return SEATS.flatMap((winner) => {
    const wins: PaidWin[] = [
      { by: 'self-draw' },
      ...others(winner).flatMap((from) => ways.map((by) => ({ by, from }) as PaidWin)),
    ]
    return wins.flatMap((win) => {
      const feeders = !baoPossible(win.by, rules) ? [] : 'from' in win ? [win.from] : others(winner)
      return [null, ...feeders].map((feeder) => ({ winner, win, feeder }))
    })
  })
}

const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]])

const SG_RULES = product<string | number>([
  [5, 3, 4, 6, 8, 10, 'none'],
  ['half-shooter', 'shooter-pays', 'everyone-equal'],
  ['doubling', 'three-six'],
  ['normal', 'spgg'],
  ['shooter', 'drawer-pays-all', 'zi-mo-price', 'off'],
  ['on', 'off'],
]).map(([limit, payment, payTable, pingHuPrice, eighthFlower, bao]) =>
  singapore({ limit, payment, payTable, pingHuPrice, eighthFlower, bao }),
)
const HK_RULES = product<string | number>([
  [13, 10, 8],
  ['full', 'half-spicy'],
  ['table', 'full-gun', 'half-gun'],
]).map(([limit, curve, payment]) => hongKong({ limit, curve, payment }))

const sum = (paid: Payments) => SEATS.reduce((total, seat) => total + paid[seat], 0)
const TOTALS = [0, 1, 2, 3, 4, 5, 6, 9, 10, 13, 14, 40]

/** Every settlement of both tables under every house rule about money. */
function every(visit: (one: Case, total: number, barePingHu: boolean, rules: Ruleset) => string | null) {
  const wrong: string[] = []
  let seen = 0
  for (const rules of [...SG_RULES, ...HK_RULES])
    for (const one of cases(rules))
      for (const total of TOTALS)
        for (const barePingHu of total === 4 ? [false, true] : [false]) {
          seen++
          const fault = visit(one, total, barePingHu, rules)
          if (fault) wrong.push(`${fault}: ${JSON.stringify({ one, total, rules: rules.payments })}`)
        }
  return { seen, wrong }
}

test('SG-G, SG-H, HK-E: every settlement is whole numbers that add up to zero, and only the winner gains', () => {
  const { seen, wrong } = every((one, total, barePingHu, rules) => {
    const paid = settle({ ...one, total, barePingHu }, rules)
    if (sum(paid) !== 0) return 'sum'
    if (!SEATS.every((seat) => Number.isSafeInteger(paid[seat]) && !Object.is(paid[seat], -0)))
      return 'integer'
    if (paid[one.winner] <= 0 || others(one.winner).some((seat) => paid[seat] > 0)) return 'gain'
    return null
  })
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(100_000)
})

test('SG-H: Bao leaves the winner’s total alone and takes all of it from one player', () => {
  let moved = 0
  const { wrong } = every((one, total, barePingHu, rules) => {
    if (!one.feeder) return null
    moved++
    const paid = settle({ ...one, total, barePingHu }, rules)
    const usual = settle({ ...one, feeder: null, total, barePingHu }, rules)
    if (paid[one.winner] !== usual[one.winner]) return 'total'
    return paid[one.feeder] === -paid[one.winner] ? null : 'payer'
  })
  expect(wrong).toEqual([])
  expect(moved).toBeGreaterThan(10_000)
})

test('SG-G4: who pays on a discard never touches a self-draw of the Singapore table', () => {
  for (const payTable of ['doubling', 'three-six'])
    for (const winner of SEATS)
      for (const total of [0, 1, 2, 3, 4, 5])
        for (const feeder of [null, ...others(winner)]) {
          const zimo = (payment: string) =>
            settle(
              { winner, total, win: { by: 'self-draw' }, feeder, barePingHu: false },
              singapore({ payment, payTable }),
            )
          expect(zimo('shooter-pays')).toEqual(zimo('half-shooter'))
          expect(zimo('everyone-equal')).toEqual(zimo('half-shooter'))
        }
})

test('SG-G1: a tai more doubles every share, below the limit', () => {
  for (const payment of ['half-shooter', 'shooter-pays', 'everyone-equal'])
    for (const win of [{ by: 'self-draw' }, { by: 'discard', from: 'west' }] as PaidWin[])
      for (const total of [0, 1, 2, 3, 4]) {
        const rules = singapore({ payment })
        const pay = (t: number) =>
          settle({ winner: 'north', total: t, win, feeder: null, barePingHu: false }, rules)
        for (const seat of SEATS) expect(pay(total + 1)[seat]).toBe(2 * pay(total)[seat])
      }
})

test('SG-D4: turning the whole table by a seat turns the bill with it', () => {
  const turn = (seat: Seat) => SEATS[(SEATS.indexOf(seat) + 1) % 4]
  for (const rules of [
    singapore(),
    singapore({}, 'shooter-pays'),
    hongKong(),
    hongKong({ payment: 'half-gun' }),
  ])
    for (const one of cases(rules)) {
      const paid = settle({ ...one, total: 4, barePingHu: false }, rules)
      const win: PaidWin = 'from' in one.win ? { ...one.win, from: turn(one.win.from) } : one.win
      const feeder = one.feeder && turn(one.feeder)
      const turned = settle({ winner: turn(one.winner), win, feeder, total: 4, barePingHu: false }, rules)
      for (const seat of SEATS) expect(turned[turn(seat)]).toBe(paid[seat])
    }
})
