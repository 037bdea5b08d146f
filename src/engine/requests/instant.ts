import { INSTANT_EVENTS, payInstant } from '../instant.ts'
import { type ErrorAnswer, flag, oneOf, readRequest, refuse, seatField, whole } from '../request.ts'
import { fail } from '../result.ts'
import { nextSeat } from '../tiles.ts'
import type { PaymentsAnswer } from './settle.ts'

/** Playable tiles left: no table has a longer wall. */
export const PLAYABLE = whole(0, 148)

const FIELDS = {
  seat: seatField,
  event: oneOf(INSTANT_EVENTS),
  opening: flag,
  from: seatField,
  playable: PLAYABLE,
}

/** The verb `instant`: what a Kong or a group of bonus tiles brings at once. JSON in, JSON out; never throws. */
export function instantRequest(request: unknown): PaymentsAnswer | ErrorAnswer {
  const read = readRequest(request, FIELDS, ['event'])
  if (!read.ok) return refuse(read)
  const { fields, rules } = read.value
  const { seat = 'east', event = 'kong-claimed', opening = false, playable = 80 } = fields
  if (rules.payments.instant === null)
    return refuse(fail('no-instant-payments', 'there are no instant payments at this table'))
  if (event !== 'kong-claimed' && fields.from !== undefined)
    return refuse(fail('contradiction', `from and event ${event}: nobody else gave a tile for it`))
  const from = event === 'kong-claimed' ? (fields.from ?? nextSeat(seat)) : null
  if (from === seat) return refuse(fail('contradiction', `from and seat are both ${seat}`))
  return { ok: true, payments: payInstant({ seat, event, opening, from, playable }, rules) }
}
