import type { Hand } from './hand.ts'
import type { Ruleset } from './rules/ruleset.ts'
import {
  CLASS_HONOUR,
  CLASS_NOT_GREEN,
  CLASS_SIMPLE,
  CLASS_TERMINAL,
  counts,
  gatesOf,
  KIND_CLASS,
  tally,
} from './tally.ts'
import { EAST, type Kind, NORMAL_KINDS, seatIndex } from './tiles.ts'
import type { Draw, Opening, Situation, WinWay } from './win.ts'

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

/** Everything about the hand that does not depend on the reading; tallies the hand. */
export function handFacts(hand: Hand, situation: Situation, rules: Ruleset): Facts {
  const { win } = situation
  tally(hand)
  let bonus = 0
  for (const kind of hand.bonus) bonus |= 1 << (kind - NORMAL_KINDS)
  const winning = hand.winning ?? -1
  if (winning >= NORMAL_KINDS) bonus |= 1 << (winning - NORMAL_KINDS)
  let classes = 0
  let suits = 0
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    if (counts[kind] === 0) continue
    classes |= KIND_CLASS[kind]
    if (kind < EAST) suits |= 1 << ((kind / 9) | 0)
  }
  const selfDrawn = win.by === 'self-draw'
  return {
    suits,
    honours: (classes & CLASS_HONOUR) !== 0,
    terminals: (classes & CLASS_TERMINAL) !== 0,
    simples: (classes & CLASS_SIMPLE) !== 0,
    green: (classes & CLASS_NOT_GREEN) === 0,
    gates: gatesOf(suits),
    bonus,
    declared: hand.melds.length,
    exposed: 0,
    kongs: 0,
    concealedKongs: 0,
    seat: seatIndex(situation.seat),
    round: rules.play.roundWind === 'east' ? 0 : seatIndex(situation.round),
    by: win.by,
    selfDrawn,
    draw: win.by === 'self-draw' ? win.draw : null,
    last: win.by === 'self-draw' || win.by === 'discard' ? win.last : false,
    opening: win.by === 'self-draw' || win.by === 'discard' ? win.opening : null,
    winning,
    shape: 'unfinished',
    chows: 0,
    pongs: 0,
    windSets: 0,
    dragonSets: 0,
    eye: -1,
    waitAllows: selfDrawn,
  }
}
