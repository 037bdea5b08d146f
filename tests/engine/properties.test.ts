import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visitReadings } from '../../src/engine/candidates.ts'
import { handFacts, noFacts } from '../../src/engine/facts.ts'
import {
  DRAWS,
  type Hand,
  PATTERN_IDS,
  type RuleValues,
  type Score,
  SEATS,
  type Situation,
  scoreHand,
  scoreRequest,
  situationOf,
  TABLES,
  WIN_WAYS,
  type WinFields,
} from '../../src/engine/index.ts'
import { handFeatures, NEEDS, readingFeatures } from '../../src/engine/patterns/needs.ts'
import { PREDICATES } from '../../src/engine/patterns/predicates.ts'
import { rulesOf } from '../support/ask.ts'
import { completeHand } from '../support/hands.ts'

const fields: fc.Arbitrary<WinFields> = fc.record({
  seat: fc.constantFrom(...SEATS),
  round: fc.constantFrom(...SEATS),
  win: fc.constantFrom(...WIN_WAYS),
  draw: fc.constantFrom(...DRAWS),
  last: fc.boolean(),
  opening: fc.constantFrom(null, null, null, 'heavenly', 'earthly', 'human'),
  from: fc.constantFrom(...SEATS),
})

/** House rules of a table, each at its own value or at another. */
const houseRules = (table: 'singapore' | 'hong-kong'): fc.Arbitrary<RuleValues> =>
  fc
    .tuple(...TABLES[table].houseRules.map((rule) => fc.option(fc.constantFrom(...rule.values), { freq: 2 })))
    .map((values) =>
      Object.fromEntries(
        TABLES[table].houseRules.flatMap((rule, i) => (values[i] === null ? [] : [[rule.name, values[i]]])),
      ),
    )

const table = fc.constantFrom('singapore', 'hong-kong') as fc.Arbitrary<'singapore' | 'hong-kong'>
const atTable = table.chain((t) => houseRules(t).map((rules) => ({ table: t, rules })))
const noAnimals = (hand: Hand): Hand => ({ ...hand, bonus: hand.bonus.filter((kind) => kind < 42) })

type Case = {
  hand: Hand
  situation: Situation
  choice: { table: 'singapore' | 'hong-kong'; rules: RuleValues }
}
const anyWin: fc.Arbitrary<Case> = fc
  .record({ hand: completeHand, fields, choice: atTable })
  .map(({ hand, fields, choice }) => {
    const own = choice.table === 'hong-kong' ? noAnimals(hand) : hand
    const asked = situationOf(fields, own, rulesOf(choice))
    // fields that contradict each other are asked again as a plain discard
    const plain = situationOf({ seat: fields.seat, round: fields.round }, own, rulesOf(choice))
    return { hand: own, choice, situation: asked.ok ? asked.value : plain.ok ? plain.value : null }
  })
  .filter((c): c is Case => c.situation !== null)

const score = ({ hand, situation, choice }: Case): Score => scoreHand(hand, situation, rulesOf(choice))

