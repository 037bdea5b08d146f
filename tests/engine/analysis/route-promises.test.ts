import { describe, expect, it, vi } from 'vitest'
import { analyseHand } from '../../../src/engine/analysis/analyse.ts'
import { type Route, routeBook } from '../../../src/engine/analysis/route-book.ts'
import type { Promised } from '../../../src/engine/analysis/route-price.ts'
import { routeParts } from '../../../src/engine/analysis/routes.ts'
import {
  type Kind,
  type Meld,
  nextSeat,
  parseHand,
  type RulesChoice,
  type Ruleset,
  type RuleValues,
  type Score,
  SEATS,
  type Seat,
  type Situation,
  scoreHand,
  TABLES,
} from '../../../src/engine/index.ts'
import { rulesOf } from '../../support/ask.ts'
import { anyFinished } from './finished.ts'
import { seeded } from './slow.ts'

// Many hands are scored: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

type Random = (below: number) => number

/** Both tables, with every house rule set to each of its values, and with all of them drawn by lot. */
function* everyRules(random: Random): Generator<Ruleset> {
  for (const table of ['singapore', 'hong-kong'] as const) {
    const { houseRules } = TABLES[table]
    yield rulesOf({ table })
    for (const { name, values } of houseRules)
      for (const value of values.slice(1)) yield rulesOf({ table, rules: { [name]: value } as RuleValues })
    for (let i = 0; i < 20; i++) {
      const any = houseRules.map(({ name, values }) => [name, values[random(values.length)]])
      yield rulesOf({ table, rules: Object.fromEntries(any) as RuleValues })
    }
  }
}

const DECLARED: readonly (readonly Meld[])[] = [
  [],
  [],
  [],
  [{ type: 'pong', tile: 31, concealed: false }],
  [{ type: 'chow', tile: 3, concealed: false }],
  [{ type: 'kong', tile: 26, concealed: true }],
  [{ type: 'pong', tile: 17, concealed: false }],
]

const drawn: Situation['win'] = { by: 'self-draw', draw: 'wall', last: false, opening: null }
const thrownTo = (seat: Seat): Situation['win'] => ({
  by: 'discard',
  from: nextSeat(seat),
  last: false,
  opening: null,
})

/** A promise on a discard that rests on the wait (SG-E7) says so by itself: see `RouteView.wait`. */
const restsOnWait = ({ lines }: Promised, { conditions }: Ruleset): boolean =>
  conditions.pingHuWait !== 'none' && lines.some(({ id }) => id === 'ping-hu' || id === 'chow-ping-hu')

const worth = ({ legal, total }: Promised | Score) => (legal ? total : -1)

describe('what a route promises', () => {
  /**
   * Finished hands of each route, made from the words of the route alone, are scored: none is worth less than
   * promised; where each of them is a limit hand, or the shape is no sets at all, the least of them is just that.
   */
  it('is the least that a hand finished by it scores, under every house rule', () => {
    const random = seeded(61)
    const exact = new Map<string, number>()
    let kept = 0
    let table = 0
    for (const rules of everyRules(random)) {
      const [seat, round] = [SEATS[random(4)], SEATS[random(2)]]
      const melds = DECLARED[table++ % DECLARED.length]
      const bonus: Kind[] = random(2) ? [] : [34 + random(rules.play.animals ? 12 : 8)]
      const book = routeBook({ rules, seat, round, melds, bonus })
      for (const route of book.routes) {
        const shape = book.shapes[route.shape]
        const scores = finishedScores(random, route)
        if (scores.length === 0) continue
        for (const [way, promised] of [
          ['selfDraw', route.selfDraw],
          ['discard', route.discard],
        ] as const) {
          if (way === 'discard' && restsOnWait(promised, rules)) continue
          const real = scores.map((one) => one[way])
          const least = real.reduce((a, b) => (worth(b) < worth(a) ? b : a))
          const about = () =>
            JSON.stringify({ seat, round, bonus, shape, closed: route.closed, way, promised, least })
          if (worth(least) < worth(promised)) expect.unreachable(about())
          kept++
          if (shape.special === null && !real.every(({ limitHand }) => limitHand)) continue
          if (worth(least) !== worth(promised)) expect.unreachable(about())
          for (const { part } of routeParts(shape, false)) exact.set(part, (exact.get(part) ?? 0) + 1)
        }
      }
      function finishedScores(random: Random, { shape: place, closed }: Route) {
        const scores: { selfDraw: Score; discard: Score }[] = []
        for (let i = 0; i < 60 && scores.length < 12; i++) {
          const made = anyFinished(random, book.shapes[place], closed, melds)
          if (made === null) continue
          const score = (win: Situation['win']) => scoreHand({ ...made, bonus }, { seat, round, win }, rules)
          scores.push({ selfDraw: score(drawn), discard: score(thrownTo(seat)) })
        }
        return scores
      }
    }
    expect(kept).toBeGreaterThan(5000)
    const limits = ['thirteen-orphans', 'nine-gates', 'all-honours', 'all-terminals', 'all-green'] as const
    for (const part of [...limits, 'seven-pairs']) expect(exact.get(part), part).toBeGreaterThan(20)
  })

  // SG-F, C4: paid at the limit, which is always enough; with no limit 13. HK-D: 13
  it.each([
    ['19m 19p 19s 123456z 2m', 2],
    ['19m 19p 19s 12345z 58m', 3],
    ['19m 19p 19s 1234z 258m', 4],
    ['14m 25p 36s 1234567z', 6],
  ])('of Thirteen Wonders, from %s %i tiles away, is the limit hand', (text, away) => {
    const hand = parseHand(text)
    if (!hand.ok) throw new Error(hand.error.message)
    const choices: readonly (readonly [RulesChoice, number])[] = [
      [{}, 5],
      [{ table: 'hong-kong' }, 13],
      [{ rules: { limit: 'none' } }, 13],
      [{ rules: { limit: 8 } }, 8],
      [{ rules: { concealedSelfDraw: 'off' } }, 5],
      [{ rules: { minimum: 2 } }, 5],
    ]
    for (const [choice, amount] of choices) {
      const analysis = analyseHand(hand.value, { rules: rulesOf(choice), seat: 'south', round: 'east' })
      expect(analysis?.legalDistance).toBe(away)
      const [route] = analysis?.routes ?? []
      expect(route.parts).toEqual([{ part: 'thirteen-orphans' }])
      for (const way of [route.discard, route.selfDraw])
        expect([way.legal, way.total], JSON.stringify(choice)).toEqual([true, amount])
    }
  })
})
