import { describe, expect, it } from 'vitest'
import { apply, begin } from '../../src/engine/game/apply.ts'
import { decisionRng } from '../../src/engine/game/bot.ts'
import type { GameEvent, StartEvent } from '../../src/engine/game/events.ts'
import { formatLog } from '../../src/engine/game/log.ts'
import { playHand } from '../../src/engine/game/simulate/run.ts'
import { deciding, mustAnswer } from '../../src/engine/game/state.ts'
import { viewFrom } from '../../src/engine/game/view.ts'
import {
  appraise,
  BOTS,
  copiesUnseen,
  LEVELS,
  MOST_POSITIONS,
  routesOf,
  SEATS,
  seatIndex,
  simulateRequest,
  TABLE_IDS,
} from '../../src/engine/index.ts'
import { rngFromText } from '../../src/engine/rng.ts'
import { deepFreeze } from './support/freeze.ts'
import { resample } from './support/resample.ts'
import { startOf } from './support/table.ts'

const bots = [BOTS.strong, BOTS.casual, BOTS.beginner, BOTS.strong] as const

const seeded = (table: (typeof TABLE_IDS)[number], seed: string, deal: number): StartEvent => ({
  ...startOf({ hands: [], choice: { table } }),
  wall: null,
  seed,
  deal,
})

/** Every decision of some hands: the state it is made in, and who makes it. */
function* decisions(table: (typeof TABLE_IDS)[number], seed: string, hands: number) {
  for (let deal = 1; deal <= hands; deal++) {
    const start = seeded(table, seed, deal)
    const { events } = playHand(start, bots, { check: false })
    let state = begin(start)
    for (const event of events.slice(1)) {
      if (deciding(state) && state.step !== 'rob-eighth')
        for (const seat of SEATS) if (mustAnswer(state, seatIndex(seat))) yield { state, seat }
      state = apply(state, event)
    }
  }
}

describe.each(TABLE_IDS)('bots at the %s table', (table) => {
  it('know nothing they cannot see: hidden tiles shuffled anew, the same choice (I19)', () => {
    const rng = rngFromText('shuffled anew')
    let asked = 0
    for (const { state, seat } of decisions(table, 'resample', 4)) {
      const other = resample(state, seat, rng)
      for (const level of LEVELS) {
        const [here, there] = [state, other].map((s) => {
          const view = viewFrom(s, seat)
          return BOTS[level](view, viewFrom(state, seat).legal, decisionRng(s, seat))
        })
        expect(there, `${level} ${seat}`).toBe(here)
        asked++
      }
    }
    expect(asked).toBeGreaterThan(300)
  }, 60_000)

  it('change nothing in what they are shown, and answer with a legal action', () => {
    for (const { state, seat } of decisions(table, 'frozen', 2)) {
      const view = deepFreeze(viewFrom(state, seat))
      for (const level of LEVELS)
        expect(view.legal).toContain(BOTS[level](view, view.legal, decisionRng(state, seat)))
    }
  }, 60_000)

  it('play by the rules to the end of every hand', () => {
    for (const level of LEVELS) {
      const answer = simulateRequest(
        { table, hands: 12, seed: 'legal', bots: [level, level, 'strong', 'casual'] },
        { bots: BOTS },
      )
      if (!answer.ok) throw new Error(answer.error.message)
      expect(answer.violations).toEqual([])
    }
  }, 60_000)

  it('never claim into a hand that cannot reach the minimum', () => {
    let claims = 0
    for (let deal = 1; deal <= 20; deal++) {
      const start = seeded(table, 'claims', deal)
      const { events } = playHand(start, bots, { check: false })
      let state = begin(start)
      for (const event of events.slice(1) as GameEvent[]) {
        state = apply(state, event)
        if (event.type !== 'claim' || event.action.tile === null) continue
        claims++
        const view = viewFrom(state, event.seat)
        const { melds, bonus } = view.seats[seatIndex(event.seat)]
        const hand = {
          concealed: view.concealed,
          melds,
          bonus: [...bonus].sort((a, b) => a - b),
          winning: null,
        }
        const context = { rules: view.rules, seat: view.seat, round: view.round, melds, bonus }
        expect(
          routesOf(hand, context, [...copiesUnseen(view, 'all')]).length,
          `${event.seat} ${deal}`,
        ).toBeGreaterThan(0)
      }
    }
    expect(claims).toBeGreaterThan(5)
  }, 60_000)

  it('look at no more positions than the budget, and answer even when there is none', () => {
    let most = 0
    for (const { state, seat } of decisions(table, 'budget', 2)) {
      const view = viewFrom(state, seat)
      const budget = { left: MOST_POSITIONS }
      appraise(view, view.legal, undefined, budget)
      most = Math.max(most, MOST_POSITIONS - budget.left)
      const spent = { left: 3 }
      const cut = appraise(view, view.legal, undefined, spent)
      expect(spent.left).toBeGreaterThanOrEqual(0)
      for (const { action } of cut) expect(view.legal).toContain(action)
    }
    expect(most).toBeGreaterThan(14)
    expect(most).toBeLessThanOrEqual(MOST_POSITIONS)
  }, 60_000)

  it('play the same game for the same seed, to the byte (I22)', () => {
    const logOf = () => formatLog(playHand(seeded(table, 'same', 3), bots, { check: false }).events)
    expect(logOf()).toBe(logOf())
    const answer = () =>
      simulateRequest({ table, match: ['strong', 'casual'], walls: 2, seed: 's' }, { bots: BOTS })
    expect(JSON.stringify(answer())).toBe(JSON.stringify(answer()))
  }, 60_000)
})
