import { describe, expect, it, vi } from 'vitest'
import { apply, begin } from '../../src/engine/game/apply.ts'
import { decisionRng, randomBot } from '../../src/engine/game/bot.ts'
import type { GameEvent } from '../../src/engine/game/events.ts'
import { playHand } from '../../src/engine/game/simulate/run.ts'
import { type GameState, mustAnswer } from '../../src/engine/game/state.ts'
import { viewEvent, viewFrom } from '../../src/engine/game/view.ts'
import { SEATS, seatIndex } from '../../src/engine/index.ts'
import { rngFromText } from '../../src/engine/rng.ts'
import { keenBot } from './support/bots.ts'
import { deepFreeze } from './support/freeze.ts'
import { resample } from './support/resample.ts'
import { Game, startOf } from './support/table.ts'

// hundreds of hands; a busy machine needs its time
vi.setConfig({ testTimeout: 60_000 })

/** Every state of some hands, with the event that led to it and the state before. */
function* states(
  hands: number,
  seed: string,
): Generator<{ before: GameState; event: GameEvent; state: GameState }> {
  for (let deal = 1; deal <= hands; deal++) {
    const start = {
      ...startOf({ hands: [] }),
      wall: null,
      seed,
      deal,
      table: deal % 3 === 0 ? 'hong-kong' : 'singapore',
    } as const
    const { events } = playHand(start, [keenBot, keenBot, keenBot, randomBot], { check: false })
    let state = begin(start)
    for (const event of events.slice(1)) {
      const before = state
      state = apply(state, event)
      yield { before, event, state }
    }
  }
}

describe('what a seat sees (I19, I20)', () => {
  it('does not depend on anything hidden', () => {
    const rng = rngFromText('hidden')
    let compared = 0
    for (const { state } of states(40, 'view')) {
      if (state.step !== 'turn' && state.step !== 'claims') continue
      for (const seat of SEATS) {
        // whoever has something to decide is compared at every decision
        if (!mustAnswer(state, seatIndex(seat))) continue
        expect(viewFrom(resample(state, seat, rng), seat)).toEqual(viewFrom(state, seat))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(1500)
  })

  it('the resampled game differs where it may', () => {
    const { state } = Game.of({ hands: ['147m'] })
    const other = resample(state, 'east', rngFromText('x'))
    expect(other.wall).not.toEqual(state.wall)
    expect([...other.wall].sort()).toEqual([...state.wall].sort())
    expect(other.seats[0]).toEqual(state.seats[0])
  })

  it('leaves the same choice to a bot with the same numbers', () => {
    const rng = rngFromText('bot')
    for (const { state } of states(10, 'same'))
      for (const seat of SEATS) {
        if (!mustAnswer(state, seatIndex(seat)) || state.step === 'rob-eighth') continue
        const choose = (s: GameState) => {
          const view = viewFrom(s, seat)
          return keenBot(view, view.legal, decisionRng(s, seat))
        }
        expect(choose(resample(state, seat, rng))).toBe(choose(state))
      }
  })

  it('holds no seed, no wall, no physical tile', () => {
    const secret = 'a-secret-seed'
    for (const { state } of states(1, secret)) {
      for (const seat of SEATS) {
        const view = viewFrom(state, seat)
        // the result's rows have ids of patterns, not of tiles
        const { rules: _rules, result: _result, ...rest } = view
        const text = JSON.stringify(rest)
        expect(text).not.toContain(secret)
        const names = new Set<string>()
        JSON.stringify(rest, (key, value) => {
          names.add(key)
          return value
        })
        for (const hidden of [
          'wall',
          'seed',
          'deal',
          'front',
          'back',
          'id',
          'river',
          'hands',
          'meldTiles',
          'offers',
          'answers',
          'below',
        ])
          expect(names, hidden).not.toContain(hidden)
      }
    }
  })

  it("tells nobody what others could do: numbers of decisions follow the table's events alone", () => {
    // the same play; in one game West could Pong the first discard
    const numbers = ['55p', '5p'].map((west) => {
      const game = Game.of({ hands: ['5p', '', west] })
        .do('east', 'discard 5p')
        .pass()
      return viewFrom(game.state, 'south').decision
    })
    expect(numbers[0]).toBe(numbers[1])
  })
})

describe('what a seat sees happen', () => {
  it('no tile drawn by another, no answer of another', () => {
    for (const { before, event, state } of states(20, 'events')) {
      for (const seat of SEATS) {
        const seen = viewEvent(before, event, seat)
        if (event.type === 'draw' && event.seat !== seat) {
          const shown = seen !== null && 'tile' in seen ? seen.tile : null
          // a bonus tile is laid open at once
          expect(shown === null || shown >= 34).toBe(true)
        }
        if (event.type === 'act' && before.step !== 'turn' && before.step !== 'eighth' && event.seat !== seat)
          expect(seen).toBe(null)
        if (event.type === 'deal' && seen?.type === 'deal' && 'tiles' in seen) {
          const own = state.seats[seatIndex(seat)].hand.map((id) => state.wall[id])
          expect([...seen.tiles].sort()).toEqual(own.sort())
        }
      }
    }
    const start = startOf({ hands: [] })
    expect(Object.keys(viewEvent(begin(start), start, 'east') ?? {})).not.toContain('wall')
  })
})

describe('asking changes nothing (I24)', () => {
  it('states, events and views are never changed', () => {
    for (let deal = 1; deal <= 10; deal++) {
      const start = deepFreeze({ ...startOf({ hands: [] }), wall: null, seed: 'frozen', deal })
      const { events } = playHand(start, [keenBot, keenBot, keenBot, randomBot], { check: true })
      let state = deepFreeze(begin(start))
      for (const event of events.slice(1)) {
        for (const seat of SEATS) deepFreeze(viewFrom(state, seat))
        state = deepFreeze(apply(state, deepFreeze(event)))
      }
      expect(state.step).toBe('over')
    }
  })
})
