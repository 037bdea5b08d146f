import { type Hand, isBonus, type Kind, type Meld, type Ruleset } from '../../../engine/index.ts'
import {
  addSet,
  addTile,
  canAddSet,
  changeMeld,
  type Edit,
  type Place,
  removeAt,
  replaceAt,
} from '../../../stores/builder-edit.ts'
import { type BuilderState, copiesLeft, EMPTY_STATE } from '../../../stores/builder-state.ts'
import { type LiabilityState, WINS } from '../../../stores/liability-state.ts'
import type { Spot } from '../../parts/bao/Scene.tsx'
import { type Mode, setOfKey } from '../../parts/builder/keys.ts'

/** What a key puts in: the tile in question, a set on the table, a tile of the hand. */
export const PUTS = ['tile', 'pong', 'kong', 'kongConcealed', 'chow', 'hand'] as const
export type Put = (typeof PUTS)[number]

/** The hand as far as it lies open for the act: before a win nobody sees the concealed tiles, and they take no room. */
const openHand = ({ hand, act }: LiabilityState): Hand =>
  WINS.includes(act) ? hand : { ...hand, concealed: [] }

const bench = (hand: Hand): BuilderState => ({ ...EMPTY_STATE, hand })

/** The state after an edit of the hand, or null when there is no room or no copy left. */
function edited(state: LiabilityState, make: (bench: BuilderState) => Edit): LiabilityState | null {
  const edit = make(bench(openHand(state)))
  if (!edit.ok) return null
  const { hand } = edit.state
  return { ...state, hand: WINS.includes(state.act) ? hand : { ...hand, concealed: state.hand.concealed } }
}

const placeOf = (spot: Spot): Place =>
  spot.zone === 'concealed' ? { zone: spot.zone, kind: spot.kind } : spot

export const removeSpot = (state: LiabilityState, spot: Spot, rules: Ruleset) =>
  edited(state, (b) => removeAt(b, placeOf(spot), rules))

export const replaceSpot = (state: LiabilityState, spot: Spot, kind: Kind, rules: Ruleset) =>
  edited(state, (b) => replaceAt(b, placeOf(spot), kind, rules))

export const changeSet = (state: LiabilityState, index: number, to: Meld, rules: Ruleset) =>
  edited(state, (b) => changeMeld(b, index, to, rules))

/** The tile in question: chosen anew, whatever else stands there. */
function withTile(state: LiabilityState, kind: Kind, rules: Ruleset): LiabilityState | null {
  if (state.hand.winning === kind) return state
  if (copiesLeft(openHand(state), rules)[kind] === 0) return null
  return { ...state, hand: { ...state.hand, winning: kind } }
}

/** A tile of the hand; the tile in question is never one of them. */
function withConcealed(state: LiabilityState, kind: Kind, rules: Ruleset): LiabilityState | null {
  const { winning } = state.hand
  if (winning === null) return null
  return edited(state, (b) => addTile(b, kind, rules))
}

/** Puts in what a key stands for, or null when it cannot. */
export function putIn(state: LiabilityState, put: Put, kind: Kind, rules: Ruleset): LiabilityState | null {
  // bonus tiles are in no set and are never fed: their keys lay them down whatever else is chosen
  if (isBonus(kind)) return edited(state, (b) => addTile(b, kind, rules))
  if (put === 'tile') return withTile(state, kind, rules)
  if (put === 'hand') return withConcealed(state, kind, rules)
  const set = setOfKey(put as Mode, kind)
  return set && edited(state, (b) => addSet(b, set, rules))
}

/** Whether a key can put something in now. */
export function able(state: LiabilityState, put: Put, kind: Kind, rules: Ruleset): boolean {
  if (put === 'tile' || put === 'hand' || isBonus(kind)) return copiesLeft(openHand(state), rules)[kind] > 0
  const set = setOfKey(put as Mode, kind)
  return set !== null && canAddSet(openHand(state), set, rules)
}

export const leftOf = (state: LiabilityState, rules: Ruleset): number[] => copiesLeft(openHand(state), rules)
