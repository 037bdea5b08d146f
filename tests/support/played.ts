import { formatAction, legalActions, playable } from '../../src/engine/index.ts'
import { type Game, type Rivals, stateOf } from '../../src/stores/play-game.ts'
import {
  askedSeats,
  giveAnswer,
  passing,
  playScript,
  type Script as Written,
} from '../../src/stores/play-script.ts'

export interface Script extends Written {
  /** Then everybody draws and discards until the reader has the turn with at most so many tiles left to draw. */
  readonly until?: number
}

/** A game at the table that stands where a script leaves it. */
export function playedGame({ until, ...script }: Script): Game {
  let line = playScript(script)
  while (until !== undefined) {
    const other = passing(line)
    if (other) {
      line = giveAnswer(line, other, 'pass')
      continue
    }
    const state = stateOf(line)
    const [seat] = askedSeats(line)
    if (seat === undefined) throw new Error('the hand ended before')
    if (seat === 'east' && playable(state) <= until) break
    const { drawn } = state
    const kind = drawn === null ? undefined : state.wall[drawn]
    const action = legalActions(state, seat).find((one) => one.type === 'discard' && one.tile === kind)
    if (!action) throw new Error('nothing to discard')
    line = giveAnswer(line, seat, formatAction(action))
  }
  const rivals: Rivals = ['strong', 'strong', 'strong']
  return { rivals, past: [], played: null, ...line }
}

/** South adds to a Pong the very tile East waits for. */
export const ROBBED: Script = {
  hands: ['123456789m99p46s1z', '55s23z', '', ''],
  front: '2z5s2z3z4z5s',
  acts: [
    'east discard 1z',
    'south discard 2z',
    'west discard 5s',
    'south pong 5s',
    'south discard 3z',
    'west discard 2z',
    'north discard 3z',
    'east discard 4z',
    'south kong-added 5s',
  ],
}

/** East shows two dragon sets, and South lets the third go. */
export const BAO: Script = {
  hands: ['556677z123m99p147s', '', '', ''],
  front: '5z6z7z',
  acts: [
    'east discard 1m',
    'south discard 5z',
    'east pong 5z',
    'east discard 2m',
    'south discard 6z',
    'east pong 6z',
    'east discard 3m',
    'south discard 7z',
  ],
}

/** Hands that go with nothing, and a wall that is nearly out. */
export const DRAWN: Script = {
  hands: ['147m258p369s12345z', '', '', ''],
  until: 4,
}

/** East draws the tile that completes a hand worth nothing. */
export const BELOW: Script = {
  hands: ['55p123456m46s99p12z', '', '', ''],
  front: '5p3z3z4z5s',
  acts: [
    'east discard 1z',
    'south discard 5p',
    'east pong 5p',
    'east discard 2z',
    'south discard 3z',
    'west discard 3z',
    'north discard 4z',
  ],
}
