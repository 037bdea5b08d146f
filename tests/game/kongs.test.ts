import { describe, expect, it } from 'vitest'
import { Game, type Script } from './support/table.ts'

const table = (hands: string[], more: Partial<Script> = {}) => Game.of({ hands, ...more })
const paid = (game: Game) => game.all('pay').map(({ why, seat, payments }) => [why, seat, payments])
const each = (n: number, seat: 'east' | 'south' | 'west' | 'north') => ({
  east: -n,
  south: -n,
  west: -n,
  north: -n,
  [seat]: 3 * n,
})

describe('Kongs (SG-B3, HK-B3, HK-B4)', () => {
  it("concealed: four in hand, on the Banker's first turn too", () => {
    const game = table(['9999p'], { back: '9m' })
    expect(game.calls('east')).toEqual(['kong-concealed 9p'])
    game.do('east', 'kong-concealed 9p')
    // four tiles less, one replacement from the back: ten and one
    expect(game.state.seats[0].hand).toHaveLength(11)
    expect(game.state.seats[0].melds).toMatchObject([{ type: 'kong', concealed: true, from: null }])
    expect(game.last('draw')).toMatchObject({ seat: 'east', tile: 8, end: 'back', for: 'kong' })
    // SG-G5
    expect(paid(game)).toEqual([['kong-concealed', 'east', each(4, 'east')]])
  })

  it('concealed: any four, not only with the tile just drawn', () => {
    const game = table(['', '9999p 1111z'], { front: '5z' }).do('east', 'discard 1m')
    expect(game.calls('south')).toEqual(['kong-concealed 1z', 'kong-concealed 9p'])
  })

  it('claimed: three in hand and a discard; SG-G5 two from each', () => {
    const game = table(['9p', '', '999p']).go('east discard 9p', 'west kong 9p')
    expect(game.state.seats[2].melds).toMatchObject([{ type: 'kong', concealed: false, from: 'east' }])
    expect(game.state.seats[2].hand).toHaveLength(11)
    expect(paid(game)).toEqual([['kong-claimed', 'west', each(2, 'west')]])
  })

  it('added: the fourth tile to an exposed Pong, in a later turn', () => {
    const game = table(['9p', '', '999p']).go('east discard 9p', 'west pong 9p')
    expect(game.calls('west')).toEqual([])
    game.go('west discard 1m').pass().drift(3).pass()
    expect(game.asked()).toEqual(['west'])
    expect(game.calls('west')).toEqual(['kong-added 9p'])
    game.do('west', 'kong-added 9p')
    expect(game.state.seats[2].melds).toMatchObject([{ type: 'kong', concealed: false, from: 'east' }])
    expect(paid(game)).toEqual([['kong-added', 'west', each(2, 'west')]])
  })

  it('a tile already used in a Chi is added to the Pong all the same', () => {
    const game = table(['9p', '', '9p 99p 78p']).go('east discard 9p', 'west pong 9p')
    expect(game.state.seats[2].melds).toHaveLength(1)
    game.go('west discard 1m').pass().drift(3).pass()
    expect(game.calls('west')).toContain('kong-added 9p')
  })

  it('house rule instantPayments off and kongs-only', () => {
    expect(
      paid(
        table(['9999p'], { choice: { rules: { instantPayments: 'off' } } }).do('east', 'kong-concealed 9p'),
      ),
    ).toEqual([])
    const only = table(['9999p 1a2a'], { choice: { rules: { instantPayments: 'kongs-only' } }, back: '1m4m' })
    expect(paid(only.do('east', 'kong-concealed 9p'))).toEqual([['kong-concealed', 'east', each(4, 'east')]])
  })

  it('brings no instant payment in Hong Kong (HK-E)', () => {
    const game = table(['9999p'], { choice: { table: 'hong-kong' } }).do('east', 'kong-concealed 9p')
    expect(paid(game)).toEqual([])
  })
})

