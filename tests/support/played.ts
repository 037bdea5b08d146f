import {
  type GameEvent,
  legalActions,
  parseAction,
  parseTiles,
  play,
  playable,
  SEATS,
  type Seat,
  type StartEvent,
  scriptedWall,
  startHand,
  TABLES,
} from '../../src/engine/index.ts'
import { type Game, lineOf, type Rivals } from '../../src/stores/play-game.ts'
import { DEAL, startOfDeal } from '../../src/stores/play-link.ts'

const tiles = (written: string): readonly number[] => {
  const read = parseTiles(written)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

export interface Script {
  /** In notation, East to North; whatever is missing is filled up. East is the reader. */
  readonly hands: readonly string[]
  readonly front?: string
  readonly mode?: StartEvent['mode']
  /** "south discard 5s", in order; whoever else is asked before passes. */
  readonly acts?: readonly string[]
  /** Then everybody draws and discards until the reader has the turn with at most so many tiles left to draw. */
  readonly until?: number
}

/** A game at the table that stands where a script leaves it. */
export function playedGame({ hands, front = '', mode = 'scored', acts = [], until }: Script): Game {
  const wall = scriptedWall({ hands: hands.map(tiles), front: tiles(front) }, TABLES.singapore.rules)
  if (!wall.ok) throw new Error(wall.error.message)
  const start = { ...startOfDeal({ ...DEAL, mode, seed: 'script' }), wall: wall.value }
  let { state, events }: { state: ReturnType<typeof startHand>['state']; events: readonly GameEvent[] } =
    startHand(start)
  const give = (seat: Seat, text: string) => {
    const action = parseAction(text)
    const done = action && play(state, { seat, action, decision: state.decision })
    if (!done?.ok) {
      const may = legalActions(state, seat).map(({ type, tile }) => `${type} ${tile ?? ''}`)
      throw new Error(`${seat} may not ${text}, but ${may.join(', ') || 'nothing'}`)
    }
    state = done.value.state
    events = [...events, ...done.value.events]
  }
  const asked = () => SEATS.filter((seat) => legalActions(state, seat).length > 0)
  const passing = () => asked().find((seat) => legalActions(state, seat).some(({ type }) => type === 'pass'))
  for (const act of acts) {
    const [seat, ...rest] = act.split(' ')
    const action = parseAction(rest.join(' '))
    const may = () => action !== undefined && legalActions(state, seat as Seat).includes(action)
    for (let other = passing(); other && !may(); other = passing()) give(other, 'pass')
    give(seat as Seat, rest.join(' '))
  }
  while (until !== undefined) {
    const other = passing()
    if (other) {
      give(other, 'pass')
      continue
    }
    const [seat] = asked()
    if (seat === undefined) throw new Error('the hand ended before')
    if (seat === 'east' && playable(state) <= until) break
    const { drawn } = state
    const kind = drawn === null ? undefined : state.wall[drawn]
    const action = legalActions(state, seat).find((one) => one.type === 'discard' && one.tile === kind)
    if (!action) throw new Error('nothing to discard')
    const done = play(state, { seat, action, decision: state.decision })
    if (!done.ok) throw new Error(done.error.message)
    state = done.value.state
    events = [...events, ...done.value.events]
  }
  const rivals: Rivals = ['strong', 'strong', 'strong']
  return { rivals, past: [], played: null, ...lineOf(events) }
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
