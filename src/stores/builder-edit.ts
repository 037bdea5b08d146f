import {
  EMPTY_HAND,
  fillFields,
  type Hand,
  handSize,
  isBonus,
  type Kind,
  type Meld,
  meldOf,
  meldTiles,
  type Ruleset,
} from '../engine/index.ts'
import { FULL } from './builder-flowers.ts'
import { type Added, type BuilderState, copiesLeft, leanFields, roomIn, settled } from './builder-state.ts'

/** Where something stands in the hand. */
export type Place =
  | { readonly zone: 'concealed' | 'bonus'; readonly kind: Kind }
  | { readonly zone: 'winning' }
  | { readonly zone: 'meld'; readonly index: number }

/** Why an edit was not made; each has its sentence. */
export type Refusal = 'no-copy' | 'no-room' | 'no-set' | 'nothing-there'

export type Edit =
  | { readonly ok: true; readonly state: BuilderState; readonly added: Added | null }
  | { readonly ok: false; readonly refusal: Refusal }

const done = (state: BuilderState, rules: Ruleset, added: Added | null = null): Edit => ({
  ok: true,
  state: settled(added ? { ...state, trail: [...state.trail, added] } : state, rules),
  added,
})
const refused = (refusal: Refusal): Edit => ({ ok: false, refusal })

const rising = (kinds: readonly Kind[]) => kinds.slice().sort((a, b) => a - b)

/** The list without one tile of a kind, or null when there is none. */
function without(kinds: readonly Kind[], kind: Kind): Kind[] | null {
  const at = kinds.indexOf(kind)
  return at < 0 ? null : kinds.toSpliced(at, 1)
}

function withoutAll(kinds: readonly Kind[], gone: readonly Kind[]): Kind[] | null {
  let rest: Kind[] | null = kinds.slice()
  for (const kind of gone) if (rest) rest = without(rest, kind)
  return rest
}

/** Adds a tile where it belongs: a bonus tile beside the hand, the fourteenth as the tile won on. */
export function addTile(state: BuilderState, kind: Kind, rules: Ruleset): Edit {
  const { hand } = state
  if (copiesLeft(hand, rules)[kind] === 0) return refused('no-copy')
  if (isBonus(kind)) {
    const bonus = rising([...hand.bonus, kind])
    return done({ ...state, hand: { ...hand, bonus } }, rules, { what: 'bonus', kind })
  }
  const room = roomIn(hand)
  if (room <= 0) return refused('no-room')
  if (hand.winning === null && room === 1)
    return done({ ...state, hand: { ...hand, winning: kind } }, rules, { what: 'winning', kind })
  const concealed = rising([...hand.concealed, kind])
  return done({ ...state, hand: { ...hand, concealed } }, rules, { what: 'tile', kind })
}

/** Whether the concealed tiles hold a whole set, so that it can be laid down. */
export const holds = (hand: Hand, meld: Meld): boolean => withoutAll(hand.concealed, meldTiles(meld)) !== null

/** Declares a set from tiles of the hand. */
export function layDown(state: BuilderState, meld: Meld, rules: Ruleset): Edit {
  const { hand } = state
  const concealed = withoutAll(hand.concealed, meldTiles(meld))
  if (!concealed) return refused('no-set')
  const melds = [...hand.melds, meld]
  return done({ ...state, hand: { ...hand, concealed, melds } }, rules, { what: 'meld', meld })
}

/** The Chi whose lowest tile this is, or null where there is none. */
export const chowFrom = (low: Kind): Meld | null => (low < 0 ? null : meldOf([low, low + 1, low + 2]))

/** Every set with this tile in it that the concealed tiles could lay down. */
export function setsToLayDown(hand: Hand, kind: Kind): Meld[] {
  if (isBonus(kind)) return []
  const chows = [kind - 2, kind - 1, kind].map((low) => chowFrom(low))
  const four = [kind, kind, kind, kind]
  return [...chows, meldOf(four.slice(1)), meldOf(four, true), meldOf(four)].filter(
    (meld): meld is Meld => meld !== null && holds(hand, meld),
  )
}

const isSet = (meld: Meld): boolean => meldOf(meldTiles(meld), meld.concealed) !== null

