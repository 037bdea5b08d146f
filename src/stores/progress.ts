import { type KeptForm, kept } from './kept.ts'
import { KEYS } from './keys.ts'

/** Answers to the questions of a lesson's check: whether the last answer to each was right, by question id. */
export type LessonAnswers = Readonly<Record<string, boolean>>

/** How far the reader has come, by the lesson's name in its address. */
export type Progress = Readonly<Record<string, LessonAnswers>>

const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/
/** More than the site will ever have; a longer list was not written by it. */
const MOST = 100

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const named = (value: unknown): [string, unknown][] =>
  isRecord(value)
    ? Object.entries(value)
        .filter(([name]) => NAME.test(name))
        .slice(0, MOST)
    : []

const answersOf = (value: unknown): LessonAnswers =>
  Object.fromEntries(
    named(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )

/** What can be read of stored data: lessons and answers that make no sense are left out, the others stay. */
const read = (value: unknown): Progress | null =>
  isRecord(value)
    ? Object.fromEntries(named(value).map(([slug, answers]) => [slug, answersOf(answers)]))
    : null

export const PROGRESS_FORM: KeptForm<Progress> = { key: KEYS.progress, version: 1, initial: {}, read }

export const progress = kept(PROGRESS_FORM)

/** Keeps the answer to one question. */
export function keepAnswer(slug: string, question: string, right: boolean): void {
  const now = progress.load()
  progress.set({ ...now, [slug]: { ...now[slug], [question]: right } })
}

/** Forgets the answers of one lesson. */
export function forgetAnswers(slug: string): void {
  const { [slug]: _, ...others } = progress.load()
  progress.set(others)
}

/** How many of the answers kept of a lesson were right, and how many there are. */
export function tally(answers: LessonAnswers = {}): { right: number; answered: number } {
  const given = Object.values(answers)
  return { right: given.filter(Boolean).length, answered: given.length }
}
