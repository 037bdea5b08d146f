import { compile } from '../compiled.ts'
import { bits, type Facts, noFacts } from '../facts.ts'
import { type Meld, meldTiles } from '../hand.ts'
import type { Line } from '../line.ts'
import { handFeatures } from '../patterns/needs.ts'
import { dragonBit, windBit } from '../patterns/predicates.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { evaluate } from '../score.ts'
import { EAST, GREEN, isHonour, type Kind, NORMAL_KINDS, type Seat, seatIndex } from '../tiles.ts'
import { CHOWS, firstOf, groupOf, HONOURS, PONGS } from './groups.ts'
import { honourBit, type RouteShape, TERMINAL_RANKS } from './route-shape.ts'

/** Everything about a player that decides what routes are worth, the concealed tiles aside. */
export interface RouteContext {
  readonly rules: Ruleset
  readonly seat: Seat
  readonly round: Seat
  readonly melds: readonly Meld[]
  readonly bonus: readonly Kind[]
}

/** What a finished route is sure to be worth, in tai or faan; more may come with it. */
export interface Promised {
  readonly total: number
  readonly legal: boolean
  readonly limit: boolean
  readonly lines: readonly Line[]
}

export const roundOf = ({ rules, round }: RouteContext): Seat =>
  rules.play.roundWind === 'east' ? 'east' : round

/** Masks of the ranks of each suit that the hand may turn out to hold: what is shown, where that and the demands are all of it. */
function suitMasks({ special, allowed, pongs, eye }: RouteShape, melds: readonly Meld[]): readonly number[] {
  const whole = special === null && eye !== null && bits(pongs) + melds.length === 4
  if (!whole) return allowed
  const masks = [0, 0, 0, 0]
  for (const kind of melds.flatMap(meldTiles)) masks[groupOf(kind)] |= 1 << (kind - firstOf(groupOf(kind)))
  return masks
}

/** Suits that the hand may turn out to have: one where only one is allowed, else two, so that nothing is promised. */
function suitsOf(allowed: readonly number[]): number {
  const mask = (allowed[0] && 1) | (allowed[1] && 2) | (allowed[2] && 4)
  return (mask & (mask - 1)) === 0 ? mask : 0b11
}

/** The worst Eye that a hand of chows may have, honours that spoil Ping Hu first; a suited one where none may. */
function worstEye({ chowEyes }: RouteShape, facts: Facts): Kind {
  if (chowEyes === 0) return 0
  const spoils = chowEyes & (ALL_DRAGONS | (1 << facts.seat) | (1 << facts.round))
  return EAST + 31 - Math.clz32(spoils || chowEyes)
}
const ALL_DRAGONS = 0b1110000

/** What the sets and bonus tiles shown make sure, before any shape: two suits, and nothing that could score. */
function shownFacts({ melds, bonus, seat, ...context }: RouteContext): Facts {
  const honours = melds.map((meld) => meld.tile).filter(isHonour)
  return {
    ...noFacts(),
    bonus: bonus.reduce((mask, kind) => mask | (1 << (kind - NORMAL_KINDS)), 0),
    kongs: melds.filter((meld) => meld.type === 'kong').length,
    concealedKongs: melds.filter((meld) => meld.concealed).length,
    pongs: melds.filter((meld) => meld.type !== 'chow').length,
    seat: seatIndex(seat),
    round: seatIndex(roundOf({ melds, bonus, seat, ...context })),
    // no tile that an Eye could be taken for
    winning: NORMAL_KINDS,
    windSets: honours.reduce((mask, kind) => mask | windBit(kind), 0),
    dragonSets: honours.reduce((mask, kind) => mask | dragonBit(kind), 0),
  }
}

/** Adds what holds of every hand of the shape, and nothing that only some of them have. */
function setShape(facts: Facts, shape: RouteShape, shown: Facts, melds: readonly Meld[]): void {
  const { special, mode, allowed, used, pongs } = shape
  const suits = suitMasks(shape, melds)
  const noSimples = ((suits[0] | suits[1] | suits[2]) & ~TERMINAL_RANKS) === 0
  facts.shape = special === null || special === 'nine-gates' ? 'sets' : special
  facts.suits = suitsOf(suits)
  facts.honours = used[HONOURS] !== 0
  facts.terminals = noSimples && (suits[0] | suits[1] | suits[2]) !== 0
  facts.simples = !noSimples
  facts.green = (allowed[0] | allowed[1]) === 0 && allowed[HONOURS] === honourBit(GREEN)
  facts.gates = special === 'nine-gates'
  facts.chows = special === null && mode === CHOWS ? 4 : 0
  facts.pongs = special !== null ? 0 : mode === PONGS ? 4 : shown.pongs + bits(pongs)
  facts.windSets = shown.windSets | (pongs & 0b1111)
  facts.dragonSets = shown.dragonSets | (pongs >> 4)
  facts.eye = shape.eye ?? (mode === CHOWS ? worstEye(shape, facts) : -1)
}

/**
 * What a hand of the shape is worth at least, won on a discard or self-drawn from the wall. `closed`: nothing
 * will be claimed.
 */
export type Pricing = (shape: RouteShape, closed: boolean, selfDrawn: boolean) => Promised

/**
 * The price of routes to one player: the table's own rows asked about what is sure. Ping Hu is taken to have its
 * wait (SG-E7), unless every set is exposed and the Eye must be waited for.
 */
export function pricing(context: RouteContext): Pricing {
  const { rules, melds } = context
  const shown = shownFacts(context)
  const facts = { ...shown }
  const table = compile(rules)
  const exposed = melds.filter((meld) => !meld.concealed).length
  return (shape, closed, selfDrawn) => {
    facts.by = selfDrawn ? 'self-draw' : 'discard'
    facts.selfDrawn = selfDrawn
    facts.draw = selfDrawn ? 'wall' : null
    facts.declared = closed ? melds.length : Math.max(1, melds.length)
    facts.exposed = closed ? 0 : Math.max(1, exposed)
    facts.waitAllows = selfDrawn || melds.length < 4
    setShape(facts, shape, shown, melds)
    const { total, limit, limitHand, lines } = evaluate(null, facts, handFeatures(facts), rules, table)
    return { total, limit, legal: limitHand || total >= rules.minimum, lines }
  }
}