/** Whether a set can be put in: new tiles, or tiles of the hand. */
export const canAddSet = (hand: Hand, meld: Meld, rules: Ruleset): boolean =>
  isSet(meld) && (fresh(hand, meld, rules) || holds(hand, meld))

function fresh(hand: Hand, meld: Meld, rules: Ruleset): boolean {
  if (roomIn(hand) < 3) return false
  const left = copiesLeft(hand, rules)
  return meldTiles(meld).every((kind, _, all) => left[kind] >= all.filter((other) => other === kind).length)
}

/** Declares a set: of new tiles while there is room and they exist, else of tiles of the hand. */
export function addSet(state: BuilderState, meld: Meld, rules: Ruleset): Edit {
  const { hand } = state
  if (!canAddSet(hand, meld, rules)) {
    const left = copiesLeft(hand, rules)
    return refused(meldTiles(meld).some((kind) => !left[kind]) ? 'no-copy' : 'no-room')
  }
  if (!fresh(hand, meld, rules)) return layDown(state, meld, rules)
  return done({ ...state, hand: { ...hand, melds: [...hand.melds, meld] } }, rules, { what: 'meld', meld })
}

/** Takes something out of the hand. */
export function removeAt(state: BuilderState, place: Place, rules: Ruleset): Edit {
  const { hand } = state
  const next = removed(hand, place)
  return next ? done({ ...state, hand: next }, rules) : refused('nothing-there')
}

function removed(hand: Hand, place: Place): Hand | null {
  switch (place.zone) {
    case 'winning':
      return hand.winning === null ? null : { ...hand, winning: null }
    case 'meld':
      return hand.melds[place.index] ? { ...hand, melds: hand.melds.toSpliced(place.index, 1) } : null
    default: {
      const rest = without(hand[place.zone], place.kind)
      return rest && { ...hand, [place.zone]: rest }
    }
  }
}

/** Whether a tile stands in the place of another when it is put there: a bonus tile and a tile of the hand never do. */
export const takesPlace = (hand: Hand, place: Place, kind: Kind): boolean =>
  isBonus(kind) === (place.zone === 'bonus' || (place.zone === 'winning' && isBonus(hand.winning ?? 0)))

/** Puts another tile in the place of one: the rest of the hand stays as it is. */
export function replaceAt(state: BuilderState, place: Place, kind: Kind, rules: Ruleset): Edit {
  const { hand } = state
  if (place.zone === 'meld') {
    const old = hand.melds[place.index]
    if (!old || !takesPlace(hand, place, kind)) return addTile(state, kind, rules)
    const meld = { ...old, tile: kind }
    const rest = { ...hand, melds: hand.melds.toSpliced(place.index, 1) }
    // of new tiles only: the rest of the hand stays as it is, so it lends none
    if (!isSet(meld) || !fresh(rest, meld, rules)) return refused('no-copy')
    return done({ ...state, hand: { ...hand, melds: hand.melds.with(place.index, meld) } }, rules)
  }
  if (!takesPlace(hand, place, kind)) return addTile(state, kind, rules)
  const rest = removed(hand, place)
  if (!rest) return refused('nothing-there')
  if (copiesLeft(rest, rules)[kind] === 0) return refused('no-copy')
  if (place.zone === 'winning')
    return done({ ...state, hand: { ...hand, winning: kind } }, rules, { what: 'winning', kind })
  const list = rising([...rest[place.zone], kind])
  const what = place.zone === 'bonus' ? 'bonus' : 'tile'
  return done({ ...state, hand: { ...rest, [place.zone]: list } }, rules, { what, kind })
}

/** Marks a concealed tile as the one won on; the one marked before goes back among the others. */
export function markWinning(state: BuilderState, kind: Kind, rules: Ruleset): Edit {
  const { hand } = state
  const concealed = without(hand.concealed, kind)
  if (!concealed) return refused('nothing-there')
  const old = hand.winning
  const next: Hand =
    old === null || isBonus(old)
      ? { ...hand, concealed, winning: kind, bonus: old === null ? hand.bonus : rising([...hand.bonus, old]) }
      : { ...hand, concealed: rising([...concealed, old]), winning: kind }
  const fields = state.fields.win === 'rob-eighth' ? { ...state.fields, win: undefined } : state.fields
  return done({ ...state, hand: next, fields }, rules)
}

