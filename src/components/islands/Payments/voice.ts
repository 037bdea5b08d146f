import type { Seat } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { type Say, sayList, speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Bill } from '../../../stores/payments-bill.ts'

/** What every part of the calculator speaks with. */
export interface Voice {
  readonly lang: Lang
  readonly say: Say
  readonly words: Dictionary['payments']
  readonly seat: (seat: Seat) => string
  /** The wind's letter, for its box. */
  readonly letter: (seat: Seat) => string
  /** An amount with its sign: +48, −16, 0. */
  readonly signed: (n: number) => string
  readonly list: (items: readonly string[]) => string
}

const WINDS = { east: '1z', south: '2z', west: '3z', north: '4z' } as const

/** The page carries `payments` and `tiles`. */
export function voiceOf(lang: Lang): Voice {
  const say = speaker(lang)
  const words = useWords(lang, 'payments')
  const tiles = useWords(lang, 'tiles')
  return {
    lang,
    say,
    words,
    seat: (seat) => tiles.seat[seat],
    letter: (seat) => tiles.corner[WINDS[seat]],
    signed: (n) => (n === 0 ? say('{n}', { n }) : say(n > 0 ? words.plus : words.minus, { n: Math.abs(n) })),
    list: (items) => sayList(lang, items),
  }
}

/** The whole bill in words: how it was won, what each pays, what the winner collects. */
export function sayBill({ say, words, seat, list, signed }: Voice, bill: Bill, unit: 'tai' | 'faan'): string {
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
  const told = { list: list(pays), seat: seat(bill.feeder ?? payer?.seat ?? winner) }
  const collected = { winner: winnerName, n: bill.payments[winner] }
  return [
    say(said.won[win.by], { winner: winnerName, total, from }),
    say(bill.feeder ? said.bao : payer ? said.alone : said.stop, told),
    say(bill.feeder ? said.same : said.collects, collected),
    ...(once.length > 0
      ? [
          say(said.once, {
            list: list(once.map((one) => say(said.sum, { seat: seat(one), n: signed(sum[one]) }))),
          }),
        ]
      : []),
  ].join(' ')
}
