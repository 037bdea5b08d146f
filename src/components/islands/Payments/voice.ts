import type { TableId } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { sayPhrases, saySentences } from '../../../i18n/message.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import type { Bill } from '../../../stores/payments-bill.ts'
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
