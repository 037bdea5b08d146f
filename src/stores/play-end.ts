import {
  addPayments,
  type Hand,
  NO_PAYMENTS,
  type Payments,
  parseHand,
  resolveRules,
  type Score,
  SEATS,
  type Seat,
  type SeatView,
  type Situation,
  scoreHand,
  scorePayments,
  situationOf,
  type WinEvent,
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

const fieldsOf = ({ by, draw, last, opening, from, seat }: WinEvent, round: Seat) => ({
  seat,
  round,
  win: by,
  ...(by === 'self-draw' ? { draw } : {}),
  last,
  opening,
  ...(from === null ? {} : { from }),
})

const minus = (a: Payments, b: Payments, seat: Seat) => a[seat] - b[seat]

/** What the view's winner won with; null while nobody has won. All of it lies open at the end of a hand. */
export function wonOf({ result, rules, round, points }: SeatView): Won | null {
  if (result?.type !== 'win') return null
  const hand = parseHand(result.hand)
  if (!hand.ok) return null
  const situation = situationOf(fieldsOf(result, round), hand.value, rules)
  if (!situation.ok) return null
  const score = scoreHand(hand.value, situation.value, rules)
  const shares = scorePayments(score, situation.value, rules) ?? NO_PAYMENTS
  return {
    win: result,
    hand: hand.value,
    situation: situation.value,
    score,
    rows: billRows(points, result.payments, shares),
  }
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
export function scoredAnyway(
  { hand, situation }: Won,
  { rules }: SeatView,
  values: Readonly<Record<string, string | number>>,
): Score | null {
  const resolved = resolveRules({ table: rules.table, rules: values })
  return resolved.ok ? scoreHand(hand, situation, resolved.value) : null
}
