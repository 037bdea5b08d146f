import {
  advance,
  apply,
  type ByPlayer,
  decodeAnswers,
  encodeAnswers,
  foldEvents,
  type GameEvent,
  type GameState,
  type Level,
  type Move,
  nextStart,
  play,
  playerAt,
  SEATS,
  type Seat,
  type StartEvent,
  seatIndex,
  seatOf,
  standings,
  startHand,
  takeBack,
} from '../engine/index.ts'

/** The reader is always this player; seats change from hand to hand. */
export const YOU = 0
/** Names of players in the log; pages show their own. */
export const PLAYERS = ['you', 'b', 'c', 'd'] as const
export type Rivals = readonly [Level, Level, Level]

/** A finished hand of a match. */
export interface PastHand {
  readonly start: StartEvent
  /** Its answers, as `encodeAnswers` writes them. */
  readonly answers: string
  /** Who won and what it was worth; null for a drawn hand. */
  readonly won: { readonly player: number; readonly total: number } | null
  /** What each player has afterwards. */
  readonly points: ByPlayer<number>
}

/** A hand with the state after each of its events, so that any moment of it can be looked at. */
export interface Line {
  readonly events: readonly GameEvent[]
  readonly states: readonly GameState[]
}

/** A game at the table: the hands before, and the log of the one in play. Never changed, only replaced. */
export interface Game extends Line {
  readonly rivals: Rivals
  readonly past: readonly PastHand[]
  /** What was played before the reader went back to try something else; null when nothing was. */
  readonly played: Line | null
}

export const stateOf = ({ states }: Line): GameState => states[states.length - 1]
export const seatOfYou = ({ start }: GameState): Seat => SEATS[seatOf(start, YOU)]
/** The player (0 is the reader) at a seat. */
export const playerOf = ({ start }: GameState, seat: Seat): number => playerAt(start, seatIndex(seat))

/** The states of a log that is known to be good, those of its beginning taken over from `known`. */
export function lineOf(events: readonly GameEvent[], known: readonly GameState[] = []): Line {
  const states = known.slice(0, events.length)
  if (states.length === 0) states.push(foldEvents(events.slice(0, 1)))
  for (let i = states.length; i < events.length; i++) states.push(apply(states[i - 1], events[i]))
  return { events, states }
}

/** Begins a game with its first hand. */
export function beginGame(start: StartEvent, rivals: Rivals): Game {
  return { rivals, past: [], played: null, ...lineOf(startHand(start).events) }
}

/** The game with an answer given; the same game when the answer is past or not allowed, so a second tap does nothing. */
export function answer(game: Game, move: Move): Game {
  const done = play(stateOf(game), move)
  if (!done.ok) return game
  return { ...game, ...lineOf([...game.events, ...done.value.events], game.states) }
}

/** The last answer of the reader taken back; the same game when there is none. */
export function undo(game: Game): Game {
  const events = takeBack(game.events, seatOfYou(stateOf(game)))
  return events === null ? game : { ...game, ...lineOf(events, game.states) }
}

/**
 * Goes back to the moment before event `at` to try something else; what was played can be taken up again. What
 * follows by itself after that moment follows here too: nobody could decide it otherwise, and nobody else deals it.
 */
export function branchAt(game: Game, at: number): Game {
  const played = game.played ?? { events: game.events, states: game.states }
  const cut = lineOf(played.events.slice(0, at), played.states)
  return { ...game, played, ...lineOf(advance(stateOf(cut), cut.events).events, cut.states) }
}

/** Takes up again what was played before the reader tried something else. */
export const asPlayed = (game: Game): Game =>
  game.played === null ? game : { ...game, ...game.played, played: null }

/** What became of a finished hand. */
export function pastOf(line: Line): PastHand {
  const state = stateOf(line)
  const { result, start } = state
  const won = result?.type === 'win' ? { player: playerOf(state, result.seat), total: result.total } : null
  return { start, answers: encodeAnswers(line.events), won, points: standings(state) }
}

/** Deals the next hand of a match, or another single hand; null when the match is over. */
export function nextGame(game: Game): Game | null {
  const state = stateOf(game)
  const start = nextStart(state)
  if (start === null) return null
  const past = start.mode === 'match' ? [...game.past, pastOf(game)] : []
  return { rivals: game.rivals, past, played: null, ...lineOf(startHand(start).events) }
}

/** Every hand of the game so far that is over, the one in play too when it is. */
export const ledgerOf = (game: Game): readonly PastHand[] =>
  stateOf(game).end === null ? game.past : [...game.past, pastOf(game)]

/** The line that a start and answers give, as far as they can be followed. */
export function lineOfAnswers(start: StartEvent, answers: string): { line: Line; whole: boolean } {
  const read = decodeAnswers(start, answers)
  if (read.ok) return { line: lineOf(read.value.events), whole: true }
  const good = decodeAnswers(start, answers.slice(0, read.error.at ?? 0))
  return { line: lineOf(good.ok ? good.value.events : startHand(start).events), whole: false }
}
