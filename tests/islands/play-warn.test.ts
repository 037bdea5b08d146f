import { describe, expect, test } from 'vitest'
import { type Action, formatAction, legalActions, viewFrom } from '../../src/engine/index.ts'
import { botMove } from '../../src/stores/play-bots.ts'
import { advise } from '../../src/stores/play-coach.ts'
import { answer, beginGame, type Game, seatOfYou, stateOf } from '../../src/stores/play-game.ts'
import { DEAL, startOfDeal } from '../../src/stores/play-link.ts'
import { isWin, offersAt } from '../../src/stores/play-offers.ts'
import { type Warning, warningOf } from '../../src/stores/play-warn.ts'
import { playedGame, type Script } from '../support/played.ts'

/** What is said before each answer that is open, by the answer. */
function warnings(game: Game): Record<string, Warning | null> {
  const state = stateOf(game)
  const seat = seatOfYou(state)
  const view = viewFrom(state, seat)
  const offers = offersAt(game, game.states.length - 1, seat)
  return Object.fromEntries(
    view.legal.map((action: Action) => [formatAction(action), warningOf(view, action, offers)]),
  )
}
const guided = (script: Script) => warnings(playedGame({ ...script, mode: 'guided' }))

describe('a guided hand warns before a choice that is clearly worse (SG-I1)', () => {
  test('of a discard that is farther from four sets and an Eye, by how much', () => {
    // 123m 456m 789m 99p 46s, and a North wind: ready once it goes
    const found = guided({ hands: ['123456789m99p46s4z', '', '', ''] })
    expect(found['discard 4z']).toBeNull()
    // one of the Chi broken: one tile more
    expect(found['discard 1m']).toEqual({ code: 'farther', n: 1 })
    expect(found['discard 6s']).toEqual({ code: 'farther', n: 1 })
  })

  test('of every answer that gives a win up, and of no win', () => {
    const found = guided({ hands: ['123456789m99p46s5s', '', '', ''] })
    const wins = Object.keys(found).filter((text) => text === 'win')
    expect(wins).toEqual(['win'])
    for (const [text, warning] of Object.entries(found))
      expect(warning, text).toEqual(text === 'win' ? null : { code: 'win' })
  })

  test('of passing a discard that wins, and of no other pass', () => {
    const acts = ['east discard 1z', 'south discard 5s']
    const found = guided({ hands: ['123456789m99p46s1z', '5s', '', ''], acts })
    expect(found.win).toBeNull()
    expect(found.pass).toEqual({ code: 'win' })
    // two honours would make a Pong: passing it gives nothing up that is sure
    const pong = guided({
      hands: ['123456789m4p66z2s1z', '6z', '', ''],
      acts: ['east discard 1z', 'south discard 6z'],
    })
    expect(pong.pass).toBeNull()
    expect(pong['pong 6z']).toBeNull()
  })

  test('of a set that brings the hand no nearer', () => {
    // the pair is the Eye of a ready hand: to make it a Pong leaves none
    const acts = ['east discard 1z', 'south discard 9p']
    const found = guided({ hands: ['123456789m99p46s1z', '9p', '', ''], acts })
    expect(found['pong 9p']).toEqual({ code: 'claim' })
    expect(found.pass).toBeNull()
  })

  test('never of what the coach itself points at, whatever comes', () => {
    let turns = 0
    for (const seed of ['warn', 'warned', 'warning']) {
      let game: Game = {
        ...beginGame(startOfDeal({ ...DEAL, seed, mode: 'guided' }), ['casual', 'casual', 'casual']),
      }
      while (stateOf(game).end === null) {
        const state = stateOf(game)
        const move = botMove(state, game.rivals)
        if (move) {
          game = answer(game, move)
          continue
        }
        const seat = seatOfYou(state)
        const view = viewFrom(state, seat)
        const legal = legalActions(state, seat)
        const offers = offersAt(game, game.states.length - 1, seat)
        const win = legal.find(isWin)
        const [best] = advise(view)
        const action =
          win ??
          legal.find(({ type, tile }) => type === 'discard' && tile === best?.tile) ??
          legal[legal.length - 1]
        if (win === undefined && best !== undefined) {
          turns++
          expect(warningOf(view, action, offers)).toBeNull()
        }
        game = answer(game, { seat, action, decision: state.decision })
      }
    }
    expect(turns).toBeGreaterThan(20)
  })
})
