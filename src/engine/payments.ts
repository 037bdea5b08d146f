import type { BillId, PaymentRules, Ruleset } from './rules/ruleset.ts'
import type { Score } from './score.ts'
import { SEATS, type Seat } from './tiles.ts'
import type { Situation } from './win.ts'

/** What each seat receives in points, negative when it pays. Whole numbers; the four add up to zero. */
export type Payments = Readonly<Record<Seat, number>>

/** The two amounts every bill is made of, in points. Where prices double, the half price is the base of SG-G1. */
export interface Price {
  readonly half: number
  readonly full: number
}

/** What one player pays: so many full and so many half prices. */
interface Share {
  readonly full: number
  readonly half: number
}

interface Bill {
  /** On a discard, and by a robbed Kong's owner (SG-B5, HK-B4). */
  readonly shooter: Share
  readonly others: Share
  /** Each player on a self-draw. */
  readonly selfDraw: Share
}

const NOTHING: Share = { full: 0, half: 0 }
const HALF: Share = { full: 0, half: 1 }
const FULL: Share = { full: 1, half: 0 }
/** The shooter's share and both others': SG-G4, four bases. */
const ALONE: Share = { full: 1, half: 2 }

/** House rule `payment` of both tables. Shares, not amounts, because full is not twice half in every list. */
const BILLS: Readonly<Record<BillId, Bill>> = {
  'half-shooter': { shooter: FULL, others: HALF, selfDraw: FULL },
  'shooter-pays': { shooter: ALONE, others: NOTHING, selfDraw: FULL },
  'everyone-equal': { shooter: HALF, others: HALF, selfDraw: FULL },
  'discarder-three': { shooter: { full: 0, half: 3 }, others: NOTHING, selfDraw: HALF },
  'full-gun': { shooter: ALONE, others: NOTHING, selfDraw: FULL },
  'half-gun': { shooter: FULL, others: HALF, selfDraw: FULL },
}

const doubled = (half: number): Price => ({ half, full: 2 * half })

/** Prices by total from 0 up; a greater total is paid as the last one. SG-G1, HK-E, house rules `payTable` and `curve`. */
const PRICES: Readonly<Record<PaymentRules['price'], readonly Price[]>> = {
  doubling: Array.from({ length: 41 }, (_, total) => doubled(2 ** total)),
  'half-spicy': [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384].map(doubled),
  'three-six': [
    { half: 1, full: 2 },
    { half: 1, full: 2 },
    { half: 2, full: 3 },
    { half: 3, full: 5 },
    { half: 5, full: 10 },
    { half: 10, full: 20 },
  ],
}

/**
 * House rule `pingHuPrice` spgg takes the place of the price of this total, in the doubling list only. A hand whose
 * only row is Ping Hu has no other total, so more tai that a limit cuts to as many are none (SG-E7).
 */
const CLUB_PING_HU = { total: 4, price: { half: 20, full: 40 } }

/** Half and full price of a total in tai or faan. A total above the limit is paid as the limit (SG-J6). */
export function priceForTotal(total: number, rules: Ruleset, barePingHu = false): Price {
  const { price, pingHuPrice } = rules.payments
  const paid = rules.limit === null ? total : Math.min(total, rules.limit)
  const club = barePingHu && pingHuPrice === 'spgg' && price === 'doubling'
  if (club && total === CLUB_PING_HU.total && paid === total) return CLUB_PING_HU.price
  const list = PRICES[price]
  return list[Math.min(paid, list.length - 1)]
}

/** How a win came, as far as money is concerned. Any `Win` of a situation is one. */
export type PaidWin =
  | { readonly by: 'self-draw' }
  | { readonly by: 'discard' | 'rob-kong' | 'rob-eighth'; readonly from: Seat }

export interface Settlement {
  readonly winner: Seat
  /** In tai or faan. */
  readonly total: number
  readonly win: PaidWin
  /** Who pays everybody's share (SG-H), or null. Not looked at where the win or the table brings no Bao. */
  readonly feeder: Seat | null
  /** Whether Ping Hu was the only row: the price of `pingHuPrice`. */
  readonly barePingHu: boolean
}

/** What a seat other than the winner pays before Bao. */
function shareOf(seat: Seat, win: PaidWin, rules: Ruleset): Share {
  const bill = BILLS[rules.payments.bill]
  if (win.by === 'self-draw') return bill.selfDraw
  // SG-C3: a robbed eighth flower is paid as the table says; a robbed Kong as a discard (SG-B5, HK-B4).
  const way = win.by === 'rob-eighth' ? rules.conditions.eighthFlower : 'shooter'
  if (way === 'zi-mo-price') return bill.selfDraw
  const shooter = seat === win.from
  if (way === 'drawer-pays-all') return shooter ? ALONE : NOTHING
  return shooter ? bill.shooter : bill.others
}

export const NO_PAYMENTS: Payments = { east: 0, south: 0, west: 0, north: 0 }

/**
 * `receiver` gets from each other seat what `amount` says, in points; from `payer` alone, everybody's, when
 * there is one. The sum is zero whatever the amounts.
 */
export function collect(receiver: Seat, amount: (seat: Seat) => number, payer: Seat | null = null): Payments {
  const payments = { ...NO_PAYMENTS }
  for (const seat of SEATS) {
    if (seat === receiver) continue
    const due = amount(seat)
    payments[receiver] += due
    payments[payer ?? seat] -= due
  }
  return payments
}

/** Whether a win of this kind can bring Bao at all: SG-H6, and house rule `bao`. */
export const baoPossible = (by: PaidWin['by'], rules: Ruleset): boolean =>
  rules.payments.bao && (by === 'self-draw' || by === 'discard')

/** Who pays whom for a win. SG-G1 to G4, SG-H (one player pays everybody's share, the winner's total stays), HK-E. */
export function settle({ winner, total, win, feeder, barePingHu }: Settlement, rules: Ruleset): Payments {
  const price = priceForTotal(total, rules, barePingHu)
  const due = (seat: Seat) => {
    const share = shareOf(seat, win, rules)
    return share.full * price.full + share.half * price.half
  }
  return collect(winner, due, baoPossible(win.by, rules) ? feeder : null)
}

/** Whether Ping Hu is the only row: the hand that house rule `pingHuPrice` prices by itself. */
export const isBarePingHu = ({ lines }: Pick<Score, 'lines'>): boolean =>
  lines.length === 1 && lines[0].id === 'ping-hu'

/** What a scored hand is paid; null when it is no legal win. `feeder` pays the whole bill (SG-H). */
export const scorePayments = (
  score: Score,
  { seat, win }: Situation,
  rules: Ruleset,
  feeder: Seat | null = null,
): Payments | null =>
  score.legal
    ? settle(
        {
          winner: seat,
          total: score.total,
          win,
          feeder,
          barePingHu: isBarePingHu(score),
        },
        rules,
      )
    : null

/** Several payments taken together, as for a hand with its instant payments. */
export function addPayments(list: readonly Payments[]): Payments {
  const sum = { ...NO_PAYMENTS }
  for (const payments of list) for (const seat of SEATS) sum[seat] += payments[seat]
  return sum
}
