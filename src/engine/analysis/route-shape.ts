import { type Meld, meldTiles } from '../hand.ts'
import { EAST, type Kind } from '../tiles.ts'
import { ALL_RANKS, CHOWS, firstOf, groupOf, HONOURS, PONGS, SETS } from './groups.ts'

/** Shapes that are no choice of sets and an Eye. */
export const SPECIAL_SHAPES = ['thirteen-orphans', 'seven-pairs', 'nine-gates'] as const
export type SpecialShape = (typeof SPECIAL_SHAPES)[number]

/** What a route asks of the finished hand, besides what it may leave open. */
export interface Demands {
  readonly special: SpecialShape | null
  /** SETS, PONGS or CHOWS. */
  readonly mode: number
  /** Masks of the ranks of each group that sets and Eye may freely use. */
  readonly allowed: readonly number[]
  /** Honours that must stand there as Pongs (a mask), and the one that must be the Eye, or null. */
  readonly pongs: number
  readonly eye: Kind | null
  /** Honours that may be the Eye of a hand of chows (a mask). */
  readonly chowEyes: number
}

export interface RouteShape extends Demands {
  /** Masks of all that such a hand can hold, demanded honours included. */
  readonly used: readonly number[]
}

/** Every honour. */
export const ALL_HONOURS = 0x7f
export const ANY: readonly number[] = [ALL_RANKS, ALL_RANKS, ALL_RANKS, ALL_HONOURS]
export const TERMINAL_RANKS = 0x101

export const honourBit = (kind: Kind): number => 1 << (kind - EAST)
export const honourMask = (kinds: readonly Kind[]): number =>
  kinds.reduce((mask, kind) => mask | honourBit(kind), 0)
export const honourKinds = (mask: number): Kind[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((i) => (mask >> i) & 1).map((i) => EAST + i)

/** One suit, with the honours or without. */
export const flush = (suit: number, honours: boolean): readonly number[] =>
  [0, 1, 2, HONOURS].map((group) =>
    group === suit ? ALL_RANKS : group === HONOURS && honours ? ALL_HONOURS : 0,
  )

/** A shape without demands, changed as given. A hand of chows has no other honours than its Eye. */
export function shapeOf(change: Partial<Demands>): RouteShape {
  const open: Demands = { special: null, mode: SETS, allowed: ANY, pongs: 0, eye: null, chowEyes: 0 }
  const { allowed, ...rest } = { ...open, ...change }
  const chows = rest.special === null && rest.mode === CHOWS
  const chowEyes = chows ? rest.chowEyes & allowed[HONOURS] : 0
  const honours = chows ? chowEyes : allowed[HONOURS]
  const suits = allowed.slice(0, HONOURS)
  const demanded = rest.pongs | (rest.eye === null ? 0 : honourBit(rest.eye))
  return { ...rest, chowEyes, allowed: [...suits, honours], used: [...suits, honours | demanded] }
}

const within = (inner: number, outer: number): boolean => (inner & ~outer) === 0

/** Whether every hand of shape `narrow` is also of shape `wide`. */
export const covers = (wide: RouteShape, narrow: RouteShape): boolean =>
  wide.special === narrow.special &&
  (wide.mode === SETS || wide.mode === narrow.mode) &&
  within(wide.pongs, narrow.pongs) &&
  (wide.eye === null || wide.eye === narrow.eye) &&
  within(narrow.used[0], wide.allowed[0]) &&
  within(narrow.used[1], wide.allowed[1]) &&
  within(narrow.used[2], wide.allowed[2]) &&
  within(narrow.used[3] & ~wide.pongs, wide.allowed[3])

/** How many Pongs a shape demands. */
export const demandedPongs = (shape: RouteShape): number => honourKinds(shape.pongs).length

/** Whether sets already declared can be part of a hand of this shape. */
export function fits(shape: RouteShape, melds: readonly Meld[]): boolean {
  if (shape.special !== null) return melds.length === 0
  if (demandedPongs(shape) + melds.length > 4) return false
  return melds.every((meld) => {
    if (shape.mode === PONGS && meld.type === 'chow') return false
    if (shape.mode === CHOWS && meld.type !== 'chow') return false
    const group = groupOf(meld.tile)
    const free = group === HONOURS ? shape.allowed[HONOURS] & ~shape.pongs : shape.allowed[group]
    if (shape.eye === meld.tile) return false
    return meldTiles(meld).every((kind) => (free >> (kind - firstOf(group))) & 1)
  })
}
