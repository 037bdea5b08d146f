import { describe, expect, it } from 'vitest'
import { DRAGONS, dragonsOf, Game, type Script } from './support/table.ts'

const order = (game: Game) => game.events.slice(-6).map(({ type }) => type)

/** South's third dragon set, fed by North. Its four other tiles wait for 3s and 6s. */
const fed = (more: Partial<Script> = {}) => dragonsOf(more).do('north', 'discard 7z')

describe('Bao in play (SG-H1, SG-H5, SG-H6)', () => {
  it('the third dragon set wins at once and its feeder pays all of it: 128 (SG-H1)', () => {
    const game = fed()
    expect(game.offers('south')).toEqual(['win', 'pass'])
    game.do('south', 'win')
    expect(game.last('win')).toMatchObject({
      total: 5,
      bao: { rules: ['SG-H1'], feeder: 'north' },
      payments: { east: 0, south: 128, west: 0, north: -128 },
    })
    expect(game.all('bao')).toEqual([])
  })

  it('with automatic wins off it lasts: a later Zi Mo is paid whole by the feeder, 192 (SG-H5)', () => {
    const game = fed({ choice: { rules: { honourAutoWin: 'off' } }, front: '1z2z3z 4z1z2z 3s' })
    expect(game.calls('south')).toEqual(['pass', 'pong 7z'])
    game.do('south', 'pong 7z')
    expect(game.last('bao')).toEqual({
      type: 'bao',
      rules: ['SG-H1'],
      receiver: 'south',
      feeder: 'north',
      tile: 33,
    })
    expect(order(game).slice(-3)).toEqual(['act', 'claim', 'bao'])
    game.do('south', 'discard 1p').pass().drift(3).pass()
    expect(game.calls('south')).toEqual(['win'])
    game.do('south', 'win')
    expect(game.last('win')).toMatchObject({
      by: 'self-draw',
      bao: { rules: ['SG-H1'], feeder: 'north' },
      payments: { east: 0, south: 192, west: 0, north: -192 },
    })
  })

  it("so is a later win on the feeder's own discard; one on somebody else's is paid as usual (H5)", () => {
    const choice = { rules: { honourAutoWin: 'off' } }
    const own = fed({ choice, hands: [...DRAGONS.hands.slice(0, 3), '7z 3s'] })
      .go('south pong 7z', 'south discard 1p')
      .pass()
    own.drift(1).pass().do('north', 'discard 3s').do('south', 'win')
    expect(own.last('win')).toMatchObject({
      by: 'discard',
      from: 'north',
      bao: { feeder: 'north' },
      payments: { east: 0, south: 128, west: 0, north: -128 },
    })
    const other = fed({ choice, hands: ['5z', DRAGONS.hands[1], '6z 3s', '7z'] })
      .go('south pong 7z', 'south discard 1p')
      .pass()
    other.do('west', 'discard 3s').do('south', 'win')
    expect(other.last('win')).toMatchObject({
      from: 'west',
      bao: null,
      payments: { east: -32, south: 128, west: -64, north: -32 },
    })
  })

  it('two feeders: the last one (H5); a set that becomes a Kong changes nothing', () => {
    // H2: bonus tiles worth 3 and two fed dragons: the second takes the exposed tai from 4 to 5
    const game = Game.of({
      hands: ['5z', '55667z 2f2y1a 99s 45s 1m', '6z', '7z'],
      back: '7z 9m 1p',
      front: '1z2z3z 6z 4z1z2z 3s',
      choice: { rules: { honourAutoWin: 'off' } },
    })
    game.go('east discard 5z', 'south pong 5z', 'south discard 1m').pass()
    expect(game.all('bao')).toEqual([])
    game.go('west discard 6z', 'south pong 6z', 'south discard 9m')
    expect(game.last('bao')).toMatchObject({ rules: ['SG-H2'], receiver: 'south', feeder: 'west' })
    game.pass().drift(1).pass().do('north', 'discard 7z').do('south', 'pong 7z')
    expect(game.last('bao')).toMatchObject({ rules: ['SG-H1'], feeder: 'north' })
    expect(game.state.standing).toHaveLength(1)
    game.do('south', 'discard 1p').pass()
    expect(game.last('draw')).toMatchObject({ seat: 'west', tile: 32 })
    const standing = game.state.standing
    game.do('west', 'discard 6z').pass()
    expect(game.state.standing).toBe(standing)
  })

  it('an added Kong of the fed set keeps the feeder', () => {
    const game = fed({
      choice: { rules: { honourAutoWin: 'off' } },
      front: '1z2z3z 4z1z2z 7z',
      back: '3s',
    })
      .go('south pong 7z', 'south discard 1p')
      .pass()
    game.drift(3).pass().do('south', 'kong-added 7z').do('south', 'win')
    expect(game.last('win')).toMatchObject({
      draw: 'kong',
      bao: { feeder: 'north' },
      payments: { south: 192, north: -192 },
    })
  })

  it('dragons still in the hand are no H1: the discard is paid as usual', () => {
    const game = Game.of({ hands: ['7z', '555666z 77z'] })
      .do('east', 'discard 7z')
      .do('south', 'win')
    expect(game.last('win')).toMatchObject({
      bao: null,
      payments: { east: -64, south: 128, west: -32, north: -32 },
    })
  })

  it('house rule bao off', () => {
    expect(
      fed({ choice: { rules: { bao: 'off' } } })
        .do('south', 'win')
        .last('win'),
    ).toMatchObject({
      bao: null,
      payments: { east: -32, south: 128, west: -32, north: -64 },
    })
  })

  it('the discard alone brings nothing: a declined win leaves no liability', () => {
    const game = fed().do('south', 'pass')
    expect(game.state.standing).toEqual([])
    expect(game.all('bao')).toEqual([])
  })
})

