import type { Ruleset } from '../rules/ruleset.ts'

/**
 * Measured facts about a kind of game, by which the strong bot weighs a hand and a discard. Odds are shares of 1.
 * They were counted in self-play; a table takes those of the game whose minimum is nearest to its own.
 */
export interface Facts {
  /** The minimum of the game they were counted in, in tai or faan. */
  readonly minimum: number
  /** Chance of winning by tiles missing (from 1) and own turn (five spans of turns: 0-2, 3-5, 6-8, 9-11, 12 on). */
  readonly win: readonly (readonly number[])[]
  /** What a hand that is not won costs on average, in points; what a won one brings. */
  readonly loss: number
  readonly gain: number
  /** Tai or faan above this count for no more: a bot that hunts limit hands seldom wins. */
  readonly cap: number
  /** Odds that a discard is won on by somebody, after the first turns: 1 or 9, 2 or 8, 3 or 7, the middle. */
  readonly suited: readonly number[]
  /** The same for a wind and a dragon, by copies nobody has seen (0 to 3). */
  readonly wind: readonly number[]
  readonly dragon: readonly number[]
  /** How much more or less than that by own turn (0-3, 4-6, 7-9, 10-13, 14 on) … */
  readonly byTurn: readonly number[]
  /** … by sets the opponent shows (0 to 4) … */
  readonly bySets: readonly number[]
  /** … when the opponent discarded the kind last, earlier, or never … */
  readonly justDiscarded: number
  readonly discarded: number
  readonly never: number
  /** … and in the suit of an opponent who shows two or more sets of one suit alone, and out of it. */
  readonly ownSuit: number
  readonly otherSuit: number
}

/** Counted at a table where nearly any hand may win. */
const QUICK: Facts = {
  minimum: 1,
  win: [
    [0.72, 0.6, 0.47, 0.37, 0.3],
    [0.47, 0.34, 0.22, 0.14, 0.09],
    [0.32, 0.19, 0.11, 0.05, 0.03],
    [0.22, 0.13, 0.06, 0.01, 0.006],
    [0.17, 0.09, 0.01, 0.004, 0.002],
  ],
  loss: 9.4,
  gain: 28,
  cap: 4,
  suited: [0.023, 0.039, 0.062, 0.057],
  wind: [0, 0.0001, 0.0023, 0.023],
  dragon: [0, 0.0001, 0.0048, 0.035],
  byTurn: [0.02, 0.28, 0.88, 1.55, 2.3],
  bySets: [0.25, 0.9, 2.2, 4.2, 5],
  justDiscarded: 0.07,
  discarded: 0.35,
  never: 1.05,
  ownSuit: 1.5,
  otherSuit: 0.6,
}

/** Counted at a table where a hand must be worth three: longer hands, fewer winners. */
const SLOW: Facts = {
  minimum: 3,
  win: [
    [0.65, 0.58, 0.53, 0.47, 0.39],
    [0.4, 0.36, 0.28, 0.21, 0.14],
    [0.29, 0.22, 0.15, 0.1, 0.05],
    [0.21, 0.15, 0.09, 0.05, 0.02],
    [0.17, 0.11, 0.07, 0.04, 0.01],
  ],
  loss: 45,
  gain: 135,
  cap: 8,
  suited: [0.009, 0.015, 0.024, 0.021],
  wind: [0, 0.0006, 0.004, 0.022],
  dragon: [0.0001, 0.0012, 0.0033, 0.018],
  byTurn: [0.01, 0.2, 0.5, 1, 1.9],
  bySets: [0.7, 0.9, 1.7, 3.2, 4],
  justDiscarded: 0.05,
  discarded: 0.35,
  never: 1.05,
  ownSuit: 3,
  otherSuit: 0.65,
}

const ALL: readonly Facts[] = [QUICK, SLOW]

/** The facts that suit a table best. */
export const factsFor = ({ minimum }: Ruleset): Facts =>
  ALL.reduce((best, one) => (Math.abs(one.minimum - minimum) < Math.abs(best.minimum - minimum) ? one : best))

const WIN_SPANS = [3, 6, 9, 12]
const DANGER_SPANS = [4, 7, 10, 14]

const spanOf = (turn: number, ends: readonly number[]): number => {
  const span = ends.findIndex((end) => turn < end)
  return span < 0 ? ends.length : span
}

/** Useful copies that an ordinary hand so far away has, and the power with which the odds of a win follow them. */
const USUAL = [4, 12, 20, 28, 36]
const POWER = [1, 0.8, 0.5, 0.4, 0.3]
/** Farther hands: each tile more takes away a little less than half. */
const FARTHER = 0.6
/** So many useful copies a hand without any is taken to have: it may still change. */
const FEWEST = 0.3

/** Chance of winning from so many missing tiles (from 1) at an own turn, with `useful` copies to come. */
export function winChance(facts: Facts, distance: number, turn: number, useful: number): number {
  const row = Math.min(distance, facts.win.length) - 1
  const usual = facts.win[row][spanOf(turn, WIN_SPANS)] * FARTHER ** (distance - 1 - row)
  const odds = (usual / (1 - usual)) * (Math.max(useful, FEWEST) / USUAL[row]) ** POWER[row]
  return odds / (1 + odds)
}

/** How dangerous a discard is at an own turn, against the mean. */
export const turnFactor = (facts: Facts, turn: number): number => facts.byTurn[spanOf(turn, DANGER_SPANS)]
