import { describe, expect, it, vi } from 'vitest'
import { auditLines } from '../../src/engine/game/audit.ts'
import { type Bot, decisionRng, firstBot, randomBot } from '../../src/engine/game/bot.ts'
import { play } from '../../src/engine/game/decide.ts'
import type { StartEvent } from '../../src/engine/game/events.ts'
import { START_DEFAULTS } from '../../src/engine/game/log.ts'
import { startHand } from '../../src/engine/game/replay.ts'
import { simulateRequest } from '../../src/engine/game/simulate/request.ts'
import { type PlayedHand, playHand } from '../../src/engine/game/simulate/run.ts'
import { deciding, mustAnswer } from '../../src/engine/game/state.ts'
import { viewFrom } from '../../src/engine/game/view.ts'
import { SEATS, TABLES, type TableId } from '../../src/engine/index.ts'
import { rngFromText, shuffled } from '../../src/engine/rng.ts'
import { keenBot } from './support/bots.ts'
import { complaint } from './support/referee.ts'

// hundreds of hands; a busy machine needs its time
vi.setConfig({ testTimeout: 60_000 })

const bots: Record<string, Bot> = { keen: keenBot, random: randomBot, first: firstBot }

function simulate(request: Record<string, unknown>, onHand?: (hand: PlayedHand) => void) {
  const answer = simulateRequest({ bots: ['keen', 'keen', 'keen', 'random'], ...request }, { bots, onHand })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer
}
const audit = (hand: PlayedHand): { e: string }[] => JSON.parse(JSON.stringify(auditLines(hand.events)))

describe('two thousand hands of legal play (I1 to I7, I15, I23, I25)', () => {
  it.each(['singapore', 'hong-kong'] as const)('%s', (table) => {
    let ended = 0
    const random = simulate({ table, hands: 500, seed: 'r', bots: ['random', 'random', 'first', 'random'] })
    const keen = simulate({ table, hands: 500, seed: 'k' }, ({ state, events }) => {
      ended++
      // I15: the hand's points are the sum of everything paid
      for (const seat of SEATS) {
        let sum = 0
        for (const event of events)
          if (event.type === 'pay' || event.type === 'win') sum += event.payments[seat]
        expect(state.points[seat]).toBe(sum)
      }
      expect(events.filter(({ type }) => type === 'win' || type === 'drawn')).toHaveLength(1)
    })
    expect(random.violations).toEqual([])
    expect(keen.violations).toEqual([])
    expect(ended).toBe(500)
  })
})

/** I8, I10 to I14, I16 to I18: the referee works out every offer, grant, payment and Bao again from the audit log. */
describe('an outside referee finds nothing wrong', () => {
  const RULES: [TableId, Record<string, string | number>, number][] = [
    ['singapore', {}, 60],
    ['singapore', { minimum: 0, deadWall: 0, ownDiscardBan: 'off' }, 30],
    ['singapore', { honourAutoWin: 'off', limit: 3, freshTileAt: 8 }, 40],
    ['singapore', { limit: 'none', minimum: 2, sevenPairs: 2, humanHand: 'limit' }, 30],
    ['singapore', { thirteenOrphansPriority: 'on', thirteenOrphansRobsConcealed: 'on', bao: 'off' }, 30],
    ['hong-kong', { minimum: 1 }, 40],
    ['hong-kong', { minimum: 0, flowers: 'off', sevenPairs: 'off' }, 30],
  ]
  it.each(RULES)(
    '%s %o',
    (table, rules, hands) => {
      const seen = new Set<string>()
      const complaints: string[] = []
      simulate({ table, rules, hands, seed: 'referee' }, (hand) => {
        const lines = audit(hand)
        const wrong = complaint(lines)
        if (wrong !== null) complaints.push(`hand ${hand.state.start.hand}, ${wrong}`)
        for (const { e } of lines) seen.add(e)
      })
      expect(complaints).toEqual([])
      for (const e of ['offer', 'act', 'claim', 'kong', 'win', 'drawn', 'end']) expect(seen, e).toContain(e)
    },
    30_000,
  )

  it('in a match too', () => {
    const complaints: string[] = []
    simulate({ mode: 'match', hands: 40, seed: 'match' }, (hand) => {
      const wrong = complaint(audit(hand), true)
      if (wrong !== null) complaints.push(wrong)
    })
    expect(complaints).toEqual([])
  })

  it('but does when the log is tampered with', () => {
    const logs: { e: string }[][] = []
    simulate({ hands: 8, seed: 'tamper' }, (hand) => logs.push(audit(hand)))
    const tampered = (change: (line: Record<string, never> & { e: string }) => unknown, e: string) => {
      let found = 0
      let caught = 0
      for (const log of logs) {
        const at = log.findLastIndex((line) => line.e === e)
        if (at < 0) continue
        const line = structuredClone(log[at]) as Record<string, never> & { e: string }
        const changed = change(line)
        if (changed === undefined) continue
        found++
        const lines =
          changed === null
            ? [...log.slice(0, at), ...log.slice(at + 1)]
            : [...log.slice(0, at), changed, ...log.slice(at + 1)]
        if (complaint(lines) !== null) caught++
      }
      expect(found, e).toBeGreaterThan(0)
      expect(caught, e).toBe(found)
    }
    for (const e of ['deal', 'bonus', 'draw', 'offer', 'act', 'claim', 'kong', 'pay', 'win', 'end'])
      tampered(() => null, e)
    tampered((line) => ({ ...line, actions: (line.actions as string[]).slice(1) }), 'offer')
    tampered((line) => ({ ...line, actions: [...(line.actions as string[]), 'rob'] }), 'offer')
    tampered((line) => ({ ...line, total: Number(line.total) + 1 }), 'win')
    tampered((line) => ({ ...line, payments: { east: 1, south: -1, west: 0, north: 0 } }), 'pay')
    tampered((line) => ({ ...line, payments: { east: 0, south: 0, west: 0, north: 0 } }), 'win')
    tampered(
      (line) => ({ ...line, bao: line.bao === null ? { rule: 'SG-H1', feeder: 'east' } : null }),
      'win',
    )
    tampered((line) => ({ ...line, end: line.end === 'front' ? 'back' : 'front' }), 'draw')
    tampered((line) => ({ ...line, playable: Number(line.playable) + 1 }), 'end')
    tampered((line) => ({ ...line, from: 'nobody' }), 'claim')
  })
})

