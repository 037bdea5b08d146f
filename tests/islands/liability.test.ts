import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BAO_CASES, type BaoMoment } from '../../src/content/examples/bao.ts'
import { SEATS, type Seat } from '../../src/engine/index.ts'
import { factsOf } from '../../src/stores/liability-facts.ts'
import { type Finding, findLiability } from '../../src/stores/liability-find.ts'
import {
  ACTS,
  caseState,
  LATERS,
  type LiabilityState,
  withReceiver,
} from '../../src/stores/liability-state.ts'
import { leanRules, rulesetOf } from '../../src/stores/rules-check.ts'
import { handArb, rulesOf } from './arbitrary.ts'

const force = (values: Record<string, string | number> = {}) => ({
  table: 'singapore' as const,
  values: leanRules('singapore', values),
  rules: rulesetOf('singapore', leanRules('singapore', values)),
})

/** What a seat pays by the win the moment names: now, or later on. */
function paysBy(finding: Finding, moment: BaoMoment, seat: Seat): number {
  const bill = finding.now ?? finding.later.find(({ id }) => id === moment.later) ?? finding.later[0]
  return 0 - (bill?.paid[seat] ?? 0)
}

describe('the ready cases, as the rules say', () => {
  test.each(Object.entries(BAO_CASES as Record<string, BaoMoment>))('%s', (_, moment) => {
    const { expect: want, rules, ...told } = moment
    const state = caseState({ ...told, rules })
    const inForce = force(rules)
    const found = findLiability(state, inForce)
    expect(found.fault).toBeNull()
    expect(found.rules).toEqual(want.rules)
    expect(found.lasting).toBe(want.lasting ?? false)
    if (want.pays !== undefined) expect(paysBy(found, moment, state.feeder)).toBe(want.pays)
    const facts = factsOf(state, inForce.rules, found.complete)
    expect(facts.filter(({ met }) => met).map(({ rule }) => rule)).toEqual(want.rules)
  })

  test('every rule has a case that meets it and one that misses it', () => {
    const cases = Object.values(BAO_CASES as Record<string, BaoMoment>)
    for (const rule of ['SG-H1', 'SG-H2', 'SG-H3', 'SG-H4'] as const) {
      expect(cases.some(({ expect: want }) => want.rules.includes(rule))).toBe(true)
    }
    expect(cases.filter(({ expect: want }) => want.rules.length === 0).length).toBeGreaterThan(10)
    expect(cases.some(({ expect: want }) => want.lasting)).toBe(true)
  })
})

describe('an automatic win is C2, not Bao', () => {
  const claims = [
    ['[777z] [666z] +5z', 'pong'],
    ['[777z] (6666z) +5z', 'pong'],
    ['[777z] [6666z] +5z', 'kong'],
    ['[111z] [222z] [333z] +4z', 'pong'],
    ['[111z] (2222z) [333z] |2f +4z', 'kong'],
  ] as const
  test.each(claims)('%s, %s, without Bao: it wins at once and is paid as usual', (hand, act) => {
    const found = findLiability(caseState({ hand, act }), force({ bao: 'off' }))
    expect([found.wins, found.liable, found.total, found.standing, found.later]).toEqual([
      true,
      false,
      5,
      null,
      [],
    ])
    // limit 5, base 32: the shooter twice the others (SG-G1)
    const shared = { east: -32, south: 128, west: -64, north: -32 }
    expect(found.now).toEqual({ payer: null, usual: shared, paid: shared })
  })
  test.each(claims)('%s, %s, without automatic wins: nobody has won', (hand, act) => {
    for (const bao of ['on', 'off']) {
      const found = findLiability(caseState({ hand, act }), force({ bao, honourAutoWin: 'off' }))
      expect([found.wins, found.now]).toEqual([false, null])
    }
  })
  test.each([
    ['[777z] +5z', 'pong'],
    ['[111z] [222z] +4z', 'pong'],
    ['[777z] [666z] +4z', 'pong'],
    ['[777z] [666z] +5z', 'none'],
  ] as const)('%s, %s: short of it, the hand goes on', (hand, act) => {
    for (const bao of ['on', 'off'])
      expect(findLiability(caseState({ hand, act }), force({ bao })).wins).toBe(false)
  })
})

describe('Bao moves a bill and never makes it larger (SG-H)', () => {
  const find = (moment: BaoMoment) => findLiability(caseState(moment), force(moment.rules))
  test('the third dragon: 128 of one, where 64 and 32 and 32 were shares', () => {
    const { now, wins, total } = find(BAO_CASES['third-dragon'])
    expect([wins, total]).toEqual([true, 5])
    expect(now).toEqual({
      payer: 'west',
      usual: { east: -32, south: 128, west: -64, north: -32 },
      paid: { east: 0, south: 128, west: -128, north: 0 },
    })
  })

  test('H5: who pays the whole of a later win, and who does not', () => {
    const { later, standing } = find(BAO_CASES['fed-to-limit'])
    expect(standing).toBe('west')
    expect(later.map(({ id, payer, paid }) => [id, payer, 0 - paid.west])).toEqual([
      ['self-draw', 'west', 192],
      ['feeder', 'west', 128],
      ['other', null, 32],
      ['rob', null, 64],
    ])
  })

  test('H5: of two feeders the last one is liable; one whose claim brings nothing leaves the first liable', () => {
    expect(find(BAO_CASES['two-feeders']).standing).toBe('west')
    const kept = find({ ...BAO_CASES['fed-below-limit'], earlier: 'north', expect: { rules: [] } })
    expect([kept.standing, kept.later[0].payer, kept.liable]).toEqual(['north', 'north', false])
  })

  test('a liability that stands decides a win that brings none itself (SG-H5, H6)', () => {
    const flush: BaoMoment = { ...BAO_CASES['flush-two-shown'], earlier: 'north' }
    expect(find(flush).now?.payer).toBeNull()
    expect(find({ ...flush, earlier: 'west' }).now?.payer).toBe('west')
    expect(find({ ...flush, act: 'self-draw' }).now?.payer).toBe('north')
    expect(find({ ...BAO_CASES['robbed-kong'], earlier: 'west' }).now?.payer).toBeNull()
  })
})