describe('Bao of the winning discard (SG-H3, SG-H4)', () => {
  /** South shows `fed` sets of tong and waits for 7p, which East throws. */
  const flush = (fed: 2 | 3, choice = {}) => {
    const game = Game.of({
      hands: [
        '2p7p',
        fed === 3 ? '2233445699p 1m 9m 1s' : '2233444569 9p 1m 9m',
        '3p',
        fed === 3 ? '4p' : '1z',
      ],
      front: '1z2z3z4z1z2z3z',
      choice,
    })
    game.go('east discard 2p', 'south pong 2p', 'south discard 1m').pass()
    game.go('west discard 3p', 'south pong 3p', 'south discard 9m').pass()
    game.drift(1).pass()
    if (fed === 3) game.go('north discard 4p', 'south pong 4p', 'south discard 1s').pass().drift(1).pass()
    return game.drift(1).pass().do('east', 'discard 7p').do('south', 'win').last('win')
  }

  it('a Full Flush fed to three exposed sets: 64 all from the feeder (SG-H3)', () => {
    expect(flush(3)).toMatchObject({
      total: 4,
      lines: [{ id: 'full-flush' }],
      bao: { rules: ['SG-H3'], feeder: 'east' },
      payments: { east: -64, south: 64, west: 0, north: 0 },
    })
  })

  it('two sets bring nothing, nor do three with house rule baoFlush off', () => {
    const usual = { bao: null, payments: { east: -32, south: 64, west: -16, north: -16 } }
    expect(flush(2)).toMatchObject(usual)
    expect(flush(3, { rules: { baoFlush: 'off' } })).toMatchObject(usual)
  })

  /** East throws 5p with so many playable tiles left; South may have thrown one long before. */
  const late = (left: number, before: boolean, choice = {}) => {
    const hands = ['5p', '5p', '5p', '111456m 555z 46p 22s']
    const game = Game.of({ hands, back: '5p', choice }).do('east', 'discard 1m').pass()
    game.do('south', before ? 'discard 5p' : 'discard 1p').pass()
    while (game.playable > left) game.drift(1).pass()
    game.do('east', 'discard 5p').do('north', 'win')
    return { playable: game.playable, ...game.last('win') }
  }

  it('a fresh tile at five or fewer playable tiles, counted at the discard (SG-H4)', () => {
    expect(late(4, false)).toMatchObject({
      playable: 4,
      total: 1,
      bao: { rules: ['SG-H4'], feeder: 'east' },
      payments: { east: -8, south: 0, west: 0, north: 8 },
    })
  })

  it('not with more left, not when somebody has thrown one before, claimed or not', () => {
    const usual = { bao: null, payments: { east: -4, south: -2, west: -2, north: 8 } }
    expect(late(8, false)).toMatchObject({ playable: 8, ...usual })
    expect(late(4, true)).toMatchObject(usual)
    expect(late(4, false, { rules: { freshTileAt: 3 } })).toMatchObject(usual)
    expect(late(8, false, { rules: { freshTileAt: 8 } })).toMatchObject({ bao: { rules: ['SG-H4'] } })
  })
})