/** I10: whoever answers first, the same comes of it. */
it('the order in which answers arrive changes nothing', () => {
  const rng = rngFromText('arrival')
  let windows = 0
  for (let deal = 1; deal <= 60; deal++) {
    const start: StartEvent = {
      type: 'start',
      ...START_DEFAULTS,
      seed: 'arrival',
      deal,
      rules: { minimum: 0 },
    }
    let { state } = startHand(start)
    while (deciding(state)) {
      const opened = state
      const asked = SEATS.filter((_, i) => mustAnswer(opened, i))
      const answers = asked.map((seat) => {
        const view = viewFrom(opened, seat)
        return {
          seat,
          action: keenBot(view, view.legal, decisionRng(opened, seat)),
          decision: opened.decision,
        }
      })
      const after = (order: typeof answers) =>
        order.reduce((now, move) => {
          const done = play(now, move)
          if (!done.ok) throw new Error(done.error.message)
          return done.value.state
        }, opened)
      state = after(answers)
      if (asked.length > 1) {
        windows++
        expect(after([...answers].reverse())).toEqual(state)
        expect(after(shuffled(answers, rng))).toEqual(state)
      }
    }
  }
  expect(windows).toBeGreaterThan(50)
})

/** The trap: a rules option never tried with bots. */
describe('every house rule, two at a time', () => {
  it.each(['singapore', 'hong-kong'] as const)(
    '%s',
    (table) => {
      const choices = TABLES[table].houseRules.flatMap(({ name, values }) =>
        values.slice(1).map((value) => ({ name, value })),
      )
      const rng = rngFromText('pairs')
      let played = 0
      for (let i = 0; i < choices.length; i++) {
        // each value with one other value, changing partners: all pairs would be thousands of hands
        const partner = choices[rng.below(choices.length)]
        const rules = { [choices[i].name]: choices[i].value, [partner.name]: partner.value }
        const answer = simulate({ table, rules, hands: 3, seed: `pair ${i}` })
        expect(answer.violations, JSON.stringify(rules)).toEqual([])
        played += answer.hands
      }
      expect(played).toBe(3 * choices.length)
    },
    30_000,
  )
})

it('guided hands keep the laws too, and pay nothing (SG-I1)', () => {
  let wins = 0
  for (let deal = 1; deal <= 30; deal++) {
    const start: StartEvent = { type: 'start', ...START_DEFAULTS, mode: 'guided', seed: 'guided', deal }
    const { state, events, violations } = playHand(start, [keenBot, keenBot, keenBot, keenBot], {
      check: true,
    })
    expect(violations).toEqual([])
    expect(events.filter(({ type }) => type === 'pay')).toEqual([])
    expect(state.points).toEqual({ east: 0, south: 0, west: 0, north: 0 })
    if (state.result?.type === 'win') wins++
  }
  expect(wins).toBeGreaterThan(10)
})
