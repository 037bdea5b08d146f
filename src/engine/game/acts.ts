import { SEATS, seatIndex } from '../tiles.ts'
import type { Action } from './actions.ts'
import type { ActEvent } from './events.ts'
import type { Draft } from './ready.ts'
import { resolve } from './resolve.ts'
import { pickTile, withoutTile, withSeat } from './seats.ts'
import { type Answers, NO_ANSWERS, NO_OFFERS } from './state.ts'

function discard(d: Draft, kind: number): void {
  const seat = d.seats[d.turn]
  const id = pickTile(seat.hand, kind, d.wall, d.drawn)
  d.seats = withSeat(d.seats, d.turn, {
    hand: withoutTile(seat.hand, id),
    banned: seat.banned.includes(kind) ? seat.banned : [...seat.banned, kind],
  })
  d.discards = [...d.discards, { seat: SEATS[d.turn], tile: kind, claimed: null }]
  d.river = [...d.river, id]
  d.tile = { id, kind, from: d.turn, by: 'discard' }
  d.drawn = null
  d.step = 'claims'
}

function declareKong(d: Draft, action: Action & { tile: number }): void {
  const id = pickTile(d.seats[d.turn].hand, action.tile, d.wall, d.drawn)
  d.kong = action
  d.tile = { id, kind: action.tile, from: d.turn, by: 'kong' }
  d.step = 'robbing'
}

/** A decision of the seat in turn. */
function ownAct(d: Draft, action: Action): void {
  switch (action.type) {
    case 'discard':
      discard(d, action.tile)
      break
    case 'kong-concealed':
    case 'kong-added':
      declareKong(d, action)
      break
    case 'win':
      d.winner = d.turn
      d.by = 'self-draw'
      d.step = 'win'
      break
    default:
      d.step = 'drawn'
  }
}

/** An answer: of the seat in turn, or one of those to an offered tile, which count when all are in (SG-B2). */
export function act(d: Draft, { seat, action }: ActEvent): void {
  const index = seatIndex(seat)
  if (d.step === 'turn' || d.step === 'eighth') {
    d.offers = NO_OFFERS
    ownAct(d, action)
    return
  }
  const answers: (Action | null)[] = [...d.answers]
  answers[index] = action
  d.answers = answers as unknown as Answers
  for (let i = 0; i < 4; i++) if (d.offers[i] !== null && answers[i] === null) return
  resolve(d)
  d.offers = NO_OFFERS
  d.answers = NO_ANSWERS
}
