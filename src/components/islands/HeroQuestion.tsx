import { useEffect, useState } from 'preact/hooks'
import type { WinFields } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { speaker } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { isAsWritten, ownRules } from '../../stores/rules.ts'
import { HeroAnswer } from '../parts/HeroAnswer.tsx'
import type { Question } from '../parts/question.ts'

interface Props {
  readonly lang: Lang
  readonly hand: string
  readonly fields: Partial<WinFields>
  /** The question under the table as written. */
  readonly question: Question
  /** Where the hand can be changed, and where counting is taught. */
  readonly builder: string
  readonly lesson: string
}

/** The question under the reader's house rules; the engine is fetched only when they have some. */
function useQuestion({ hand, fields, question }: Props): Question {
  const [own, setOwn] = useState<Question | null>(null)
  useEffect(() => {
    ownRules.load()
    return ownRules.$value.subscribe(async (rules) => {
      if (isAsWritten(rules)) return setOwn(null)
      const { ownQuestion } = await import('../parts/own-question.ts')
      setOwn(ownQuestion(hand, fields, rules))
    })
  }, [hand])
  return own ?? question
}

/** The question of the home page: choose a number, see where the tai come from. */
export function HeroQuestion(props: Props) {
  const { lang, builder, lesson } = props
  const question = useQuestion(props)
  const { choices, total } = question
  const [chosen, choose] = useState<number | null>(null)
  const words = useWords(lang, 'home').question
  const say = speaker(lang)
  const done = chosen !== null
  const look = (n: number) => (!done ? '' : n === total ? 'good' : n === chosen ? 'bad' : '')
  return (
    <>
      <fieldset class="hero-q" aria-label={words.choices}>
        {choices.map((n) => (
          <button key={n} type="button" class={look(n)} aria-pressed={n === chosen} onClick={() => choose(n)}>
            {say(words.choice, { n })}
          </button>
        ))}
      </fieldset>
      <div role="status">
        {done && (
          <HeroAnswer
            lang={lang}
            question={question}
            verdict={chosen === total ? words.right : words.wrong}
          />
        )}
      </div>
      <p class="hero-s">
        {done && <a href={builder}>{words.change}</a>}
        <a href={lesson}>{words.teach}</a>
      </p>
    </>
  )
}
