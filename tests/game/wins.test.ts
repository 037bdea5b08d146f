import { describe, expect, it } from 'vitest'
import { Game, type Script, startOf } from './support/table.ts'

const table = (hands: string[], more: Partial<Script> = {}) => Game.of({ hands, ...more })
const rows = (game: Game) => game.last('win').lines.map(({ id }) => id)
/** The limit, 5 tai: a base of 32 (SG-G1). */
const LIMIT = { half: 32, full: 64 }

describe('winning (SG-C1, SG-C4, SG-G2, SG-G3, SG-I2)', () => {
  it('on a discard: the shooter pays twice the base, the others the base, the Banker like anybody (SG-D4)', () => {
    const game = table(['', '5p', '', '123456m 123s 46p 2s 4f'], { back: '2s' })
      .do('east', 'discard 1m')
      .pass()
    game.do('south', 'discard 5p').do('north', 'win')
    expect(game.last('win')).toMatchObject({
      seat: 'north',
      from: 'south',
      by: 'discard',
      draw: 'wall',
      opening: 'human',
      total: 1,
      hand: '123456m 46p 12223s |4f +5p',
      payments: { east: -2, south: -4, west: -2, north: 8 },
    })
    expect(game.over).toBe(true)
    expect(game.state.discards.at(-1)).toMatchObject({ tile: 13, claimed: 'north' })
    expect(game.state.points).toEqual({ east: -2, south: -4, west: -2, north: 8 })
  })

  it('self-drawn: each pays twice the base', () => {
    const game = table(['', '111456m 789s 46p 22s'], { front: '5p' })
      .do('east', 'discard 1m')
      .pass()
      .do('south', 'win')
    expect(game.last('win')).toMatchObject({
      by: 'self-draw',
      from: null,
      draw: 'wall',
      last: false,
      opening: null,
      payments: { east: -4, south: 12, west: -4, north: -4 },
    })
    expect(rows(game)).toEqual(['concealed-self-draw'])
  })

  it('not below the minimum; with minimum 0 a chicken hand', () => {
    const hands = ['', '5p', '', '123456m 789s 46p 22s']
    const open = (minimum: number) =>
      table(hands, { choice: { rules: { minimum } } })
        .do('east', 'discard 1m')
        .pass()
        .do('south', 'discard 5p')
    const game = open(1)
    expect(game.offers('north')).toEqual([])
    expect(game.state.below & 8).toBe(0) // another decision is open by now
    const chicken = open(0).do('north', 'win')
    expect(rows(chicken)).toEqual(['chicken-hand'])
    expect(chicken.last('win').payments).toEqual({ east: -1, south: -2, west: -1, north: 4 })
  })

  it('the reading with the most tai counts (SG-C5)', () => {
    // 111222333s 44s 222z as Pongs and not as Chi: own wind 1, Half Flush 2, Pong Pong Hu 2
    const game = table(['1s', '1122233344s 222z']).do('east', 'discard 1m').pass().drift(3).pass()
    game.do('east', 'discard 1s').do('south', 'win')
    expect(game.last('win')).toMatchObject({
      total: 5,
      reading: expect.stringContaining('[111s] [222s] [333s]'),
    })
    expect(rows(game)).toEqual(['own-wind-set', 'all-pongs', 'half-flush'])
  })

  it('nothing follows the end', () => {
    const game = table(['', '123456m 789s 46p 22s'], { front: '5p' })
      .do('east', 'discard 1m')
      .pass()
      .do('south', 'win')
    expect(game.asked()).toEqual([])
    expect(game.events.at(-1)).toEqual({ type: 'end', next: null })
    expect(() => game.do('west', 'discard 1m')).toThrow(/over/)
  })
})

