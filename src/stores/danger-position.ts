import {
  copiesUnseen,
  type Danger,
  DangerMeter,
  decodeAnswers,
  discardChoices,
  foldEvents,
  isBonus,
  isHonour,
  type Kind,
  type Ruleset,
  rankOf,
  runningHand,
  type Seat,
  type SeatView,
  suitOf,
  viewFrom,
} from '../engine/index.ts'
import { handOf } from './play-hand.ts'
import { DEAL, startOfDeal } from './play-link.ts'

/** What one seat sees of a game, as plain data: everything of its view but the rules. It holds nothing hidden. */
export type SeenPosition = Omit<SeatView, 'rules' | 'legal'>

/** The view of a seat where the answers of a log leave a hand. Throws on a log that cannot have been played. */
export function seenPosition(game: {
  readonly seed: string
  readonly dealer: number
  readonly seat: Seat
  readonly log: string
}): SeenPosition {
  const { seed, dealer, seat, log } = game
  const read = decodeAnswers(startOfDeal({ ...DEAL, seed, dealer }), log)
  if (!read.ok) throw new Error(`${seed}: ${read.error.message}`)
  const { rules: _, legal: __, ...seen } = viewFrom(foldEvents(read.value.events), seat)
  return seen
}

const viewAt = (seen: SeenPosition, rules: Ruleset): SeatView => ({ ...seen, rules, legal: [] })

/** Why a tile is as dangerous as it is, by what lies open. */
export type Reason =
  | { readonly code: 'bao' }
  | { readonly code: 'suit'; readonly seat: Seat }
  | { readonly code: 'thrown'; readonly seats: readonly Seat[] }
  | { readonly code: 'own' | 'fresh' }
  | { readonly code: 'copies'; readonly n: number }
  | { readonly code: 'edge' | 'middle' | 'seen' }

export interface Measured {
  readonly tile: Kind
  readonly danger: Danger
  readonly reasons: readonly Reason[]
  /** Steps from being ready once it has gone. */
  readonly away: number
}

/** Sets of one suit from which a flush must be feared (the engine's own measure). */
const FLUSH_SETS = 2

function suitShownBy({ melds }: SeatView['seats'][number]): number {
  const suited = melds.filter(({ tile }) => !isHonour(tile))
  const suits = new Set(suited.map(({ tile }) => suitOf(tile)))
  return melds.length >= FLUSH_SETS && suits.size === 1 ? [...suits][0] : -1
}

function reasonsOf(view: SeatView, tile: Kind, danger: Danger, unseen: number): Reason[] {
  const reasons: Reason[] = []
  if (danger.bao) reasons.push({ code: 'bao' })
  const others = view.seats.filter(({ seat }) => seat !== view.seat)
  const flush = isHonour(tile) ? undefined : others.find((one) => suitShownBy(one) === suitOf(tile))
  if (flush) reasons.push({ code: 'suit', seat: flush.seat })
  const seats = others
    .map(({ seat }) => seat)
    .filter((seat) => view.discards.some((one) => one.tile === tile && one.seat === seat))
  if (seats.length > 0) reasons.push({ code: 'thrown', seats })
  else reasons.push({ code: view.discards.some((one) => one.tile === tile) ? 'own' : 'fresh' })
  if (isHonour(tile)) reasons.push(unseen === 0 ? { code: 'seen' } : { code: 'copies', n: unseen })
  else if (reasons.length < 2) {
    const rank = rankOf(tile)
    if (rank === 1 || rank === 9) reasons.push({ code: 'edge' })
    else if (rank > 2 && rank < 8) reasons.push({ code: 'middle' })
  }
  return reasons
}

/**
 * Every tile of the own hand with what letting it go may cost, the safest first. `danger` is the engine's (the strong
 * bot weighs discards with it): odds that somebody wins on the tile, expected cost in points, whether it may bring Bao.
 */
export function measure(seen: SeenPosition, rules: Ruleset): readonly Measured[] {
  const view = viewAt(seen, rules)
  const unseen = copiesUnseen(view, 'all')
  const meter = new DangerMeter(view, unseen)
  const choices = discardChoices(runningHand(handOf(view)), false, unseen)
  const awayOf = (tile: Kind) => Math.max(0, choices.find((one) => one.tile === tile)?.shanten ?? 0)
  return [...new Set(view.concealed)]
    .filter((tile) => !isBonus(tile))
    .map((tile) => {
      const danger = meter.of(tile)
      return { tile, danger, reasons: reasonsOf(view, tile, danger, unseen[tile]), away: awayOf(tile) }
    })
    .sort((a, b) => a.danger.cost - b.danger.cost || a.danger.odds - b.danger.odds || a.tile - b.tile)
}

/** The safest of a few tiles. */
export const safestOf = (seen: SeenPosition, rules: Ruleset, tiles: readonly Kind[]): Kind =>
  measure(seen, rules).find(({ tile }) => tiles.includes(tile))?.tile ?? tiles[0]
