import { describe, expect, it } from 'vitest'
import { decisionRng } from '../../src/engine/game/bot.ts'
import { viewFrom } from '../../src/engine/game/view.ts'
import { appraise, BOTS, formatAction, type Seat } from '../../src/engine/index.ts'
import { formatTiles } from '../../src/engine/notation.ts'
import { rngFromText, shuffled } from '../../src/engine/rng.ts'
import { DRAGONS, dragonsOf, Game, tiles } from './support/table.ts'

/** What the strong bot does here. */
const choiceOf = (game: Game, seat: Seat): string => {
  const view = viewFrom(game.state, seat)
  return formatAction(BOTS.strong(view, view.legal, decisionRng(game.state, seat)))
}

const weighed = (game: Game, seat: Seat) => {
  const view = viewFrom(game.state, seat)
  return appraise(view, view.legal)
}

/** Random tiles that leave these free: what a seat may hold besides. */
function dealt(count: number, taken: readonly string[], seed: string): string {
  const left = new Array<number>(34).fill(4)
  for (const kind of taken.flatMap(tiles)) if (kind < 34) left[kind]--
  const pool = left.flatMap((n, kind) => new Array<number>(Math.max(0, n)).fill(kind))
  return formatTiles(
    shuffled(pool, rngFromText(seed))
      .slice(0, count)
      .sort((a, b) => a - b),
  )
}

/** South has taken two dragon sets, the second from West; North, with `held` in hand, is to discard. */
const dragons = (held: string): Game => dragonsOf({ hands: [...DRAGONS.hands.slice(0, 3), `${held} 7z`] })

const DRAGON = tiles('7z')[0]
const TAKEN = ['5555z 6666z 7777z', '99s 45s 1m 9m 1p', '123z', '1m1m1m 9m9m9m']

describe('the strong bot and a Bao it can see (SG-H1, H2)', () => {
  it('never lets the third dragon go while another discard leaves its hand as near', () => {
    let asked = 0
    let equal = 0
    for (let i = 0; i < 60; i++) {
      const game = dragons(dealt(12, TAKEN, `third dragon ${i}`))
      // a claim of the tile before may have changed whose turn it is
      if (!game.offers('north').includes('discard 7z')) continue
      asked++
      const found = weighed(game, 'north')
      const far = (text: string) =>
        Math.min(
          ...found
            .filter(({ action }) => formatAction(action) === text)
            .map(({ prospect }) => prospect.distance),
        )
      const dragon = far('discard 7z')
      if (!found.some(({ action, prospect }) => action.tile !== DRAGON && prospect.distance <= dragon))
        continue
      equal++
      expect(choiceOf(game, 'north'), formatTiles(viewFrom(game.state, 'north').concealed)).not.toBe(
        'discard 7z',
      )
    }
    expect(asked).toBeGreaterThan(40)
    expect(equal).toBeGreaterThan(10)
  })
})

/** What is drawn from the third tile on, to North's turn after `late`. */
const DRAWN = '99m 111p 22p 999p 44s 11z 22z 33z 55z 66z 77z 777p 33m 9s'

/**
 * North needs everything it holds but 5s and what it draws then, 9s; of its pair, 4z, the other two come to lie on the
 * table, so nobody can want it.
 */
const bamboo = (front: string) =>
  Game.of({
    hands: ['2s 4z 1z', '22s 66s 88s 1m 4m 7m 2f1a', '6s 123567z 4z', '44z 234m 678p 45p 89m 5s'],
    front,
  })

/** South shows three sets of bamboo beside a flower of its own and an animal, and the wall has run down. */
const late = (): Game =>
  bamboo(`1p 8s ${DRAWN}`)
    .go('east discard 2s', 'south pong 2s', 'south discard 1m')
    .pass()
    .go('west discard 6s', 'south pong 6s', 'south discard 4m')
    .pass()
    .go('west discard 8s', 'south pong 8s', 'south discard 7m')
    .pass()
    .go('west discard 4z')
    .drift(1)
    .pass()
    .go('east discard 4z')
    .drift(26)
    .pass()

describe('the strong bot gives way when the price says so (SG-H3)', () => {
  const steps = (game: Game, text: string) => {
    const found = weighed(game, 'north')
    const distances = found.map(({ prospect }) => prospect.distance)
    const mine = found.findIndex(({ action }) => formatAction(action) === text)
    return distances[mine] - Math.min(...distances)
  }
  const LOOSE = ['discard 5s', 'discard 9s']

  it('while nobody shows anything it lets loose bamboo go and keeps its hand as near', () => {
    const game = bamboo('1p 1p 9s').go('east discard 1z').drift(2).pass()
    const choice = choiceOf(game, 'north')
    expect(LOOSE).toContain(choice)
    expect(steps(game, choice)).toBe(0)
  })

  it('before three sets of bamboo, late, it gives up a step and lets none go', () => {
    const game = late()
    const choice = choiceOf(game, 'north')
    for (const loose of LOOSE) expect(steps(game, loose)).toBe(0)
    expect(choice).toBe('discard 4z')
    expect(steps(game, choice)).toBe(1)
  })
})
