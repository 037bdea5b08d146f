import { type Ruleset, SEATS, type Seat, scorePayments } from '../../../engine/index.ts'
import { sayAnd, saySentences } from '../../../i18n/message.ts'
import type { Verdict } from '../../../stores/builder-verdict.ts'
import type { Voice } from './words.ts'

/** Who pays whom for a win, in sentences: the dearest first, those who pay the same together. Empty without a win. */
export function billOf(voice: Voice, { score, situation }: Verdict, rules: Ruleset): string {
  const payments = score && situation ? scorePayments(score, situation, rules) : null
  if (!payments || !situation) return ''
  const { bill } = voice.words.score
  const byAmount = new Map<number, Seat[]>()
  for (const seat of SEATS)
    if (payments[seat] < 0) byAmount.set(-payments[seat], [...(byAmount.get(-payments[seat]) ?? []), seat])
  const sentences = [...byAmount]
    .sort(([a], [b]) => b - a)
    .map(([n, seats]) => {
      const who = sayAnd(
        voice.lang,
        seats.map((seat) => voice.tiles.seat[seat]),
      )
      return voice.say(seats.length === 1 ? bill.one : seats.length === 3 ? bill.all : bill.each, { who, n })
    })
  return saySentences(voice.lang, [...sentences, voice.say(bill.collect, { n: payments[situation.seat] })])
}
