import { type Ruleset, TABLES, type TableId } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { sayPhrases, saySentences } from '../../../i18n/message.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import { type Bill, eventsOf, type Side } from '../../../stores/payments-bill.ts'
import type { PaymentsState } from '../../../stores/payments-state.ts'
import { type SeatWords, seatWords } from '../../parts/seat-words.ts'

/** What every part of the calculator speaks with. */
export interface Voice extends SeatWords {
  readonly words: Dictionary['payments']
}

/** The page carries `payments`, `spokenAt` and `tiles`. */
export function voiceOf(lang: Lang, table: TableId): Voice {
  const words = wordsAt(lang, 'payments', table)
  return { ...seatWords(lang, words), words }
}

/** The whole bill in words: how it was won, what each pays, what the winner collects. */
export function sayBill({ lang, say, words, seat, signed }: Voice, bill: Bill, unit: 'tai' | 'faan'): string {
  const { said } = words
  const { win, winner, parts, sum, atOnce } = bill
  const winnerName = seat(winner)
  const total = say(words.unit[unit], { n: bill.total })
  const from = win.by === 'self-draw' ? '' : seat(win.from)
  const pays = parts.map((part) =>
    part.pays === 0
      ? say(said.nothing, { seat: seat(part.seat) })
      : say(said.pays, { seat: seat(part.seat), n: part.pays }),
  )
  const payer = parts.find(({ took }) => took.length > 0)
  const once = [winner, ...parts.map((part) => part.seat)].filter(() =>
    Object.values(atOnce).some((n) => n !== 0),
  )
  const told = { list: sayPhrases(lang, pays), seat: seat(bill.feeder ?? payer?.seat ?? winner) }
  const collected = { winner: winnerName, n: bill.payments[winner] }
  return saySentences(lang, [
    say(said.won[win.by], { winner: winnerName, total, from }),
    say(bill.feeder ? said.bao : payer ? said.alone : said.stop, told),
    say(bill.feeder ? said.same : said.collects, collected),
    once.length > 0 &&
      say(said.once, {
        list: sayPhrases(
          lang,
          once.map((one) => say(said.sum, { seat: seat(one), n: signed(sum[one]) })),
        ),
      }),
  ])
}

/** What the ways to share a bill have to do with each other. A table that knows Bao may have left it out. */
export const aboutSides = ({ words }: Voice, rules: Ruleset): string =>
  TABLES[rules.table].rules.payments.bao && !rules.payments.bao ? words.sides.aboutNoBao : words.sides.about

/** What the winner collects under each of the ways shown, and what a self-drawn tile makes of them. */
export function saySides(
  { lang, say, words, seat }: Voice,
  { winner, win }: Pick<PaymentsState, 'winner' | 'win'>,
  sides: readonly Side[],
): string {
  const here = sides.find((side) => side.here) ?? sides[0]
  const n = here.payments[winner]
  const same = sides.every(({ payments }) => payments[winner] === n)
  const has = (id: Side['id']) => sides.some((side) => side.id === id)
  const drawn = win === 'self-draw' && (has('shooter-pays') || has('full-gun'))
  return saySentences(lang, [
    say(same ? words.sides.same : words.sides.differ, { winner: seat(winner), n }),
    drawn && words.sides.drawn,
    drawn && has('bao') && words.sides.drawnBao,
  ])
}

/** What is paid at once, in general: at some tables Kongs only. */
export const aboutOnce = ({ words }: Voice, rules: Ruleset): string =>
  eventsOf(rules).every((event) => event.startsWith('kong')) ? words.once.aboutKongs : words.once.about

/** What the bars of every total show. */
export const stepsTitle = ({ words }: Voice, rules: Ruleset): string =>
  rules.payments.price === 'doubling' ? words.steps.title : words.steps.list
