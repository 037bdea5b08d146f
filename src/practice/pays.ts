import {
  isBarePingHu,
  type Payments,
  type Rng,
  type Ruleset,
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

function payWrongs(won: Settlement, raw: number, rules: Ruleset): Wrong[] {
  const wrong: Wrong[] = []
  const put = (code: SlipCode, payments: Payments) =>
    wrong.push({ answer: { as: 'payments', payments }, slip: { code } })
  const { win, total } = won
  if (win.by === 'self-draw') {
    const [thrower] = (['east', 'south', 'west', 'north'] as const).filter((seat) => seat !== won.winner)
    put('drawn-like-thrown', settle({ ...won, win: { by: 'discard', from: thrower } }, rules))
    put('drawn-half', settle(won, billed(rules, 'discarder-three')))
    put('bill-shooter-more', settle(won, billed(rules, 'half-shooter')))
  } else {
    for (const [bill, code] of OTHER_BILLS) put(code, settle(won, billed(rules, bill)))
    put('thrown-like-drawn', settle({ ...won, win: { by: 'self-draw' } }, rules))
  }
  if (rules.limit === null || total < rules.limit)
    put('one-more', settle({ ...won, total: total + 1, barePingHu: false }, rules))
  if (total > 0) put('one-less', settle({ ...won, total: total - 1, barePingHu: false }, rules))
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
  const right = { as: 'payments', payments: settle(won, rules) } as const
  return choicesOf(asked, right, payWrongs(won, score.raw, rules))
}

/** Up to this level the total is told. */
const TOLD = 2

export function makePays({ kind, level, rules }: Order, rng: Rng): Asked | null {
  const { hand, fields } = someHand(rng, level, rules)
  const asked: Asked = { kind, hand: textOf(hand), fields, ...(level <= TOLD ? { told: true } : {}) }
  return scored(asked, rules)?.score.legal ? asked : null
}
