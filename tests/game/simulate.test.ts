import { describe, expect, it } from 'vitest'
import { type Bot, firstBot, randomBot } from '../../src/engine/game/bot.ts'
import { type SimulateAnswer, simulateRequest } from '../../src/engine/game/simulate/request.ts'
import type { PlayedHand } from '../../src/engine/game/simulate/run.ts'
import { clustered } from '../../src/engine/game/simulate/stats.ts'
import { timing } from '../../src/engine/game/simulate/timing.ts'
import { SEATS } from '../../src/engine/index.ts'
import { keenBot } from './support/bots.ts'

const bots: Record<string, Bot> = { keen: keenBot, random: randomBot, first: firstBot }
const run = (request: Record<string, unknown>, onHand?: (hand: PlayedHand) => void): SimulateAnswer => {
  const answer = simulateRequest(request, { bots, onHand })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer
}

describe('simulate', () => {
  it('counts what happened', () => {
    const wins = { A: 0, B: 0, C: 0, D: 0 } as Record<string, number>
    const points = { A: 0, B: 0, C: 0, D: 0 } as Record<string, number>
    let drawn = 0
    const dealers: string[] = []
    const answer = run({ hands: 80, seed: 's', bots: ['keen', 'keen', 'random', 'first'] }, ({ state }) => {
      const { start, result } = state
      const name = (seat: string) => start.players[(start.dealer + SEATS.indexOf(seat as 'east')) % 4]
      dealers.push(name('east'))
      if (result?.type === 'win') wins[name(result.seat)]++
      else drawn++
      for (const seat of SEATS) points[name(seat)] += state.points[seat]
    })
    expect(answer.hands).toBe(80)
    expect(answer.drawn).toBe(drawn)
    expect(answer.violations).toEqual([])
    expect(answer.timing).toEqual({})
    answer.seats.forEach((seat, i) => {
      const name = 'ABCD'[i]
      expect(seat.wins).toBe(wins[name])
      expect(seat.winRate[0]).toBeCloseTo(wins[name] / 80, 5)
      expect(seat.pointsMean[0]).toBeCloseTo(points[name] / 80, 5)
      expect(seat.winRate[1]).toBeLessThanOrEqual(seat.winRate[0])
      expect(seat.winRate[2]).toBeGreaterThanOrEqual(seat.winRate[0])
    })
    expect(answer.seats.map(({ bot }) => bot)).toEqual(['keen', 'keen', 'random', 'first'])
    // the Banker moves on by one player each hand
    expect(dealers.slice(0, 6)).toEqual(['A', 'B', 'C', 'D', 'A', 'B'])
  })

  it('gives the same answer for the same request, another for another seed', () => {
    const request = { hands: 20, seed: 7, bots: ['keen', 'random', 'keen', 'first'] }
    expect(run(request)).toEqual(run({ ...request }))
    expect(run({ ...request, seed: '7' })).toEqual(run(request))
    expect(run({ ...request, seed: 8 })).not.toEqual(run(request))
  })

  it('times decisions by bot, with a clock from outside', () => {
    let now = 0
    const clock = () => now++
    const answer = simulateRequest(
      { hands: 3, bots: ['keen', 'random', 'random', 'random'] },
      { bots, clock },
    )
    if (!answer.ok) throw new Error(answer.error.message)
    expect(Object.keys(answer.timing).sort()).toEqual(['keen', 'random'])
    expect(answer.timing.keen.mean).toBe(1)
    expect(answer.timing.keen.p99).toBeCloseTo(1, 1)
  })

  it('--match: every wall four times, the measured bot in each seat', () => {
    const hands: { wall: string; seat: string }[] = []
    const answer = run({ match: ['keen', 'random'], walls: 5, seed: 'm' }, ({ state }) => {
      const { start, wall } = state
      hands.push({ wall: wall.join(), seat: SEATS[(start.players.indexOf('A') - start.dealer + 4) % 4] })
    })
    expect(answer.hands).toBe(20)
    expect(answer.seats.map(({ bot }) => bot)).toEqual(['keen', 'random', 'random', 'random'])
    for (let i = 0; i < 20; i += 4) {
      const group = hands.slice(i, i + 4)
      expect(new Set(group.map(({ wall }) => wall)).size).toBe(1)
      expect(group.map(({ seat }) => seat)).toEqual(['east', 'south', 'west', 'north'])
    }
    expect(new Set(hands.map(({ wall }) => wall)).size).toBe(5)
    expect(answer.seats[0].wins).toBeGreaterThan(answer.seats[1].wins)
  })

  it('mode match: one match after the other', () => {
    const starts: { changes: number; hand: number; dealer: number }[] = []
    run({ mode: 'match', hands: 60, seed: 'mm', bots: ['keen', 'keen', 'keen', 'keen'] }, ({ state }) =>
      starts.push(state.start),
    )
    expect(starts.map(({ hand }) => hand)).toEqual(starts.map((_, i) => i + 1))
    const again = starts.findIndex(({ changes }, i) => i > 0 && changes === 0 && starts[i - 1].changes > 0)
    expect(again).toBeGreaterThan(15)
    expect(starts[again]).toMatchObject({ dealer: 0, points: [0, 0, 0, 0], round: 'east' })
  })

  it('notes an illegal answer and goes on', () => {
    const cheat: Bot = () => ({ type: 'discard', tile: 0 })
    const answer = simulateRequest(
      { hands: 1, bots: ['cheat', 'cheat', 'cheat', 'cheat'] },
      { bots: { cheat } },
    )
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.violations[0]).toMatchObject({ hand: 1, law: 'I8' })
    expect(answer.hands).toBe(1)
  })

  it.each([
    [{ bots: ['strong', 'x', 'y', 'z'] }, 'unknown-value'],
    [{ bots: ['keen'] }, 'unknown-value'],
    [{ hands: 0 }, 'unknown-value'],
    [{ hands: 1.5 }, 'unknown-value'],
    [{ rules: { limit: 7 } }, 'unknown-rule-value'],
    [{ colour: 1 }, 'unknown-field'],
    [{ match: ['keen', 'random'], bots: ['keen', 'keen', 'keen', 'keen'] }, 'contradiction'],
    [{ match: ['keen', 'random'], hands: 10 }, 'contradiction'],
    [{ match: ['keen', 'random'], mode: 'match' }, 'contradiction'],
    [{ walls: 3 }, 'contradiction'],
    [{ table: 'hong-kong', mode: 'match' }, 'contradiction'],
    [null, 'bad-json'],
  ])('refuses %j', (request, code) => {
    expect(simulateRequest(request, { bots })).toMatchObject({ ok: false, error: { code } })
  })
})