describe('laws of scoring, over both tables and every house rule', () => {
  test('the order in which tiles and sets are given never matters', () => {
    fc.assert(
      fc.property(anyWin, fc.infiniteStream(fc.nat()), (one, keys) => {
        const shuffled = <T>(list: readonly T[]) =>
          list
            .map((item) => [keys.next().value ?? 0, item] as const)
            .sort((a, b) => a[0] - b[0])
            .map(([, item]) => item)
        const other: Hand = {
          ...one.hand,
          concealed: shuffled(one.hand.concealed),
          melds: shuffled(one.hand.melds),
          bonus: shuffled(one.hand.bonus),
        }
        const plain = (s: Score) => ({ total: s.total, raw: s.raw, legal: s.legal, lines: s.lines })
        expect(plain(score({ ...one, hand: other }))).toEqual(plain(score(one)))
      }),
      { numRuns: 500 },
    )
  })

  test('every reading but a limit hand re-adds to its lines, and no other reading is worth more', () => {
    fc.assert(
      fc.property(anyWin, (one) => {
        const best = score(one)
        const { limit } = rulesOf(one.choice)
        for (const reading of [best, ...best.others]) {
          const sum = reading.lines.reduce((total, line) => total + line.value, 0)
          if (reading.limitHand)
            expect(reading.total).toBe(Math.max(...reading.lines.map((line) => line.value)))
          else expect(reading.raw).toBe(sum)
          expect(reading.total).toBe(Math.min(reading.raw, limit ?? reading.raw))
          expect(reading.total).toBeLessThanOrEqual(best.total)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('lines stand in the order of the table and each once', () => {
    fc.assert(
      fc.property(anyWin, (one) => {
        const order = [...rulesOf(one.choice).rows.map((row) => row.id), 'chicken-hand']
        const places = score(one).lines.map((line) => order.indexOf(line.id))
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
        expect(places).not.toContain(-1)
      }),
      { numRuns: 500 },
    )
  })

  test('a complete hand is complete at any table, and legal when its total reaches the minimum', () => {
    fc.assert(
      fc.property(anyWin, (one) => {
        const { why, legal, total, limitHand } = score(one)
        expect(why).not.toBe('not-complete')
        expect(legal).toBe(limitHand || total >= rulesOf(one.choice).minimum)
      }),
      { numRuns: 500 },
    )
  })

  test('a pattern is never there without the features it says it needs', () => {
    fc.assert(
      fc.property(anyWin, ({ hand, situation, choice }) => {
        const rules = rulesOf(choice)
        const facts = handFacts(hand, situation, rules, noFacts())
        const features = handFeatures(facts)
        visitReadings(hand, facts, rules, () => {
          const all = features | readingFeatures(facts)
          for (const id of PATTERN_IDS)
            if (PREDICATES[id](facts, rules.conditions) > 0)
              expect([id, all & NEEDS[id]]).toEqual([id, NEEDS[id]])
        })
      }),
      { numRuns: 1000 },
    )
  })

  test('an animal adds a tai unless the hand is capped, a limit hand, or Ping Hu falls to Chow Ping Hu', () => {
    fc.assert(
      fc.property(completeHand, fields, (hand, asked) => {
        const without = { ...hand, bonus: hand.bonus.filter((kind) => kind < 42) }
        const rules = rulesOf({ rules: { limit: 'none' } })
        const situation = situationOf({ ...asked, draw: 'wall' }, without, rules)
        if (!situation.ok) return
        const before = scoreHand(without, situation.value, rules)
        const after = scoreHand({ ...without, bonus: [...without.bonus, 42] }, situation.value, rules)
        if (before.limitHand) expect(after.total).toBeGreaterThanOrEqual(before.total)
        else if (before.lines.some((line) => line.id === 'ping-hu'))
          expect(after.total).toBeLessThan(before.total)
        else expect(after.raw).toBe(before.raw + 1)
      }),
      { numRuns: 500 },
    )
  })
})

/**
 * House rules that only add: with them on a hand's total never falls. (Others take away, move a price, or change
 * what is offered: they are not listed.)
 */
const ONLY_ADD: readonly RuleValues[] = [
  { selfDrawTai: 1 },
  { concealedSelfDraw: 'any' },
  { pingHuWait: 'none' },
  { chowPingHuWait: 'none' },
  { littleWinds: '4-plus-winds' },
  { sevenPairs: 2 },
  { sevenPairs: 4 },
  { sevenPairs: 'limit' },
  { fourConcealedPongsDiscard: 'pair-wait' },
  { fourConcealedPongsDiscard: 'any' },
  { nineGatesOpen: 'on' },
  { humanHand: 'limit' },
  { replacementStack: 'each-kind' },
  { lastTileOnReplacement: 'on' },
  { limit: 6 },
  { limit: 8 },
  { limit: 10 },
]

describe('house rules that only add never make a hand worth less', () => {
  test.each(ONLY_ADD.map((rules) => ({ rules })))('$rules', ({ rules }) => {
    fc.assert(
      fc.property(completeHand, fields, (hand, asked) => {
        const base = rulesOf()
        const situation = situationOf(asked, hand, base)
        if (!situation.ok) return
        const more = scoreHand(hand, situation.value, rulesOf({ rules }))
        expect(more.total).toBeGreaterThanOrEqual(scoreHand(hand, situation.value, base).total)
      }),
      { numRuns: 300 },
    )
  })
})

describe('requests', () => {
  test('random JSON never throws and is answered or refused with a code and a message', () => {
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          hand: fc.oneof(
            fc.string(),
            fc.constant('12222m 45556p 789s +3m'),
            fc.constant('123m |1f2f3f4f1y2y3y4y'),
          ),
          table: fc.oneof(fc.string(), fc.constant('hong-kong')),
          seat: fc.jsonValue(),
          win: fc.oneof(fc.constantFrom(...WIN_WAYS), fc.jsonValue()),
          draw: fc.oneof(fc.constantFrom(...DRAWS), fc.jsonValue()),
          opening: fc.oneof(fc.constantFrom('heavenly', 'earthly', 'human'), fc.jsonValue()),
          last: fc.oneof(fc.boolean(), fc.jsonValue()),
          rules: fc.oneof(houseRules('singapore'), fc.jsonValue()),
          preset: fc.oneof(fc.constantFrom('spgg', '__proto__', 'constructor'), fc.jsonValue()),
          bao: fc.oneof(fc.jsonValue(), fc.record({ feeder: fc.constantFrom(...SEATS) })),
        },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(junk, (request) => {
        const answer = scoreRequest(request)
        if (answer.ok) {
          const paid = Object.values(answer.payments ?? {})
          expect(paid.reduce((a, b) => a + b, 0)).toBe(0)
        } else {
          expect(answer.error.code).toMatch(/^[a-z-]+$/)
          expect(answer.error.message.length).toBeGreaterThan(5)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
