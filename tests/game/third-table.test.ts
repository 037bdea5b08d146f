import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { waitsRequest } from '../../src/engine/analysis/index.ts'
import { BOTS } from '../../src/engine/bots/index.ts'
import { auditLines } from '../../src/engine/game/audit.ts'
import { simulateRequest } from '../../src/engine/game/simulate/request.ts'
import type { PlayedHand } from '../../src/engine/game/simulate/run.ts'
import {
  type HouseRule,
  scoreRequest,
  settleRequest,
  TABLE_IDS,
  TABLES,
  type Table,
  type TableId,
} from '../../src/engine/index.ts'

vi.setConfig({ testTimeout: 60_000 })

/**
 * A table that nobody plays, written as the two real ones are: rows and prices, conditions, ways to play and pay,
 * house rules, presets. Nothing in the engine knows its name.
 */
const NAME = 'three-coins' as TableId
const { rules: base } = TABLES['hong-kong']
const DOUBLE_DRAGONS: HouseRule = {
  name: 'dragons',
  values: ['single', 'double'],
  // TC-1
  patterns: ['dragon-set'],
  touches: ['scoring'],
  patch: (rules) => ({
    ...rules,
    rows: rules.rows.map((row) => (row.id === 'dragon-set' ? { ...row, value: 2 } : row)),
  }),
}
const LEAST: HouseRule = {
  name: 'minimum',
  values: [1, 0],
  // TC-2
  patterns: ['chicken-hand'],
  touches: ['scoring', 'play'],
  patch: (rules, value) => ({ ...rules, minimum: Number(value) }),
}
const THREE_COINS: Table = {
  rules: {
    ...base,
    table: NAME,
    minimum: 1,
    limit: 6,
    rows: [
      { id: 'all-chows', value: 1 },
      { id: 'dragon-set', value: 1 },
      { id: 'round-wind-set', value: 1 },
      { id: 'all-pongs', value: 2 },
      { id: 'full-flush', value: 4 },
      { id: 'animal', value: 1 },
      { id: 'last-tile', value: 1 },
      { id: 'thirteen-orphans', value: 'limit' },
    ],
    replaces: {},
    sevenPairs: false,
    play: {
      ...base.play,
      flowers: false,
      animals: true,
      deadWall: 10,
      passLock: true,
      lastDiscard: false,
      dealer: 'rotates',
    },
    payments: { ...base.payments, bill: 'everyone-equal' },
  },
  houseRules: [LEAST, DOUBLE_DRAGONS],
  presets: { standard: {}, dragons: { dragons: 'double' } },
}

// what the list of tables and its two registers would say of a real one
const registers = TABLES as Record<string, Table>
const ids = TABLE_IDS as unknown as TableId[]
beforeAll(() => {
  registers[NAME] = THREE_COINS
  ids.push(NAME)
})
afterAll(() => {
  delete registers[NAME]
  ids.splice(ids.indexOf(NAME), 1)
})

const score = (hand: string, rest: Record<string, unknown> = {}) =>
  scoreRequest({ table: NAME, hand, ...rest })
const lines = (answer: ReturnType<typeof score>) =>
  answer.ok ? answer.lines.map(({ id, value }) => `${id} ${value}`) : answer.error.code

