import { HONOUR, NOT_GREEN, SIMPLE, TERMINAL } from './decompose.ts'
import type { Hand } from './hand.ts'
import type { Ruleset } from './rules/ruleset.ts'
import { gatesOf, tally } from './tally.ts'
import { type Kind, NORMAL_KINDS, seatIndex } from './tiles.ts'
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

/** Facts of nothing yet, to be filled. */
export const noFacts = (): Facts => ({
  suits: 0,
  honours: false,
  terminals: false,
  simples: false,
  green: false,
  gates: false,
  bonus: 0,
  declared: 0,
  exposed: 0,
  kongs: 0,
  concealedKongs: 0,
  seat: 0,
  round: 0,
  by: 'discard',
  selfDrawn: false,
  draw: null,
  last: false,
  opening: null,
  winning: -1,
  shape: 'unfinished',
  chows: 0,
  pongs: 0,
  windSets: 0,
  dragonSets: 0,
  eye: -1,
  waitAllows: false,
})

/** Everything about the hand that does not depend on the reading, written into `facts`; tallies the hand. */
export function handFacts(hand: Hand, situation: Situation, rules: Ruleset, facts: Facts): Facts {
  const { win } = situation
  const { classes, suits } = tally(hand)
  facts.suits = suits
  facts.honours = (classes & HONOUR) !== 0
  facts.terminals = (classes & TERMINAL) !== 0
  facts.simples = (classes & SIMPLE) !== 0
  facts.green = (classes & NOT_GREEN) === 0
  facts.gates = gatesOf(suits)
  facts.seat = seatIndex(situation.seat)
  facts.round = rules.play.roundWind === 'east' ? 0 : seatIndex(situation.round)
  facts.by = win.by
  facts.selfDrawn = win.by === 'self-draw'
  facts.draw = win.by === 'self-draw' ? win.draw : null
  facts.last = (win.by === 'self-draw' || win.by === 'discard') && win.last
  facts.opening = win.by === 'self-draw' || win.by === 'discard' ? win.opening : null
  facts.winning = hand.winning ?? -1
  facts.waitAllows = facts.selfDrawn
  countBonus(hand, facts)
  countDeclared(hand, facts)
  return facts
}

function countBonus(hand: Hand, facts: Facts): void {
  let mask = 0
  for (let i = 0; i < hand.bonus.length; i++) mask |= 1 << (hand.bonus[i] - NORMAL_KINDS)
  if (facts.winning >= NORMAL_KINDS) mask |= 1 << (facts.winning - NORMAL_KINDS)
  facts.bonus = mask
}

function countDeclared({ melds }: Hand, facts: Facts): void {
  facts.declared = melds.length
  facts.exposed = 0
  facts.kongs = 0
  facts.concealedKongs = 0
  for (let i = 0; i < melds.length; i++) {
    if (melds[i].type === 'kong') facts.kongs++
    if (melds[i].concealed) facts.concealedKongs++
    else facts.exposed++
  }
}
