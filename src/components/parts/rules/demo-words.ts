import {
  type Hand,
  parseHand,
  parseMelds,
  parseTiles,
  type Ruleset,
  SEATS,
  type Seat,
} from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { sayList, speaker } from '../../../i18n/message.ts'
import type { Demo } from '../../../stores/rule-demos.ts'
import type { DemoResult } from '../../../stores/rule-results.ts'

/** The tiles of a demo as a hand: what won, or what was shown and claimed. */
export function demoHand(demo: Demo): Hand {
  const empty: Hand = { concealed: [], melds: [], bonus: [], winning: null }
  if (demo.show === 'instant') {
    const bonus = parseTiles(demo.tiles)
    const melds = parseMelds(demo.tiles)
    return { ...empty, melds: melds.ok ? melds.value : [], bonus: bonus.ok ? bonus.value : [] }
  }
  const read = parseHand(demo.show === 'fed' ? `${demo.melds}${demo.claimed}|${demo.bonus}` : demo.hand)
  return read.ok ? read.value : empty
}

interface Told {
  readonly lang: Lang
  readonly words: Dictionary['houseRules']
  readonly seats: Readonly<Record<Seat, string>>
  readonly unit: Ruleset['unit']
  readonly result: DemoResult
}

/** A result in one line: "3 tai", "no win", "West 16, North 8, East 8 = 32". */
export function demoResultText({ lang, words, seats, unit, result }: Told): string {
  const say = speaker(lang)
  const { count, payments, winner } = result
  const { result: r } = words
  const amount = (n: number) => say(r.amount[unit], { n })
  const tai =
    count === null
      ? null
      : !count.legal
        ? r.none
        : count.raw > count.total
          ? say(r.cut, { amount: amount(count.total), raw: count.raw })
          : amount(count.total)
  if (payments === null) return tai ?? r.nothing
  const payers = SEATS.filter((seat) => seat !== winner && payments[seat] < 0)
  const bill =
    payers.length === 0
      ? r.nothing
      : `${sayList(
          lang,
          payers.map((seat) => say(r.pay, { seat: seats[seat], n: -payments[seat] })),
        )}\u00a0${say(r.all, { n: payments[winner] })}`
  return tai === null ? bill : `${tai} · ${bill}`
}

/** Playable tiles a demo is about, for its caption. */
export const demoPlayable = (demo: Demo): number =>
  demo.show === 'instant' || demo.show === 'late' ? (demo.playable ?? 0) : 0
