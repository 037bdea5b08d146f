import type { Meld } from './hand.ts'
import { EAST, GREEN, type Kind } from './tiles.ts'

/** One way to cut the tiles of one suit into sets, with the Eye when it stands in this suit (else -1). */
export interface Part {
  /** Lowest tile first, a Pong before a Chi (the order of interface.md's readings). */
  readonly sets: readonly Meld[]
  readonly eye: Kind
  readonly chows: number
  readonly pongs: number
  /** Bit r set: a Pong of rank r + 1. */
  readonly pongRanks: number
}

/**
 * What one suit's tiles can be. A suit of 3n tiles has only `whole` parts, one of 3n + 2 only `eyed` ones,
 * one of 3n + 1 none. `waitWhole` and `waitEyed` have bit r set when one more tile of rank r + 1 makes the
 * suit whole or eyed; a fifth copy does not exist.
 */
export interface SuitShape {
  readonly parts: readonly Part[]
  readonly whole: boolean
  readonly eyed: boolean
  /** Class bits of its tiles (`kindClass`). */
  readonly classes: number
  waitWhole: number
  waitEyed: number
}

// What kinds are, as bits: one look at a suit's shape tells what the hand is made of.
export const TERMINAL = 1
export const SIMPLE = 2
export const NOT_GREEN = 4
export const HONOUR = 8
const GREEN_RANKS = [1, 2, 3, 5, 7]

/** The class bits of a kind. */
export function kindClass(kind: Kind): number {
  if (kind >= EAST) return HONOUR | (kind === GREEN ? 0 : NOT_GREEN)
  const rank = kind % 9
  const green = kind >= 18 && GREEN_RANKS.includes(rank)
  return (rank === 0 || rank === 8 ? TERMINAL : SIMPLE) | (green ? 0 : NOT_GREEN)
}

/** Base-5 weight of each rank in a suit's code. */
export const RANK_WEIGHT: readonly number[] = Array.from({ length: 9 }, (_, i) => 5 ** i)

const pongs: Meld[] = Array.from({ length: 34 }, (_, tile) => ({ type: 'pong', tile, concealed: false }))
const chows: Meld[] = Array.from({ length: 27 }, (_, tile) => ({ type: 'chow', tile, concealed: false }))

function cut(first: Kind, counts: readonly number[]): Part[] {
  const ranks = counts.length
  const chowRanks = first === EAST ? 0 : 7
  const parts: Part[] = []
  const sets: Meld[] = []
  // `open1`, `open2`: Chi opened one and two ranks below, each of which takes a tile here.
  const walk = (rank: number, open1: number, open2: number, eye: Kind, pongRanks: number, nChows: number) => {
    if (rank === ranks) {
      parts.push({
        sets: sets.slice(),
        eye,
        chows: nChows,
        pongs: sets.length - nChows,
        pongRanks,
      })
      return
    }
    const free = counts[rank] - open1 - open2
    if (free < 0) return
    for (const pong of [0, 1]) {
      for (const pair of eye < 0 ? [0, 1] : [0]) {
        const start = free - 3 * pong - 2 * pair
        if (start < 0 || (start > 0 && rank >= chowRanks)) continue
        const depth = sets.length
        if (pong) sets.push(pongs[first + rank])
        for (let n = 0; n < start; n++) sets.push(chows[first + rank])
        walk(rank + 1, start, open1, pair ? first + rank : eye, pongRanks | (pong << rank), nChows + start)
        sets.length = depth
      }
    }
  }
  walk(0, 0, 0, -1, 0, 0)
  return parts
}

const memo: Map<number, SuitShape>[] = [new Map(), new Map(), new Map(), new Map()]

function digits(code: number, ranks: number): number[] {
  const counts: number[] = []
  let rest = code
  for (let i = 0; i < ranks; i++) {
    counts.push(rest % 5)
    rest = (rest / 5) | 0
  }
  return counts
}

/** The shape of suit 0-3 (3: honours) from its base-5 code (digit r: copies of rank r + 1). Kept once worked out. */
export function suitShape(suit: number, code: number): SuitShape {
  const known = memo[suit].get(code)
  if (known !== undefined) return known
  const counts = digits(code, suit === 3 ? 7 : 9)
  const size = counts.reduce((a, b) => a + b, 0)
  const parts = size % 3 === 1 ? [] : cut(suit * 9, counts).filter((p) => (size % 3 === 2) === p.eye >= 0)
  const shape: SuitShape = {
    parts,
    whole: parts.length > 0 && size % 3 === 0,
    eyed: parts.length > 0 && size % 3 === 2,
    classes: counts.reduce((bits, n, rank) => (n > 0 ? bits | kindClass(suit * 9 + rank) : bits), 0),
    waitWhole: -1,
    waitEyed: -1,
  }
  memo[suit].set(code, shape)
  return shape
}

/** Fills the wait masks of a shape the first time they are asked for. */
export function withWaits(suit: number, code: number): SuitShape {
  const shape = suitShape(suit, code)
  if (shape.waitWhole >= 0) return shape
  let whole = 0
  let eyed = 0
  const counts = digits(code, suit === 3 ? 7 : 9)
  for (let r = 0; r < counts.length; r++) {
    if (counts[r] === 4) continue
    const next = suitShape(suit, code + RANK_WEIGHT[r])
    if (next.whole) whole |= 1 << r
    if (next.eyed) eyed |= 1 << r
  }
  shape.waitWhole = whole
  shape.waitEyed = eyed
  return shape
}
