import {
  COPIES,
  type Draw,
  formatHand,
  type Hand,
  type Kind,
  type Meld,
  meldTiles,
  NORMAL_KINDS,
  nextSeat,
  type Rng,
  type Ruleset,
  SEATS,
  shuffled,
  type WinFields,
} from '../engine/index.ts'

/** What a hand is made of. Shares are in percent. */
export interface Recipe {
  readonly suits: readonly number[]
  /** Share of sets that are Chi. */
  readonly chows: number
  /** Share of Pongs and of Eyes that are honours. */
  readonly honours: number
  /** Ranks of suited tiles from 1; all when left out. */
  readonly ranks?: readonly number[]
  /** Share of sets that are declared, and of Pongs that are Kongs. */
  readonly declared: number
  readonly kongs: number
  /** Bonus tiles at most. */
  readonly bonus: number
  /** Share of self-drawn wins, and of wins by a rarer way (replacement, last tile, robbed Kong). */
  readonly drawn: number
  readonly rare: number
}

export const STYLES = ['mixed', 'honours', 'chows', 'pongs', 'half-flush', 'full-flush', 'outside'] as const
export type Style = (typeof STYLES)[number]

export const chance = (rng: Rng, percent: number): boolean => rng.below(100) < percent
export const pick = <T>(rng: Rng, items: readonly T[]): T => items[rng.below(items.length)]

/** One of several by weight; weights are whole numbers. */
export function weighted<T extends string>(rng: Rng, weights: Readonly<Record<T, number>>): T {
  const entries = Object.entries(weights) as [T, number][]
  let left = rng.below(entries.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [item, weight] of entries) if ((left -= weight) < 0) return item
  return entries[0][0]
}

const SUITS = [0, 1, 2]
const OUTSIDE = [1, 9]

/** The recipe of a style at a level from 1 up: higher ones have more to see. */
export function recipeOf(style: Style, level: number, rng: Rng): Recipe {
  const base: Recipe = {
    suits: SUITS,
    chows: 60,
    honours: 35,
    declared: 35,
    kongs: [0, 0, 12, 20, 25][level - 1],
    bonus: [1, 2, 3, 4, 4][level - 1],
    drawn: 40,
    rare: [0, 0, 15, 25, 30][level - 1],
  }
  const one = [rng.below(3)]
  switch (style) {
    case 'mixed':
      return base
    case 'honours':
      return { ...base, chows: 45, honours: 75 }
    case 'chows':
      return { ...base, chows: 97, honours: 12, declared: 20, bonus: rng.below(2) * base.bonus }
    case 'pongs':
      return { ...base, chows: rng.below(2) * 15, honours: 40 }
    case 'half-flush':
      return { ...base, suits: one, chows: 55, honours: 65 }
    case 'full-flush':
      return { ...base, suits: one, honours: 0 }
    case 'outside':
      return { ...base, chows: 0, honours: 50, ranks: OUTSIDE }
  }
}

const allRanks = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function suited(rng: Rng, { suits, ranks = allRanks }: Recipe): Kind {
  return pick(rng, suits) * 9 + pick(rng, ranks) - 1
}

const single = (rng: Rng, recipe: Recipe): Kind =>
  chance(rng, recipe.honours) ? 27 + rng.below(7) : suited(rng, recipe)

/** Takes copies of kinds when enough are left. */
function take(counts: number[], kinds: readonly Kind[]): boolean {
  for (const kind of kinds) counts[kind]++
  if (kinds.every((kind) => counts[kind] <= COPIES)) return true
  for (const kind of kinds) counts[kind]--
  return false
}

function oneSet(rng: Rng, recipe: Recipe, counts: number[]): Meld {
  for (;;) {
    const chow = chance(rng, recipe.chows)
    const tile = chow ? pick(rng, recipe.suits) * 9 + rng.below(7) : single(rng, recipe)
    const type = chow ? 'chow' : chance(rng, recipe.kongs) ? 'kong' : 'pong'
    const meld: Meld = { type, tile, concealed: type === 'kong' && chance(rng, 40) }
    if (take(counts, meldTiles(meld))) return meld
  }
}

function oneEye(rng: Rng, recipe: Recipe, counts: number[]): Kind {
  for (;;) {
    const tile = single(rng, recipe)
    if (take(counts, [tile, tile])) return tile
  }
}

const BONUS_FIRST = NORMAL_KINDS

function bonusTiles(rng: Rng, most: number, { play }: Ruleset): Kind[] {
  const kinds: Kind[] = []
  if (play.flowers) for (let i = 0; i < 8; i++) kinds.push(BONUS_FIRST + i)
  if (play.animals) for (let i = 8; i < 12; i++) kinds.push(BONUS_FIRST + i)
  return shuffled(kinds, rng)
    .slice(0, rng.below(most + 1))
    .sort((a, b) => a - b)
}

