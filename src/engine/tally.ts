import { kindClass, RANK_WEIGHT, type SuitShape, suitShape } from './decompose.ts'
import type { Hand } from './hand.ts'
import { EAST, type Kind, NORMAL_KINDS } from './tiles.ts'
import { suitCodes } from './waits.ts'

export const ORPHANS: readonly Kind[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

/** Scratch of the hand last tallied; nothing in it outlives the call that tallied it. */
export const counts = new Uint8Array(NORMAL_KINDS)
/** Shapes of the concealed suits, winning tile included. */
export const shapes: SuitShape[] = [0, 1, 2, 3].map((suit) => suitShape(suit, 0))
/** Base-5 codes of the same. */
export const codes = [0, 0, 0, 0]

const CLASSES: readonly number[] = Array.from({ length: NORMAL_KINDS }, (_, kind) => kindClass(kind))

/** Counts every tile of the hand, declared sets and winning tile too, into `counts`; returns its class bits and suits. */
export function tally(hand: Hand): { classes: number; suits: number } {
  const { concealed, melds } = hand
  counts.fill(0)
  suitCodes(concealed, codes)
  for (let i = 0; i < concealed.length; i++) counts[concealed[i]]++
  const winning = hand.winning ?? NORMAL_KINDS
  if (winning < NORMAL_KINDS) {
    counts[winning]++
    const suit = (winning / 9) | 0
    codes[suit] += RANK_WEIGHT[winning - suit * 9]
  }
  let classes = 0
  let suits = 0
  for (let suit = 0; suit < 4; suit++) {
    shapes[suit] = suitShape(suit, codes[suit])
    classes |= shapes[suit].classes
    if (suit < 3 && codes[suit] !== 0) suits |= 1 << suit
  }
  for (let i = 0; i < melds.length; i++) {
    const { type, tile } = melds[i]
    classes |= CLASSES[tile]
    if (type === 'chow') {
      counts[tile]++
      counts[tile + 1]++
      counts[tile + 2]++
      classes |= CLASSES[tile + 1] | CLASSES[tile + 2]
    } else counts[tile] += type === 'kong' ? 4 : 3
    if (tile < EAST) suits |= 1 << ((tile / 9) | 0)
  }
  return { classes, suits }
}

/** 1112345678999 of the one suit there is, and one more of it. */
export function gatesOf(suits: number): boolean {
  if (suits !== 1 && suits !== 2 && suits !== 4) return false
  const first = suits === 1 ? 0 : suits === 2 ? 9 : 18
  if (counts[first] < 3 || counts[first + 8] < 3) return false
  for (let kind = first + 1; kind < first + 8; kind++) if (counts[kind] === 0) return false
  return true
}

export function isOrphans(hand: Hand): boolean {
  if (hand.melds.length > 0) return false
  let extra = 0
  for (const kind of ORPHANS) {
    if (counts[kind] === 0) return false
    extra += counts[kind] - 1
  }
  return extra === 1 && hand.concealed.length === 13
}

export function isSevenPairs(hand: Hand): boolean {
  if (hand.melds.length > 0 || hand.concealed.length !== 13) return false
  for (let kind = 0; kind < NORMAL_KINDS; kind++) if (counts[kind] !== 0 && counts[kind] !== 2) return false
  return true
}

export const orphanTiles = (): Kind[] => ORPHANS.flatMap((kind) => new Array<Kind>(counts[kind]).fill(kind))
export const pairKinds = (): Kind[] => Array.from(counts.keys()).filter((kind) => counts[kind] === 2)
