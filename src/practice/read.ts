import {
  checkSize,
  fillFields,
  type Hand,
  kindsOf,
  parseHand,
  type Ruleset,
  type Score,
  type Situation,
  scoreHand,
  situationOf,
} from '../engine/index.ts'
import type { Asked } from './kinds.ts'

/** A question's hand, read and scored. */
export interface Scored {
  readonly hand: Hand
  readonly situation: Situation
  readonly score: Score
}

/** The hand of a question, or null when this table cannot have it. */
export function handOfAsked({ hand }: Asked, rules: Ruleset): Hand | null {
  const read = parseHand(hand, kindsOf(rules))
  return read.ok ? read.value : null
}

/** A hand with what won it, scored; null when the rules in force do not let it be won so. */
export function scored(asked: Asked, rules: Ruleset): Scored | null {
  const hand = handOfAsked(asked, rules)
  if (hand === null || hand.winning === null || !checkSize(hand, asked.fields, rules).ok) return null
  const situation = situationOf(fillFields(asked.fields), hand, rules)
  if (!situation.ok) return null
  return { hand, situation: situation.value, score: scoreHand(hand, situation.value, rules) }
}
