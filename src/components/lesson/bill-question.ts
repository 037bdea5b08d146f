import type { BaoMoment } from '../../content/examples/bao.ts'
import { type Seat, settle } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { type Message, say } from '../../i18n/message.ts'
import { type CaseRules, findLiability } from '../../stores/liability-find.ts'
import { caseState } from '../../stores/liability-state.ts'
import { billOf } from '../../stores/payments-bill.ts'
import { type BillStart, billState } from '../parts/bill-start.ts'
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

/** The words of its choices; they stand in the page, since a question may be put again there. */
export interface LateWords {
  readonly points: Message
  readonly yes: string
  readonly no: string
}

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

function ofBao({ kind, moment, slips }: BaoAsked, force: CaseRules): Choice[] {
  const state = caseState(moment)
  const { receiver, feeder } = state
  const found = findLiability(state, force)
  const bills = found.now ?? found.later.find(({ id }) => id === state.later) ?? null
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
  kind === 'liable' ? (value === 1 ? words.yes : words.no) : say(lang, words.points, { n: value })

/** The choices as buttons, as `check.ts` reads them, and the right one in words. */
export function lateHtml(lang: Lang, words: LateWords, asked: LateAsked, force: CaseRules) {
  const choices = lateChoices(asked, force)
  const buttons = choices.map(({ value, right, slip }) => {
    const mark = right ? ' data-right' : slip >= 0 ? ` data-slip="${slip}"` : ''
    return `<button type="button" aria-pressed="false"${mark}>${escapeHtml(label(lang, words, asked, value))}</button>`
  })
  const answer = choices.find(({ right }) => right)
  return { choices: buttons.join(''), total: answer ? label(lang, words, asked, answer.value) : '' }
}