describe('what came before the winning tile (SG-E15, SG-E16, F)', () => {
  const ready = '111456m 789s 46p 22s'
  it('a bonus tile: Hua Shang', () => {
    const game = table(['', ready], { front: '1f', back: '5p' })
      .do('east', 'discard 1m')
      .pass()
      .do('south', 'win')
    expect(game.last('win').draw).toBe('flower')
    expect(rows(game)).toEqual(['concealed-self-draw', 'flower-replacement'])
  })

  it('a Kong, and a Kong whose replacement was a bonus tile: Gang Shang', () => {
    const kong = '9999p 123m 789s 46p 2s'
    const game = table(['', kong], { front: '2s', back: '5p' }).do('east', 'discard 1m').pass()
    game.do('south', 'kong-concealed 9p').do('south', 'win')
    expect(game.last('win').draw).toBe('kong')
    expect(rows(game)).toContain('kong-replacement')
    const bonus = table(['', kong], { front: '2s', back: '1f5p' }).do('east', 'discard 1m').pass()
    bonus.do('south', 'kong-concealed 9p').do('south', 'win')
    expect(bonus.last('win').draw).toBe('kong-flower')
    expect(rows(bonus)).toEqual(['concealed-self-draw', 'kong-replacement'])
  })

  it('a bonus tile before the Kong is forgotten', () => {
    const game = table(['', '9999p 123m 789s 46p 2s'], { front: '1f', back: '2s5p' })
      .do('east', 'discard 1m')
      .pass()
    game.do('south', 'kong-concealed 9p').do('south', 'win')
    expect(game.last('win').draw).toBe('kong')
  })

  it('Kong on Kong: a claimed one may be the first, a bonus tile between does not break it', () => {
    const hands = ['8p', '888p 9999p 789s 46p 2s']
    const game = table(hands, { back: '1f2s5p' }).go('east discard 8p', 'south kong 8p')
    game.do('south', 'kong-concealed 9p').do('south', 'win')
    expect(game.last('win')).toMatchObject({ draw: 'kong-on-kong', limitHand: true, total: 5 })
    expect(rows(game)).toEqual(['kong-on-kong'])
  })

  it('two Kongs in different turns are one each', () => {
    const hands = ['8p', '888p 9999p 789s 46p 2s']
    const game = table(hands, { back: '1z5p', front: '1z2z3z2s' })
      .go('east discard 8p', 'south kong 8p', 'south discard 1z')
      .pass()
    game.drift(3).pass()
    game.do('south', 'kong-concealed 9p').do('south', 'win')
    expect(game.last('win').draw).toBe('kong')
  })

  it('a Pong or Chi claimed ends the chain: no draw, no win', () => {
    // South's hand would be complete with the Chi, but it claims instead of winning and has drawn nothing
    const game = table(['5p', '123456m 789s 46p 22s'], { choice: { rules: { minimum: 0 } } }).do(
      'east',
      'discard 5p',
    )
    expect(game.calls('south')).toEqual(['chi 4p 5p 6p', 'pass', 'win'])
    game.do('south', 'chi 4p 5p 6p')
    expect(game.calls('south')).toEqual([])
  })
})

