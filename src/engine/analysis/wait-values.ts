import type { Hand } from '../hand.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { type Score, scoreHand } from '../score.ts'
import { type Kind, nextSeat, type Seat } from '../tiles.ts'
import type { Situation } from '../win.ts'
import { type WaitForm, waitForms } from './wait-forms.ts'

/** Who waits, at which table. */
export interface Waiting {
  readonly rules: Ruleset
  readonly seat: Seat
  readonly round: Seat
}

/** A kind that completes a ready hand, and what it is worth drawn from the wall and on a discard. */
export interface WaitValue {
  readonly tile: Kind
  readonly left: number
  /** How it may fit: two-sided, edge, gap and so on, over all readings. */
  readonly forms: readonly WaitForm[]
  readonly selfDraw: Score
  readonly discard: Score
}

/**
 * What a waiting hand scores with each of its waits: draw `wall`, not the last tile, no opening, the discard from
 * the next seat (interface.md, waits). A win may be below the minimum: the score says so.
 */
export function waitValues(
  hand: Hand,
  waits: readonly Kind[],
  left: readonly number[],
  { rules, seat, round }: Waiting,
): WaitValue[] {
  const drawn: Situation = {
    seat,
    round,
    win: { by: 'self-draw', draw: 'wall', last: false, opening: null },
  }
  const shot: Situation = {
    seat,
    round,
    win: { by: 'discard', from: nextSeat(seat), last: false, opening: null },
  }
  return waits.map((tile) => {
    const won: Hand = { ...hand, winning: tile }
    const selfDraw = scoreHand(won, drawn, rules)
    return {
      tile,
      left: left[tile],
      forms: waitForms(tile, selfDraw),
      selfDraw,
      discard: scoreHand(won, shot, rules),
    }
  })
}