/** A hand won, and how. */
export interface Made {
  readonly hand: Hand
  readonly fields: Partial<WinFields>
}

function wayOf(rng: Rng, recipe: Recipe, hand: Hand): Partial<WinFields> {
  const seat = pick(rng, SEATS)
  const round = pick(rng, SEATS)
  const rare = chance(rng, recipe.rare)
  if (chance(rng, recipe.drawn) || (rare && hand.melds.some(({ type }) => type === 'kong'))) {
    const draws: Draw[] = ['wall']
    if (rare && hand.bonus.length > 0) draws.push('flower')
    if (rare && hand.melds.some(({ type }) => type === 'kong')) draws.push('kong', 'kong-flower')
    const draw = pick(rng, draws)
    return { seat, round, win: 'self-draw', draw, last: rare && draw === 'wall' }
  }
  const from = pick(
    rng,
    SEATS.filter((other) => other !== seat),
  )
  return { seat, round, win: rare ? 'rob-kong' : 'discard', from }
}

/** Sets and an Eye that a hand is built around. Its sets stay in the hand. */
export interface Core {
  readonly sets: readonly Meld[]
  readonly eye: Kind | null
}

/** A complete hand around a core; null when its tiles do not exist together. It may be worth nothing. */
export function makeAround(rng: Rng, recipe: Recipe, core: Core, rules: Ruleset): Made | null {
  const counts = new Array<number>(NORMAL_KINDS).fill(0)
  if (!take(counts, [...core.sets.flatMap(meldTiles), ...(core.eye === null ? [] : [core.eye, core.eye])]))
    return null
  const more = Array.from({ length: 4 - core.sets.length }, () => oneSet(rng, recipe, counts))
  const eye = core.eye ?? oneEye(rng, recipe, counts)
  const melds = more.filter((set) => set.type === 'kong' || chance(rng, recipe.declared))
  const tiles = [...core.sets, ...more]
    .filter((set) => !melds.includes(set))
    .flatMap(meldTiles)
    .concat(eye, eye)
  const winning = pick(rng, tiles)
  tiles.splice(tiles.indexOf(winning), 1)
  const hand: Hand = {
    concealed: tiles.sort((a, b) => a - b),
    melds,
    bonus: bonusTiles(rng, recipe.bonus, rules),
    winning,
  }
  return { hand, fields: lean(wayOf(rng, recipe, hand)) }
}

const NO_CORE: Core = { sets: [], eye: null }

/** A complete hand of four sets and an Eye. How it was won may contradict it. */
export const makeHand = (rng: Rng, recipe: Recipe, rules: Ruleset): Made =>
  makeAround(rng, recipe, NO_CORE, rules) as Made

/** The fields that differ from what interface.md fills in. */
export function lean({ seat = 'east', round = 'east', ...rest }: Partial<WinFields>): Partial<WinFields> {
  const kept: Record<string, unknown> = {}
  if (seat !== 'east') kept.seat = seat
  if (round !== 'east') kept.round = round
  if (rest.win !== undefined && rest.win !== 'discard') kept.win = rest.win
  if (rest.draw !== undefined && rest.draw !== 'wall') kept.draw = rest.draw
  if (rest.last) kept.last = true
  if (rest.win !== 'self-draw' && rest.from !== undefined && rest.from !== nextSeat(seat))
    kept.from = rest.from
  return kept as Partial<WinFields>
}

/** Weights of styles by level: flushes and outside hands come later. */
const WEIGHTS: readonly Readonly<Record<Style, number>>[] = [
  { mixed: 5, honours: 6, chows: 2, pongs: 2, 'half-flush': 0, 'full-flush': 0, outside: 0 },
  { mixed: 3, honours: 5, chows: 3, pongs: 3, 'half-flush': 3, 'full-flush': 0, outside: 0 },
  { mixed: 2, honours: 4, chows: 3, pongs: 3, 'half-flush': 3, 'full-flush': 2, outside: 1 },
  { mixed: 2, honours: 4, chows: 4, pongs: 3, 'half-flush': 3, 'full-flush': 2, outside: 2 },
  { mixed: 1, honours: 3, chows: 4, pongs: 3, 'half-flush': 3, 'full-flush': 3, outside: 3 },
]

/** A complete hand of a style that suits the level. */
export const someHand = (rng: Rng, level: number, rules: Ruleset): Made =>
  makeHand(rng, recipeOf(weighted(rng, WEIGHTS[level - 1]), level, rng), rules)

export const textOf = (hand: Hand): string => formatHand(hand)
