import { describe, expect, it, vi } from 'vitest'
import { type Bot, randomBot } from '../../src/engine/game/bot.ts'
import type { EndEvent, StartEvent } from '../../src/engine/game/events.ts'
import { nextStart, ranking, standings } from '../../src/engine/game/match.ts'
import { startHand } from '../../src/engine/game/replay.ts'
import { playHand } from '../../src/engine/game/simulate/run.ts'
import { keenBot } from './support/bots.ts'
import { Game, type Script, startOf, tiles } from './support/table.ts'

// hundreds of hands; a busy machine needs its time
vi.setConfig({ testTimeout: 60_000 })

/** Puts tiles at places of the wall, each changed with a copy lying later than the deal. */
function placed(script: Script, places: Record<number, string>): Game {
  const start = startOf(script)
  const wall = [...(start.wall ?? [])]
  const fixed = new Set(Object.keys(places).map(Number))
  for (const [place, name] of Object.entries(places)) {
    const [kind] = tiles(name)
    const at = wall.findIndex((k, i) => k === kind && i >= 53 && !fixed.has(i))
    if (wall[Number(place)] === kind) continue
    if (at < 0) throw new Error(`no ${name} left in the wall`)
    ;[wall[at], wall[Number(place)]] = [wall[Number(place)], wall[at]]
  }
  return new Game({ ...start, wall })
}

/** Plays on without claims, discarding what is drawn, until the wall is used up or somebody must choose a win. */
function driftToEnd(game: Game): Game {
  while (game.playable > 0 && !game.over) {
    if (game.state.step === 'turn') game.drift(1)
    else game.pass()
  }
  return game
}

/** The place of the last playable tile when nothing was drawn from the back. */
const LAST = 148 - 1 - 15
/** Hands that nobody can do much with; East's, the last to draw, waits for 5p. */
const WAITING = '111456m 789s 46p 22s'
const script = (more: Partial<Script> = {}): Script => ({
  hands: [`${WAITING} 1z`],
  start: { mode: 'match' },
  ...more,
})
/** The other copies of 5p lie behind the bonus tiles and are never drawn. */
const HIDDEN = { 145: '5p', 146: '5p', 147: '5p' }

describe('the last tile (SG-A6, SG-A7, SG-D1, SG-E17)', () => {
  it('its drawer may win on it', () => {
    const game = driftToEnd(placed(script(), { [LAST]: '5p', ...HIDDEN }))
    expect(game.playable).toBe(0)
    expect(game.offers('east')).toEqual(['win', 'pass'])
    game.do('east', 'win')
    expect(game.last('win')).toMatchObject({ last: true, draw: 'wall', total: 2 })
    expect(game.last('win').lines.map(({ id }) => id)).toEqual(['concealed-self-draw', 'last-tile'])
  })

  it('declined, the hand is drawn', () => {
    const game = driftToEnd(placed(script(), { [LAST]: '5p', ...HIDDEN })).do('east', 'pass')
    expect(game.state.result).toEqual({ type: 'drawn' })
    expect(game.all('act').at(-1)).toMatchObject({ action: { type: 'pass' } })
    expect(game.state.points).toEqual({ east: 0, south: 0, west: 0, north: 0 })
  })

  it('without a win there is no offer and no discard', () => {
    const game = driftToEnd(placed(script({ hands: [`${WAITING} 1z`, '5p'] }), { [LAST]: '9p', ...HIDDEN }))
    expect(game.state.result).toEqual({ type: 'drawn' })
    expect(game.events.slice(-3).map(({ type }) => type)).toEqual(['draw', 'drawn', 'end'])
    expect(game.state.seats[0].hand).toHaveLength(14)
  })

  it('no Kong with it: none is left to replace it', () => {
    const game = driftToEnd(placed(script({ hands: ['999p 111456m 789s 2s 1z'] }), { [LAST]: '9p' }))
    expect(game.last('draw')).toMatchObject({ tile: tiles('9p')[0] })
    expect(game.all('kong')).toEqual([])
    expect(game.state.result).toEqual({ type: 'drawn' })
  })

  it('a Kong may use the last playable tile, and no second one after it', () => {
    // with one tile left North draws its fourth 9p; what comes for the Kong makes its fourth 5z
    const hands = ['1z', '', '', '999p 555z']
    const game = placed({ hands, back: '5z' }, { [LAST - 1]: '9p' })
    while (game.playable > 1) {
      if (game.state.step === 'turn') game.drift(1)
      else game.pass()
    }
    expect(game.asked()).toEqual(['north'])
    expect(game.calls('north')).toEqual(['kong-concealed 9p'])
    game.do('north', 'kong-concealed 9p')
    expect(game.playable).toBe(0)
    expect(game.state.result).toEqual({ type: 'drawn' })
    // SG-G5: the Kong's money stays
    expect(game.state.points.north).toBe(12)
  })

  it('as a bonus tile it draws the hand, its instant payment counting (SG-A7)', () => {
    // one replacement came from the back, so North draws the last tile
    const game = driftToEnd(placed({ hands: ['1z', '', '', '1a'], back: '9s' }, { [LAST - 1]: '2a' }))
    expect(game.state.result).toEqual({ type: 'drawn' })
    expect(game.all('bonus').at(-1)?.tile).toBe(tiles('2a')[0])
    expect(game.events.slice(-4).map(({ type }) => type)).toEqual(['bonus', 'pay', 'drawn', 'end'])
    expect(game.state.points).toEqual({ east: -2, south: -2, west: -2, north: 6 })
  })

  it('a replacement is the last tile too, but scores no Hai Di Lao Yue', () => {
    const game = placed({ hands: ['1z', '', '', '1111p 111456m 46p 2s'], back: '5p' }, { [LAST - 1]: '2s' })
    while (game.playable > 1) {
      if (game.state.step === 'turn') game.drift(1)
      else game.pass()
    }
    game.do('north', 'kong-concealed 1p')
    expect(game.offers('north')).toEqual(['win', 'pass'])
    game.do('north', 'win')
    expect(game.last('win')).toMatchObject({ last: true, draw: 'kong' })
    expect(game.last('win').lines.map(({ id }) => id)).toEqual(['concealed-self-draw', 'kong-replacement'])
  })
})

