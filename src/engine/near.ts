import { visitReadings } from './candidates.ts'
import { kindClass, NOT_GREEN } from './decompose.ts'
import {
  ANIMALS,
  bits,
  type Facts,
  FLOWERS,
  FLOWERS_AND_SEASONS,
  handFacts,
  noFacts,
  SEASONS,
} from './facts.ts'
import { type Hand, meldTiles } from './hand.ts'
import type { PatternId } from './patterns/ids.ts'
import { plainEye } from './patterns/predicates.ts'
import { formatReading, type Reading } from './reading.ts'
import type { Conditions, Ruleset } from './rules/ruleset.ts'
import type { Score } from './score.ts'
import { counts } from './tally.ts'
import { EAST, isDragon, isHonour, isTerminal, isWind, type Kind } from './tiles.ts'
import { waitAllows } from './wait-rule.ts'
import type { Situation } from './win.ts'

/** What keeps a row from being scored, one step away. Interface.md, `near`. */
export const NEAR_CODES = [
  /** One set is a Chi. */
  'one-chow',
  /** One set is a Pong or Kong. */
  'one-pong',
  /** One set does not fit the pattern. */
  'one-set',
  /** The Eye does not fit the pattern. */
  'eye',
  /** The Eye is a dragon, Own Wind or Round Wind. */
  'value-eye',
  /** The tiles are there, but only two of them: an Eye where a set is needed. */
  'only-a-pair',
  /** A bonus tile is shown. */
  'bonus-tile',
  /** One bonus tile is missing. */
  'one-bonus-tile',
  /** One set was claimed. */
  'claimed-set',
  /** Sets were declared. */
  'declared-set',
  /** The winning tile came from another player. */
  'not-self-drawn',
  /** The hand waited for one kind of tile only. */
  'single-wait',
  /** All four sets are exposed. */
  'all-exposed',
  /** One set is no Kong. */
  'one-kong',
  /** One tile is wrong. */
  'one-tile',
  /** The last tile was a replacement. */
  'replacement',
  /** A Kong stands in the chain of replacements. */
  'kong-in-chain',
] as const
export type NearCode = (typeof NEAR_CODES)[number]

/** A row of the table that is not scored, one step away, and that step. */
export interface NearMiss {
  readonly id: PatternId
  readonly missing: readonly NearCode[]
}

interface Seen {
  readonly f: Facts
  readonly c: Conditions
  readonly groups: readonly (readonly Kind[])[]
  readonly eye: Kind
}
type Missing = (seen: Seen) => NearCode | null

const when = (condition: boolean, code: NearCode): NearCode | null => (condition ? code : null)

/** One group alone does not fit: which one, or null when none or several do not. */
function misfit({ groups, eye }: Seen, fits: (kind: Kind) => boolean): NearCode | null {
  const sets = groups.filter((group) => !group.every(fits)).length
  const eyeFits = fits(eye)
  if (sets === 1 && eyeFits) return 'one-set'
  return sets === 0 && !eyeFits ? 'eye' : null
}

const inSuit = (suit: number) => (kind: Kind) => kind < EAST && ((kind / 9) | 0) === suit

/** A flush of some suit that all groups but one fit. */
function flush(seen: Seen, honours: boolean): NearCode | null {
  for (const suit of [0, 1, 2]) {
    const own = inSuit(suit)
    const code = misfit(seen, honours ? (kind) => own(kind) || isHonour(kind) : own)
    if (code === null) continue
    const rest = [...seen.groups, [seen.eye]].filter((group) => group.every((k) => own(k) || isHonour(k)))
    // a half flush has an honour, and a hand with none is nearer to the full one
    if (!honours || rest.some((group) => isHonour(group[0]))) return code
  }
  return null
}

/** What keeps four Chi from being Ping Hu: the one thing, or null when it is more or nothing. */
function sequence(seen: Seen, bonus: 'none' | 'some', wait: boolean): NearCode | null {
  const { f, c } = seen
  if (f.shape !== 'sets') return null
  const missing: NearCode[] = []
  if (f.pongs > 0) missing.push('one-pong')
  if (!plainEye(f)) missing.push('value-eye')
  if (bonus === 'none' && f.bonus !== 0) missing.push('bonus-tile')
  if (wait && f.chows === 4 && !f.waitAllows) missing.push('single-wait')
  if (c.pingHuAllExposed === 'forbid' && f.selfDrawn && f.exposed === 4) missing.push('all-exposed')
  return missing.length === 1 && f.pongs <= 1 ? missing[0] : null
}

const oneShort =
  (mask: number) =>
  ({ f }: Seen) =>
    when(bits(f.bonus & mask) === bits(mask) - 1, 'one-bonus-tile')

const concealedWin = ({ f }: Seen): NearCode | null =>
  f.selfDrawn ? when(f.exposed === 1, 'claimed-set') : when(f.exposed === 0, 'not-self-drawn')

/** 1112345678999 and one more with one tile wrong. */
function gatesByOne({ f }: Seen): NearCode | null {
  if (f.gates) return when(f.declared > 0, 'declared-set')
  if (f.declared > 0 || f.honours || bits(f.suits) !== 1) return null
  const first = (31 - Math.clz32(f.suits)) * 9
  let short = 0
  for (let rank = 0; rank < 9; rank++)
    short += Math.max(0, (rank === 0 || rank === 8 ? 3 : 1) - counts[first + rank])
  return when(short === 1, 'one-tile')
}

