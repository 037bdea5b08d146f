import { describe, expect, it } from 'vitest'
import { tileId } from '../../src/engine/index.ts'
import { Game, type Script } from './support/table.ts'

const table = (hands: string[], more: Partial<Script> = {}) => Game.of({ hands, ...more })
const locked = (game: Game, seat: number) => game.state.seats[seat].locked.map(tileId)
const banned = (game: Game, seat: number) => game.state.seats[seat].banned.map(tileId)

/** Waits for 5p alone; its own flower, 4f, is the tai. The missing 2s comes for the flower. */
const NORTH = '123456m 123s 46p 2s 4f'
const NORTH_BACK = '2s'

describe('passing locks the kind (SG-B6)', () => {
  it('a passed Pong: not on another copy until the own draw', () => {
    const game = table(['5p', '5p', '55p']).do('east', 'discard 5p')
    expect(game.calls('west')).toEqual(['pass', 'pong 5p'])
    game.do('west', 'pass')
    expect(locked(game, 2)).toEqual(['5p'])
    game.do('south', 'discard 5p')
    expect(game.calls('west')).toEqual([])
    expect(game.asked()).toEqual(['west'])
    // its own draw has ended the lock
    expect(locked(game, 2)).toEqual([])
  })

  it('the own draw ends it', () => {
    const game = table(['5p', '', '55p', '5p']).go('east discard 5p', 'west pass')
    game.drift(2).pass()
    expect(game.asked()).toEqual(['north'])
    game.do('north', 'discard 5p')
    expect(game.calls('west')).toEqual(['pass', 'pong 5p'])
  })

  it("nobody else's draw, discard or claim ends it", () => {
    const game = table(['9s', '55p', '99s', '55p'], { front: '1z2z3z' }).do('east', 'discard 1m')
    game.pass().drift(2).pass()
    game.do('north', 'discard 5p')
    expect(game.calls('south')).toEqual(['pass', 'pong 5p'])
    game.go('south pass', 'east discard 9s', 'west pong 9s')
    expect(locked(game, 1)).toEqual(['5p'])
    game.do('west', 'discard 1m').pass()
    game.do('north', 'discard 5p')
    expect(game.calls('south')).toEqual([])
  })

  it('a declared set ends it, without a draw', () => {
    const game = table(['9s', '55p 99s', '5p', '5p']).do('east', 'discard 1m').pass().drift(2).pass()
    game.go('north discard 5p', 'south pass', 'east discard 9s')
    expect(locked(game, 1)).toEqual(['5p'])
    game.do('south', 'pong 9s')
    expect(locked(game, 1)).toEqual([])
    game.go('south discard 1m').pass()
    game.do('west', 'discard 5p')
    expect(game.calls('south')).toEqual(['pass', 'pong 5p'])
  })

  it('a passed win: neither win nor Pong on that kind, but on another', () => {
    // North waits for 5p and 2s with an own flower; it has two of each
    const hands = ['5p2s', '5p', '', '123456m 789s 55p 2s 4f']
    const game = table(hands, { back: '2s' }).do('east', 'discard 5p')
    expect(game.calls('north')).toEqual(['pass', 'pong 5p', 'win'])
    game.do('north', 'pass')
    expect(locked(game, 3)).toEqual(['5p'])
    game.do('south', 'discard 5p')
    expect(game.calls('north')).toEqual([])
    const other = table(['5p', '2s', '', hands[3]], { back: '2s' }).go('east discard 5p', 'north pass')
    other.do('south', 'discard 2s')
    expect(other.calls('north')).toEqual(['pass', 'pong 2s', 'win'])
  })

  it('declining Pong and Kong alike is passing the Pong', () => {
    const game = table(['5p', '', '555p']).do('east', 'discard 5p')
    expect(game.calls('west')).toEqual(['kong 5p', 'pass', 'pong 5p'])
    game.do('west', 'pass')
    expect(locked(game, 2)).toEqual(['5p'])
  })

  it('taking the Pong, or the win, passes nothing', () => {
    const game = table(['5p', '', '555p']).do('east', 'discard 5p').do('west', 'pong 5p')
    expect(locked(game, 2)).toEqual([])
  })

  it('Chi is not locked', () => {
    const game = table(['5p', '5546p', '', '5p'], { front: '1z2z3z' })
      .do('east', 'discard 1m')
      .pass()
      .drift(2)
      .pass()
    game.do('north', 'discard 5p').do('south', 'pass').do('east', 'discard 5p')
    expect(game.calls('south')).toEqual(['chi 4p 5p 6p', 'pass'])
  })

  it('passing a Chi locks nothing', () => {
    const game = table(['5p', '46p']).do('east', 'discard 5p').do('south', 'pass')
    expect(locked(game, 1)).toEqual([])
  })

  it('a lower claim than a win that could be made passes the win', () => {
    const hands = ['5p', '123456m 123s 46p 2s 2f', '55p']
    const open = () => table(hands, { back: '2s' }).do('east', 'discard 5p')
    expect(open().calls('south')).toEqual(['chi 4p 5p 6p', 'pass', 'win'])
    const lost = open().do('south', 'chi 4p 5p 6p').do('west', 'pong 5p')
    expect(locked(lost, 1)).toEqual(['5p'])
    // granted, the Chi is a declared set
    const had = open().do('south', 'chi 4p 5p 6p').do('west', 'pass')
    expect(locked(had, 1)).toEqual([])
    expect(locked(had, 2)).toEqual(['5p'])
  })

  it('a hand below the minimum is not passed', () => {
    // not on the first discard of all, which would be an earthly hand
    const hands = ['', '5p', '5p', '123456m 789s 46p 22s']
    const open = (minimum: number) =>
      table(hands, { choice: { rules: { minimum } }, front: '1z 2z' })
        .do('east', 'discard 1m')
        .pass()
        .do('south', 'discard 5p')
    const game = open(1)
    expect(game.asked()).toEqual(['west'])
    expect(locked(game, 3)).toEqual([])
    const free = open(0)
    expect(free.calls('north')).toEqual(['pass', 'win'])
    free.do('north', 'pass').do('west', 'discard 5p')
    expect(free.calls('north')).toEqual(['chi 4p 5p 6p', 'pass'])
  })

  it('declining a self-drawn win is not passing', () => {
    const game = table(['', '123456m 789s 46p 22s', '', ''], { front: '5p' }).go('east discard 1m').pass()
    expect(game.calls('south')).toEqual(['win'])
    game.do('south', 'discard 1m')
    expect(locked(game, 1)).toEqual([])
  })

  it('robbing a Kong is barred by the lock, and declining to rob locks', () => {
    // South throws 5p: North passes the win, East Pongs; West's 7s gives East a Kong and the last 5p behind it
    const game = table(['55p 777s 2z5z', '', '7s', NORTH], { front: '5p 9m', back: `${NORTH_BACK} 5p` })
    game.go('east discard 2z').pass()
    game.do('south', 'discard 5p')
    expect(game.calls('north')).toEqual(['pass', 'win'])
    game.go('north pass', 'east pong 5p', 'east discard 5z').pass()
    game.drift(1).pass()
    game.do('west', 'discard 7s').do('east', 'kong 7s')
    expect(game.calls('east')).toEqual(['kong-added 5p'])
    game.do('east', 'kong-added 5p')
    expect(game.all('kong').map(({ action }) => action.type)).toEqual(['kong', 'kong-added'])
  })

  it('does not exist in Hong Kong (HK-B5)', () => {
    const game = table(['5p', '5p', '55p'], { choice: { table: 'hong-kong' } }).go(
      'east discard 5p',
      'west pass',
    )
    game.do('south', 'discard 5p')
    expect(game.calls('west')).toEqual(['pass', 'pong 5p'])
  })
})

