import { bonusEvents, type Instant, payInstant } from '../instant.ts'
import { type Kind, SEATS } from '../tiles.ts'
import type { Action } from './actions.ts'
import { type DuePayment, type GameState, playable } from './state.ts'

const NONE: readonly DuePayment[] = []

function due(instant: Instant, s: Pick<GameState, 'rules'>): DuePayment | null {
  const payments = payInstant(instant, s.rules)
  return payments[instant.seat] === 0 ? null : { why: instant.event, seat: instant.seat, payments }
}

/** What a seat is paid for a bonus tile that it now owns: pairs, then families (SG-G5). */
export function duePayments(s: GameState, index: number, tile: Kind): readonly DuePayment[] {
  if (s.rules.payments.instant === null) return NONE
  const seat = SEATS[index]
  const { bonus, dealtBonus } = s.seats[index]
  const shown = bonus.filter((kind) => kind !== tile)
  const found: DuePayment[] = []
  for (const { event, tiles } of bonusEvents(seat, shown, tile)) {
    const opening = tiles.every((kind) => dealtBonus.includes(kind))
    const payment = due({ seat, event, opening, from: null, playable: playable(s) }, s)
    if (payment !== null) found.push(payment)
  }
  return found
}

const KONG_EVENTS = {
  kong: 'kong-claimed',
  'kong-added': 'kong-added',
  'kong-concealed': 'kong-concealed',
} as const

/** What a Kong that stands brings (SG-G5 to G7). */
export function kongPayments(s: GameState, index: number, { type }: Action): readonly DuePayment[] {
  if (s.rules.payments.instant === null) return NONE
  if (type !== 'kong' && type !== 'kong-added' && type !== 'kong-concealed') return NONE
  const from = type === 'kong' && s.tile !== null ? SEATS[s.tile.from] : null
  const payment = due(
    { seat: SEATS[index], event: KONG_EVENTS[type], opening: false, from, playable: playable(s) },
    s,
  )
  return payment === null ? NONE : [payment]
}
