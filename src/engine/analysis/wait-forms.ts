import type { Reading } from '../reading.ts'
import type { Score } from '../score.ts'
import type { Kind } from '../tiles.ts'

/** How a winning tile fits into a reading of the finished hand; texts are keyed by these. */
export const WAIT_FORMS = [
  /** An end of a Chi whose other end would do as well. */
  'two-sided',
  /** The 3 of 123 or the 7 of 789. */
  'edge',
  /** The middle of a Chi. */
  'gap',
  /** The third of a Pong. */
  'pong',
  /** The second of the Eye. */
  'eye',
  'seven-pairs',
  'thirteen-orphans',
] as const
export type WaitForm = (typeof WAIT_FORMS)[number]

function chowForm(lowest: Kind, tile: Kind): WaitForm {
  if (tile === lowest + 1) return 'gap'
  const low = lowest % 9
  return (tile === lowest ? low === 6 : low === 0) ? 'edge' : 'two-sided'
}

function formsOf(reading: Reading, tile: Kind): WaitForm[] {
  if (reading.shape !== 'sets') return [reading.shape]
  const forms = reading.sets
    .filter(({ type, tile: lowest }) =>
      type === 'chow' ? tile >= lowest && tile <= lowest + 2 : tile === lowest,
    )
    .map(({ type, tile: lowest }) => (type === 'chow' ? chowForm(lowest, tile) : 'pong'))
  return reading.eye === tile ? [...forms, 'eye'] : forms
}

/** The forms of a wait over all readings of the hand it finishes, each once, in the order of WAIT_FORMS. */
export function waitForms(tile: Kind, score: Score): WaitForm[] {
  const forms = [score, ...score.others].flatMap(({ reading }) => (reading ? formsOf(reading, tile) : []))
  return WAIT_FORMS.filter((form) => forms.includes(form))
}
