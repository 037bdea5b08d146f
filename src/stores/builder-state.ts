import {
  COPIES,
  countKinds,
  EMPTY_HAND,
  fillFields,
  type Hand,
  handSize,
  isBonus,
  type Kind,
  kindsOf,
  type Meld,
  type Ruleset,
  type RuleValues,
  situationOf,
  type TableId,
  type WinFields,
} from '../engine/index.ts'
import { FULL, isRobbed, mayStayRobbed, shownAgain, wayOfFlowers } from './builder-flowers.ts'

/** Something put into a hand, so that the last thing can be taken back. */
export type Added =
  | { readonly what: 'tile' | 'bonus' | 'winning'; readonly kind: Kind }
  | { readonly what: 'meld'; readonly meld: Meld }

/** A table and its house rules that a link or an example names. */
export interface Pinned {
  readonly table: TableId
  readonly values: RuleValues
}

/** A hand being built: any hand at all, finished or not. */
export interface BuilderState {
  readonly hand: Hand
  /** How it was won: only the fields that differ from their defaults (interface.md, score). */
  readonly fields: Partial<WinFields>
  /** The rules it is shown under; null follows the reader's house rules. */
  readonly pinned: Pinned | null
  /** What was put in, latest last; not part of a link. */
  readonly trail: readonly Added[]
}

export const EMPTY_STATE: BuilderState = { hand: EMPTY_HAND, fields: {}, pinned: null, trail: [] }

/** Copies of a kind that are not in the hand yet; 0 for a kind the table does not play with. */
export function copiesLeft(hand: Hand, rules: Ruleset): number[] {
  const counts = countKinds(hand)
  const played = kindsOf(rules)
  return counts.map((n, kind) => (played(kind) ? Math.max(0, (isBonus(kind) ? 1 : COPIES) - n) : 0))
}

/** Tiles that still go in. Less than zero: so many too many. */
export const roomIn = (hand: Hand): number => FULL - handSize(hand)

/** The fields that say something: those that differ from what an empty form would hold. */
export function leanFields(fields: Partial<WinFields>): Partial<WinFields> {
  const { seat, opening } = fields
  const plain = fillFields({ seat, opening })
  const full = fillFields(fields)
  const lean: Record<string, unknown> = {}
  if (full.seat !== 'east') lean.seat = full.seat
  if (full.round !== 'east') lean.round = full.round
  if (full.win !== 'discard') lean.win = full.win
  if (full.draw !== 'wall') lean.draw = full.draw
  // with a robbed tile it means nothing
  if (full.last && !full.win.startsWith('rob')) lean.last = true
  if (full.opening !== null) lean.opening = full.opening
  if (full.win !== 'self-draw' && full.from !== plain.from) lean.from = full.from
  return lean
}

const LOOSE = ['opening', 'last', 'draw', 'from', 'win'] as const

/** Every choice of loose fields, fewest first. */
const SUBSETS: readonly (readonly (typeof LOOSE)[number][])[] = Array.from(
  { length: 1 << LOOSE.length },
  (_, bits) => LOOSE.filter((_field, i) => bits & (1 << i)),
).sort((a, b) => a.length - b.length)

/**
 * The nearest fields without a contradiction: as few as possible fall back to their defaults, `keep` only
 * when nothing else helps. Null when no fields fit the hand (a bonus tile stands as the winning tile).
 */
export function fitFields(
  fields: Partial<WinFields>,
  hand: Hand,
  rules: Ruleset,
  keep?: keyof WinFields,
): Partial<WinFields> | null {
  const tries = [...SUBSETS].sort(
    (a, b) => Number(a.includes(keep as never)) - Number(b.includes(keep as never)) || a.length - b.length,
  )
  for (const dropped of tries) {
    const left = { ...fields }
    for (const field of dropped) delete left[field]
    if (situationOf(left, hand, rules).ok) return leanFields(left)
  }
  return null
}

/** The state at another table: bonus tiles that it does not play with are taken out, and the fields settle. */
export function movedTo(state: BuilderState, rules: Ruleset): BuilderState {
  const played = kindsOf(rules)
  const { hand } = state
  return settled({ ...state, hand: { ...hand, bonus: hand.bonus.filter(played) } }, rules)
}

/**
 * Puts right what an edit has made impossible: a bonus tile that cannot be the one won on stands with the others,
 * a hand with all eight flowers was won by the only way its tiles leave (SG-C3), and fields that clash with the
 * hand fall back. The tiles stay.
 */
export function settled(state: BuilderState, rules: Ruleset, keep?: keyof WinFields): BuilderState {
  const hand = isRobbed(state.hand) && !mayStayRobbed(state.hand, rules) ? shownAgain(state.hand) : state.hand
  const win = wayOfFlowers(hand, rules)
  const fields = fitFields(win ? { ...state.fields, win } : state.fields, hand, rules, win ? 'win' : keep)
  const fit = fields ?? leanFields({ seat: state.fields.seat, round: state.fields.round })
  return hand === state.hand && sameFields(fit, state.fields) ? state : { ...state, hand, fields: fit }
}

function sameFields(a: Partial<WinFields>, b: Partial<WinFields>): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof WinFields)[]
  return names.every((name) => Object.hasOwn(a, name) === Object.hasOwn(b, name) && a[name] === b[name])
}
