import { priceOf, type Ruleset, type Score } from '../../engine/index.ts'
import type { Choice, Slip } from './query.ts'

/** A question offers at least so many totals. */
const FEWEST = 3

/** What somebody counts who makes this slip, cut at the limit as a right count is. */
function countedWith(slip: Slip, { raw, lines }: Score, rules: Ruleset): number {
  const forgotten = lines
    .filter(({ id }) => slip.without?.includes(id))
    .reduce((sum, line) => sum + line.value, 0)
  const added = (slip.with ?? []).reduce((sum, id) => sum + (priceOf(rules, id).value ?? 0), 0)
  return Math.min(Math.max(0, raw - forgotten + added), rules.limit ?? Number.POSITIVE_INFINITY)
}

function totals(slips: readonly Slip[], score: Score, rules: Ruleset): Choice[] {
  const choices: Choice[] = [{ value: score.total, right: true, slip: -1 }]
  const offered = (value: number) => choices.some((choice) => choice.value === value)
  slips.forEach((slip, place) => {
    const value = countedWith(slip, score, rules)
    if (!offered(value)) choices.push({ value, right: false, slip: place })
  })
  const limit = rules.limit ?? Number.POSITIVE_INFINITY
  for (let step = 1; choices.length < FEWEST && step <= FEWEST; step++)
    for (const value of [score.total + step])
      if (value <= limit && !offered(value)) choices.push({ value, right: false, slip: -1 })
  for (let value = score.total - 1; choices.length < FEWEST && value >= 0; value--)
    if (!offered(value)) choices.push({ value, right: false, slip: -1 })
  return choices.sort((a, b) => a.value - b.value)
}

/** The choices of a question, the right one among them (BLOCKS.md, Question). */
export const choicesOf = (
  kind: 'tai' | 'win',
  slips: readonly Slip[],
  score: Score,
  rules: Ruleset,
): readonly Choice[] => {
  if (kind === 'tai') return totals(slips, score, rules)
  const slip = slips.length > 0 ? 0 : -1
  return [1, 0].map((value) => {
    const right = (value === 1) === score.legal
    return { value, right, slip: right ? -1 : slip }
  })
}