describe('Banker and Round Wind (SG-D2, SG-D3)', () => {
  const endOf = (game: Game): EndEvent => game.last('end')

  it('the Banker stays after a drawn hand in which nobody made a Kong', () => {
    const game = driftToEnd(placed(script(), { [LAST]: '9p', ...HIDDEN }))
    expect(endOf(game).next).toEqual({ dealer: 0, round: 'east', changes: 0 })
  })

  it.each([
    ['kong', 1],
    ['always', 1],
    ['never', 0],
  ])('a drawn hand with a Kong: drawRotates %s', (drawRotates, dealer) => {
    const game = placed(script({ hands: ['9999s 1z'], choice: { rules: { drawRotates } } }), {})
    game.do('east', 'kong-concealed 9s')
    driftToEnd(game)
    expect(game.state.result).toEqual({ type: 'drawn' })
    expect(endOf(game).next?.dealer).toBe(dealer)
  })

  it.each([
    ['kong', 0],
    ['always', 1],
    ['never', 0],
  ])('a drawn hand without a Kong: drawRotates %s', (drawRotates, dealer) => {
    const game = driftToEnd(
      placed(script({ choice: { rules: { drawRotates } } }), { [LAST]: '9p', ...HIDDEN }),
    )
    expect(endOf(game).next?.dealer).toBe(dealer)
  })

  it('a robbed Kong is no Kong: the winner decides', () => {
    const win = Game.of({ hands: ['', WAITING], front: '5p', start: { mode: 'match' } })
    win.do('east', 'discard 1z').pass().do('south', 'win')
    expect(endOf(win).next).toEqual({ dealer: 1, round: 'east', changes: 1 })
  })

  it('the Banker stays after winning', () => {
    const win = Game.of({ hands: ['123456m 789s 456p 22s'], start: { mode: 'match' } }).do('east', 'win')
    expect(endOf(win).next).toEqual({ dealer: 0, round: 'east', changes: 0 })
    const next = nextStart(win.state)
    expect(next).toMatchObject({
      hand: 2,
      dealer: 0,
      round: 'east',
      points: [192, -64, -64, -64],
      wall: null,
    })
  })

  it('the Round Wind moves after the Banker has changed four times, and the match ends after sixteen', () => {
    const won = (start: Partial<StartEvent>) => {
      const win = Game.of({ hands: ['', WAITING], front: '5p', start: { mode: 'match', ...start } })
      return win.do('east', 'discard 1z').pass().do('south', 'win')
    }
    expect(endOf(won({ dealer: 3, changes: 3 })).next).toEqual({ dealer: 0, round: 'south', changes: 4 })
    expect(endOf(won({ dealer: 2, changes: 14, round: 'north' })).next).toEqual({
      dealer: 3,
      round: 'north',
      changes: 15,
    })
    const last = won({ dealer: 3, changes: 15, round: 'north' })
    expect(endOf(last).next).toBe(null)
    expect(nextStart(last.state)).toBe(null)
  })

  it('independent hands: no next, the Banker moves on, points start anew', () => {
    const win = Game.of({ hands: ['123456m 789s 456p 22s'] }).do('east', 'win')
    expect(endOf(win).next).toBe(null)
    expect(nextStart(win.state)).toMatchObject({
      hand: 2,
      deal: 2,
      dealer: 1,
      round: 'east',
      points: [0, 0, 0, 0],
    })
  })

  it('Hong Kong: the dealer is fixed, with the option rotates (HK-A4)', () => {
    for (const [dealer, next] of [
      ['fixed', 0],
      ['rotates', 1],
    ] as const) {
      const win = Game.of({
        hands: ['123456m 789s 456p 22s'],
        choice: { table: 'hong-kong', rules: { dealer } },
      })
      expect(nextStart(win.do('east', 'win').state)).toMatchObject({ dealer: next, round: 'east' })
    }
  })
})

