import {
  type Hand,
  type OPENINGS,
  type PatternId,
  possibleChoices,
  priceOf,
  type Ruleset,
  WIN_WAYS,
  type WinFields,
} from '../engine/index.ts'
import type { Edit } from './builder-edit.ts'
import { isRobbed, robEighth, shownAgain, wayOfFlowers } from './builder-flowers.ts'
import { type BuilderState, settled } from './builder-state.ts'

/** What a form offers for each field of how a hand was won. */
export type Offers = { readonly [F in 'win' | 'draw' | 'last' | 'opening' | 'from']: readonly WinFields[F][] }

/** The flowers put in by the reader, latest last. */
const latestFlowers = ({ trail }: BuilderState) =>
  trail.flatMap((added) => (added.what === 'bonus' ? [added.kind] : []))

const robbedFrom = (state: BuilderState, rules: Ruleset): Hand | null =>
  robEighth(state.hand, state.fields.seat ?? 'east', rules, latestFlowers(state))

/**
 * The values that can be chosen, each without a contradiction once it is (`setField`), and among them the one in
 * force. All eight flowers were drawn or the last was robbed (SG-C3); seven can be made eight by robbing. An opening
 * that this table does not pay is left out.
 */
export function offersFor(state: BuilderState, rules: Ruleset): Offers {
  const can = possibleChoices(state.fields, state.hand, rules)
  const byFlowers = wayOfFlowers(state.hand, rules)
  const ways = byFlowers === null ? can.win : (['self-draw'] as const)
  const rob = robbedFrom(state, rules) !== null
  const played = (opening: (typeof OPENINGS)[number]) =>
    priceOf(rules, `${opening}-hand` satisfies PatternId).value !== null
  return {
    ...can,
    win: WIN_WAYS.filter((win) => (win === 'rob-eighth' ? rob : ways.includes(win))),
    opening: can.opening.filter((one) => one === null || played(one) || one === state.fields.opening),
  }
}

/** Sets one field of how the hand was won; fields that clash with it fall back. */
export function setField<F extends keyof WinFields>(
  state: BuilderState,
  field: F,
  value: WinFields[F],
  rules: Ruleset,
): Edit {
  let { hand } = state
  if (field === 'win') {
    if (value === 'rob-eighth') hand = robbedFrom(state, rules) ?? hand
    // drawn, the robbed flower is the reader's own; otherwise the hand was not won by it
    else if (value === 'self-draw') hand = shownAgain(hand)
    else if (isRobbed(hand)) hand = { ...hand, winning: null }
  }
  const fields: Partial<WinFields> = { ...state.fields, [field]: value }
  return { ok: true, state: settled({ ...state, hand, fields }, rules, field), added: null }
}
