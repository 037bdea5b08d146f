import {
  addPayments,
  causesOf,
  type GameState,
  type Hand,
  isAnimal,
  isHonour,
  type Kind,
  NO_PAYMENTS,
  type Payments,
  rankOf,
  resolveRules,
  type Score,
  SEATS,
  type Seat,
  type Situation,
  scoreHand,
  scorePayments,
  seatIndex,
  suitOf,
  type WinEvent,
  winContext,
} from '../engine/index.ts'

/** One seat's part of a finished hand, in points. */
export interface BillRow {
  readonly seat: Seat
  /** What it would pay if nobody paid for others; negative or 0, and what the winner collects. */
  readonly share: number
  readonly pays: number
  /** Kongs and bonus tiles, paid when they were shown. */
  readonly once: number
}

/** A won hand as it is shown at its end. */
export interface Won {
  readonly win: WinEvent
  readonly hand: Hand
  readonly situation: Situation
  readonly score: Score
  readonly rows: readonly BillRow[]
}

const minus = (a: Payments, b: Payments, seat: Seat) => a[seat] - b[seat]

/** What the winner of a finished hand won with; null when nobody won. All of it lies open by then. */
export function wonOf(state: GameState): Won | null {
  const { result, rules, points } = state
  if (result?.type !== 'win') return null
  const { hand, situation } = winContext(state, seatIndex(result.seat), result.by)
  const score = scoreHand(hand, situation, rules)
  const shares = scorePayments(score, situation, rules) ?? NO_PAYMENTS
  return { win: result, hand, situation, score, rows: billRows(points, result.payments, shares) }
}

/** SG-H3: what the tiles of a hand have in common that its feeder could see: a suit by its number, honours, terminals. */
export function familyOf({ winning, melds }: Hand): number | 'honours' | 'terminals' {
  const [first, ...others] = [...(winning === null ? [] : [winning]), ...melds.map(({ tile }) => tile)]
  if (isHonour(first)) return 'honours'
  return others.every((tile) => suitOf(tile) === suitOf(first)) ? suitOf(first) : 'terminals'
}

/** Flowers and seasons of a won hand that brought nothing since another seat owns them, each with that seat. */
export function idleBonus({ hand, situation, score }: Pick<Won, 'hand' | 'situation' | 'score'>): {
  readonly tile: Kind
  readonly seat: Seat
}[] {
  const counts = new Set(
    score.lines.flatMap(({ id, value }) =>
      value > 0 ? causesOf(id, score.reading, hand, situation).bonus : [],
    ),
  )
  return hand.bonus
    .filter((tile) => !isAnimal(tile) && !counts.has(tile))
    .map((tile) => ({ tile, seat: SEATS[rankOf(tile) - 1] }))
    .filter(({ seat }) => seat !== situation.seat)
}

/** How a win without Bao was paid: by all the same, by one double, one more, one alone, or in some other way. */
export type Paying = 'same' | 'double' | 'more' | 'alone' | 'other'

/** Reads it off what was paid, whatever the table. `from` gave the tile; null for a self-drawn win. */
export function payingOf(
  winner: Seat,
  from: Seat | null,
  paid: readonly Pick<BillRow, 'seat' | 'pays'>[],
): Paying {
  const parts = paid.filter(({ seat }) => seat !== winner)
  const others = parts.filter(({ seat }) => seat !== from).map(({ pays }) => -pays)
  const [each] = others
  if (others.some((pays) => pays !== each)) return 'other'
  if (from === null) return 'same'
  const shot = -(parts.find(({ seat }) => seat === from)?.pays ?? 0)
  if (shot === each) return 'same'
  if (each === 0) return 'alone'
  return shot === 2 * each ? 'double' : shot > each ? 'more' : 'other'
}

/** Every seat's part; of a drawn hand what was paid at once. */
export const billRows = (points: Payments, won = NO_PAYMENTS, shares = NO_PAYMENTS): BillRow[] =>
  SEATS.map((seat) => ({
    seat,
    share: shares[seat],
    pays: won[seat],
    once: minus(points, addPayments([won]), seat),
  }))

/** What a guided win would be worth at the same table in a scored hand, and what that asks for. */
export function scoredAnyway(
  { hand, situation }: Won,
  { start }: GameState,
): { readonly score: Score; readonly minimum: number } | null {
  const resolved = resolveRules({ table: start.table, rules: start.rules })
  if (!resolved.ok) return null
  const { value: rules } = resolved
  return { score: scoreHand(hand, situation, rules), minimum: rules.minimum }
}
