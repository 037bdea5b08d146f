import { type Part, suitShape } from './decompose.ts'
import { bits, type Facts, FLOWERS_AND_SEASONS } from './facts.ts'
import type { Hand, Meld } from './hand.ts'
import type { Reading } from './reading.ts'
import type { Ruleset } from './rules/ruleset.ts'
import { codes, counts, isOrphans, isSevenPairs, orphanTiles, pairKinds } from './tally.ts'
import { EAST, FIRST_DRAGON, type Kind, NORMAL_KINDS } from './tiles.ts'

/** A reading with what the patterns ask of it. */
export interface Candidate {
  readonly reading: Reading
  readonly chows: number
  readonly pongs: number
  readonly winds: number
  readonly dragons: number
  readonly eye: Kind
}

const withoutSets = (reading: Reading): Candidate => ({
  reading,
  chows: 0,
  pongs: 0,
  winds: 0,
  dragons: 0,
  eye: -1,
})

/** Every reading of the hand last tallied, none when it is not complete. Counts the declared sets into `facts`. */
export function candidates(hand: Hand, facts: Facts, rules: Ruleset): Candidate[] {
  const found: Candidate[] = []
  if (hand.winning === null || hand.winning >= NORMAL_KINDS) return found
  const { melds } = hand
  const declared = meldMasks(melds, facts)
  const needed = 4 - melds.length
  const honours = suitShape(3, codes[3]).parts
  const suo = suitShape(2, codes[2]).parts
  const tong = suitShape(1, codes[1]).parts
  for (const a of suitShape(0, codes[0]).parts)
    for (const b of tong)
      for (const c of suo)
        for (const d of honours) {
          // a missing Eye is -1, so the sum tells that exactly one part has one
          const eye = a.eye + b.eye + c.eye + d.eye + 3
          const eyes = +(a.eye >= 0) + +(b.eye >= 0) + +(c.eye >= 0) + +(d.eye >= 0)
          const chows = a.chows + b.chows + c.chows
          const pongs = a.pongs + b.pongs + c.pongs + d.pongs
          if (eyes !== 1 || chows + pongs !== needed) continue
          found.push({
            reading: { shape: 'sets', sets: joined(a, b, c, d), melds, eye },
            chows: chows + declared.chows,
            pongs: pongs + melds.length - declared.chows,
            winds: declared.winds | (d.pongRanks & 15),
            dragons: declared.dragons | (d.pongRanks >> 4),
            eye,
          })
        }
  if (rules.sevenPairs && isSevenPairs(hand))
    found.push(withoutSets({ shape: 'seven-pairs', pairs: pairKinds() }))
  if (isOrphans(hand)) found.push(withoutSets({ shape: 'thirteen-orphans', tiles: orphanTiles() }))
  return found
}

/** The sets of four parts in one list; most parts are empty, so nothing is copied without need. */
function joined(a: Part, b: Part, c: Part, d: Part): readonly Meld[] {
  let sets = a.sets
  for (const part of [b, c, d])
    if (part.sets.length > 0) sets = sets.length === 0 ? part.sets : sets.concat(part.sets)
  return sets
}

/** Winds or dragons of which the hand has a set, as a mask from `first`. */
function setsHeld(first: Kind, kinds: number): number {
  let mask = 0
  for (let i = 0; i < kinds; i++) if (counts[first + i] >= 3) mask |= 1 << i
  return mask
}

/**
 * A hand that wins with the rest of it unfinished: the third dragon set or fourth wind set (SG-C2), or all
 * eight flowers and seasons (SG-C3). Sets the masks that the limit patterns read.
 */
export function winsUnfinished(hand: Hand, facts: Facts, { conditions }: Ruleset): boolean {
  facts.shape = 'unfinished'
  facts.dragonSets = 0
  facts.windSets = 0
  let wins = false
  if (conditions.honourAutoWin && (facts.selfDrawn || facts.by === 'discard')) {
    const dragons = setsHeld(FIRST_DRAGON, 3)
    const winds = setsHeld(EAST, 4)
    // a discard wins only by making the set as a Pong; a set already in hand wins on one's own turn
    const made = (first: Kind, kinds: number) =>
      facts.selfDrawn ||
      (facts.winning >= first && facts.winning < first + kinds && counts[facts.winning] === 3)
    if (dragons === 7 && made(FIRST_DRAGON, 3)) {
      facts.dragonSets = dragons
      wins = true
    }
    if (winds === 15 && made(EAST, 4)) {
      facts.windSets = winds
      wins = true
    }
  }
  const flowers = bits(facts.bonus & FLOWERS_AND_SEASONS) === 8
  if (conditions.eightFlowersWin && flowers && (facts.selfDrawn || facts.by === 'rob-eighth')) wins = true
  return wins && hand.melds.length <= 4
}

/** Makes the facts those of one reading. */
export function setReading(facts: Facts, candidate: Candidate): void {
  facts.shape = candidate.reading.shape
  facts.chows = candidate.chows
  facts.pongs = candidate.pongs
  facts.windSets = candidate.winds
  facts.dragonSets = candidate.dragons
  facts.eye = candidate.eye
}

function meldMasks(melds: readonly Meld[], facts: Facts): { chows: number; winds: number; dragons: number } {
  let chows = 0
  let winds = 0
  let dragons = 0
  for (const meld of melds) {
    if (meld.type === 'chow') chows++
    else {
      if (meld.type === 'kong') {
        facts.kongs++
        if (meld.concealed) facts.concealedKongs++
      }
      if (meld.tile >= FIRST_DRAGON) dragons |= 1 << (meld.tile - FIRST_DRAGON)
      else if (meld.tile >= EAST) winds |= 1 << (meld.tile - EAST)
    }
    if (!meld.concealed) facts.exposed++
  }
  return { chows, winds, dragons }
}
