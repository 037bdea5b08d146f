import { describe, expect, it, vi } from 'vitest'
import { begin } from '../../src/engine/game/apply.ts'
import { auditLines } from '../../src/engine/game/audit.ts'
import { startHand } from '../../src/engine/game/replay.ts'
import { checkWall, shuffledWall, tileSet } from '../../src/engine/game/wall.ts'
import { isBonus, resolveRules, tileId } from '../../src/engine/index.ts'
import { Game, startOf, tiles } from './support/table.ts'

// hundreds of hands; a busy machine needs its time
vi.setConfig({ testTimeout: 60_000 })

const rulesOf = (choice: Parameters<typeof resolveRules>[0]) => {
  const rules = resolveRules(choice)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}
const SG = rulesOf({})
const HK = rulesOf({ table: 'hong-kong' })
const bonusOf = (kinds: readonly number[]) => kinds.filter(isBonus).map(tileId).join(' ')

describe('tiles (SG-A1, HK-A1)', () => {
  it.each([
    ['Singapore', SG, 148, 12],
    ['Hong Kong', HK, 144, 8],
    ['Hong Kong without flowers', rulesOf({ table: 'hong-kong', rules: { flowers: 'off' } }), 136, 0],
  ])('%s', (_name, rules, total, bonus) => {
    const set = tileSet(rules)
    expect(set).toHaveLength(total)
    expect(set.filter(isBonus)).toHaveLength(bonus)
    for (let kind = 0; kind < 34; kind++) expect(set.filter((k) => k === kind)).toHaveLength(4)
    expect(checkWall(shuffledWall('a', 1, rules), rules).ok).toBe(true)
  })

  it('refuses a wall that is not the whole set', () => {
    const wall = tileSet(SG)
    expect(checkWall(wall.slice(1), SG).ok).toBe(false)
    expect(checkWall([...wall.slice(1), 5], SG)).toMatchObject({
      ok: false,
      error: { code: 'unknown-value' },
    })
  })
})

describe('deal (SG-A2 to SG-A6, HK-A2)', () => {
  it('gives the Banker 14 tiles and the first turn (SG-A4)', () => {
    const game = Game.of({ hands: ['147m 258p 369s 12345z'] })
    expect(game.state.seats.map(({ hand }) => hand.length)).toEqual([14, 13, 13, 13])
    expect(game.asked()).toEqual(['east'])
    // SG-A6: 148 - 53 - 15
    expect(game.playable).toBe(80)
    expect(game.offers('east')).toHaveLength(14)
  })

  it('replaces bonus tiles in seat order, each player until clean (SG-A5)', () => {
    const game = Game.of({
      hands: ['147m 258p 369s 123z 1f 2f', '147m 258p 369s 123z 1a', '147m 258p 369s 1z 1y 2y 3y'],
      // East's two, the second a bonus tile again; then South's; then West's three, the last again a bonus tile
      back: '8m 3a 9m 5z 6z 7z 4y 6z',
    })
    const shown = game.all('bonus').map(({ seat, tile }) => `${seat} ${tileId(tile)}`)
    expect(shown).toEqual([
      'east 2f',
      'east 1f',
      'east 3a',
      'south 1a',
      'west 3y',
      'west 2y',
      'west 1y',
      'west 4y',
    ])
    const draws = game
      .all('draw')
      .map(({ seat, tile, end, for: why }) => `${seat} ${tileId(tile)} ${end} ${why}`)
    expect(draws).toEqual([
      'east 8m back bonus',
      'east 3a back bonus',
      'east 9m back bonus',
      'south 5z back bonus',
      'west 6z back bonus',
      'west 7z back bonus',
      'west 4y back bonus',
      'west 6z back bonus',
    ])
    expect(game.playable).toBe(80 - 8)
    expect(game.state.seats.map(({ hand }) => hand.length)).toEqual([14, 13, 13, 13])
    for (const { hand } of game.state.seats) expect(bonusOf(hand.map((id) => game.state.wall[id]))).toBe('')
  })

  it('replaces a bonus tile drawn in play from the back, again and again (SG-A2)', () => {
    const game = Game.of({
      hands: ['147m 258p 369s 12345z'],
      front: '1f',
      back: '2a 3y 9p',
    }).go('east discard 5z')
    expect(game.state.seats[1].bonus.map(tileId)).toEqual(['1f', '2a', '3y'])
    expect(game.asked()).toEqual(['south'])
    expect(game.offers('south')).toContain('discard 9p')
    expect(game.playable).toBe(80 - 4)
  })

  it('goes East, South, West, North (SG-A8)', () => {
    const game = Game.of({ hands: ['147m 258p 369s 12345z'] })
    const turns: string[] = []
    for (let i = 0; i < 9; i++) {
      game.pass()
      turns.push(game.asked()[0])
      game.drift(1)
    }
    expect(turns).toEqual(['east', 'south', 'west', 'north', 'east', 'south', 'west', 'north', 'east'])
  })

  it('keeps the whole wall in Hong Kong (HK-A3)', () => {
    const hands = ['147m 258p 369s 12345z']
    expect(Game.of({ hands, choice: { table: 'hong-kong' } }).playable).toBe(144 - 53)
  })

  it.each([15, 14, 0])('house rule deadWall %i (SG-A6)', (deadWall) => {
    const hands = ['147m 258p 369s 12345z']
    expect(Game.of({ hands, choice: { rules: { deadWall } } }).playable).toBe(148 - 53 - deadWall)
  })

  it('deals the first 53 tiles of the wall', () => {
    const game = startHand({ ...startOf({ hands: [] }), wall: null, seed: 'x' })
    const [start, deal] = JSON.parse(JSON.stringify(auditLines(game.events)))
    const dealt = Object.values<string>(deal.hands).flatMap((text) => tiles(text))
    expect(dealt.sort()).toEqual(tiles(start.wall.slice(0, 53).join('')).sort())
  })
})

/** spec: 12 x 53/137 and 8 x 53/137 bonus tiles are shown on average before play. */
describe('chance', () => {
  it.each([
    ['singapore', 4.6423, 0.31706],
    ['hong-kong', 3.0949, 0.4598],
  ] as const)('shows the expected bonus tiles at the deal: %s', (table, mean, none) => {
    const deals = 6000
    let shown = 0
    let clean = 0
    for (let deal = 1; deal <= deals; deal++) {
      const { state } = startHand({
        ...startOf({ hands: [] }),
        table,
        rules: {},
        wall: null,
        seed: 'bonus',
        deal,
      })
      for (const { bonus } of state.seats) shown += bonus.length
      for (const { bonus } of state.seats.slice(1)) if (bonus.length === 0) clean++
    }
    expect(Math.abs(shown / deals - mean)).toBeLessThan(0.09)
    expect(Math.abs(clean / (3 * deals) - none)).toBeLessThan(0.015)
  })

  it('puts every tile everywhere equally often (chi-square)', () => {
    const walls = 4000
    const counts = Array.from({ length: 46 }, () => new Array<number>(148).fill(0))
    for (let deal = 1; deal <= walls; deal++)
      begin({ ...startOf({ hands: [] }), wall: null, seed: 'chi', deal }).wall.forEach((kind, at) => {
        counts[kind][at]++
      })
    let chi = 0
    let cells = 0
    counts.forEach((row, kind) => {
      const expected = ((kind < 34 ? 4 : 1) * walls) / 148
      for (const n of row) {
        chi += (n - expected) ** 2 / expected
        cells++
      }
    })
    // about 46 x 147 degrees of freedom: five standard deviations around the mean
    const freedom = cells * (147 / 148)
    expect(Math.abs(chi - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom))
  })
})
