import { type Evaluation, limitValue, type Ruleset } from '../../../engine/index.ts'
import { sayList, sayPhrases, saySentences } from '../../../i18n/message.ts'
import type { Verdict } from '../../../stores/builder-verdict.ts'
import type { Voice } from './words.ts'

/** A verdict in words. `big` is the number or word at the top, `pays` whether it is a win. */
export interface Told {
  readonly big: string
  readonly unit: string
  /** Both in a row, where they are not set apart. */
  readonly whole: string
  readonly pays: boolean
  /** The sentence beside it. */
  readonly about: string
  /** For the bar above the keys: big and unit, and a word more. */
  readonly short: string
}

/** Rows of a reading in words: "Dragon set 1, Own flower 1". */
export const rowsOf = (voice: Voice, { lines }: Pick<Evaluation, 'lines'>): string =>
  sayList(
    voice.lang,
    lines.map(({ id, value }) => voice.say(voice.words.readings.row, { row: voice.row(id), n: value })),
  )

/** What a row that takes the limit is worth; an ordinary row's price stands for itself. */
export const limitOf = (voice: Voice, rules: Ruleset): string =>
  rules.limit === null ? voice.words.score.noLimit : voice.amount(rules.limit)

function aboutOf(voice: Voice, verdict: Verdict, rules: Ruleset): string {
  const { say, words, amount } = voice
  const { score: s } = words
  const { score, standing } = verdict
  const minimum = rules.minimum === 0 ? s.noMinimum : amount(rules.minimum)
  const values = { minimum, limit: limitOf(voice, rules), raw: amount(score?.raw ?? 0) }
  if (verdict.winsAnyway) return say(s.anyway, { rows: rowsOf(voice, verdict.winsAnyway) })
  if (standing !== 'win' || !score) {
    const told = say(s.standing[standing], values)
    return saySentences(voice.lang, [
      told,
      standing === 'not-complete' && verdict.waits.length > 0 && s.missed,
    ])
  }
  // without a limit the greater of the limit hand and its ordinary rows counts (interface.md, `lines`)
  if (score.limitHand) return rules.limit === null ? s.limitHandOpen : s.limitHand
  if (score.raw > score.total) return say(s.cut, { ...values, limit: amount(score.total) })
  if (score.limit) return s.limit
  if (score.total === 0) return s.chicken
  return say(rules.limit === null ? s.unlimited : s.standing.win, values)
}

/** The verdict as it is shown and said. */
export function tell(voice: Voice, verdict: Verdict, rules: Ruleset): Told {
  const { say, words, unit, amount } = voice
  const { score: s } = words
  const { score, standing, room } = verdict
  const about = aboutOf(voice, verdict, rules)
  const word = (big: string) => ({ big, unit: '', whole: big, pays: false, about, short: big })
  if (standing === 'too-many') return word(say(s.tooMany, { n: -room }))
  if (standing === 'unmarked') return word(s.question)
  if (standing === 'building' || standing === 'ready') return word(say(s.toGo, { n: room }))
  if (standing === 'not-complete' || standing === 'impossible' || !score) return word(s.none)
  const n = say('{n}', { n: score.total })
  const short = standing === 'win' ? '' : s.none
  return { big: n, unit, whole: amount(score.total), pays: standing === 'win', about, short }
}

/** What a screen reader hears when the verdict changes. */
export function announce(voice: Voice, verdict: Verdict, rules: Ruleset): string {
  const { lang, say, words } = voice
  const told = tell(voice, verdict, rules)
  const { score } = verdict
  if (!score || score.lines.length === 0) return saySentences(lang, [told.whole, told.about])
  return say(words.say.result, {
    result: sayPhrases(lang, told.pays ? [told.whole] : [told.whole, words.score.none]),
    rows: rowsOf(voice, score),
  })
}

/** Diamonds of the limit, filled for what is counted; none where there is no limit to fill. */
export function pipsOf({ score }: Verdict, rules: Ruleset): boolean[] {
  const of = rules.limit
  return of === null || of > 13 ? [] : Array.from({ length: of }, (_, i) => i < (score?.total ?? 0))
}

/** What a limit row is paid here, for the list of what was nearly scored. */
export const limitWorth = limitValue