describe('openings (SG-F)', () => {
  it('heavenly: the Banker with the dealt tiles, bonus replacements allowed, a Kong first not', () => {
    const dealt = table(['123456m 789s 456p 22s']).do('east', 'win')
    expect(dealt.last('win')).toMatchObject({
      opening: 'heavenly',
      draw: 'wall',
      payments: { east: 3 * LIMIT.full },
    })
    expect(rows(dealt)).toEqual(['heavenly-hand'])
    const replaced = table(['123456m 789s 46p 22s 1f'], { back: '5p' }).do('east', 'win')
    expect(replaced.last('win')).toMatchObject({
      opening: 'heavenly',
      draw: 'flower',
      hand: '123456m 46p 22789s |1f +5p',
    })
    const kong = table(['9999p 123m 789s 46p 22s'], { back: '5p' })
      .do('east', 'kong-concealed 9p')
      .do('east', 'win')
    expect(kong.last('win')).toMatchObject({ opening: null, draw: 'kong' })
    expect(rows(kong)).toEqual(['concealed-self-draw', 'kong-replacement'])
  })

  it("the Banker's own replacement counts, whatever the others replaced after it", () => {
    const game = table(['123456m 789s 46p 22s 1f', '2f'], { back: '5p 9p' }).do('east', 'win')
    expect(game.last('win')).toMatchObject({ draw: 'flower', hand: '123456m 46p 22789s |1f +5p' })
  })

  it("earthly: on the Banker's first discard, whatever Kong it made before", () => {
    const game = table(['9999p 5p', '', '', '123456m 789s 46p 22s'], { back: '1z' })
    game.go('east kong-concealed 9p', 'east discard 5p', 'north win')
    expect(game.last('win')).toMatchObject({
      opening: 'earthly',
      payments: { east: -LIMIT.full, north: 2 * LIMIT.full },
    })
    expect(rows(game)).toEqual(['earthly-hand'])
    // the first discard of another is no earthly hand, nor is the Banker's second
    const later = table(['5p', '', '', '123456m 123s 46p 2s 4f'], { back: '2s' })
      .do('east', 'discard 1m')
      .pass()
    later.drift(3).pass().go('east discard 5p', 'north win')
    expect(later.last('win').opening).toBe(null)
  })

  it('human (house rule): before the own first draw, nobody having claimed or made a Kong', () => {
    const choice = { rules: { humanHand: 'limit' } }
    const west = '123456m 789s 46p 22s'
    const game = table(['', '5p', '', west], { choice }).do('east', 'discard 1m').pass()
    game.go('south discard 5p', 'north win')
    expect(game.last('win')).toMatchObject({ opening: 'human', total: 5 })
    expect(rows(game)).toEqual(['human-hand'])
    const claimed = table(['9p', '5p 99p', '', west], { choice })
      .do('east', 'discard 9p')
      .do('south', 'pong 9p')
    claimed.do('south', 'discard 5p')
    expect(claimed.offers('north')).toEqual([])
    const kong = table(['9999p', '5p', '', west], { choice, back: '1z' })
      .go('east kong-concealed 9p', 'east discard 1m')
      .pass()
    kong.do('south', 'discard 5p')
    expect(kong.offers('north')).toEqual([])
  })
})

describe('automatic wins (SG-C2)', () => {
  const dragons = '555666z 77z'
  it('on your own turn it is the only action, paid as Zi Mo, the rest unfinished', () => {
    const game = table(['', dragons], { front: '7z' }).do('east', 'discard 1m').pass()
    expect(game.offers('south')).toEqual(['win'])
    game.do('south', 'win')
    expect(game.last('win')).toMatchObject({
      by: 'self-draw',
      total: 5,
      reading: null,
      payments: { south: 3 * LIMIT.full },
    })
    expect(rows(game)).toEqual(['big-dragons'])
  })

  it("on the Banker's first turn, and after a replacement", () => {
    expect(table(['555666777z']).offers('east')).toEqual(['win'])
    expect(table(['55566677z 1f'], { back: '7z' }).offers('east')).toEqual(['win'])
    const kong = table(['', '5555666z 77z'], { front: '1z', back: '7z' }).do('east', 'discard 1m').pass()
    kong.do('south', 'kong-concealed 5z')
    expect(kong.offers('south')).toEqual(['win'])
  })

  it('four wind sets likewise', () => {
    const others = ['1144m 2255p 3366s 56z', '77m 88p 99s 14m 25p 36s 7z', '269m 137p 1458s 567z']
    const game = table([others[0], '11122233344z 5z 7z', others[1], others[2]], { front: '4z' })
      .do('east', 'discard 1m')
      .pass()
    expect(game.offers('south')).toEqual(['win'])
    game.do('south', 'win')
    expect(rows(game)).toEqual(['big-winds'])
  })

  it('a discard that makes the set as a Pong: a win in place of the Pong, paid as one on that discard', () => {
    const game = table(['7z', '', dragons]).do('east', 'discard 7z')
    expect(game.offers('west')).toEqual(['win', 'pass'])
    game.do('west', 'win')
    expect(game.last('win')).toMatchObject({
      by: 'discard',
      from: 'east',
      total: 5,
      bao: null,
      payments: { east: -LIMIT.full, south: -LIMIT.half, west: 128, north: -LIMIT.half },
    })
  })

  it('ranks as a win, and passing it locks the kind', () => {
    // North waits for the same tile with an ordinary hand, later in turn
    const two = table(['7z', '', dragons, '123456m 789s 222p 7z']).do('east', 'discard 7z')
    expect(two.asked()).toEqual(['west', 'north'])
    two.do('north', 'win').do('west', 'win')
    expect(two.last('win').seat).toBe('west')
    const passed = table(['7z', '7z', dragons]).do('east', 'discard 7z').do('west', 'pass')
    expect(passed.state.seats[2].locked).toEqual([33])
    passed.do('south', 'discard 7z')
    expect(passed.last('draw')).toMatchObject({ seat: 'west' })
  })

  it('not as an Eye, and not with two of four winds missing', () => {
    expect(
      table(['', '555666z 7z'], { front: '7z' }).do('east', 'discard 1m').pass().offers('south'),
    ).toContain('discard 7z')
    const winds = table(['3z', '', '111222z 33z 4z']).do('east', 'discard 3z')
    expect(winds.calls('west')).toEqual(['pass', 'pong 3z'])
  })

  it('house rule honourAutoWin off: a complete hand is needed', () => {
    const choice = { rules: { honourAutoWin: 'off' } }
    const game = table(['', dragons], { front: '7z', choice }).do('east', 'discard 1m').pass()
    expect(game.offers('south')).not.toContain('win')
    const claim = table(['7z', '', dragons], { choice }).do('east', 'discard 7z')
    expect(claim.calls('west')).toEqual(['pass', 'pong 7z'])
  })
})

