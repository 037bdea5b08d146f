import type { Facts } from '../facts.ts'
import type { PatternId } from './ids.ts'

/**
 * Features of a reading as bits. A pattern that cannot be there without some feature says so in `NEEDS`, so that
 * most rows of a table are ruled out by one comparison. Only speed depends on this: a test holds every predicate
 * to its needs.
 */
const DRAGON_SET = 1
const WIND_SET = 1 << 1
const BONUS = 1 << 2
const ONE_SUIT = 1 << 3
const HONOURS = 1 << 4
const NO_SIMPLES = 1 << 5
const SELF_DRAWN = 1 << 6
const ALL_CHOWS = 1 << 7
const ALL_PONGS = 1 << 8
const REPLACEMENT = 1 << 9
const LAST = 1 << 10
const OPENING = 1 << 11
const ROBBED_KONG = 1 << 12
const CONCEALED = 1 << 13
const KONGS = 1 << 14
const GREEN = 1 << 15
const GATES = 1 << 16
const ODD_SHAPE = 1 << 17
const NEVER = 1 << 18
const NO_SUIT = 1 << 19

export const NEEDS: Readonly<Record<PatternId, number>> = {
  'all-chows': ALL_CHOWS,
  'no-flowers': 0,
  'dragon-set': DRAGON_SET,
  'own-wind-set': WIND_SET,
  'round-wind-set': WIND_SET,
  'own-flower': BONUS,
  'own-season': BONUS,
  animal: BONUS,
  'flower-family': BONUS,
  'season-family': BONUS,
  'animal-family': BONUS,
  'concealed-self-draw': CONCEALED | SELF_DRAWN,
  'ping-hu': ALL_CHOWS,
  'chow-ping-hu': ALL_CHOWS | BONUS,
  'all-pongs': ALL_PONGS,
  'half-flush': ONE_SUIT | HONOURS,
  'full-flush': ONE_SUIT,
  'terminals-and-honours': NO_SIMPLES | HONOURS,
  'little-dragons': DRAGON_SET,
  'little-winds': WIND_SET,
  'flower-replacement': REPLACEMENT,
  'kong-replacement': REPLACEMENT,
  'last-tile': LAST | SELF_DRAWN,
  'last-discard': LAST,
  'robbed-kong': ROBBED_KONG,
  'big-dragons': DRAGON_SET,
  'big-winds': WIND_SET,
  'thirteen-orphans': ODD_SHAPE | NO_SIMPLES,
  'eight-flowers': BONUS,
  'all-honours': NO_SUIT | HONOURS,
  'all-terminals': NO_SIMPLES,
  'four-concealed-pongs': ALL_PONGS | CONCEALED,
  'all-green': GREEN,
  'nine-gates': GATES,
  'four-kongs': KONGS,
  'heavenly-hand': OPENING,
  'earthly-hand': OPENING,
  'kong-on-kong': REPLACEMENT,
  'self-draw': SELF_DRAWN,
  'concealed-hand': CONCEALED,
  'seven-pairs': ODD_SHAPE,
  'human-hand': OPENING,
  'seven-flowers': BONUS,
  'chicken-hand': NEVER,
}

const when = (condition: boolean, bit: number): number => (condition ? bit : 0)

/** Features that every reading of the hand shares. */
export const handFeatures = (f: Facts): number =>
  when(f.bonus !== 0, BONUS) |
  when(f.suits !== 0 && (f.suits & (f.suits - 1)) === 0, ONE_SUIT) |
  when(f.suits === 0, NO_SUIT) |
  when(f.honours, HONOURS) |
  when(!f.simples, NO_SIMPLES) |
  when(f.green, GREEN) |
  when(f.gates, GATES) |
  when(f.selfDrawn, SELF_DRAWN) |
  when(f.draw !== null && f.draw !== 'wall', REPLACEMENT) |
  when(f.last, LAST) |
  when(f.opening !== null, OPENING) |
  when(f.by === 'rob-kong', ROBBED_KONG) |
  when(f.exposed === 0, CONCEALED) |
  when(f.kongs !== 0, KONGS)

/** Features of one reading. */
export const readingFeatures = (f: Facts): number =>
  when(f.dragonSets !== 0, DRAGON_SET) |
  when(f.windSets !== 0, WIND_SET) |
  when(f.chows === 4, ALL_CHOWS) |
  when(f.pongs === 4, ALL_PONGS) |
  when(f.shape === 'seven-pairs' || f.shape === 'thirteen-orphans', ODD_SHAPE)
