import type { Kind } from './tiles.ts'
import type { Draw, Opening, WinWay } from './win.ts'

/**
 * What patterns may ask about a won hand: worked out once for the hand, then once more for each reading.
 * Masks: suits wan 1, tong 2, suo 4; winds East 1 … North 8; dragons White 1, Green 2, Red 4; bonus tiles from
 * plum (bit 0) to centipede (bit 11) in kind order.
 */
export interface Facts {
  // the tiles, declared sets and winning tile included
  suits: number
  honours: boolean
  terminals: boolean
  simples: boolean
  /** Only bamboo 2 3 4 6 8 and the Green dragon. */
  green: boolean
  /** 1112345678999 of one suit and one more of it, Kongs aside. */
  gates: boolean
  bonus: number
  // the declared sets
  declared: number
  exposed: number
  kongs: number
  concealedKongs: number
  // the player and the win; seats 0 East to 3 North
  seat: number
  round: number
  by: WinWay
  selfDrawn: boolean
  draw: Draw | null
  last: boolean
  opening: Opening | null
  winning: Kind
  // the reading
  shape: 'sets' | 'seven-pairs' | 'thirteen-orphans' | 'unfinished'
  chows: number
  /** Pongs and Kongs. */
  pongs: number
  windSets: number
  dragonSets: number
  /** -1 where there is none. */
  eye: Kind
  /** The wait rule's answer for a tile somebody else gave (SG-E7); true when self-drawn. */
  waitAllows: boolean
}

export const bits = (mask: number): number => {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}

/** Bonus masks. */
export const FLOWERS = 0b1111
export const SEASONS = 0b1111_0000
export const ANIMALS = 0b1111_0000_0000
export const FLOWERS_AND_SEASONS = FLOWERS | SEASONS
