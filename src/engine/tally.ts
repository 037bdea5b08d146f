import { RANK_WEIGHT } from './decompose.ts'
import type { Hand } from './hand.ts'
import { EAST, GREEN, type Kind, NORMAL_KINDS } from './tiles.ts'
import { suitCodes } from './waits.ts'

// Kinds by class, so that one pass over the counts finds what the hand is made of.
export const CLASS_TERMINAL = 1
export const CLASS_SIMPLE = 2
export const CLASS_NOT_GREEN = 4
export const CLASS_HONOUR = 8
export const KIND_CLASS = Uint8Array.from({ length: NORMAL_KINDS }, (_, kind) => {
  if (kind >= EAST) return CLASS_HONOUR | (kind === GREEN ? 0 : CLASS_NOT_GREEN)
  const rank = kind % 9
  const green = kind >= 18 && [1, 2, 3, 5, 7].includes(rank)
  return (rank === 0 || rank === 8 ? CLASS_TERMINAL : CLASS_SIMPLE) | (green ? 0 : CLASS_NOT_GREEN)
})

export const ORPHANS: readonly Kind[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

/** Scratch of the hand last tallied; nothing in it outlives the call that tallied it. */
export const counts = new Uint8Array(NORMAL_KINDS)
export const codes = [0, 0, 0, 0]

/** Counts every tile of the hand (declared sets and winning tile too) and codes its concealed suits, winning tile included. */
export function tally(hand: Hand): void {
  counts.fill(0)
  suitCodes(hand.concealed, codes)
  for (const kind of hand.concealed) counts[kind]++
  const winning = hand.winning ?? NORMAL_KINDS
  if (winning < NORMAL_KINDS) {
    counts[winning]++
    const suit = (winning / 9) | 0
    codes[suit] += RANK_WEIGHT[winning - suit * 9]
  }
  for (const { type, tile } of hand.melds) {
    if (type === 'chow') {
      counts[tile]++
      counts[tile + 1]++
      counts[tile + 2]++
    } else counts[tile] += type === 'kong' ? 4 : 3
  }
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