const MISSING: Partial<Record<PatternId, Missing>> = {
  'dragon-set': ({ eye }) => when(isDragon(eye), 'only-a-pair'),
  'own-wind-set': ({ f, eye }) => when(eye === EAST + f.seat, 'only-a-pair'),
  'round-wind-set': ({ f, eye }) => when(eye === EAST + f.round, 'only-a-pair'),
  'flower-family': oneShort(FLOWERS),
  'season-family': oneShort(SEASONS),
  'animal-family': oneShort(ANIMALS),
  'eight-flowers': oneShort(FLOWERS_AND_SEASONS),
  'no-flowers': ({ f }) => when(bits(f.bonus & FLOWERS_AND_SEASONS) === 1, 'bonus-tile'),
  'concealed-self-draw': concealedWin,
  'self-draw': ({ f }) => when(!f.selfDrawn, 'not-self-drawn'),
  'concealed-hand': ({ f, c }) =>
    c.concealedHandOn === 'any-win' || !f.selfDrawn ? when(f.exposed === 1, 'claimed-set') : null,
  'ping-hu': (seen) => sequence(seen, 'none', seen.c.pingHuWait !== 'none'),
  'chow-ping-hu': (seen) =>
    seen.f.bonus === 0
      ? null
      : sequence(seen, 'some', seen.c.pingHuWait !== 'none' && seen.c.chowPingHuWait !== 'none'),
  'all-chows': ({ f, c, eye }) => {
    const badEye = c.allChowsPair === 'suited' && isHonour(eye)
    if (f.pongs === 1 && !badEye) return 'one-pong'
    return when(f.chows === 4 && badEye, 'eye')
  },
  'all-pongs': ({ f }) => when(f.chows === 1, 'one-chow'),
  'half-flush': (seen) => flush(seen, true),
  'full-flush': (seen) => flush(seen, false),
  'terminals-and-honours': (seen) => misfit(seen, (kind) => isHonour(kind) || isTerminal(kind)),
  'little-dragons': ({ f, eye }) => when(bits(f.dragonSets) === 2 && !isDragon(eye), 'eye'),
  'little-winds': ({ f, eye }) => when(bits(f.windSets) === 3 && !isWind(eye), 'eye'),
  'big-dragons': ({ f, eye }) => when(bits(f.dragonSets) === 2 && isDragon(eye), 'only-a-pair'),
  'big-winds': ({ f, eye }) => when(bits(f.windSets) === 3 && isWind(eye), 'only-a-pair'),
  'all-honours': (seen) => misfit(seen, isHonour),
  'all-terminals': (seen) => misfit(seen, isTerminal),
  'all-green': (seen) => misfit(seen, (kind) => (kindClass(kind) & NOT_GREEN) === 0),
  'four-concealed-pongs': (seen) =>
    seen.f.pongs === 4
      ? concealedWin(seen)
      : when(seen.f.pongs === 3 && seen.f.exposed === 0 && seen.f.selfDrawn, 'one-chow'),
  'nine-gates': gatesByOne,
  'four-kongs': ({ f }) => when(f.kongs === 3 && f.pongs === 4, 'one-kong'),
  'last-tile': ({ f }) => when(f.last && f.selfDrawn && f.draw !== 'wall', 'replacement'),
  'flower-replacement': ({ f }) =>
    when(f.draw === 'kong-flower' || f.draw === 'kong-on-kong-flower', 'kong-in-chain'),
}

/** The facts of one reading of a hand: for explaining it, not for scoring (slower than `scoreHand`). */
function readingFacts(hand: Hand, situation: Situation, rules: Ruleset, reading: Reading): Facts {
  const facts = handFacts(hand, situation, rules, noFacts())
  const text = formatReading(reading)
  const seen: Facts[] = []
  visitReadings(hand, facts, rules, (one) => {
    if (formatReading(one) === text) seen.push({ ...facts })
  })
  const [own] = seen
  if (!own.selfDrawn && own.chows === 4) own.waitAllows = waitAllows(rules.conditions.pingHuWait, hand)
  return own
}

/**
 * Rows of the table that the used reading does not score but comes within one step of, in the order of the
 * table, each with that step. Empty for a hand that is not complete, that wins unfinished, or that is a limit
 * hand (nothing adds to it, SG-F).
 */
export function nearMisses(hand: Hand, situation: Situation, rules: Ruleset, score: Score): NearMiss[] {
  const { reading } = score
  if (reading === null || score.limitHand || reading.shape !== 'sets') return []
  const f = readingFacts(hand, situation, rules, reading)
  const groups = [...reading.sets, ...reading.melds].map(meldTiles)
  const seen: Seen = { f, c: rules.conditions, groups, eye: reading.eye }
  const scored = new Set(score.lines.map((line) => line.id))
  const replaced = score.lines.flatMap((line) => rules.replaces[line.id] ?? [])
  return rules.rows.flatMap(({ id }) => {
    if (scored.has(id) || replaced.includes(id)) return []
    const code = MISSING[id]?.(seen) ?? null
    return code === null ? [] : [{ id, missing: [code] }]
  })
}
