import type { Ruleset, TableId } from '../engine/index.ts'
import {
  type Answer,
  type Asked,
  answerKey,
  ask,
  generate,
  KIND_FACTS,
  LEVELS,
  QUESTION_KINDS,
  type Question,
  type QuestionKind,
} from '../practice/index.ts'
import {
  EMPTY_PRACTICE,
  fewCards,
  type KindProgress,
  NEW_KIND,
  type PracticeState,
  type ReviewCard,
  readPractice,
} from './practice-kept.ts'

/** The rules in force at each table. */
export type RulesAt = (table: TableId) => Ruleset

/** Right answers in a row for the next level, wrong ones for the one before. */
const UP = 3
const DOWN = 2

export const kindsOf = ({ kinds }: PracticeState): readonly QuestionKind[] =>
  kinds.length === 0 ? QUESTION_KINDS : kinds

const sameAsked = (a: Asked, b: Asked): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The question that stands in the state, under the rules in force; null when they leave nothing to ask. */
export const currentQuestion = ({ current }: PracticeState, rulesAt: RulesAt): Question | null =>
  current && ask(current.asked, rulesAt(KIND_FACTS[current.asked.kind].table))

/** Reviews that can be asked under the rules in force, of the kinds chosen, the first due first. */
export function queueOf(state: PracticeState, rulesAt: RulesAt): ReviewCard[] {
  const kinds = kindsOf(state)
  return state.cards
    .filter(({ asked }) => kinds.includes(asked.kind) && ask(asked, rulesAt(KIND_FACTS[asked.kind].table)))
    .toSorted((a, b) => a.due - b.due)
}

const answered = ({ progress }: PracticeState, kind: QuestionKind): number => {
  const { right, wrong } = progress[kind] ?? NEW_KIND
  return right + wrong
}

/** Kinds by how often they were answered, those of the reader's table before others, the one just asked last. */
function turnOf(state: PracticeState, home: TableId | undefined): QuestionKind[] {
  const just = state.current?.asked.kind
  const away = (kind: QuestionKind) => Number(home !== undefined && KIND_FACTS[kind].table !== home)
  return kindsOf(state).toSorted(
    (a, b) =>
      Number(a === just) - Number(b === just) || answered(state, a) - answered(state, b) || away(a) - away(b),
  )
}

/**
 * The state with its next question: a review that is due goes first, unless it is the one just asked and there is
 * anything else. `home` is the table that the reader sits at. `current` is null only when the rules leave nothing to ask.
 */
export function nextQuestion(
  state: PracticeState,
  rulesAt: RulesAt,
  now: number,
  home?: TableId,
): PracticeState {
  const due = queueOf(state, rulesAt).filter((card) => card.due <= now)
  const { current } = state
  const other = due.find(({ asked }) => !current || !sameAsked(asked, current.asked))
  if (other) return { ...state, current: { asked: other.asked, review: true, chosen: null } }
  for (const kind of turnOf(state, home)) {
    const { level } = state.progress[kind] ?? NEW_KIND
    const question = generate(kind, `${state.salt} ${state.made}`, level, rulesAt(KIND_FACTS[kind].table))
    if (question)
      return {
        ...state,
        made: state.made + 1,
        current: { asked: question.asked, review: false, chosen: null },
      }
  }
  return { ...state, current: null }
}

/** Progress after an answer: harder after three right ones in a row, easier after two wrong ones. */
export function stepped({ level, run, right, wrong }: KindProgress, isRight: boolean): KindProgress {
  const row = isRight ? Math.max(0, run) + 1 : Math.min(0, run) - 1
  const up = row >= UP && level < LEVELS
  const down = row <= -DOWN && level > 1
  return {
    level: level + Number(up) - Number(down),
    run: up || down ? 0 : row,
    right: right + Number(isRight),
    wrong: wrong + Number(!isRight),
  }
}

export type Schedule = Pick<typeof import('./practice-schedule.ts'), 'missed' | 'reviewed'>

/** Until the scheduler has spoken, a review comes back after so long. Milliseconds. */
const SOON = 60_000

/** A question missed for the first time, new to the scheduler. */
const unscheduled = (asked: Asked, now: number): ReviewCard => ({
  asked,
  due: now + SOON,
  last: now,
  memory: { stability: 0, difficulty: 0, days: 0, steps: 0, reps: 0, lapses: 0, state: 0 },
})

/** Cards as an answer leaves them at once; null when it is nothing for the scheduler. */
function cardsAfter({ cards }: PracticeState, asked: Asked, isRight: boolean, now: number) {
  const card = cards.find((one) => sameAsked(one.asked, asked))
  if (!card) return isRight ? null : fewCards([unscheduled(asked, now), ...cards])
  // a review answered before it was due says little: only a miss counts
  if (isRight && card.due > now) return null
  return cards.map((one) => (one === card ? { ...card, due: now + SOON } : one))
}

/**
 * The state after an answer to the current question; the same state when it is answered already. When the question
 * comes back is for `scheduled` to say: the answer waits for it in the state, and is kept with it.
 */
export function answerQuestion(
  state: PracticeState,
  question: Question,
  answer: Answer,
  now: number,
): PracticeState {
  const { current } = state
  if (current === null || current.chosen !== null) return state
  if (!sameAsked(question.asked, current.asked)) return state
  const key = answerKey(answer)
  const choice = question.choices.find((one) => answerKey(one.answer) === key)
  if (!choice) return state
  const { asked } = current
  const { right } = choice
  const before = state.progress[asked.kind] ?? NEW_KIND
  const cards = cardsAfter(state, asked, right, now)
  return {
    ...state,
    current: { ...current, chosen: key },
    progress: { ...state.progress, [asked.kind]: stepped(before, right) },
    ...(cards && { cards, waiting: [...state.waiting, { asked, right, at: now }] }),
  }
}

/** The state once the scheduler has seen every answer that waited for it; the same state when none did. */
export function scheduled(state: PracticeState, schedule: Schedule): PracticeState {
  if (state.waiting.length === 0) return state
  let cards = state.cards
  for (const { asked, right, at } of state.waiting) {
    const card = cards.find((one) => sameAsked(one.asked, asked))
    if (!card) continue
    const isNew = card.memory.reps === 0 && !right
    const next = isNew ? schedule.missed(asked, at) : schedule.reviewed(card, right, at)
    const others = cards.filter((one) => one !== card)
    cards = next ? [next, ...others] : others
  }
  return { ...state, cards, waiting: [] }
}

/** The kinds with one of them turned on or off; all on is written as none. */
export function withKind(state: PracticeState, kind: QuestionKind, on: boolean): PracticeState {
  const now = kindsOf(state)
  const kinds = QUESTION_KINDS.filter((one) => (one === kind ? on : now.includes(one)))
  if (kinds.length === 0) return state
  return { ...state, kinds: kinds.length === QUESTION_KINDS.length ? [] : kinds }
}

const FORMAT = 'count-tai-practice'

/** Progress and reviews as the text of a file. */
export const writePracticeFile = (state: PracticeState): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, value: state }, null, 2)}\n`

/** The state in a file's text, or null when it is none of ours. */
export function readPracticeFile(text: string): PracticeState | null {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return null
    const { format, version, value } = data as Record<string, unknown>
    return format === FORMAT && version === 1 ? readPractice(value) : null
  } catch {
    return null
  }
}

/** Everything forgotten but which kinds are wanted; new questions are others than before. */
export const forgotten = ({ kinds }: PracticeState, salt: string): PracticeState => ({
  ...EMPTY_PRACTICE,
  kinds,
  salt,
})