describe('intervals', () => {
  it('from independent values: the mean plus and minus 1.96 standard errors', () => {
    const values = clustered()
    for (const x of [1, 2, 3, 4, 5, 6, 7, 8]) {
      values.add(x)
      values.close()
    }
    // variance of 1..8 is 6; the error is sqrt(6 / 8)
    const half = 1.959964 * Math.sqrt(6 / 8)
    expect(values.mean()).toEqual([4.5, expect.closeTo(4.5 - half, 5), expect.closeTo(4.5 + half, 5)])
  })

  it('from clusters: only their sums count', () => {
    // every cluster has the same sum, so the mean is certain however wild the values in it
    const values = clustered()
    for (let i = 0; i < 5; i++) {
      for (const x of [100, -100, 50, -46]) values.add(x)
      values.close()
    }
    expect(values.mean()).toEqual([1, 1, 1])
  })

  it('from nothing, or a single cluster', () => {
    expect(clustered().mean()).toEqual([0, 0, 0])
    const one = clustered()
    one.add(3)
    one.close()
    expect(one.mean()).toEqual([3, 3, 3])
  })
})

it('timing keeps quantiles within three per cent', () => {
  const times = timing()
  for (let i = 1; i <= 1000; i++) times.add(i / 100)
  const { mean, p95, p99 } = times.summary()
  expect(mean).toBeCloseTo(5.005, 6)
  expect(Math.abs(p95 - 9.5) / 9.5).toBeLessThan(0.03)
  expect(Math.abs(p99 - 9.9) / 9.9).toBeLessThan(0.03)
  expect(timing().summary()).toEqual({ mean: 0, p95: 0, p99: 0 })
})