/** SG-D2, D3 followed from the results alone. */
describe('full matches (SG-I3)', () => {
  const bots: [Bot, Bot, Bot, Bot] = [keenBot, keenBot, keenBot, randomBot]
  it.each(['a', 'b', 'c'])('match %s', (seed) => {
    let start: StartEvent | null = {
      ...startOf({ hands: [] }),
      wall: null,
      mode: 'match',
      seed,
      players: ['P', 'Q', 'R', 'S'],
    }
    let dealer = 0
    let changes = 0
    let hands = 0
    const totals = [0, 0, 0, 0]
    const dealers = new Map<number, number>()
    while (start !== null) {
      expect(start).toMatchObject({
        dealer,
        changes,
        hand: hands + 1,
        round: ['east', 'south', 'west', 'north'][Math.floor(changes / 4)],
      })
      expect(start.points).toEqual(totals)
      const { state, events, violations } = playHand(start, bots, { check: true })
      expect(violations).toEqual([])
      hands++
      dealers.set(dealer, (dealers.get(dealer) ?? 0) + 1)
      const seats = ['east', 'south', 'west', 'north'] as const
      seats.forEach((seat, i) => {
        totals[(dealer + i) % 4] += state.points[seat]
      })
      expect(standings(state)).toEqual(totals)
      const won = events.find((event) => event.type === 'win')
      const kong = events.some((event) => event.type === 'kong')
      if (won ? won.seat !== 'east' : kong) {
        changes++
        dealer = (dealer + 1) % 4
      }
      start = nextStart(state)
    }
    expect(changes).toBe(16)
    expect(dealers.size).toBe(4)
    expect(totals.reduce((a, b) => a + b, 0)).toBe(0)
    const order = ranking(totals as never)
    expect(totals[order[0]]).toBe(Math.max(...totals))
  })
})

describe('Hong Kong at the end of the wall (HK-B5, HK-B6, HK-D17, HK-D18)', () => {
  // without flowers 136 tiles: 83 draws, the last one North's
  const choice = { table: 'hong-kong' as const, rules: { flowers: 'off' } }
  const LAST_HK = 135
  const run = (hands: string[], last: string) => {
    const game = placed({ hands, choice }, { [LAST_HK]: last })
    while (game.playable > 0 && !game.over) {
      if (game.state.step === 'turn') game.drift(1)
      else game.pass()
    }
    return game
  }

  it('the last discard may only be won on', () => {
    const game = run(['46p 55p 1z'], '5p')
    expect(game.asked()).toEqual(['north'])
    game.do('north', 'discard 5p')
    expect(game.state.result).toEqual({ type: 'drawn' })
    expect(game.state.points).toEqual({ east: 0, south: 0, west: 0, north: 0 })
  })

  it('won on: one faan more', () => {
    const game = run(['46p 123456m 789s 99p 1z'], '5p').do('north', 'discard 5p')
    expect(game.offers('east')).toEqual(['win', 'pass'])
    game.do('east', 'win')
    expect(game.last('win')).toMatchObject({ last: true, by: 'discard', total: 3 })
    expect(game.last('win').lines.map(({ id }) => id)).toEqual([
      'all-chows',
      'concealed-hand',
      'last-discard',
    ])
    // HK-E: three bases of eight from the discarder
    expect(game.last('win').payments).toEqual({ east: 24, south: 0, west: 0, north: -24 })
  })

  it('no Kong with the last tile, but a win', () => {
    const game = run(['1z', '', '', '555p'], '5p')
    expect(game.asked()).toEqual(['north'])
    expect(game.calls('north')).toEqual([])
    const win = run(['1z', '', '', '46p 123456m 789s 99p'], '5p').do('north', 'win')
    expect(win.last('win').lines.map(({ id }) => id)).toContain('last-tile')
  })

  it('the last tile being a bonus tile: drawn, nothing is paid', () => {
    // the other seven are replaced from the back before play
    const game = placed(
      { hands: ['2f3f4f1y2y3y4y'], back: '1z2z3z4z5z6z7z', choice: { table: 'hong-kong' } },
      { 136: '1f' },
    )
    driftToEnd(game)
    expect(game.last('bonus')).toMatchObject({ seat: 'east', tile: tiles('1f')[0] })
    expect(game.state.result).toEqual({ type: 'drawn' })
    expect(game.state.points).toEqual({ east: 0, south: 0, west: 0, north: 0 })
  })
})

it('a hand started anew knows nothing of the last one', () => {
  const first = Game.of({ hands: ['123456m 789s 456p 22s'], start: { mode: 'match' } }).do('east', 'win')
  const next = nextStart(first.state)
  if (next === null) throw new Error('no next hand')
  const clean = startHand(next)
  expect(clean).toEqual(startHand({ ...next }))
  expect(clean.state).toMatchObject({
    discards: [],
    river: [],
    standing: [],
    kongStood: false,
    claimed: false,
    winner: null,
    result: null,
    points: { east: 0 },
  })
})
