import { EAST, isBonus, type Kind, suitOf } from './tiles.ts'

export const MELD_TYPES = ['chow', 'pong', 'kong'] as const
export type MeldType = (typeof MELD_TYPES)[number]

/** A declared set. `tile` is its lowest kind; only a Kong may be concealed. */
export interface Meld {
  readonly type: MeldType
  readonly tile: Kind
  readonly concealed: boolean
}

/**
 * A hand as the notation writes it: `concealed` without the winning tile, kinds rising;
 * `melds` in the order given; `bonus` rising; `winning` null while nothing has been won.
 */
export interface Hand {
  readonly concealed: readonly Kind[]
  readonly melds: readonly Meld[]
  readonly bonus: readonly Kind[]
  readonly winning: Kind | null
}

export const EMPTY_HAND: Hand = { concealed: [], melds: [], bonus: [], winning: null }

/** The kinds of a declared set, three or four of them. */
export const meldTiles = ({ type, tile }: Meld): readonly Kind[] =>
  type === 'chow'
    ? [tile, tile + 1, tile + 2]
    : type === 'pong'
      ? [tile, tile, tile]
      : [tile, tile, tile, tile]

/** The declared set these kinds make, or null. A concealed set can only be a Kong. */
export function meldOf(kinds: readonly Kind[], concealed = false): Meld | null {
  const [a, b, c] = kinds.slice().sort((x, y) => x - y)
  if (kinds.some(isBonus)) return null
  if (kinds.every((k) => k === a)) {
    if (kinds.length === 4) return { type: 'kong', tile: a, concealed }
    return kinds.length === 3 && !concealed ? { type: 'pong', tile: a, concealed } : null
  }
  const chow = kinds.length === 3 && !concealed && a < EAST && b === a + 1 && c === a + 2
  return chow && suitOf(a) === suitOf(c) ? { type: 'chow', tile: a, concealed } : null
}

/** Tiles of the hand with each declared set taken as three: 13 when waiting, 14 when about to discard or won. */
export const handSize = (hand: Hand): number =>
  hand.concealed.length + 3 * hand.melds.length + (hand.winning === null ? 0 : 1)

/** Copies of each of the 46 kinds in the whole hand, winning tile and Kongs included. */
export function countKinds(hand: Hand, counts: number[] = new Array<number>(46).fill(0)): number[] {
  for (const kind of hand.concealed) counts[kind]++
  for (const meld of hand.melds) for (const kind of meldTiles(meld)) counts[kind]++
  for (const kind of hand.bonus) counts[kind]++
  if (hand.winning !== null) counts[hand.winning]++
  return counts
}
