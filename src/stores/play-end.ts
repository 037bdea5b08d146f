import {
  addPayments,
  type GameState,
  type Hand,
  NO_PAYMENTS,
  type Payments,
  resolveRules,
  type Score,
  SEATS,
  type Seat,
  type Situation,
  scoreHand,
  scorePayments,
  seatIndex,
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

/** Every seat's part; of a drawn hand what was paid at once. */
export const billRows = (points: Payments, won = NO_PAYMENTS, shares = NO_PAYMENTS): BillRow[] =>
  SEATS.map((seat) => ({
    seat,
    share: shares[seat],
    pays: won[seat],
    once: minus(points, addPayments([won]), seat),
  }))

/** What a guided win would be worth at the same table in a scored hand. */
export function scoredAnyway({ hand, situation }: Won, { start }: GameState): Score | null {
  const resolved = resolveRules({ table: start.table, rules: start.rules })
  return resolved.ok ? scoreHand(hand, situation, resolved.value) : null
}