/** South throws 5p, East Pongs it, then draws the fourth; North waits for just that tile. */
const ROBBERY: Script = {
  hands: ['55p 6z', '', '', '123456m 789s 46p 22s'],
  front: '5p 9m9m9m 5p',
}
const robbery = (more: Partial<Script> = {}) =>
  Game.of({ ...ROBBERY, ...more })
    .go('east discard 6z', 'south discard 5p', 'east pong 5p', 'east discard 1m')
    .drift(3)
    .pass()

describe('robbing a Kong (SG-B4, SG-B5, SG-E18; HK-B4, HK-D16)', () => {
  it('is asked before the replacement is drawn, of those who wait for the tile only', () => {
    const game = robbery()
    expect(game.calls('east')).toEqual(['kong-added 5p'])
    const draws = game.all('draw').length
    game.do('east', 'kong-added 5p')
    expect(game.asked()).toEqual(['north'])
    expect(game.offers('north')).toEqual(['rob', 'pass'])
    expect(game.all('draw')).toHaveLength(draws)
    expect(paid(game)).toEqual([])
  })

  it('robbed: the konger is the shooter, no Kong money, no replacement, the set stays a Pong (SG-B5, SG-G7, SG-H6)', () => {
    const game = robbery().do('east', 'kong-added 5p').do('north', 'rob')
    expect(game.last('win')).toMatchObject({
      seat: 'north',
      by: 'rob-kong',
      from: 'east',
      total: 1,
      lines: [{ id: 'robbed-kong', value: 1 }],
      bao: null,
      // SG-G2: one tai is a base of 2; the konger pays twice the base
      payments: { east: -4, south: -2, west: -2, north: 8 },
    })
    expect(game.all('kong')).toEqual([])
    expect(paid(game)).toEqual([])
    expect(game.state.seats[0].melds).toMatchObject([{ type: 'pong' }])
    expect(game.state.seats[0].hand.map((id) => game.state.wall[id])).not.toContain(13)
    expect(game.state.seats[3].hand).toHaveLength(14)
    expect(game.state.kongStood).toBe(false)
  })

  it('not robbed: the Kong stands, is paid and replaced (SG-G7)', () => {
    const game = robbery().do('east', 'kong-added 5p').do('north', 'pass')
    expect(game.last('kong')).toMatchObject({ seat: 'east', action: { type: 'kong-added', tile: 13 } })
    expect(paid(game)).toEqual([['kong-added', 'east', each(2, 'east')]])
    expect(game.last('draw')).toMatchObject({ seat: 'east', for: 'kong' })
    expect(game.state.kongStood).toBe(true)
    const order = game.events.map(({ type }) => type).slice(-5)
    expect(order).toEqual(['act', 'act', 'kong', 'pay', 'draw'])
  })

  it('needs the minimum: without the tai for it nobody is asked (house rule robbedKongTai 0)', () => {
    const game = robbery({ choice: { rules: { robbedKongTai: 0 } } }).do('east', 'kong-added 5p')
    expect(game.last('kong')).toMatchObject({ seat: 'east' })
    expect(game.asked()).toEqual(['east'])
  })

  it('a concealed Kong is not robbed', () => {
    const game = table(['5555p', '', '', '123456m 789s 46p 22s']).do('east', 'kong-concealed 5p')
    expect(game.last('kong')).toMatchObject({ seat: 'east' })
  })

  it('house rule thirteenOrphansRobsConcealed: Thirteen Wonders alone may', () => {
    const hands = ['9999p 5m', '123456m 789s 78p 22s', '19m 1p 19s 1234567z 1z']
    const choice = { rules: { thirteenOrphansRobsConcealed: 'on' } }
    const game = table(hands, { choice }).do('east', 'kong-concealed 9p')
    expect(game.asked()).toEqual(['west'])
    const robbed = table(hands, { choice }).do('east', 'kong-concealed 9p').do('west', 'rob')
    expect(robbed.last('win')).toMatchObject({
      by: 'rob-kong',
      from: 'east',
      lines: [{ id: 'thirteen-orphans' }],
      payments: { east: -64, south: -32, west: 128, north: -32 },
    })
    expect(robbed.state.seats[0].hand).toHaveLength(13)
    expect(table(hands).do('east', 'kong-concealed 9p').all('kong')).toHaveLength(1)
  })
})

