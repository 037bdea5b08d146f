import { NORMAL_KINDS } from '../tiles.ts'
import { type Action, WIN } from './actions.ts'
import { claimOffer, eighthOffer, robOffer, turnOffer } from './offers.ts'
import { duePayments } from './pays.ts'
import { deciding, type GameState, NO_ANSWERS, NO_OFFERS, playable, type Step } from './state.ts'
import { BANKER_TILES } from './wall.ts'
import { flowersAmong } from './wins.ts'

/** A state being put together; nobody else has seen it. */
export type Draft = { -readonly [K in keyof GameState]: GameState[K] }

type OfferList = [
  readonly Action[] | null,
  readonly Action[] | null,
  readonly Action[] | null,
  readonly Action[] | null,
]

/**
 * Opens a decision for the seats that have one; false when nobody has. It gets a number either way, so that the
 * numbers do not tell who could have claimed something.
 */
function open(d: Draft, offers: OfferList): boolean {
  d.decision++
  if (offers.every((offer) => offer === null)) {
    d.offers = NO_OFFERS
    return false
  }
  d.offers = offers
  d.answers = NO_ANSWERS
  return true
}

const stepOf = (d: Draft): Step => d.step

function openTurn(d: Draft): void {
  const { actions, below } = turnOffer(d)
  const offers: OfferList = [null, null, null, null]
  offers[d.turn] = actions
  d.below = below ? 1 << d.turn : 0
  // SG-D1: the last tile was drawn and does not win
  if (!open(d, offers)) d.step = 'drawn'
}

function openClaims(d: Draft): void {
  const offers: OfferList = [null, null, null, null]
  d.below = 0
  for (let i = 0; i < 4; i++) {
    const { actions, below } = claimOffer(d, i)
    offers[i] = actions
    if (below) d.below |= 1 << i
  }
  if (!open(d, offers)) passOn(d)
}

function openRobbing(d: Draft): void {
  const offers: OfferList = [null, null, null, null]
  d.below = 0
  const concealed = d.kong?.type === 'kong-concealed'
  if (!concealed || d.rules.play.thirteenOrphansRobsConcealed)
    for (let i = 0; i < 4; i++) {
      const { actions, below } = robOffer(d, i)
      offers[i] = actions
      if (below) d.below |= 1 << i
    }
  if (!open(d, offers)) d.step = 'kong'
}

/** A bonus tile lies on the table: somebody with seven may rob the eighth, else it is its owner's. SG-C3. */
function openShown(d: Draft): void {
  d.below = 0
  const offers: OfferList = [null, null, null, null]
  for (let i = 0; i < 4; i++) offers[i] = eighthOffer(d, i)
  if (open(d, offers)) d.step = 'rob-eighth'
  else ownBonus(d)
}

/** The bonus tile on the table is its owner's: what it brings is due. */
export function ownBonus(d: Draft): void {
  const tile = d.tile
  if (tile !== null) d.pays = duePayments(d, tile.from, tile.kind)
  d.tile = null
  d.after = 'replace'
  d.step = 'pay'
}

/** All payments for a shown bonus tile are made: eight flowers win (SG-C3), else it is replaced while it can be (SG-A7, HK-B6). */
function openReplace(d: Draft): void {
  if (d.rules.conditions.eightFlowersWin && flowersAmong(d.seats[d.turn].bonus) === 8) {
    const offers: OfferList = [null, null, null, null]
    d.below = 0
    offers[d.turn] = [WIN]
    open(d, offers)
    d.step = 'eighth'
  } else d.step = playable(d) > 0 ? 'draw-bonus' : 'drawn'
}

/** Nobody took the discard. SG-A8, D1. */
export function passOn(d: Draft): void {
  if (playable(d) <= 0) {
    d.step = 'drawn'
    return
  }
  d.turn = (d.turn + 1) % 4
  d.step = 'draw-turn'
}

/** Back to the Banker, whose last tile is its last replacement, or the last one dealt. Its replacements came first (SG-A5). */
function closeOpening(d: Draft): void {
  const replaced = d.seats[0].bonus.length
  d.opening = false
  d.chainBonus = replaced > 0
  d.drawn = replaced > 0 ? d.wall.length - replaced : BANKER_TILES - 1
}

/** The seat in turn has new tiles: bonus tiles go out first (SG-A2); after the deal every seat in order (SG-A5). */
function check(d: Draft): void {
  for (;;) {
    const { hand } = d.seats[d.turn]
    // bonus kinds are the greatest, so the last tile tells
    if (hand.length > 0 && d.wall[hand[hand.length - 1]] >= NORMAL_KINDS) {
      d.step = 'bonus'
      return
    }
    if (!d.opening) break
    d.turn = (d.turn + 1) % 4
    d.chainBonus = false
    d.drawn = null
    if (d.turn === 0) closeOpening(d)
  }
  d.step = 'turn'
}

/** Steps that lead to another without an event: true when there is more to do. */
function onward(d: Draft): boolean {
  switch (d.step) {
    case 'check':
      check(d)
      return stepOf(d) === 'turn'
    case 'turn':
      openTurn(d)
      return false
    case 'claims':
      openClaims(d)
      return false
    case 'robbing':
      openRobbing(d)
      return false
    case 'shown':
      openShown(d)
      return stepOf(d) === 'pay'
    case 'pay':
      if (d.pays.length > 0) return false
      d.step = d.after
      return true
    case 'bao':
      if (d.pendingBao !== null) return false
      d.step = d.after
      return true
    case 'replace':
      openReplace(d)
      return false
    default:
      return false
  }
}

/** Moves on to the next decision or automatic event. Changes the draft in place. */
export function ready(d: Draft): GameState {
  // a decision that is open waits for the other answers
  if (!deciding(d)) while (onward(d));
  return d
}
