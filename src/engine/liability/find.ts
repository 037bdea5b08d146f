import { type Hand, type Meld, meldTiles } from '../hand.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { isDragon, isHonour, isTerminal, isWind, type Kind, type Seat, suitOf } from '../tiles.ts'
import { exposedTotal, type Shown } from './exposed.ts'

/** Rules under which a feeder can be liable, lowest number first. */
export const BAO_RULES = ['SG-H1', 'SG-H2', 'SG-H3', 'SG-H4'] as const
export type BaoRule = (typeof BAO_RULES)[number]

/** Who fed which tile to whom, and why that makes the feeder pay everybody's share. */
export interface Liability {
  readonly receiver: Seat
  readonly feeder: Seat
  readonly tile: Kind
  /** Every rule that applies, lowest first; never empty. */
  readonly rules: readonly BaoRule[]
  /** SG-H5: true to the end of the hand; false for the win that this very tile brings. */
  readonly lasting: boolean
}

interface Feeding {
  readonly receiver: Seat
  readonly feeder: Seat
  readonly round: Seat
}

/** A discard claimed for a set, without winning by the hand's own shape. */
export interface FedClaim extends Feeding {
  /** What the receiver showed before the claim. */
  readonly shown: Shown
  readonly set: Meld
}

/** A discard that won. The win is taken as legal: who asks has scored it. */
export interface FedWin extends Feeding {
  /** The whole hand, the discard as its winning tile. */
  readonly hand: Hand
  /** Whether it has its sets and Eye; an automatic win may not (SG-C2). */
  readonly complete: boolean
  /** Playable tiles at the discard. */
  readonly playable: number
  /** Nobody discarded that kind before, claimed or not. */
  readonly fresh: boolean
}

/** Honours make no Chi, so a set that starts with one is a Pong or Kong of it. */
const isSetOf = (of: (kind: Kind) => boolean) => (meld: Meld) => of(meld.tile)
/** Sets of this family that win automatically, and stand in SG-H1: three of dragons, four of winds. */
export const HONOUR_FAMILIES = [
  { of: isDragon, sets: 3 },
  { of: isWind, sets: 4 },
] as const

/** SG-H3: so many declared sets make the hand plain to see. */
export const PLAIN_SETS = 3

/** SG-H1: the set is the family's last, the others on the table. Sets still in the hand do not count. */
const isLastHonourSet = (set: Meld, shown: Shown): boolean =>
  HONOUR_FAMILIES.some(
    ({ of, sets }) => isSetOf(of)(set) && shown.melds.filter(isSetOf(of)).length === sets - 1,
  )

/**
 * SG-H2: the set takes the exposed tai from below the limit to the limit or more; one that is worth nothing to the
 * receiver cannot. Never without a limit (SG-H6).
 */
function feedsLimit(set: Meld, shown: Shown, { receiver, round }: Feeding, rules: Ruleset): boolean {
  if (rules.limit === null || !rules.payments.baoLimitFeed) return false
  const after: Shown = { melds: [...shown.melds, set], bonus: shown.bonus }
  return (
    exposedTotal(shown, receiver, round, rules) < rules.limit &&
    exposedTotal(after, receiver, round, rules) >= rules.limit
  )
}

/** SG-H3: by its tiles the hand is one suit, all honours or all terminals, three or more of its sets declared. */
function feedsFlush({ hand, complete }: FedWin, rules: Ruleset): boolean {
  // Every tile is of the class, so every declared set is. Which row pays does not matter, nor do bonus tiles.
  if (!rules.payments.baoFlush || !complete || hand.melds.length < PLAIN_SETS || hand.winning === null)
    return false
  const winning = hand.winning
  const tiles = [winning, ...hand.concealed, ...hand.melds.flatMap(meldTiles)]
  const oneSuit = (kind: Kind) => !isHonour(kind) && suitOf(kind) === suitOf(winning)
  return tiles.every(oneSuit) || tiles.every(isHonour) || tiles.every(isTerminal)
}

/** SG-H4. */
const isLateFreshTile = ({ fresh, playable }: FedWin, rules: Ruleset): boolean =>
  fresh && rules.payments.freshTileAt !== null && playable <= rules.payments.freshTileAt

/**
 * The Pong of an honour that the winning discard makes, or null. An honour stands only in sets of its own kind,
 * so no reading differs: two in the hand make a Pong with it, one makes the Eye, which brings no Bao (SG-H6).
 */
function pongMade({ concealed, winning }: Hand): Meld | null {
  if (winning === null || !isHonour(winning)) return null
  const held = concealed.filter((kind) => kind === winning).length
  return held === 2 ? { type: 'pong', tile: winning, concealed: false } : null
}

/**
 * What a claimed set makes of its feeder, or null. SG-H1, H2. Chi bring nothing, and neither do Kongs that
 * were not claimed. With automatic wins on, a claim under H1 wins at once, so nothing else is left to apply.
 */
export function liabilityOfClaim(claim: FedClaim, rules: Ruleset): Liability | null {
  const { receiver, feeder, shown, set } = claim
  if (!rules.payments.bao || set.concealed) return null
  const base = { receiver, feeder, tile: set.tile }
  const last = isLastHonourSet(set, shown)
  if (last && rules.conditions.honourAutoWin) return { ...base, rules: ['SG-H1'], lasting: false }
  const found: BaoRule[] = []
  if (last) found.push('SG-H1')
  if (feedsLimit(set, shown, claim, rules)) found.push('SG-H2')
  return found.length > 0 ? { ...base, rules: found, lasting: true } : null
}

/**
 * What a winning discard makes of its feeder, or null. SG-H1 to H4, every rule that applies, automatic win or not;
 * not to be asked for a robbed tile (SG-H6).
 */
export function liabilityOfWin(win: FedWin, rules: Ruleset): Liability | null {
  const { receiver, feeder, hand } = win
  if (!rules.payments.bao || hand.winning === null) return null
  const set = pongMade(hand)
  const found: BaoRule[] = []
  if (set && isLastHonourSet(set, hand)) found.push('SG-H1')
  if (set && feedsLimit(set, hand, win, rules)) found.push('SG-H2')
  if (feedsFlush(win, rules)) found.push('SG-H3')
  if (isLateFreshTile(win, rules)) found.push('SG-H4')
  return found.length > 0 ? { receiver, feeder, tile: hand.winning, rules: found, lasting: false } : null
}
