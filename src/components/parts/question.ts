import {
  causesOf,
  type Fault,
  type Kind,
  type Line,
  type Meld,
  parseHand,
  type Result,
  type Ruleset,
  scoreHand,
  setsOf,
  situationOf,
  type WinFields,
} from '../../engine/index.ts'

/** A row that counts, with the tiles that make it count. */
export interface Reason extends Line {
  readonly sets: readonly Meld[]
  readonly bonus: readonly Kind[]
}

/** "How many tai?" about a hand: what may be chosen, what is right, and why. Plain data, so that it can be a prop. */
export interface Question {
  readonly choices: readonly number[]
  readonly total: number
  readonly limit: boolean
  readonly reasons: readonly Reason[]
}

const CHOICES = 4

/** Totals in a row around the right one, none above the limit or below zero. */
function choicesAround(total: number, limit: number | null): number[] {
  const last = Math.max(CHOICES - 1, Math.min(total + 1, limit ?? total + 1))
  return Array.from({ length: CHOICES }, (_, i) => last - CHOICES + 1 + i)
}

/** The question about a hand under a table's rules; faults are those of the notation and the situation. */
export function questionOf(
  text: string,
  fields: Partial<WinFields>,
  rules: Ruleset,
): Result<Question, Fault> {
  const hand = parseHand(text)
  if (!hand.ok) return hand
  const situation = situationOf(fields, hand.value, rules)
  if (!situation.ok) return situation
  const score = scoreHand(hand.value, situation.value, rules)
  const sets = setsOf(score.reading, hand.value)
  const reasons = score.lines.map((line): Reason => {
    const causes = causesOf(line.id, score.reading, hand.value, situation.value)
    return { ...line, sets: causes.sets.map((at) => sets[at]), bonus: causes.bonus }
  })
  const { total, limit } = score
  return { ok: true, value: { choices: choicesAround(total, rules.limit), total, limit, reasons } }
}
