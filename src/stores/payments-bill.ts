import {
  addPayments,
  baoPossible,
  INSTANT_EVENTS,
  type InstantEvent,
  NO_PAYMENTS,
  type PaidWin,
  type Payments,
  type Price,
  payInstant,
  priceForTotal,
  type Ruleset,
  SEATS,
  type Seat,
  settle,
  TABLES,
  type WinWay,
} from '../engine/index.ts'
import { leastWon } from './least.ts'
import {
  barePingHu,
  type Cause,
  canBeBare,
  largestTotal,
  newCause,
  type PaymentsState,
  paidTotal,
  possibleFeeders,
  wayIn,
} from './payments-state.ts'

/** A base of a bill as a chip. */
export interface Chip {
  /** Whose share it is part of, and its place there: stays with the chip when somebody else pays it. */
  readonly key: string
  /** In points. */
  readonly value: number
}

/** What one player has to do with a win, in points without sign. */
export interface Part {
  readonly seat: Seat
  /** The share as the table cuts it, before one player pays for others. */
  readonly share: number
  readonly pays: number
  /** The own share, when it is paid by its owner. */
  readonly own: readonly Chip[]
  /** The own share, when somebody else pays it. */
  readonly ghosts: readonly Chip[]
  /** Shares of others that this player pays. */
  readonly took: readonly Chip[]
  /** Who pays the own share in this player's place. */
  readonly coveredBy: Seat | null
}

export interface Bill {
  readonly winner: Seat
  readonly win: PaidWin
  /** In the table's unit, between minimum and limit. */
  readonly total: number
  readonly price: Price
  /** The price list doubles: then the half price is the base (SG-G1) and every share is bases. */
  readonly inBases: boolean
  /** Who is liable, with effect. */
  readonly feeder: Seat | null
  /** The three who do not win, in seat order. */
  readonly parts: readonly Part[]
  readonly payments: Payments
  readonly atOnce: Payments
  readonly sum: Payments
}

export const paidWin = (win: WinWay, from: Seat): PaidWin =>
  win === 'self-draw' ? { by: win } : { by: win, from }

const winOf = (state: PaymentsState, rules: Ruleset): PaidWin => paidWin(wayIn(state, rules), state.from)

/** Chips of one share: bases where it is a whole number of them, else one of the full price and halves. */
function chipsOf(seat: Seat, amount: number, { half, full }: Price): Chip[] {
  const values = amount % half === 0 ? [] : [full]
  const rest = amount - (values[0] ?? 0)
  for (let paid = 0; paid < rest; paid += half) values.push(Math.min(half, rest - paid))
  return values.map((value, i) => ({ key: `${seat} ${i}`, value }))
}

/** The table with the bill shared as it is written (SG-G2, C3), whatever its house rules say of the shooter. */
function asWritten(rules: Ruleset): Ruleset {
  const { payments, conditions } = TABLES[rules.table].rules
  return {
    ...rules,
    payments: { ...rules.payments, bill: payments.bill },
    conditions: { ...rules.conditions, eighthFlower: conditions.eighthFlower },
  }
}

interface Asked {
  readonly winner: Seat
  readonly win: PaidWin
  readonly total: number
  readonly barePingHu: boolean
}

const settled = (asked: Asked, rules: Ruleset, feeder: Seat | null = null): Payments =>
  settle({ ...asked, feeder }, rules)

function asked(state: PaymentsState, rules: Ruleset): Asked {
  const { winner, total } = state
  return {
    winner,
    win: winOf(state, rules),
    total: paidTotal(total, rules, wayIn(state, rules)),
    barePingHu: barePingHu(state, rules),
  }
}

/** What each cause brings together. Zeros where the table pays nothing at once. */
export const causePayments = ({ late, ...cause }: Cause, rules: Ruleset): Payments =>
  rules.payments.instant === null
    ? NO_PAYMENTS
    : payInstant(
        { ...cause, playable: late ? (rules.payments.lateKongAt ?? 0) : Number.POSITIVE_INFINITY },
        rules,
      )

/**
 * The shares before one player pays for the others. A rule that moves shares (SG-G4, H) leaves the sum as it is;
 * where the sum differs, the table cuts the bill otherwise and nobody pays for anybody.
 */
function usualShares(one: Asked, payments: Payments, rules: Ruleset): Payments {
  const usual = settled(one, asWritten(rules))
  return usual[one.winner] === payments[one.winner] ? usual : settled(one, rules)
}

/** What a seat gives, in points; zero is zero, without a sign. */
const due = (payments: Payments, seat: Seat): number => 0 - payments[seat]

