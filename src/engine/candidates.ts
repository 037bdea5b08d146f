import type { Part } from './decompose.ts'
import { bits, type Facts, FLOWERS_AND_SEASONS } from './facts.ts'
import { type Hand, handSize, type Meld } from './hand.ts'
import type { Reading } from './reading.ts'
import type { Ruleset } from './rules/ruleset.ts'
import { counts, isOrphans, isSevenPairs, orphanTiles, pairKinds, shapes } from './tally.ts'
import { EAST, FIRST_DRAGON, type Kind, NORMAL_KINDS } from './tiles.ts'

/** Called with each reading while `facts` tell of it. */
export type Visit = (reading: Reading) => void

/** Tiles of four sets and an Eye, a Kong counted as three. */
const WHOLE = 14

/** Visits every reading of the hand last tallied; none when it is not complete (SG-C1, HK-C). */
export function visitReadings(hand: Hand, facts: Facts, rules: Ruleset, visit: Visit): void {
  if (hand.winning === null || hand.winning >= NORMAL_KINDS) return
  const [m, p, s, z] = shapes
  const eyes = +m.eyed + +p.eyed + +s.eyed + +z.eyed
  const complete = (m.whole || m.eyed) && (p.whole || p.eyed) && (s.whole || s.eyed) && (z.whole || z.eyed)
  // fewer tiles can be whole sets and an Eye too, and are no complete hand (SG-C1)
  if (eyes === 1 && complete && handSize(hand) === WHOLE) visitSets(hand, facts, visit)
  facts.chows = facts.pongs = facts.windSets = facts.dragonSets = 0
  facts.eye = -1
  if (rules.sevenPairs && isSevenPairs(hand)) {
    facts.shape = 'seven-pairs'
    visit({ shape: 'seven-pairs', pairs: pairKinds() })
  }
  if (!facts.simples && isOrphans(hand)) {
    facts.shape = 'thirteen-orphans'
    visit({ shape: 'thirteen-orphans', tiles: orphanTiles() })
  }
}

/** The readings as four sets and an Eye: every way to cut each suit with every way to cut the others. */
function visitSets(hand: Hand, facts: Facts, visit: Visit): void {
  const { melds } = hand
  let chowMelds = 0
  let honourMelds = 0
  for (let i = 0; i < melds.length; i++) {
    if (melds[i].type === 'chow') chowMelds++
    else if (melds[i].tile >= EAST) honourMelds |= 1 << (melds[i].tile - EAST)
  }
  const [m, p, s, z] = shapes
  for (const a of m.parts)
    for (const b of p.parts)
      for (const c of s.parts)
        for (const d of z.parts) {
          const honours = honourMelds | d.pongRanks
          facts.shape = 'sets'
          facts.chows = chowMelds + a.chows + b.chows + c.chows
          facts.pongs = 4 - facts.chows
          facts.windSets = honours & 15
          facts.dragonSets = honours >> 4
          // a suit without the Eye says -1, and three of the four do
          facts.eye = a.eye + b.eye + c.eye + d.eye + 3
          visit({ shape: 'sets', sets: joined(a, b, c, d), melds, eye: facts.eye })
        }
}

/** The sets of four parts in one list; of a one-suit hand its own list. */
function joined(a: Part, b: Part, c: Part, d: Part): readonly Meld[] {
  const size = a.sets.length + b.sets.length + c.sets.length + d.sets.length
  if (a.sets.length === size) return a.sets
  if (b.sets.length === size) return b.sets
  if (c.sets.length === size) return c.sets
  const sets: Meld[] = []
  for (let i = 0; i < a.sets.length; i++) sets.push(a.sets[i])
  for (let i = 0; i < b.sets.length; i++) sets.push(b.sets[i])
  for (let i = 0; i < c.sets.length; i++) sets.push(c.sets[i])
  for (let i = 0; i < d.sets.length; i++) sets.push(d.sets[i])
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
export function winsUnfinished(facts: Facts, { conditions }: Ruleset): boolean {
  facts.shape = 'unfinished'
  facts.chows = facts.pongs = 0
  facts.eye = -1
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
  return wins
}
