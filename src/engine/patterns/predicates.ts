import { ANIMALS, bits, type Facts, FLOWERS, FLOWERS_AND_SEASONS, SEASONS } from '../facts.ts'
import type { Conditions } from '../rules/ruleset.ts'
import { EAST, FIRST_DRAGON, isDragon, isHonour, isWind } from '../tiles.ts'
import type { PatternId } from './ids.ts'

/** How often a pattern counts in a reading: 0 when it is not there. No prices: those are a table's. */
export type Predicate = (f: Facts, c: Conditions) => number

const yes = (condition: boolean): number => (condition ? 1 : 0)
const oneSuit = (f: Facts) => f.suits !== 0 && (f.suits & (f.suits - 1)) === 0
const finished = (f: Facts) => f.shape !== 'unfinished'
const sets = (f: Facts) => f.shape === 'sets'

/** An Eye of a dragon, the seat's wind or the Round Wind spoils Ping Hu (SG-E7). */
export const plainEye = (f: Facts): boolean =>
  !isDragon(f.eye) && f.eye !== EAST + f.seat && f.eye !== EAST + f.round

const sequence = (f: Facts, c: Conditions) =>
  sets(f) &&
  f.chows === 4 &&
  plainEye(f) &&
  !(c.pingHuAllExposed === 'forbid' && f.selfDrawn && f.exposed === 4)

const family = (mask: number) => (f: Facts) => yes((f.bonus & mask) === mask)
const afterKong = (f: Facts) => f.draw !== null && f.draw !== 'wall' && f.draw !== 'flower'
const onKongs = (f: Facts) => f.draw === 'kong-on-kong' || f.draw === 'kong-on-kong-flower'
const endsWithBonus = (f: Facts) => f.draw === 'kong-flower' || f.draw === 'kong-on-kong-flower'

/** The dragon and wind sets: SG-E1 to E3, E13, E14, F; HK-D5 to D8. */
const honourSets = {
  'dragon-set': (f) => bits(f.dragonSets),
  'own-wind-set': (f) => (f.windSets >> f.seat) & 1,
  'round-wind-set': (f) => (f.windSets >> f.round) & 1,
  'little-dragons': (f) => yes(sets(f) && bits(f.dragonSets) === 2 && isDragon(f.eye)),
  'little-winds': (f) => yes(sets(f) && bits(f.windSets) === 3 && isWind(f.eye)),
  'big-dragons': (f) => yes(f.dragonSets === 7),
  'big-winds': (f) => yes(f.windSets === 15),
} satisfies Partial<Record<PatternId, Predicate>>

/** Bonus tiles: SG-E4, E5, C3; HK-D4, D13, D14. */
const bonusTiles = {
  'own-flower': (f) => (f.bonus >> f.seat) & 1,
  'own-season': (f) => (f.bonus >> (4 + f.seat)) & 1,
  animal: (f) => bits(f.bonus & ANIMALS),
  'flower-family': family(FLOWERS),
  'season-family': family(SEASONS),
  'animal-family': family(ANIMALS),
  'no-flowers': (f) => yes((f.bonus & FLOWERS_AND_SEASONS) === 0),
  'seven-flowers': (f) => yes(bits(f.bonus & FLOWERS_AND_SEASONS) === 7),
  'eight-flowers': family(FLOWERS_AND_SEASONS),
} satisfies Partial<Record<PatternId, Predicate>>

/** The shape and colour of the hand: SG-E7 to E12, F; HK-D1, D9 to D12. */
const shapes = {
  'ping-hu': (f, c) => yes(f.bonus === 0 && sequence(f, c) && (c.pingHuWait === 'none' || f.waitAllows)),
  'chow-ping-hu': (f, c) =>
    yes(
      f.bonus !== 0 &&
        sequence(f, c) &&
        (c.chowPingHuWait === 'none' || c.pingHuWait === 'none' || f.waitAllows),
    ),
  'all-chows': (f, c) => yes(sets(f) && f.chows === 4 && (c.allChowsPair === 'any' || !isHonour(f.eye))),
  'all-pongs': (f) => yes(sets(f) && f.pongs === 4),
  'half-flush': (f) => yes(finished(f) && f.honours && oneSuit(f)),
  'full-flush': (f) => yes(finished(f) && !f.honours && oneSuit(f)),
  'terminals-and-honours': (f) => yes(finished(f) && f.honours && f.terminals && !f.simples),
  'seven-pairs': (f) => yes(f.shape === 'seven-pairs'),
  'thirteen-orphans': (f) => yes(f.shape === 'thirteen-orphans'),
  'all-honours': (f) => yes(finished(f) && f.suits === 0),
  'all-terminals': (f) => yes(finished(f) && !f.honours && !f.simples),
  'all-green': (f) => yes(finished(f) && f.green),
  'nine-gates': (f, c) => yes(finished(f) && f.gates && (c.nineGatesOpen ? f.kongs === 0 : f.declared === 0)),
  'four-kongs': (f) => yes(finished(f) && f.kongs === 4),
  'four-concealed-pongs': (f, c) =>
    yes(
      sets(f) &&
        f.pongs === 4 &&
        f.exposed === 0 &&
        (f.selfDrawn ||
          c.fourConcealedPongsDiscard === 'any' ||
          (c.fourConcealedPongsDiscard === 'pair-wait' && f.winning === f.eye)),
    ),
} satisfies Partial<Record<PatternId, Predicate>>

/** How the hand was won: SG-E6, E15 to E18, F; HK-D2, D3, D15 to D18. */
const events = {
  'concealed-self-draw': (f) => yes(f.exposed === 0 && f.selfDrawn),
  'self-draw': (f) => yes(f.selfDrawn),
  'concealed-hand': (f, c) =>
    yes(
      f.exposed === 0 &&
        (c.concealedKong === 'keeps' || f.concealedKongs === 0) &&
        (c.sevenPairsConcealed === 'adds' || f.shape !== 'seven-pairs') &&
        (c.concealedHandOn === 'any-win' || !f.selfDrawn),
    ),
  'flower-replacement': (f, c) =>
    yes(f.draw === 'flower' || (c.replacementStack === 'each-kind' && endsWithBonus(f))),
  'kong-replacement': (f, c) => yes(afterKong(f) && (c.kongReplacementThroughBonus || !endsWithBonus(f))),
  'kong-on-kong': (f) => yes(onKongs(f)),
  'last-tile': (f, c) => yes(f.last && f.selfDrawn && (c.lastTileOnReplacement || f.draw === 'wall')),
  'last-discard': (f) => yes(f.last && f.by === 'discard'),
  'robbed-kong': (f) => yes(f.by === 'rob-kong'),
  'heavenly-hand': (f) => yes(f.opening === 'heavenly'),
  'earthly-hand': (f) => yes(f.opening === 'earthly'),
  'human-hand': (f) => yes(f.opening === 'human'),
  /** Never there of itself: it names a hand with nothing in it where the minimum is 0. */
  'chicken-hand': () => 0,
} satisfies Partial<Record<PatternId, Predicate>>

export const PREDICATES: Readonly<Record<PatternId, Predicate>> = {
  ...honourSets,
  ...bonusTiles,
  ...shapes,
  ...events,
}

/** Mask of the honour that a set of `kind` would fill, for routes that promise one. */
export const dragonBit = (kind: number): number => (isDragon(kind) ? 1 << (kind - FIRST_DRAGON) : 0)
export const windBit = (kind: number): number => (isWind(kind) ? 1 << (kind - EAST) : 0)
