import {
  isBarePingHu,
  type Payments,
  type Rng,
  type Ruleset,
  SEATS,
  type Seat,
  type Settlement,
  settle,
} from '../engine/index.ts'
import { choicesOf } from './choose.ts'
import { someHand, textOf } from './hands.ts'
import type { Asked, Choice, Order, SlipCode, Wrong } from './kinds.ts'
import { scored } from './read.ts'

type BillId = Ruleset['payments']['bill']

const billed = (rules: Ruleset, bill: BillId): Ruleset => ({
  ...rules,
  payments: { ...rules.payments, bill },
})

/** Bills that other tables know, and the mistake of taking one for this table's. */
const OTHER_BILLS: readonly (readonly [BillId, SlipCode])[] = [
  ['everyone-equal', 'bill-equal'],
  ['half-shooter', 'bill-shooter-more'],
  ['shooter-pays', 'bill-alone'],
  ['discarder-three', 'bill-three'],
]

/** What each of the others pays, the least first. */
const dues = (payments: Payments, winner: Seat): number[] =>
  SEATS.filter((seat) => seat !== winner)
    .map((seat) => -payments[seat])
    .sort((a, b) => a - b)

const payAlone = ([, second]: readonly number[]): boolean => second === 0

/** What is said of a bill that another table knows; null where nothing of it holds of this bill and not of the right one. */
function billSlip(code: SlipCode, mistaken: readonly number[], right: readonly number[]): SlipCode | null {
  // where the shooter is alone in any case, it is the number of shares that is wrong
  if (code === 'bill-alone') return payAlone(right) ? 'bill-four' : code
  // in some lists the full price is not twice the half one
  if (code === 'bill-shooter-more') return mistaken[2] === 2 * mistaken[1] ? code : null
  return code
}

function payWrongs(won: Settlement, payments: Payments, raw: number, rules: Ruleset): Wrong[] {
  const wrong: Wrong[] = []
  const put = (code: SlipCode | null, payments: Payments) => {
    if (code !== null) wrong.push({ answer: { as: 'payments', payments }, slip: { code } })
  }
  const { win, total, winner } = won
  const right = dues(payments, winner)
  const worth = (other: number) => settle({ ...won, total: other, barePingHu: false }, rules)
  if (win.by === 'self-draw') {
    const [from] = SEATS.filter((seat) => seat !== winner)
    put('drawn-like-thrown', settle({ ...won, win: { by: 'discard', from } }, rules))
    const less = settle(won, billed(rules, 'discarder-three'))
    if (2 * dues(less, winner)[0] === right[0]) put('drawn-half', less)
  } else {
    put('thrown-like-drawn', settle({ ...won, win: { by: 'self-draw' } }, rules))
    for (const [bill, code] of OTHER_BILLS) {
      const other = settle(won, billed(rules, bill))
      put(billSlip(code, dues(other, winner), right), other)
    }
  }
  if (rules.limit === null || total < rules.limit) put('one-more', worth(total + 1))
  // what is below the minimum is no win, and pays nothing
  if (total > rules.minimum) put('one-less', worth(total - 1))
  if (win.by === 'self-draw') {
    const more = settle(won, billed(rules, 'half-shooter'))
    if (dues(more, winner)[0] === 2 * right[0]) put('drawn-twice', more)
  }
  if (raw > total) put('not-cut-pay', settle({ ...won, total: raw }, { ...rules, limit: null }))
  return wrong
}

/** "What does each pay?" for the win alone: no Bao, nothing that was paid at once. */
export function askPays(asked: Asked, rules: Ruleset): Choice[] | null {
  const one = scored(asked, rules)
  if (one === null || !one.score.legal) return null
  const { score, situation } = one
  const won: Settlement = {
    winner: situation.seat,
    total: score.total,
    win: situation.win,
    feeder: null,
    barePingHu: isBarePingHu(score),
  }
  const payments = settle(won, rules)
  return choicesOf(asked, { as: 'payments', payments }, payWrongs(won, payments, score.raw, rules))
}

/** Up to this level the total is told. */
const TOLD = 2

export function makePays({ kind, level, rules }: Order, rng: Rng): Asked | null {
  const { hand, fields } = someHand(rng, level, rules)
  const asked: Asked = { kind, hand: textOf(hand), fields, ...(level <= TOLD ? { told: true } : {}) }
  return scored(asked, rules)?.score.legal ? asked : null
}
