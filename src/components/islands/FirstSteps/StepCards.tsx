import { useState } from 'preact/hooks'
import type { Lang } from '../../../i18n/languages.ts'
import { say } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { type StepCard, StepFigure } from '../../parts/StepFigure.tsx'

interface Props {
  readonly lang: Lang
  readonly deck: 'sets' | 'claims' | 'kongs' | 'finished'
  readonly cards: readonly StepCard[]
}

/** Questions one after another: an answer is explained at once, and may be changed. */
export function StepCards({ lang, deck, cards }: Props) {
  const words = useWords(lang, 'firstSteps')
  const { ask, choices, why } = words.decks[deck]
  const labels: Readonly<Record<string, string>> = choices
  const whys: Readonly<Record<string, string>> = why
  const [at, setAt] = useState(0)
  const [given, setGiven] = useState<string | null>(null)
  const [first, setFirst] = useState<readonly boolean[]>([])
  const card = cards[at]
  const last = at === cards.length - 1
  const answer = (choice: string) => {
    setGiven(choice)
    if (first.length === at) setFirst([...first, choice === card.right])
  }
  const go = () => {
    setAt(last ? 0 : at + 1)
    setGiven(null)
    if (last) setFirst([])
  }
  return (
    <section class="steps-box" data-deck={deck}>
      <p class="steps-ask">
        <b>{ask}</b>{' '}
        <span class="quiet">{say(lang, words.cards.place, { n: at + 1, all: cards.length })}</span>
      </p>
      <StepFigure figure={card.figure} lang={lang} />
      <fieldset class="answers" aria-label={ask}>
        {card.choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={given === choice}
            class={given === null ? '' : choice === card.right ? 'good' : choice === given ? 'bad' : ''}
            onClick={() => answer(choice)}
          >
            {labels[choice]}
          </button>
        ))}
      </fieldset>
      <p class="steps-say" role="status">
        {given !== null && (
          <>
            <b>{given === card.right ? words.cards.right : words.cards.wrong}</b> {whys[card.why]}
            {last && (
              <> {say(lang, words.cards.sum, { n: first.filter(Boolean).length, all: cards.length })}</>
            )}
          </>
        )}
      </p>
      <p class="steps-acts">
        <button type="button" class={given === null ? 'btn soft' : 'btn'} onClick={go}>
          {last ? words.cards.again : words.cards.next}
        </button>
      </p>
    </section>
  )
}