describe('the eighth flower (SG-C3)', () => {
  const SEVEN = '1f2f3f4f1y2y3y'
  const seven = (more: Partial<Script> = {}) => ({ hands: ['', SEVEN], back: '1z2z3z4z5z6z7z', ...more })

  it('drawn: it wins at once, the hand unfinished, paid as Zi Mo; what it brings is paid first', () => {
    const game = Game.of(seven({ front: '4y' }))
      .do('east', 'discard 1m')
      .pass()
    expect(game.offers('south')).toEqual(['win'])
    const pays = game.all('pay').map(({ why, payments }) => [why, payments.south])
    // South's marriage was dealt (four from each), the flowers too (a family is not doubled), the seasons came with 4y
    expect(pays).toEqual([
      ['marriage', 12],
      ['flower-family', 12],
      ['season-family', 12],
    ])
    game.do('south', 'win')
    expect(game.last('win')).toMatchObject({
      by: 'self-draw',
      draw: 'wall',
      total: 5,
      payments: { south: 192 },
    })
    expect(rows(game)).toEqual(['eight-flowers'])
    expect(game.last('win').hand).toMatch(/ \|1f2f3f4f1y2y3y4y$/)
    expect(game.state.points.south).toBe(192 + 36)
  })

  it('seven are not enough, and animals do not count', () => {
    const game = Game.of(seven({ front: '1a', back: '1z2z3z4z5z6z7z1s' }))
      .do('east', 'discard 1m')
      .pass()
    expect(game.offers('south')).not.toContain('win')
  })

  it('robbed: before its replacement is drawn, that player pays as shooter; offered as a choice', () => {
    const open = () =>
      Game.of(seven({ front: '9p4y' }))
        .do('east', 'discard 1m')
        .pass()
        .do('south', 'discard 9p')
    const game = open()
    expect(game.asked()).toEqual(['south'])
    expect(game.offers('south')).toEqual(['rob-eighth', 'pass'])
    const draws = game.all('draw').length
    game.do('south', 'rob-eighth')
    expect(game.all('draw')).toHaveLength(draws)
    expect(game.last('claim')).toMatchObject({ seat: 'south', from: 'west', action: { type: 'rob-eighth' } })
    expect(game.last('pay')).toMatchObject({ why: 'season-family', seat: 'south', payments: { south: 12 } })
    expect(game.last('win')).toMatchObject({
      by: 'rob-eighth',
      from: 'west',
      bao: null,
      payments: { east: -LIMIT.half, south: 128, west: -LIMIT.full, north: -LIMIT.half },
    })
    expect(game.last('win').hand).toMatch(/ \|1f2f3f4f1y2y3y \+4y$/)
    const passed = open().do('south', 'pass')
    expect(passed.state.seats[2].bonus).toHaveLength(1)
    expect(passed.asked()).toEqual(['west'])
    expect(passed.state.seats[1].locked).toEqual([])
  })

  it('robbed in the opening replacements', () => {
    const game = Game.of({ hands: ['', SEVEN, '4y'], back: '1z2z3z4z5z6z7z' })
    expect(game.offers('south')).toEqual(['rob-eighth', 'pass'])
    game.do('south', 'rob-eighth')
    expect(game.last('win')).toMatchObject({ seat: 'south', from: 'west' })
    const passed = Game.of({ hands: ['', SEVEN, '4y'], back: '1z2z3z4z5z6z7z9s' }).do('south', 'pass')
    expect(passed.asked()).toEqual(['east'])
    expect(passed.state.seats[2].hand).toHaveLength(13)
  })

  it('drawn in the opening replacements', () => {
    const game = Game.of({ hands: ['', `${SEVEN}4y`], back: '1z2z3z4z5z6z7z' })
    expect(game.offers('south')).toEqual(['win'])
    expect(game.do('south', 'win').last('win')).toMatchObject({
      by: 'self-draw',
      draw: 'flower',
      opening: null,
    })
  })

  it.each([
    ['drawer-pays-all', { east: 0, south: 128, west: -128, north: 0 }],
    ['zi-mo-price', { east: -64, south: 192, west: -64, north: -64 }],
  ])('house rule eighthFlower %s', (eighthFlower, payments) => {
    const game = Game.of(seven({ front: '9p4y', choice: { rules: { eighthFlower } } }))
    game.do('east', 'discard 1m').pass().do('south', 'discard 9p').do('south', 'rob-eighth')
    expect(game.last('win').payments).toEqual(payments)
  })

  it('house rule eighthFlower off: no robbing, drawing it still wins', () => {
    const choice = { rules: { eighthFlower: 'off' } }
    const game = Game.of(seven({ front: '9p4y', choice }))
      .do('east', 'discard 1m')
      .pass()
      .do('south', 'discard 9p')
    expect(game.asked()).toEqual(['west'])
    const drawn = Game.of(seven({ front: '4y', choice }))
      .do('east', 'discard 1m')
      .pass()
    expect(drawn.offers('south')).toEqual(['win'])
  })

  it('as the last playable tile it still wins (SG-A7)', () => {
    const start = startOf(seven({ front: '9p' }))
    const wall = [...(start.wall ?? [])]
    // seven replacements came from the back: the last playable tile is drawn from the front
    const last = 148 - 1 - 7 - 15
    const at = wall.indexOf(41)
    ;[wall[at], wall[last]] = [wall[last], wall[at]]
    const game = new Game({ ...start, wall })
    game.do('east', 'discard 1m').pass()
    while (game.state.step === 'turn' || game.state.step === 'claims') {
      if (game.state.step === 'turn') game.drift(1)
      else game.do(game.asked()[0], 'pass')
    }
    expect(game.playable).toBe(0)
    expect(game.last('bonus')).toMatchObject({ tile: 41 })
    const [seat] = game.asked()
    expect(game.offers(seat)).toEqual(game.state.turn === 1 ? ['win'] : ['rob-eighth', 'pass'])
  })
})

describe('modes (SG-I1, SG-I2)', () => {
  it('guided: no minimum, no score, no automatic wins, only four sets and an Eye', () => {
    const guided = { start: { mode: 'guided' as const } }
    const game = table(['', '5p', '', '123456m 789s 46p 22s'], guided).do('east', 'discard 1m').pass()
    game.go('south discard 5p', 'north win')
    expect(game.last('win').payments).toEqual({ east: 0, south: 0, west: 0, north: 0 })
    expect(table(['555666777z'], guided).offers('east')).not.toContain('win')
    expect(table(['1a2a'], guided).all('pay')).toEqual([])
    expect(table(['19m 19p 19s 1234567z 1z'], guided).offers('east')).not.toContain('win')
    expect(table(['19m 19p 19s 1234567z 1z']).offers('east')).toContain('win')
  })
})
