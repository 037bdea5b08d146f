import { type Hand, parseHand, parseMelds, parseTiles, type Ruleset, SEATS } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { sayList, speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Demo } from '../../../stores/rule-demos.ts'
import { type DemoResult, demoReading, demoResult, sameResult } from '../../../stores/rule-results.ts'
import { HandView } from '../../tiles/HandView.tsx'

type Words = Dictionary['houseRules']

/** The tiles of a demo as a hand: what won, or what was shown and claimed. */
function handOf(demo: Demo): Hand {
  const empty: Hand = { concealed: [], melds: [], bonus: [], winning: null }
  if (demo.show === 'instant') {
    const bonus = parseTiles(demo.tiles)
    const melds = parseMelds(demo.tiles)
    return { ...empty, melds: melds.ok ? melds.value : [], bonus: bonus.ok ? bonus.value : [] }
  }
  const read = parseHand(demo.show === 'fed' ? `${demo.melds}${demo.claimed}|${demo.bonus}` : demo.hand)
  return read.ok ? read.value : empty
}

interface ResultProps {
  readonly lang: Lang
  readonly words: Words
  readonly unit: Ruleset['unit']
  readonly result: DemoResult
}

/** A result in one line: "3 tai", "no win", "West 16, North 8, East 8 = 32". */
function useResult({ lang, words, unit, result }: ResultProps): string {
  const say = speaker(lang)
  const seats = useWords(lang, 'tiles').seat
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
        )} ${say(r.all, { n: payments[winner] })}`
  return tai === null ? bill : `${tai} · ${bill}`
}

interface Props {
  readonly lang: Lang
  readonly demo: Demo
  readonly caption?: string
  /** The rules in force, and the table as it is written. */
  readonly rules: Ruleset
  readonly written: Ruleset
}

/** A hand or a bill under the rules in force; where the table as written says otherwise, that too. */
export function DemoView({ lang, demo, caption, rules, written }: Props) {
  const say = speaker(lang)
  const words = useWords(lang, 'houseRules')
  const now = demoResult(demo, rules)
  const was = demoResult(demo, written)
  const differs = !sameResult(now, was)
  const { unit } = rules
  const nowText = useResult({ lang, words, unit, result: now })
  const wasText = useResult({ lang, words, unit, result: was })
  const playable = demo.show === 'instant' || demo.show === 'late' ? (demo.playable ?? 0) : 0
  return (
    <li class={differs ? 'demo differs-now' : 'demo'}>
      <span class="demo-t">
        <HandView hand={handOf(demo)} lang={lang} reading={demoReading(demo, rules)} />
      </span>
      {caption && <span class="demo-c">{say(caption, { n: playable })}</span>}
      <span class="demo-r">
        <b>{nowText}</b>
        {differs && <small>{say(words.result.was, { result: wasText })}</small>}
      </span>
    </li>
  )
}
