import { describe, expect, it } from 'vitest'
import { DISCARD, formatAction } from '../../src/engine/game/actions.ts'
import { play } from '../../src/engine/game/decide.ts'
import { Game, type Script } from './support/table.ts'

const table = (hands: string[], more: Partial<Script> = {}) => Game.of({ hands, ...more })

describe('claims (SG-B1, HK-B2)', () => {
  it('Chi only from the player before, in every way the tiles allow', () => {
    const game = table(['5m', '3467m', '3467m'])
    game.do('east', 'discard 5m')
    expect(game.calls('south')).toEqual(['chi 3m 4m 5m', 'chi 4m 5m 6m', 'chi 5m 6m 7m', 'pass'])
    expect(game.calls('west')).toEqual([])
    game.do('south', 'chi 4m 5m 6m')
    expect(game.state.seats[1].melds).toMatchObject([{ type: 'chow', tile: 3, from: 'east', claimed: 4 }])
    expect(game.state.seats[1].hand).toHaveLength(11)
    expect(game.asked()).toEqual(['south'])
    // SG-B3, HK-B3: no Kong and no win without a draw, but any discard
    expect(game.calls('south')).toEqual([])
  })

  it('no Chi across suits or of honours', () => {
    expect(table(['9m', '8m1p']).do('east', 'discard 9m').calls('south')).toEqual([])
    expect(table(['1p', '89m']).do('east', 'discard 1p').calls('south')).toEqual([])
    expect(table(['2z', '13z']).do('east', 'discard 2z').calls('south')).toEqual([])
    expect(table(['2z', '34z']).do('east', 'discard 2z').calls('south')).toEqual([])
  })

  it('Pong and Kong from anyone', () => {
    const game = table(['5z', '', '', '555z 9p']).do('east', 'discard 5z')
    expect(game.calls('north')).toEqual(['kong 5z', 'pass', 'pong 5z'])
    expect(game.calls('south')).toEqual([])
    game.do('north', 'pong 5z')
    expect(game.asked()).toEqual(['north'])
    // SG-B3: no Kong straight after a Pong, but the claimed kind may be discarded
    expect(game.calls('north')).toEqual([])
    game.do('north', 'discard 5z')
    expect(game.state.discards.at(-1)).toMatchObject({ seat: 'north', tile: 31 })
  })

  it('after a claim the turn goes on from the claimer (SG-A8)', () => {
    const game = table(['5z', '', '', '55z 9p'])
    game.go('east discard 5z', 'north pong 5z', 'north discard 9p').pass()
    expect(game.asked()).toEqual(['east'])
    expect(game.last('draw')).toMatchObject({ seat: 'east', end: 'front', for: 'turn' })
  })

  it('after a claimed Kong its owner draws from the back and plays on (SG-B3)', () => {
    const game = table(['5z', '', '', '555z 1111p'], { back: '9m' }).go('east discard 5z', 'north kong 5z')
    expect(game.last('draw')).toMatchObject({ seat: 'north', end: 'back', for: 'kong', tile: 8 })
    expect(game.calls('north')).toEqual(['kong-concealed 1p'])
    expect(game.offers('north')).toContain('discard 9m')
  })
})

/** East throws 5p: South can Chi, West Pong, North win (its own flower is the tai; the last tile comes for it). */
const FIGHT: Script = { hands: ['5p', '46p', '55p', '123456m 789s 46p 2s 4f'], back: '2s' }

