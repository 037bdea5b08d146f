import { RANK_WEIGHT, type SuitShape, withWaits } from './decompose.ts'
import { countKinds, type Hand } from './hand.ts'
import { COPIES, type Kind, NORMAL_KINDS } from './tiles.ts'

/** Codes of the four suits (base 5) for a list of concealed tiles. */
export function suitCodes(kinds: readonly Kind[], codes: number[] = [0, 0, 0, 0]): number[] {
  codes[0] = codes[1] = codes[2] = codes[3] = 0
  for (const kind of kinds) {
    const suit = (kind / 9) | 0
    codes[suit] += RANK_WEIGHT[kind - suit * 9]
  }
  return codes
}

const brokenSuit = (shape: SuitShape): number => (shape.eyed || shape.whole ? 0 : 1)

/** Ranks of one suit that complete the hand: the other suits are whole, with the Eye among them or without. */
function waitsIn(shape: SuitShape, broken: number, eyes: number): number {
  if (broken - brokenSuit(shape) > 0) return 0
  const othersEyes = eyes - +shape.eyed
  return othersEyes === 0 ? shape.waitEyed : othersEyes === 1 ? shape.waitWhole : 0
}

/**
 * Kinds that complete four sets and an Eye, as a nine-bit mask for each suit, over all readings (SG-E7).
 * A kind of which the concealed tiles hold all four is left out; those held in declared sets are the caller's.
 */
export function waitMasks(codes: readonly number[], masks: number[] = [0, 0, 0, 0]): number[] {
  const [m, p, s, z] = [
    withWaits(0, codes[0]),
    withWaits(1, codes[1]),
    withWaits(2, codes[2]),
    withWaits(3, codes[3]),
  ]
  const broken = brokenSuit(m) + brokenSuit(p) + brokenSuit(s) + brokenSuit(z)
  const eyes = +m.eyed + +p.eyed + +s.eyed + +z.eyed
  masks[0] = waitsIn(m, broken, eyes)
  masks[1] = waitsIn(p, broken, eyes)
  masks[2] = waitsIn(s, broken, eyes)
  masks[3] = waitsIn(z, broken, eyes)
  return masks
}

/**
 * The kinds a hand waits for by the wait rule of SG-E7: they would complete four sets and an Eye, and the
 * hand does not itself hold all four of them. The concealed tiles are those before the winning tile.
 */
export function waitKinds(hand: Hand): Kind[] {
  const held = countKinds({ ...hand, winning: null })
  const masks = waitMasks(suitCodes(hand.concealed))
  const kinds: Kind[] = []
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    const suit = (kind / 9) | 0
    if (masks[suit] & (1 << (kind - suit * 9)) && held[kind] < COPIES) kinds.push(kind)
  }
  return kinds
}
