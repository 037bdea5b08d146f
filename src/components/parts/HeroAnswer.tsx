import type { Lang } from '../../i18n/languages.ts'
import { speaker } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import type { Question } from './question.ts'
import { ReasonTiles } from './ReasonTiles.tsx'

interface Props {
  readonly lang: Lang
  readonly question: Question
  /** Whether the reader was right, as a sentence. */
  readonly verdict?: string
}

/** What the hand of the home page is worth, and where every tai comes from. */
export function HeroAnswer({ lang, question: { total, limit, reasons }, verdict }: Props) {
  const words = useWords(lang, 'home').question
  const patterns = useWords(lang, 'patterns')
  const say = speaker(lang)
  return (
    <div class="hero-a">
      <p>
        {verdict} <b>{say(limit ? words.limit : words.total, { n: total })}</b>
      </p>
      <ul aria-label={words.reasons}>
        {reasons.map((reason) => (
          <li key={reason.id}>
            <ReasonTiles reason={reason} lang={lang} />
            <b>{patterns[reason.id].name}</b>
            <span class="fig">{say(words.gain, { n: reason.value })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