describe('own discards (SG-B7)', () => {
  /** North throws one of three 5p, then East throws the last. */
  const open = (choice = {}) =>
    table(['5p', '', '', '555p'], { choice, front: '1z2z3z' })
      .do('east', 'discard 1m')
      .pass()
      .drift(2)
      .pass()
      .do('north', 'discard 5p')

  it('no Pong of a kind discarded since the last draw', () => {
    const game = open().do('east', 'discard 5p')
    expect(game.calls('north')).toEqual([])
    // and what was not offered is not passed
    expect(locked(game, 3)).toEqual([])
  })

  it('the own draw ends the ban', () => {
    const game = open()
    expect(banned(game, 3)).toEqual(['5p'])
    game.do('east', 'discard 1z').pass().drift(1).pass()
    expect(banned(game, 3)).toEqual(['5p'])
    game.drift(1).pass()
    expect(banned(game, 3)).toEqual([])
    game.drift(1).pass().do('east', 'discard 5p')
    expect(game.calls('north')).toEqual(['pass', 'pong 5p'])
  })

  it('no Chi and no win either', () => {
    const chi = table(['5p', '456p'], { front: '1z2z3z4z' }).do('east', 'discard 1m').pass()
    chi.do('south', 'discard 5p').pass().drift(2).pass().do('east', 'discard 5p')
    expect(chi.calls('south')).toEqual([])
    const win = table(['5p', '', '', NORTH], { front: '1z2z5p', back: NORTH_BACK })
      .do('east', 'discard 1m')
      .pass()
    win.drift(2).pass().do('north', 'discard 5p').do('east', 'discard 5p')
    expect(win.calls('north')).toEqual([])
  })

  it('a claim between two discards keeps both banned', () => {
    const game = table(['22p 1s', '', '2p']).go('east discard 1s').pass()
    game.drift(1).pass().do('west', 'discard 2p').do('east', 'pong 2p')
    game.do('east', 'discard 1m')
    expect(banned(game, 0)).toEqual(['1s', '1m'])
  })

  it('bars robbing a Kong', () => {
    // North throws 5p, East Pongs it, South's 7s gives East a Kong and behind it the last 5p
    const game = table(['55p 777s 2z5z', '7s', '', NORTH], { front: '1z2z5p', back: `${NORTH_BACK} 5p` })
    game.go('east discard 2z').pass().drift(2).pass()
    game.do('north', 'discard 5p').do('east', 'pong 5p').do('east', 'discard 5z').pass()
    game.do('south', 'discard 7s').do('east', 'kong 7s').do('east', 'kong-added 5p')
    expect(game.all('kong')).toHaveLength(2)
  })

  it('house rule ownDiscardBan off; none in Hong Kong (HK-B5)', () => {
    for (const choice of [{ rules: { ownDiscardBan: 'off' } }, { table: 'hong-kong' as const }]) {
      const game = open(choice).do('east', 'discard 5p')
      expect(game.calls('north')).toEqual(['pass', 'pong 5p'])
    }
  })
})
