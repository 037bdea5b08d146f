import { encodeAnswers, LEVELS, type Level, type StartEvent } from '../engine/index.ts'
import { type KeptForm, loadKept, saveKept } from './kept.ts'
import { KEYS } from './keys.ts'
import { type Game, lineOfAnswers, type PastHand, type Rivals } from './play-game.ts'
import { isPoints, isRecord, readKeptStart, writeStart } from './play-start.ts'

/** A game as it is kept: starts and answers, from which everything else follows. */
interface SavedHand {
  readonly start: Readonly<Record<string, unknown>>
  readonly answers: string
}

interface SavedGame {
  readonly rivals: Rivals
  readonly past: readonly (SavedHand & Pick<PastHand, 'won' | 'points'>)[]
  readonly hand: SavedHand
  /** The answers played before the reader went back to try something else. */
  readonly played: string | null
}

/** The game in play, and one that was left when a shared hand was taken up. */
export interface SavedPlay {
  readonly game: SavedGame | null
  readonly aside: SavedGame | null
}

/** Longer than the answers of any hand. */
const MOST_ANSWERS = 2000
const isAnswers = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_ANSWERS

const readHand = (value: unknown): SavedHand | null =>
  isRecord(value) && isRecord(value.start) && readKeptStart(value.start) !== null && isAnswers(value.answers)
    ? { start: value.start, answers: value.answers }
    : null

function readPast(value: unknown): SavedGame['past'][number] | null {
  const hand = readHand(value)
  if (hand === null || !isRecord(value) || !isPoints(value.points)) return null
  const { won, points } = value
  if (won === null) return { ...hand, won, points }
  if (!isRecord(won) || !Number.isInteger(won.player) || !Number.isInteger(won.total)) return null
  return { ...hand, won: { player: won.player as number, total: won.total as number }, points }
}

const isRivals = (value: unknown): value is Rivals =>
  Array.isArray(value) && value.length === 3 && value.every((one) => LEVELS.includes(one as Level))

function readGame(value: unknown): SavedGame | null {
  if (!isRecord(value) || !isRivals(value.rivals) || !Array.isArray(value.past)) return null
  const hand = readHand(value.hand)
  const past = value.past.map(readPast)
  if (hand === null || past.includes(null)) return null
  return {
    rivals: value.rivals,
    past: past.filter((one) => one !== null),
    hand,
    played: isAnswers(value.played) ? value.played : null,
  }
}

function read(value: unknown): SavedPlay | null {
  if (!isRecord(value)) return null
  const game = value.game === null ? null : readGame(value.game)
  if (game === null && value.game !== null) return null
  return { game, aside: value.aside === null ? null : readGame(value.aside) }
}

export const PLAY_FORM: KeptForm<SavedPlay> = {
  key: KEYS.play,
  version: 1,
  initial: { game: null, aside: null },
  read,
}

const savedHand = (start: StartEvent, answers: string): SavedHand => ({ start: writeStart(start), answers })

export function saveGame({ rivals, past, events, states, played }: Game): SavedGame {
  return {
    rivals,
    past: past.map(({ start, answers, won, points }) => ({ ...savedHand(start, answers), won, points })),
    hand: savedHand(states[0].start, encodeAnswers(events)),
    played: played === null ? null : encodeAnswers(played.events),
  }
}

/** The start of a kept hand, which `readHand` has found to be good. */
function startOf(saved: SavedHand): StartEvent {
  const start = readKeptStart(saved.start)
  if (start === null) throw new TypeError('a kept start must have been read')
  return start
}

export function restoreGame(saved: SavedGame): Game {
  const start = startOf(saved.hand)
  return {
    rivals: saved.rivals,
    past: saved.past.map((one) => ({ ...one, start: startOf(one) })),
    ...lineOfAnswers(start, saved.hand.answers).line,
    played: saved.played === null ? null : lineOfAnswers(start, saved.played).line,
  }
}

export const loadPlay = (): SavedPlay => loadKept(PLAY_FORM)
/** False when the device refuses to keep it. */
export const savePlay = (play: SavedPlay): boolean => saveKept(PLAY_FORM, play)
