import type { BaoMoment } from '../../content/examples/bao.ts'
import {
  DEFAULT_TABLE,
  type PaidWin,
  type Payments,
  type RuleValues,
  SEATS,
  type Seat,
  settle,
} from '../../engine/index.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Lang } from '../../i18n/languages.ts'
import { say, sayList } from '../../i18n/message.ts'
import { type CaseRules, findLiability } from '../../stores/liability-find.ts'
import { caseState } from '../../stores/liability-state.ts'
import { billRules } from '../../stores/payments.ts'
import { billOf } from '../../stores/payments-bill.ts'
import type { OwnRules } from '../../stores/rules.ts'
import { type BillStart, billState } from '../parts/bill-start.ts'
import type { ClaimWords } from './claim-words.ts'
import type { Choice } from './query.ts'
import { escapeHtml } from './tell.ts'

/** Another amount of the same moment that somebody may take for the right one. */
export const AMOUNTS = ['usual', 'whole', 'other', 'drawn', 'nothing'] as const
export type Amount = (typeof AMOUNTS)[number]

/** What a question about a bill asks: what one seat gives or gets in all; a mistake is another bill or seat. */
export interface BillAsked {
  readonly kind: 'bill'
  readonly bill: BillStart
  readonly seat: Seat
  readonly slips: readonly { readonly bill?: BillStart; readonly seat?: Seat }[]
}
/** What a question about Bao asks of whoever threw the tile; a mistake names another amount. */
export interface BaoAsked {
  readonly kind: 'liable' | 'pays'
  readonly moment: Omit<BaoMoment, 'expect'>
  readonly slips: readonly { readonly amount?: Amount }[]
}
export type LateAsked = BillAsked | BaoAsked

/** The rules a question is asked under: the reader's of its bill's table, or its own. Bao is the first table's. */
export const rulesOfLate = (asked: LateAsked, own: OwnRules, values?: RuleValues): CaseRules => {
  const table = (asked.kind === 'bill' ? asked.bill.table : undefined) ?? DEFAULT_TABLE
  return billRules(values ? { table, values } : null, own, table)
}

/** The words of its choices. */
export type LateWords = Pick<Dictionary['lesson']['check'], 'points' | 'answerYes' | 'answerNo'>

/** A question offers at least so many amounts. */
const FEWEST = 3

/** Choices sorted, the right one among them; a mistake that comes to a value already there is left out. */
function amounts(right: number, slips: readonly number[]): Choice[] {
  const choices: Choice[] = [{ value: right, right: true, slip: -1 }]
  const offer = (value: number, slip: number) => {
    if (value >= 0 && !choices.some((choice) => choice.value === value))
      choices.push({ value, right: false, slip })
  }
  slips.forEach(offer)
  for (let factor = 2; choices.length < FEWEST; factor *= 2) {
    offer(right * factor || factor, -1)
    if (choices.length < FEWEST && right % factor === 0) offer(right / factor, -1)
  }
  return choices.sort((a, b) => a.value - b.value)
}

const yesNo = (right: boolean): Choice[] =>
  [1, 0].map((value) => {
    const good = (value === 1) === right
    return { value, right: good, slip: good ? -1 : 0 }
  })

function ofBill({ bill, seat, slips }: BillAsked, { rules }: CaseRules): Choice[] {
  const amount = (start: BillStart, whose: Seat) => Math.abs(billOf(billState(start), rules).sum[whose])
  return amounts(
    amount(bill, seat),
    slips.map((slip) => amount(slip.bill ?? bill, slip.seat ?? seat)),
  )
}

/** The bill of the win that a claim leads to where nobody is liable for it: at once (SG-C2), or the later one that is asked about. */
function freeOfBao(moment: BaoAsked['moment'], total: number, { rules }: CaseRules) {
  const { receiver, feeder, later } = caseState(moment)
  const someone = SEATS.find((seat) => seat !== receiver && seat !== feeder) ?? feeder
  const atOnce = moment.later === undefined && rules.conditions.honourAutoWin
  const win: PaidWin = atOnce
    ? { by: 'discard', from: feeder }
    : later === 'self-draw'
      ? { by: later }
      : later === 'rob'
        ? { by: 'rob-kong', from: feeder }
        : { by: 'discard', from: later === 'feeder' ? feeder : someone }
  const usual = settle({ winner: receiver, total, win, feeder: null, barePingHu: false }, rules)
  return { payer: null, usual, paid: usual }
}

/** A moment at a table: what is found, and the bill that the question is about, if there is one. */
function findBao({ moment }: BaoAsked, force: CaseRules) {
  const state = caseState(moment)
  const found = findLiability(state, force)
  const bills = found.now ?? found.later.find(({ id }) => id === state.later) ?? null
  return {
    state,
    found,
    bills: bills ?? (found.fault === null ? freeOfBao(moment, found.total, force) : null),
  }
}