describe('a third table is data', () => {
  test('its rows are counted at its prices, and only they', () => {
    // one Pong of dragons among chows: 1
    expect(score('22567p 67s [234m] [777z] +8s')).toMatchObject({
      ok: true,
      legal: true,
      unit: 'faan',
      total: 1,
      payments: { east: 6, south: -2, west: -2, north: -2 },
    })
    // an animal is in the set, a concealed hand on a self-draw has no row here
    const drawn = score('23499m 345567p 67s |1a +8s', { win: 'self-draw' })
    expect(lines(drawn)).toEqual(['all-chows 1', 'animal 1'])
    // 2 + 4, the limit
    expect(score('2888m [111m] [333m] [999m] +2m')).toMatchObject({ total: 6, limit: true })
    expect(score('19m 19p 19s 1234567z +1m')).toMatchObject({ total: 6, limitHand: true })
    // seven pairs are no hand, a flower is no tile
    expect(score('1133m 5577p 2299s 4z +4z')).toMatchObject({ legal: false, why: 'not-complete' })
    expect(lines(score('22567p 67s [234m] [777z] |1f +8s'))).toBe('tile-not-in-table')
  })

  test('below its minimum nothing wins, unless its house rule says so', () => {
    expect(score('22567p 67s [234m] [999s] +8s')).toMatchObject({ legal: false, why: 'below-minimum' })
    const chicken = score('22567p 67s [234m] [999s] +8s', { rules: { minimum: 0 } })
    expect(lines(chicken)).toEqual(['chicken-hand 0'])
  })

  test('its house rules and presets patch it; unknown ones are refused by name', () => {
    expect(score('22567p 67s [234m] [777z] +8s', { preset: 'dragons' })).toMatchObject({ total: 2 })
    expect(lines(score('22567p 67s [234m] [777z] +8s', { rules: { dragon: 'double' } }))).toBe('unknown-rule')
    expect(lines(score('22567p 67s [234m] [777z] +8s', { preset: 'spgg' }))).toBe('unknown-value')
  })

  test('its bills: everybody pays the base on a discard, twice the base on a self-draw', () => {
    expect(settleRequest({ table: NAME, faan: 3, winner: 'south', win: 'discard', from: 'west' })).toEqual({
      ok: true,
      payments: { east: -8, south: 24, west: -8, north: -8 },
    })
    expect(settleRequest({ table: NAME, faan: 1, winner: 'south', win: 'self-draw' })).toMatchObject({
      payments: { east: -4, south: 12, west: -4, north: -4 },
    })
  })

  test('hands are analysed by it', () => {
    const answer = waitsRequest({ table: NAME, hand: '22567p 67s [234m] [777z]' })
    expect(answer).toMatchObject({ ok: true, shanten: 0 })
    if (!answer.ok || !('waits' in answer)) throw new Error('no waits')
    expect(answer.waits.map(({ tile, discard }) => [tile, discard.total])).toEqual([
      ['5s', 1],
      ['8s', 1],
    ])
  })

  test('whole hands are played by it, with every level of bot', () => {
    const hands: PlayedHand[] = []
    const answer = simulateRequest(
      { table: NAME, hands: 40, seed: 'coins', bots: ['strong', 'casual', 'beginner', 'casual'] },
      { bots: BOTS, onHand: (hand) => hands.push(hand) },
    )
    expect(answer).toMatchObject({ ok: true, violations: [] })
    expect(hands).toHaveLength(40)
    let wins = 0
    for (const { events } of hands) {
      const [start] = events
      expect(start).toMatchObject({ type: 'start', table: NAME })
      const log = JSON.parse(JSON.stringify(auditLines(events))) as { e: string; wall?: string[] }[]
      // 136 tiles and four animals, ten of them never drawn
      const wall = log.find(({ e }) => e === 'start')?.wall ?? []
      expect(wall).toHaveLength(140)
      expect(wall.filter((tile) => tile.endsWith('a')).toSorted()).toEqual(['1a', '2a', '3a', '4a'])
      expect(wall.filter((tile) => /[fy]$/.test(tile))).toEqual([])
      for (const event of events)
        if (event.type === 'win') {
          wins++
          expect(event.total).toBeGreaterThanOrEqual(1)
          for (const { id } of event.lines) expect(THREE_COINS.rules.rows.map((row) => row.id)).toContain(id)
          const loss = -(2 ** event.total) * (event.by === 'self-draw' ? 2 : 1)
          expect(Object.values(event.payments).toSorted((a, b) => a - b)).toEqual([
            loss,
            loss,
            loss,
            -3 * loss,
          ])
        }
    }
    expect(wins).toBeGreaterThan(5)
  })
})