describe('a moment that cannot be', () => {
  const find = (hand: string, act: LiabilityState['act']) => findLiability(caseState({ hand, act }), force())
  test.each([
    ['[777z] [666z]', 'pong', 'no-tile'],
    ['[777z] +5z', 'chow', 'no-set'],
    ['[555z] +5z', 'pong', 'no-copy'],
    ['[111m] [222m] [333m] [444m] +5z', 'pong', 'five-sets'],
    ['[777z] [666z] +5z', 'win', 'tile-count'],
    ['19m 28p 37s 44z [777z] +5z', 'win', 'tile-count'],
    ['1358m 28p 37s 44z [777z] +5z', 'win', 'not-complete'],
    ['234m 55567p 22267s +8s', 'win', 'below-minimum'],
  ] as const)('%s, %s: %s', (hand, act, fault) => {
    expect(find(hand, act).fault).toBe(fault)
  })
  test('says how many tiles a hand still lacks', () => {
    expect(find('[777z] [666z] +5z', 'win').missing).toBe(7)
    expect(find('123456789m 123p [777z] [666z] +5z', 'win').missing).toBe(-5)
  })
  test('nobody feeds himself: a new receiver changes places with the thrower', () => {
    const state = caseState({ hand: '[777z] [666z] +5z', act: 'pong', earlier: 'north' })
    expect(withReceiver(state, 'west')).toMatchObject({ receiver: 'west', feeder: 'south', earlier: 'north' })
    expect(withReceiver(state, 'north')).toMatchObject({
      receiver: 'north',
      feeder: 'west',
      earlier: 'south',
    })
  })
})

const seatArb = fc.constantFrom(...SEATS)
const momentArb: fc.Arbitrary<LiabilityState> = fc
  .record({
    hand: handArb,
    tile: fc.nat({ max: 33 }),
    act: fc.constantFrom(...ACTS),
    receiver: seatArb,
    feeder: seatArb,
    round: seatArb,
    playable: fc.nat({ max: 12 }),
    fresh: fc.boolean(),
    earlier: fc.option(seatArb),
    later: fc.constantFrom(...LATERS),
  })
  .map(({ tile, hand, receiver, feeder, ...rest }) => ({
    ...rest,
    receiver,
    feeder: feeder === receiver ? SEATS[(SEATS.indexOf(receiver) + 1) % 4] : feeder,
    hand: { ...hand, winning: hand.winning ?? tile },
    pinned: null,
  }))

/** Moments in which Bao is near: honours shown, or a ready case with another act, wall or thrower. */
const nearArb: fc.Arbitrary<LiabilityState> = fc
  .record({
    moment: fc.constantFrom(...Object.values(BAO_CASES as Record<string, BaoMoment>)),
    act: fc.option(fc.constantFrom(...ACTS)),
    playable: fc.nat({ max: 12 }),
    fresh: fc.boolean(),
    earlier: fc.option(seatArb),
  })
  .map(({ moment, act, ...rest }) => ({
    ...caseState(moment),
    ...(act ? { act } : {}),
    ...rest,
    pinned: null,
  }))

describe('for every moment under any house rules', () => {
  test('Bao decides who pays, never whether the hand ends or what it is worth', () => {
    fc.assert(
      fc.property(fc.oneof(momentArb, nearArb, nearArb), rulesOf('singapore'), (state, values) => {
        const [on, off] = (['on', 'off'] as const).map((bao) =>
          findLiability(state, force({ ...values, bao })),
        )
        expect([off.fault, off.wins, off.total]).toEqual([on.fault, on.wins, on.total])
        expect(off.now?.paid).toEqual(on.now?.usual)
      }),
      { numRuns: 1000 },
    )
  })
  test('the reasons say what the engine says, and the winner collects the same with Bao', () => {
    fc.assert(
      fc.property(fc.oneof(momentArb, nearArb, nearArb), rulesOf('singapore'), (state, values) => {
        const inForce = force(values)
        const found = findLiability(state, inForce)
        if (found.fault !== null) return
        const facts = factsOf(state, inForce.rules, found.complete)
        expect(facts.filter(({ met }) => met).map(({ rule }) => rule)).toEqual(found.rules)
        for (const { payer, usual, paid } of [...(found.now ? [found.now] : []), ...found.later]) {
          expect(paid[state.receiver]).toBe(usual[state.receiver])
          for (const seat of SEATS)
            if (payer !== null && seat !== payer && seat !== state.receiver) expect(0 - paid[seat]).toBe(0)
          if (payer === null) expect(paid).toEqual(usual)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
