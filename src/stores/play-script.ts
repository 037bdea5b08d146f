import {
  decisionOf,
  legalActions,
  parseAction,
  parseTiles,
  play,
  SEATS,
  type Seat,
  type StartEvent,
  scriptedWall,
  startHand,
  TABLES,
  type TableId,
} from '../engine/index.ts'
import { type Line, lineOf, stateOf } from './play-game.ts'
import { DEAL, startOfDeal } from './play-link.ts'

/** A hand whose wall is written down. */
export interface Script {
  /** In notation, East to North; whatever is missing is filled up. East is Banker, and the reader. */
  readonly hands: readonly string[]
  /** Tiles drawn from the front of the wall and from its back, in the order they are drawn. */
  readonly front?: string
  readonly back?: string
  readonly mode?: StartEvent['mode']
  /** The table as written; the first one when left out. */
  readonly table?: TableId
  /** "south discard 5s", in order; whoever else is asked before passes. */
  readonly acts?: readonly string[]
}

const tiles = (written: string): readonly number[] => {
  const read = parseTiles(written)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** The start of a scripted hand. A script that asks for more of a tile than there is throws. */
export function startOfScript(written: Script): StartEvent {
  const { hands, front = '', back = '', mode = 'scored', table = DEAL.table } = written
  const script = { hands: hands.map(tiles), front: tiles(front), back: tiles(back) }
  const wall = scriptedWall(script, TABLES[table].rules)
  if (!wall.ok) throw new Error(wall.error.message)
  return { ...startOfDeal({ ...DEAL, table, mode, seed: 'script' }), wall: wall.value }
}

/** The first seat that is asked and may pass. */
export const passing = (line: Line): Seat | undefined =>
  SEATS.find((seat) => legalActions(stateOf(line), seat).some(({ type }) => type === 'pass'))

/** One answer given; an answer that is not legal throws and says what would have been. */
export function giveAnswer(line: Line, seat: Seat, text: string): Line {
  const state = stateOf(line)
  const action = parseAction(text)
  const done = action && play(state, { seat, action, decision: state.decision })
  if (!done?.ok) {
    const may = legalActions(state, seat).map(({ type, tile }) => `${type} ${tile ?? ''}`)
    throw new Error(`${seat} may not ${text}, but ${may.join(', ') || 'nothing'}`)
  }
  return lineOf([...line.events, ...done.value.events], line.states)
}

/** A hand played as its script says, up to where the script leaves it. */
export function playScript(script: Script): Line {
  let line = lineOf(startHand(startOfScript(script)).events)
  for (const act of script.acts ?? []) {
    const [name, ...rest] = act.split(' ')
    const seat = name as Seat
    const action = parseAction(rest.join(' '))
    const may = () => action !== undefined && legalActions(stateOf(line), seat).includes(action)
    for (let other = passing(line); other && !may(); other = passing(line))
      line = giveAnswer(line, other, 'pass')
    line = giveAnswer(line, seat, rest.join(' '))
  }
  return line
}

/** Seats that are asked now. */
export const askedSeats = (line: Line): readonly Seat[] =>
  SEATS.filter((seat) => decisionOf(stateOf(line), seat) !== null)
