import { type Rng, rngFromText, shuffled } from '../engine/index.ts'
import { type Answer, type Asked, answerKey, type Choice, MOST_CHOICES, type Wrong } from './kinds.ts'

/** The chance that belongs to a question: the same whenever it is asked. */
export const chanceOf = (asked: Asked, what: string): Rng =>
  rngFromText(`${what} ${asked.kind} ${asked.hand} ${JSON.stringify(asked.fields)}`)

/** Mistakes that lead to answers of their own: none that is right after all, none that another has already. */
export function distinct(right: Answer, wrong: readonly Wrong[]): Wrong[] {
  const known = new Set([answerKey(right)])
  return wrong.filter(({ answer }) => {
    const key = answerKey(answer)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

/**
 * The right answer among mistakes, at most four in all; null when fewer than `fewest` mistakes differ from it.
 * `pick` takes the first ones instead of any. Amounts are shown rising, other answers in any order.
 */
export function choicesOf(
  asked: Asked,
  right: Answer,
  wrong: readonly Wrong[],
  fewest = 2,
  pick: 'any' | 'first' = 'any',
): Choice[] | null {
  const others = distinct(right, wrong)
  if (others.length < fewest) return null
  const rng = chanceOf(asked, 'choices')
  const some = (pick === 'any' ? shuffled(others, rng) : others).slice(0, MOST_CHOICES - 1)
  const choices: Choice[] = [
    { answer: right, right: true, slip: null },
    ...some.map(({ answer, slip }) => ({ answer, right: false, slip })),
  ]
  if (right.as !== 'amount') return shuffled(choices, rng)
  const n = ({ answer }: Choice) => (answer.as === 'amount' ? answer.n : 0)
  return choices.sort((a, b) => n(a) - n(b))
}