describe('late Kongs (SG-G6)', () => {
  /** East throws its 9p with so many playable tiles left. */
  const late = (left: number, choice = {}) => {
    const game = table(['9p', '', '999p'], { choice })
    // East keeps its 9p until the wall is as short as wanted
    game.do('east', 'discard 1m').pass()
    while (game.playable > left) game.drift(1).pass()
    const { playable } = game
    game.go('east discard 9p', 'west kong 9p')
    return { playable, pay: game.last('pay').payments }
  }

  it('the discarder pays the whole of it with seven or fewer playable tiles left', () => {
    // East's turns come with 80, 76, … 8 and 4 tiles left
    expect(late(8)).toEqual({ playable: 8, pay: each(2, 'west') })
    expect(late(4)).toEqual({ playable: 4, pay: { east: -6, south: 0, west: 6, north: 0 } })
  })

  it('house rule lateKongAt off', () => {
    expect(late(4, { rules: { lateKongAt: 'off' } })).toEqual({ playable: 4, pay: each(2, 'west') })
  })
})

describe('instant payments for bonus tiles (SG-G5)', () => {
  it('a pair dealt pays four, one drawn or replaced two; a marriage is of the own number (SG-A3)', () => {
    expect(paid(table(['1a2a']))).toEqual([['bite', 'east', each(4, 'east')]])
    expect(paid(table(['1a'], { back: '2a' }))).toEqual([['bite', 'east', each(2, 'east')]])
    expect(paid(table(['1f'], { back: '1y' }))).toEqual([['marriage', 'east', each(2, 'east')]])
    expect(paid(table(['2f2y']))).toEqual([])
    expect(paid(table(['', '2f2y']))).toEqual([['marriage', 'south', each(4, 'south')]])
  })

  it('in play two', () => {
    const game = table(['', '1a'], { front: '2a' }).do('east', 'discard 1m')
    expect(paid(game)).toEqual([['bite', 'south', each(2, 'south')]])
  })

  it('a family pays four on top of the pairs in it', () => {
    const game = table(['1a2a3a'], { back: '5z6z7z4a' })
    expect(paid(game)).toEqual([['bite', 'east', each(4, 'east')]])
    const all = table(['', '1a2a3a'], { front: '4a', back: '5z6z7z5z' }).do('east', 'discard 1m')
    expect(paid(all)).toEqual([
      ['bite', 'south', each(4, 'south')],
      ['bite', 'south', each(2, 'south')],
      ['animal-family', 'south', each(4, 'south')],
    ])
    const flowers = table(['1f2f3f4f'], { back: '5z6z7z5z' })
    expect(paid(flowers)).toEqual([['flower-family', 'east', each(4, 'east')]])
  })

  it('house rule openingDouble', () => {
    const rules = (openingDouble: string) => ({ choice: { rules: { openingDouble } }, back: '5z6z7z5z' })
    expect(paid(table(['1f2f3f4f'], rules('pairs-and-families')))).toEqual([
      ['flower-family', 'east', each(8, 'east')],
    ])
    expect(paid(table(['1a2a'], rules('off')))).toEqual([['bite', 'east', each(2, 'east')]])
  })

  it('stands before the next offer, bonus tile or win', () => {
    const game = table(['1a2a 1f'])
    const order = game.events.map((event) => event.type)
    expect(order).toEqual(['start', 'deal', 'bonus', 'draw', 'bonus', 'pay', 'draw', 'bonus', 'draw'])
  })
})
