import {
  type Hand,
  isAnimal,
  isBonus,
  type Kind,
  NORMAL_KINDS,
  type Ruleset,
  type WinFields,
  type WinWay,
} from '../engine/index.ts'
import type { Edit } from './builder-edit.ts'
import { type BuilderState, copiesLeft, settled } from './builder-state.ts'

/** Robbing the eighth flower (SG-C3): the missing one becomes the tile won on, and an own last tile was not drawn. */
function robEighth(hand: Hand, rules: Ruleset): Hand | null {
  const left = copiesLeft(hand, rules)
  const missing: Kind[] = []
  for (let kind = NORMAL_KINDS; kind < left.length; kind++)
    if (left[kind] > 0 && !isAnimal(kind)) missing.push(kind)
  return missing.length === 1 ? { ...hand, winning: missing[0] } : null
}

/** Ways to win that a hand could have been won by, robbing the eighth flower among them. */
export const couldRobEighth = (hand: Hand, rules: Ruleset): boolean =>
  rules.conditions.eighthFlower !== null && (hand.winning === null || !isBonus(hand.winning))
    ? robEighth(hand, rules) !== null
    : false

/** Sets one field of how the hand was won; fields that clash with it fall back. */
export function setField<F extends keyof WinFields>(
  state: BuilderState,
  field: F,
  value: WinFields[F],
  rules: Ruleset,
): Edit {
  let { hand } = state
  if (field === 'win') {
    const robbed = hand.winning !== null && isBonus(hand.winning)
    if ((value as WinWay) === 'rob-eighth' && !robbed) hand = robEighth(hand, rules) ?? hand
    if ((value as WinWay) !== 'rob-eighth' && robbed) hand = { ...hand, winning: null }
  }
  const fields: Partial<WinFields> = { ...state.fields, [field]: value }
  const next = settled({ ...state, hand, fields }, rules, field)
  return { ok: true, state: next, added: null }
}
