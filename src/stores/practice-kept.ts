import { DRAWS, isSeat, OPENINGS, SEATS, type Seat, WIN_WAYS } from '../engine/index.ts'
import {
  type Asked,
  isQuestionKind,
  LEVELS,
  QUESTION_KINDS,
  type QuestionKind,
  SCENE_ACTS,
  type Scene,
} from '../practice/index.ts'
import { type KeptForm, kept } from './kept.ts'
import { KEYS } from './keys.ts'

/** How far the reader has come in one kind of question. */
export interface KindProgress {
  /** 1 to LEVELS: how much there is to see in the next one. */
  readonly level: number
  /** Right answers in a row at this level; below zero, wrong ones. */
  readonly run: number
  readonly right: number
  readonly wrong: number
}

/** A question that was missed, and when it comes back. Times are milliseconds since 1970. */
export interface ReviewCard {
  readonly asked: Asked
  readonly due: number
  readonly last: number
  /** What the scheduler remembers by (FSRS). */
  readonly memory: {
    readonly stability: number
    readonly difficulty: number
    readonly days: number
    readonly steps: number
    readonly reps: number
    readonly lapses: number
    readonly state: number
  }
}

/** An answer that the scheduler has not seen yet; it is fetched apart. `at` in milliseconds since 1970. */
export interface Waiting {
  readonly asked: Asked
  readonly right: boolean
  readonly at: number
}

/** The question on the page, so that a reload loses nothing. */
export interface Current {
  readonly asked: Asked
  readonly review: boolean
  /** The answer given, as `answerKey` writes it. */
  readonly chosen: string | null
}

export interface PracticeState {
  /** Kinds the reader wants; none chosen: all. */
  readonly kinds: readonly QuestionKind[]
  /** Seeds are made of these: the reader's own, and how many questions there were. */
  readonly salt: string
  readonly made: number
  readonly progress: Readonly<Partial<Record<QuestionKind, KindProgress>>>
  readonly cards: readonly ReviewCard[]
  /** Oldest first. */
  readonly waiting: readonly Waiting[]
  readonly current: Current | null
}

/** More reviews than anybody gets through. */
export const MOST_CARDS = 300

/** No more cards than that: those due last, which are known best, are let go. */
export const fewCards = (cards: readonly ReviewCard[]): readonly ReviewCard[] =>
  cards.length <= MOST_CARDS ? cards : cards.toSorted((a, b) => a.due - b.due).slice(0, MOST_CARDS)

export const NEW_KIND: KindProgress = { level: 1, run: 0, right: 0, wrong: 0 }

export const EMPTY_PRACTICE: PracticeState = {
  kinds: [],
  salt: '',
  made: 0,
  progress: {},
  cards: [],
  waiting: [],
  current: null,
}

type Data = Readonly<Record<string, unknown>>
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e9
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

const TILE = /^[1-9][mpszfya]$/

function readScene(value: unknown): Scene | null {
  if (!isData(value)) return null
  const { tile, act, fed, playable, fresh } = value
  const good =
    typeof tile === 'string' &&
    TILE.test(tile) &&
    SCENE_ACTS.includes(act as never) &&
    Array.isArray(fed) &&
    fed.every((seat) => seat === null || isSeat(seat)) &&
    isCount(playable) &&
    typeof fresh === 'boolean'
  return good ? ({ tile, act, fed: fed as (Seat | null)[], playable, fresh } as Scene) : null
}

const WORDS = {
  seat: SEATS,
  round: SEATS,
  from: SEATS,
  win: WIN_WAYS,
  draw: DRAWS,
  opening: OPENINGS,
} as const

/** Fields as a question writes them: words of their lists, and `last`. Whether they go together is the engine's to say. */
function readFields(value: unknown): Asked['fields'] | null {
  if (!isData(value)) return null
  const fields: Record<string, unknown> = {}
  for (const [name, words] of Object.entries(WORDS)) {
    const word = value[name]
    if (word === undefined || word === null) continue
    if (!(words as readonly unknown[]).includes(word)) return null
    fields[name] = word
  }
  if (value.last === true) fields.last = true
  return fields
}

/** A question that was kept; whether it can still be asked is the rules' to say. */
export function readAsked(value: unknown): Asked | null {
  if (!isData(value) || !isQuestionKind(value.kind) || !isText(value.hand, 200)) return null
  const fields = readFields(value.fields)
  if (fields === null) return null
  const asked = { kind: value.kind, hand: value.hand, fields }
  const told = value.told === true ? { told: true } : {}
  if (value.scene === undefined) return { ...asked, ...told }
  const scene = readScene(value.scene)
  return scene && { ...asked, ...told, scene }
}

function readCard(value: unknown): ReviewCard | null {
  if (!isData(value) || !isData(value.memory) || !isAmount(value.due) || !isAmount(value.last)) return null
  const asked = readAsked(value.asked)
  const { stability, difficulty, days, steps, reps, lapses, state } = value.memory
  if (asked === null || !isAmount(stability) || !isAmount(difficulty) || !isAmount(days)) return null
  if (!isCount(steps) || !isCount(reps) || !isCount(lapses) || !isCount(state) || state > 3) return null
  return {
    asked,
    due: value.due,
    last: value.last,
    memory: { stability, difficulty, days, steps, reps, lapses, state },
  }
}

function readWaiting(value: unknown): Waiting | null {
  if (!isData(value) || typeof value.right !== 'boolean' || !isAmount(value.at)) return null
  const asked = readAsked(value.asked)
  return asked && { asked, right: value.right, at: value.at }
}

function readProgress(value: unknown): PracticeState['progress'] {
  if (!isData(value)) return {}
  const progress: Partial<Record<QuestionKind, KindProgress>> = {}
  for (const kind of QUESTION_KINDS) {
    const one = value[kind]
    if (!isData(one) || !isCount(one.level) || !isCount(one.right) || !isCount(one.wrong)) continue
    if (one.level < 1 || one.level > LEVELS || !Number.isInteger(one.run)) continue
    progress[kind] = { level: one.level, run: one.run as number, right: one.right, wrong: one.wrong }
  }
  return progress
}

function readCurrent(value: unknown): Current | null {
  const asked = isData(value) ? readAsked(value.asked) : null
  if (asked === null || !isData(value)) return null
  return { asked, review: value.review === true, chosen: isText(value.chosen, 2000) ? value.chosen : null }
}

/** Each part on its own: what cannot be read is left out, the rest stays. */
export function readPractice(value: unknown): PracticeState | null {
  if (!isData(value)) return null
  const kinds = Array.isArray(value.kinds) ? value.kinds.filter(isQuestionKind) : []
  const cards = Array.isArray(value.cards) ? value.cards.map(readCard) : []
  const waiting = Array.isArray(value.waiting) ? value.waiting.map(readWaiting) : []
  return {
    kinds: [...new Set(kinds)],
    salt: isText(value.salt, 40) ? value.salt : '',
    made: isCount(value.made) ? value.made : 0,
    progress: readProgress(value.progress),
    cards: fewCards(cards.filter((card) => card !== null)),
    waiting: waiting.filter((one) => one !== null).slice(-MOST_CARDS),
    current: readCurrent(value.current),
  }
}

export const PRACTICE_FORM: KeptForm<PracticeState> = {
  key: KEYS.practice,
  version: 1,
  initial: EMPTY_PRACTICE,
  read: readPractice,
}

export const practice = kept(PRACTICE_FORM)
