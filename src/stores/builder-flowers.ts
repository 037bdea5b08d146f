import {
  type Hand,
  handSize,
  isAnimal,
  isBonus,
  type Kind,
  kindsOf,
  NORMAL_KINDS,
  type Ruleset,
  TILE_IDS,
  type WinFields,
} from '../engine/index.ts'

/** All eight flowers and seasons (SG-C3). */
export const EIGHT = 8

export const flowersShown = (hand: Hand): readonly Kind[] => hand.bonus.filter((kind) => !isAnimal(kind))

/** The flower or season that a hand with all others lacks, or null: only the eighth can be robbed (SG-C3). */
function missingFlower(hand: Hand, rules: Ruleset): Kind | null {
  const shown = flowersShown(hand)
  if (shown.length !== EIGHT - 1) return null
  const played = kindsOf(rules)
  for (let kind = NORMAL_KINDS; kind < TILE_IDS.length; kind++)
    if (!isAnimal(kind) && played(kind) && !shown.includes(kind)) return kind
  return null
}

/** A bonus tile stands behind the plus. */
export const isRobbed = (hand: Hand): boolean => hand.winning !== null && isBonus(hand.winning)

/** It may stand there: it is the eighth flower, and this table lets it be robbed. */
export const mayStayRobbed = (hand: Hand, rules: Ruleset): boolean =>
  rules.conditions.eighthFlower !== null && isRobbed(hand) && missingFlower(hand, rules) === hand.winning

/**
 * How a hand with all eight was won, where its tiles leave one way only: a flower behind the plus was robbed, eight
 * beside the hand were drawn (SG-C3, interface.md). Null where the tiles leave it open.
 */
export function wayOfFlowers(hand: Hand, rules: Ruleset): WinFields['win'] | null {
  if (!rules.conditions.eightFlowersWin) return null
  if (isRobbed(hand)) return 'rob-eighth'
  return flowersShown(hand).length === EIGHT ? 'self-draw' : null
}

/** The hand with a robbed flower among those shown. */
export const shownAgain = (hand: Hand): Hand =>
  isRobbed(hand)
    ? { ...hand, bonus: [...hand.bonus, hand.winning!].sort((a, b) => a - b), winning: null }
    : hand

/** Tiles of a whole hand, each set taken as three, the winning tile included. */
export const FULL = 14

/** The most a hand holds: the Banker who robs the eighth flower before discarding has the fourteen tiles dealt beside it. */
export const mostTiles = (hand: Hand, seat: WinFields['seat'] = 'east'): number =>
  isRobbed(hand) && seat === 'east' ? FULL + 1 : FULL

/**
 * The same hand won by robbing its eighth flower, or null where that cannot be. Of seven shown the missing one was
 * robbed; of eight the one put in last, else the last of the writing. A last tile of one's own was not drawn then.
 */
export function robEighth(
  hand: Hand,
  seat: WinFields['seat'],
  rules: Ruleset,
  latest: readonly Kind[] = [],
): Hand | null {
  if (mayStayRobbed(hand, rules)) return hand
  if (rules.conditions.eighthFlower === null || isRobbed(hand)) return null
  const shown = flowersShown(hand)
  const eighth =
    shown.length === EIGHT
      ? (latest.findLast((kind) => shown.includes(kind)) ?? shown.at(-1)!)
      : missingFlower(hand, rules)
  if (eighth === null) return null
  const robbed = { ...hand, bonus: hand.bonus.filter((kind) => kind !== eighth), winning: eighth }
  return handSize(robbed) > mostTiles(robbed, seat) ? null : robbed
}