function ofBao(asked: BaoAsked, force: CaseRules): Choice[] {
  const { kind, slips } = asked
  const { state, found, bills } = findBao(asked, force)
  const { receiver, feeder } = state
  if (kind === 'liable') return yesNo((found.now?.payer ?? found.standing) === feeder)
  if (!bills) return amounts(0, [])
  const drawn = settle(
    { winner: receiver, total: found.total, win: { by: 'self-draw' }, feeder: null, barePingHu: false },
    force.rules,
  )
  const due: Readonly<Record<Amount, number>> = {
    usual: 0 - bills.usual[feeder],
    whole: bills.usual[receiver],
    other: Math.min(
      ...(['east', 'south', 'west', 'north'] as const)
        .filter((seat) => seat !== receiver)
        .map((seat) => 0 - bills.usual[seat]),
    ),
    drawn: drawn[receiver],
    nothing: 0,
  }
  return amounts(
    0 - bills.paid[feeder],
    slips.map(({ amount = 'usual' }) => due[amount]),
  )
}

/** The choices of a question about a bill or about Bao, under the rules in force. */
export const lateChoices = (asked: LateAsked, force: CaseRules): Choice[] =>
  asked.kind === 'bill' ? ofBill(asked, force) : ofBao(asked, force)

const label = (lang: Lang, words: LateWords, { kind }: LateAsked, value: number): string =>
  kind === 'liable' ? (value === 1 ? words.answerYes : words.answerNo) : say(lang, words.points, { n: value })

/** What everybody gives or gets, as parts of one amount, so that other prices in the same proportion are alike. */
const inParts = (payments: Payments, of: number): string => SEATS.map((seat) => payments[seat] / of).join(' ')

function wayOfBill(bill: BillStart, { rules }: CaseRules): string {
  const { payments, price, atOnce } = billOf(billState(bill), rules)
  return `${inParts(payments, price.half)} | ${inParts(atOnce, 1)}`
}

function wayOfBao(asked: BaoAsked, force: CaseRules): string {
  const { state, found, bills } = findBao(asked, force)
  const { bao, baoLimitFeed, freshTileAt } = force.rules.payments
  const { receiver } = state
  return JSON.stringify([
    found.rules,
    found.standing,
    found.wins,
    bills && [
      bills.payer,
      inParts(bills.paid, bills.paid[receiver]),
      inParts(bills.usual, bills.usual[receiver]),
    ],
    // what an explanation may name besides: the rule of the case itself
    bao,
    state.earlier !== null && baoLimitFeed,
    state.fresh && freshTileAt,
  ])
}

/**
 * How an answer comes about, whatever the prices: who pays which part and why. An explanation written for one table fits
 * every other where it comes about alike; that of a slip speaks of the slip's bill too.
 */
export function wayOf(asked: LateAsked, force: CaseRules, slip = -1): string {
  if (asked.kind !== 'bill') return wayOfBao(asked, force)
  const other = asked.slips[slip]?.bill
  return [asked.bill, ...(other ? [other] : [])].map((bill) => wayOfBill(bill, force)).join(' || ')
}

/** Why an answer is right at the reader's table, in the engine's own words: who gives and who gets, or who is liable. */
export function lateReason(
  lang: Lang,
  { bill: words, seats }: Pick<ClaimWords, 'bill' | 'seats'>,
  asked: LateAsked,
  force: CaseRules,
): string {
  const bao = asked.kind === 'bill' ? null : findBao(asked, force)
  if (asked.kind === 'liable') {
    const liable = bao?.found.now?.payer ?? bao?.found.standing ?? null
    return liable === null ? words.nobody : say(lang, words.liable, { seat: seats[liable] })
  }
  const sum = asked.kind === 'bill' ? billOf(billState(asked.bill), force.rules).sum : bao?.bills?.paid
  if (!sum) return words.nobody
  const list = SEATS.map((seat) => {
    const message = sum[seat] > 0 ? words.gets : sum[seat] < 0 ? words.gives : words.nothing
    return say(lang, message, { seat: seats[seat], n: Math.abs(sum[seat]) })
  })
  return say(lang, words.reason, { list: sayList(lang, list) })
}

/**
 * The choices as buttons, as `check.ts` reads them, the right one in words, and whether the explanation of the text fits:
 * a slip is named only where what is said of it is true as it is at the table `written`.
 */
export function lateHtml(
  lang: Lang,
  words: LateWords,
  asked: LateAsked,
  force: CaseRules,
  written: CaseRules = force,
) {
  const fits = (slip = -1) => force === written || wayOf(asked, force, slip) === wayOf(asked, written, slip)
  const choices = lateChoices(asked, force)
  const buttons = choices.map(({ value, right, slip }) => {
    const mark = right ? ' data-right' : slip >= 0 && fits(slip) ? ` data-slip="${slip}"` : ''
    return `<button type="button" aria-pressed="false"${mark}>${escapeHtml(label(lang, words, asked, value))}</button>`
  })
  const answer = choices.find(({ right }) => right)
  return {
    choices: buttons.join(''),
    total: answer ? label(lang, words, asked, answer.value) : '',
    fits: fits(),
  }
}