describe('who gets the tile (SG-B2, HK-B2)', () => {
  const open = () => Game.of(FIGHT).do('east', 'discard 5p')

  it('a win beats Pong, which beats Chi', () => {
    expect(open().asked()).toEqual(['south', 'west', 'north'])
    expect(open().calls('north')).toEqual(['pass', 'win'])
    const win = open().do('south', 'chi 4p 5p 6p').do('west', 'pong 5p').do('north', 'win')
    expect(win.last('claim')).toMatchObject({ seat: 'north', from: 'east', action: { type: 'win' } })
    const pong = open().do('south', 'chi 4p 5p 6p').do('west', 'pong 5p').do('north', 'pass')
    expect(pong.last('claim')).toMatchObject({ seat: 'west' })
    const chi = open().do('south', 'chi 4p 5p 6p').do('west', 'pass').do('north', 'pass')
    expect(chi.last('claim')).toMatchObject({ seat: 'south', action: { type: 'chi', tile: 12 } })
  })

  it('nothing is granted before every answer is in', () => {
    const game = open().do('north', 'win')
    expect(game.all('claim')).toEqual([])
    expect(game.asked()).toEqual(['south', 'west'])
    game.do('west', 'pong 5p')
    expect(game.all('claim')).toEqual([])
    game.do('south', 'pass')
    expect(game.all('claim')).toHaveLength(1)
  })

  it('the order of the answers does not matter (I10)', () => {
    const seats = ['south', 'west', 'north'] as const
    const orders = seats
      .flatMap((a) => seats.flatMap((b) => seats.map((c) => [a, b, c])))
      .filter((o) => new Set(o).size === 3)
    expect(orders).toHaveLength(6)
    for (const north of ['win', 'pass'])
      for (const west of ['pong 5p', 'pass']) {
        const answers = { south: 'chi 4p 5p 6p', west, north }
        const states = orders.map((order) => {
          const game = open()
          for (const seat of order) game.do(seat, answers[seat])
          return game.state
        })
        for (const state of states) expect(state).toEqual(states[0])
      }
  })

  it('two wins: only one winner, the first in turn after the shooter', () => {
    const both: Script = {
      hands: ['5p', '', '123456m 789s 46p 2s 3f', '123789m 123s 46p 7s 4f'],
      back: '2s 7s',
    }
    const open = () => Game.of(both).do('east', 'discard 5p')
    expect(open().asked()).toEqual(['west', 'north'])
    expect(open().do('north', 'win').do('west', 'win').last('win')).toMatchObject({
      seat: 'west',
      from: 'east',
    })
    expect(open().do('west', 'pass').do('north', 'win').last('win')).toMatchObject({ seat: 'north' })
  })

  it('house rule thirteenOrphansPriority', () => {
    const open = (value: string) =>
      table(['7z', '', '77z 234567m 789s 55s', '19m 119p 19s 123456z'], {
        choice: { rules: { thirteenOrphansPriority: value } },
      }).do('east', 'discard 7z')
    const first = open('off').do('west', 'win').do('north', 'win')
    expect(first.last('win')).toMatchObject({ seat: 'west' })
    const wonders = open('on').do('west', 'win').do('north', 'win')
    expect(wonders.last('win')).toMatchObject({
      seat: 'north',
      lines: [{ id: 'thirteen-orphans' }, { id: 'earthly-hand' }],
    })
    // between two others the seat still decides
    expect(open('on').do('west', 'win').do('north', 'pass').last('win')).toMatchObject({ seat: 'west' })
  })
})

describe('one decision, one action (a double tap acts once)', () => {
  it('a second answer to the same decision is refused and changes nothing', () => {
    const game = table(['5z', '', '', '55z'])
    const decision = game.state.decision
    game.do('east', 'discard 5z')
    expect(game.state.decision).toBeGreaterThan(decision)
    const state = game.state
    expect(() => game.do('east', 'discard 5z')).toThrow(/nothing to decide/)
    // the same tap again, with the decision it was made for
    const again = play(state, { seat: 'east', action: DISCARD[31], decision })
    expect(again).toMatchObject({ ok: false, error: { code: 'stale-decision' } })
    expect(() => game.do('north', 'kong 5z')).toThrow(/may not/)
    expect(game.state).toBe(state)
    expect(state.offers[3]?.map(formatAction)).toEqual(['pong 5z', 'pass'])
  })
})
