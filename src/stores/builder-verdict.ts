import {
  checkSize,
  fillFields,
  type Hand,
  handSize,
  isBonus,
  type Kind,
  type NearMiss,
  NORMAL_KINDS,
  nearMisses,
  type Ruleset,
  type Score,
  type Situation,
  scoreHand,
  situationOf,
} from '../engine/index.ts'
import { FULL, mostTiles, wayOfFlowers } from './builder-flowers.ts'
import { type BuilderState, copiesLeft } from './builder-state.ts'

/** A tile that completes the hand, and what it would be worth if it came in the same way. */
export interface Wait {
  readonly kind: Kind
  /** Copies that the hand itself does not hold. */
  readonly left: number
  readonly total: number
  readonly legal: boolean
}

/**
 * Where a hand stands. `building`: tiles are missing. `ready`: 13 tiles, and some tile completes them. `unmarked`:
 * 14 tiles, none marked as won on. `too-many`. `impossible`: the way it was won contradicts the rules in force.
 * The rest is the engine's answer.
 */
export type Standing =
  | 'building'
  | 'ready'
  | 'unmarked'
  | 'too-many'
  | 'impossible'
  | 'not-complete'
  | 'below-minimum'
  | 'win'

export interface Verdict {
  readonly standing: Standing
  /** Tiles that still go in; less than zero: too many. */
  readonly room: number
  /** The engine's score of a hand with the right number of tiles. */
  readonly score: Score | null
  readonly situation: Situation | null
  readonly near: readonly NearMiss[]
  /** What the hand waits for, or waited for before the winning tile. */
  readonly waits: readonly Wait[]
  /** A hand that wins at once although tiles are missing here: once they are in, whichever they are. */
  readonly winsAnyway: Score | null
}

/** Every tile that completes 13 tiles in some shape, each with its score; copies come from the hand alone. */
function waitsOf(hand: Hand, situation: Situation, rules: Ruleset): Wait[] {
  const before = { ...hand, winning: null }
  if (handSize(before) !== FULL - 1 || isBonus(hand.winning ?? 0)) return []
  const left = copiesLeft(before, rules)
  const waits: Wait[] = []
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    if (left[kind] === 0) continue
    const score = scoreHand({ ...before, winning: kind }, situation, rules)
    if (score.reading !== null) waits.push({ kind, left: left[kind], total: score.total, legal: score.legal })
  }
  return waits
}

/** Worked out once, when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Asks the engine about a hand as it stands. Total: any state gets an answer. What a finished hand nearly scored and
 * waited for takes longer than its score, and is worked out when it is read.
 */
export function judge({ hand, fields }: BuilderState, rules: Ruleset): Verdict {
  const room = FULL - handSize(hand)
  const nothing = { room, score: null, situation: null, near: [], waits: [], winsAnyway: null }
  if (handSize(hand) > mostTiles(hand, fields.seat)) return { ...nothing, standing: 'too-many' }
  const full = fillFields(fields)
  const found = situationOf(full, hand, rules)
  if (!found.ok) return { ...nothing, standing: 'impossible' }
  const situation = found.value
  const whole =
    checkSize(hand, full, rules).ok && (hand.winning !== null || wayOfFlowers(hand, rules) !== null)
  if (!whole) {
    const waits = waitsOf(hand, situation, rules)
    const standing = room === 0 ? 'unmarked' : waits.length > 0 ? 'ready' : 'building'
    return { ...nothing, standing, situation, waits, winsAnyway: winsAnyway(hand, situation, rules) }
  }
  const score = scoreHand(hand, situation, rules)
  const near = once(() => nearMisses(hand, situation, rules, score))
  const waits = once(() => (score.legal && score.reading === null ? [] : waitsOf(hand, situation, rules)))
  return {
    ...nothing,
    standing: score.legal ? 'win' : (score.why ?? 'not-complete'),
    score,
    situation,
    get near() {
      return near()
    },
    get waits() {
      return waits()
    },
  }
}

/** Sets and flowers that win at once (SG-C2, C3) win whatever the missing tiles are. */
function winsAnyway(hand: Hand, situation: Situation, rules: Ruleset): Score | null {
  const score = scoreHand(hand, situation, rules)
  return score.legal && score.reading === null ? score : null
}