/** Who pays whom for a win and for what was paid at once, with the chips that show it. */
export function billOf(state: PaymentsState, rules: Ruleset): Bill {
  const one = asked(state, rules)
  const { winner, win, total } = one
  const feeder = possibleFeeders(state, rules).find((seat) => seat === state.feeder) ?? null
  const payments = settled(one, rules, feeder)
  const usual = usualShares(one, payments, rules)
  const price = priceForTotal(total, rules, one.barePingHu)
  const losers = SEATS.filter((seat) => seat !== winner)
  const shares = losers.map((seat) => chipsOf(seat, due(usual, seat), price))
  const payer = losers.find((seat) => payments[seat] < usual[seat]) ?? null
  const covered = (seat: Seat) => payer !== null && seat !== payer && payments[seat] === 0
  const parts = losers.map((seat, i): Part => {
    const ghost = covered(seat) && shares[i].length > 0
    return {
      seat,
      share: due(usual, seat),
      pays: due(payments, seat),
      own: ghost ? [] : shares[i],
      ghosts: ghost ? shares[i] : [],
      took: seat === payer ? losers.flatMap((other, j) => (covered(other) ? shares[j] : [])) : [],
      coveredBy: ghost ? payer : null,
    }
  })
  const atOnce = addPayments(state.causes.map((cause) => causePayments(cause, rules)))
  return {
    winner,
    win,
    total,
    price,
    inBases: price.full === 2 * price.half,
    feeder,
    parts,
    payments,
    atOnce,
    sum: addPayments([payments, atOnce]),
  }
}

/** What a table pays at once, in the order of the rules; nothing where it has no instant payments. */
export const eventsOf = (rules: Ruleset): readonly InstantEvent[] =>
  INSTANT_EVENTS.filter((event) => causePayments(newCause('east', event), rules).east > 0)

/** Whether the table pays this cause otherwise when its tiles were dealt, or when its Kong came late. */
export const matters = (cause: Cause, change: Partial<Cause>, rules: Ruleset): boolean =>
  SEATS.some(
    (seat) => causePayments(cause, rules)[seat] !== causePayments({ ...cause, ...change }, rules)[seat],
  )

/** Whether a hand whose only row is Ping Hu has a price of its own at this total (house rule `pingHuPrice`). */
export function pingHuMatters({ total: wish }: Pick<PaymentsState, 'total'>, rules: Ruleset): boolean {
  const total = paidTotal(wish, rules)
  return canBeBare(wish, rules) && priceForTotal(total, rules, true).half !== priceForTotal(total, rules).half
}

/** Ways to share one bill that are always compared: values of the house rule `payment` that blame the shooter. */
const SIDES = ['half-shooter', 'shooter-pays', 'table', 'full-gun', 'half-gun'] as const
/** Ways that stand beside them only where somebody plays so: the bill itself is another there. */
const OWN_SIDES = ['everyone-equal'] as const
export type SideId = (typeof SIDES)[number] | (typeof OWN_SIDES)[number] | 'bao'

export interface Side {
  readonly id: SideId
  readonly payments: Payments
  /** This is how the bill stands now. */
  readonly here: boolean
  /** Who pays for everybody, or null. */
  readonly payer: Seat | null
}

/** The rules with the bill cut as `like` cuts it. */
const withBill = (rules: Ruleset, like: Ruleset = rules): Ruleset => ({
  ...rules,
  payments: { ...rules.payments, bill: like.payments.bill },
})

/**
 * The same win shared in each way, side by side, the table's own way always among them. Bao only where the win and
 * the table can bring it. `also`: rules whose way is shown too, as the reader's beside those of an example.
 */
export function sidesOf(state: PaymentsState, rules: Ruleset, also: Ruleset = rules): Side[] {
  const one = asked(state, rules)
  const bill = billOf(state, rules)
  const house = TABLES[rules.table].houseRules.find(({ name }) => name === 'payment')
  const played = [rules, also].map(({ payments }) => payments.bill)
  const shared = [...SIDES, ...OWN_SIDES].flatMap((id): Side[] => {
    if (!house?.values.includes(id)) return []
    const like = id === house.values[0] ? TABLES[rules.table].rules : house.patch(rules, id)
    if (OWN_SIDES.some((own) => own === id) && !played.includes(like.payments.bill)) return []
    const payments = settled(one, withBill(rules, like))
    const here = bill.feeder === null && like.payments.bill === rules.payments.bill
    return [{ id, payments, here, payer: payerOf(payments, one.winner) }]
  })
  if (!baoPossible(one.win.by, rules)) return shared
  const payments = settled(one, rules, one.win.by === 'discard' ? state.from : (state.feeder ?? state.from))
  return [
    ...shared,
    { id: 'bao', payments, here: bill.feeder !== null, payer: payerOf(payments, one.winner) },
  ]
}

/** The one player who pays anything, or null when several do. */
function payerOf(payments: Payments, winner: Seat): Seat | null {
  const payers = SEATS.filter((seat) => seat !== winner && payments[seat] < 0)
  return payers.length === 1 ? payers[0] : null
}

/** What a total brings in all, and of how many bases. */
export interface Step {
  readonly total: number
  readonly half: number
  /** What the winner collects on a discard, and by Zi Mo; null where no Zi Mo is worth so little. In points. */
  readonly discard: number
  readonly selfDraw: number | null
}

/** Every total a table pays differently, from the minimum to the limit. */
export function stepsOf(rules: Ruleset): Step[] {
  const least = rules.minimum
  return Array.from({ length: largestTotal(rules) - least + 1 }, (_, i): Step => {
    const total = least + i
    const collected = (win: PaidWin) => settled({ winner: 'east', total, win, barePingHu: false }, rules).east
    return {
      total,
      half: priceForTotal(total, rules).half,
      discard: collected({ by: 'discard', from: 'south' }),
      selfDraw: total < leastWon('self-draw', rules) ? null : collected({ by: 'self-draw' }),
    }
  })
}
