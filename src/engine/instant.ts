import { collect, NO_PAYMENTS, type Payments } from './payments.ts'
import type { PaymentRules, Ruleset } from './rules/ruleset.ts'
import {
  FIRST_ANIMAL,
  FIRST_FLOWER,
  FIRST_SEASON,
  isAnimal,
  type Kind,
  type Seat,
  seatIndex,
} from './tiles.ts'

export const INSTANT_EVENTS = [
  'kong-claimed',
  'kong-added',
  'kong-concealed',
  'bite',
  'marriage',
  'flower-family',
  'season-family',
  'animal-family',
] as const
export type InstantEvent = (typeof INSTANT_EVENTS)[number]
export const isInstantEvent = (event: unknown): event is InstantEvent =>
  INSTANT_EVENTS.includes(event as InstantEvent)

interface InstantPrice {
  /** Points from each other player. SG-G5. */
  readonly each: number
  readonly of: 'kong' | 'bonus'
  /** Values of house rule `openingDouble` under which an opening deal doubles it. */
  readonly doubledBy: readonly PaymentRules['openingDouble'][]
}

const kong = (each: number): InstantPrice => ({ each, of: 'kong', doubledBy: [] })
const PAIR: InstantPrice = { each: 2, of: 'bonus', doubledBy: ['pairs', 'pairs-and-families'] }
const FAMILY: InstantPrice = { each: 4, of: 'bonus', doubledBy: ['pairs-and-families'] }

const INSTANT_PRICES: Readonly<Record<InstantEvent, InstantPrice>> = {
  'kong-claimed': kong(2),
  'kong-added': kong(2),
  'kong-concealed': kong(4),
  bite: PAIR,
  marriage: PAIR,
  'flower-family': FAMILY,
  'season-family': FAMILY,
  'animal-family': FAMILY,
}

/** One cause of an instant payment. `from` and `playable` matter for a claimed Kong only. */
export interface Instant {
  readonly seat: Seat
  readonly event: InstantEvent
  /** All its bonus tiles were among those dealt, before any replacement. */
  readonly opening: boolean
  /** Who discarded the tile of a claimed Kong. */
  readonly from: Seat | null
  /** Playable tiles left at that discard. */
  readonly playable: number
}

/**
 * What one cause brings: SG-G5, and SG-G6 for a late claimed Kong, whose tile is always fresh since the claimer
 * holds the other three. Zeros where the table leaves the cause out. SG-G7: to be asked once a Kong stands; a
 * robbed one is no cause.
 */
export function payInstant({ seat, event, opening, from, playable }: Instant, rules: Ruleset): Payments {
  const { instant, openingDouble, lateKongAt } = rules.payments
  const price = INSTANT_PRICES[event]
  if (instant === null || instant === 'off' || (instant === 'kongs-only' && price.of !== 'kong'))
    return NO_PAYMENTS
  const each = opening && price.doubledBy.includes(openingDouble) ? 2 * price.each : price.each
  const late = event === 'kong-claimed' && lateKongAt !== null && playable <= lateKongAt
  return collect(seat, () => each, late ? from : null)
}

/** A cause that a bonus tile completes, with the tiles it is made of: the opening doubles it when all were dealt. */
export interface BonusEvent {
  readonly event: InstantEvent
  readonly tiles: readonly Kind[]
}

const family = (first: Kind): readonly Kind[] => [first, first + 1, first + 2, first + 3]

/**
 * What `seat` is paid for when it shows bonus tile `tile` beside those it `shown` before: pairs, then families.
 * SG-G5. One tile at a time, so that every cause comes exactly once.
 */
export function bonusEvents(seat: Seat, shown: readonly Kind[], tile: Kind): BonusEvent[] {
  const own = [FIRST_FLOWER + seatIndex(seat), FIRST_SEASON + seatIndex(seat)]
  // Cat and rat, rooster and centipede stand next to each other, the first of each pair at an even place.
  const prey = FIRST_ANIMAL + ((tile - FIRST_ANIMAL) ^ 1)
  const candidates: BonusEvent[] = [
    { event: 'bite', tiles: isAnimal(tile) ? [Math.min(tile, prey), Math.max(tile, prey)] : [] },
    { event: 'marriage', tiles: own },
    { event: 'flower-family', tiles: family(FIRST_FLOWER) },
    { event: 'season-family', tiles: family(FIRST_SEASON) },
    { event: 'animal-family', tiles: family(FIRST_ANIMAL) },
  ]
  return candidates.filter(
    ({ tiles }) => tiles.includes(tile) && tiles.every((kind) => kind === tile || shown.includes(kind)),
  )
}