/** Takes a declared set back into the hand. */
export function takeUp(state: BuilderState, index: number, rules: Ruleset): Edit {
  const { hand } = state
  const meld = hand.melds[index]
  if (!meld) return refused('nothing-there')
  const next: Hand = {
    ...hand,
    melds: hand.melds.toSpliced(index, 1),
    concealed: rising([...hand.concealed, ...meldTiles(meld)]),
  }
  if (handSize(next) > FULL) return refused('no-room')
  return done({ ...state, hand: next }, rules)
}

/** What a declared set can become by a tile more or less, or by being turned over. */
export function meldVariants(hand: Hand, index: number, rules: Ruleset): Meld[] {
  const meld = hand.melds[index]
  if (!meld || meld.type === 'chow') return []
  const { tile } = meld
  const all: Meld[] = [
    { type: 'pong', tile, concealed: false },
    { type: 'kong', tile, concealed: false },
    { type: 'kong', tile, concealed: true },
  ]
  const four = meld.type === 'kong' || copiesLeft(hand, rules)[tile] > 0
  return all.filter(
    (one) => !(one.type === meld.type && one.concealed === meld.concealed) && (one.type === 'pong' || four),
  )
}

export function changeMeld(state: BuilderState, index: number, meld: Meld, rules: Ruleset): Edit {
  const { hand } = state
  const fits = meldVariants(hand, index, rules).some(
    (one) => one.type === meld.type && one.concealed === meld.concealed,
  )
  if (!fits) return refused('no-copy')
  return done({ ...state, hand: { ...hand, melds: hand.melds.with(index, meld) } }, rules)
}

/** Takes back what was put in last; without a memory of it the winning tile, then from the end of the writing. */
export function takeBack(state: BuilderState, rules: Ruleset): Edit {
  const { hand } = state
  const trail = state.trail.slice()
  for (let last = trail.pop(); last; last = trail.pop()) {
    const next = undone(hand, last)
    if (next) return done({ ...state, hand: next, trail }, rules)
  }
  const place: Place | null =
    hand.winning !== null
      ? { zone: 'winning' }
      : hand.bonus.length > 0
        ? { zone: 'bonus', kind: hand.bonus.at(-1)! }
        : hand.melds.length > 0
          ? { zone: 'meld', index: hand.melds.length - 1 }
          : hand.concealed.length > 0
            ? { zone: 'concealed', kind: hand.concealed.at(-1)! }
            : null
  return place ? removeAt({ ...state, trail: [] }, place, rules) : refused('nothing-there')
}

/** The hand without something that was added, wherever it stands now; null when it is gone already. */
function undone(hand: Hand, added: Added): Hand | null {
  if (added.what === 'meld') {
    const index = hand.melds.findLastIndex(
      (meld) => meld.type === added.meld.type && meld.tile === added.meld.tile,
    )
    return index < 0 ? null : removed(hand, { zone: 'meld', index })
  }
  const { kind } = added
  if (added.what === 'bonus')
    return (
      removed(hand, { zone: 'bonus', kind }) ?? (hand.winning === kind ? { ...hand, winning: null } : null)
    )
  if (added.what === 'winning' && hand.winning === kind) return removed(hand, { zone: 'winning' })
  return (
    removed(hand, { zone: 'concealed', kind }) ??
    (hand.winning === kind ? removed(hand, { zone: 'winning' }) : null)
  )
}

/** Puts in a whole hand, as typed. */
export const setHand = (state: BuilderState, hand: Hand, rules: Ruleset): Edit =>
  done({ ...state, hand, trail: [] }, rules)

/** An empty hand at the same seat in the same round. */
export const clearHand = (state: BuilderState, rules: Ruleset): Edit =>
  done(
    {
      ...state,
      hand: EMPTY_HAND,
      fields: leanFields({ seat: fillFields(state.fields).seat, round: fillFields(state.fields).round }),
      trail: [],
    },
    rules,
  )
