import { useEffect, useRef } from 'preact/hooks'
import type { Lang } from '../../../i18n/languages.ts'
import { gap, sayPhrases } from '../../../i18n/message.ts'
import { KIND_FACTS } from '../../../practice/index.ts'
import { Breakdown } from './Breakdown.tsx'
import { Choices } from './Choices.tsx'
import { PromptTiles, promptText } from './Prompt.tsx'
import { Aside, FileTools, Progress, Queue } from './Side.tsx'
import { isChosen, type Session, type Starts, usePractice } from './use-practice.ts'
import { type PracticeVoice, practiceVoice, slipText } from './voice.ts'

/** Switches: number keys and Enter mean nothing to them. */
const SWITCH = '[type=checkbox], [type=radio]'
/** Controls that have a use of their own for Enter, and those that have one for digits. */
const PRESSABLE = `a, button, input:not(${SWITCH}), summary, select, textarea, dialog`
const TYPED = `input:not(${SWITCH}, [type=file]), select, textarea, dialog`

/** Number keys answer and Enter goes on, wherever on the page the focus is, if the control there has no use for them. */
function useKeys(session: Session): void {
  useEffect(() => {
    const { question, chosen, answer, next } = session
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const here = target === document.body || target.closest('main')
      if (!here || !question || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (event.key === 'Enter' && chosen !== null && !target.closest(PRESSABLE)) next()
      else if (/^[1-9]$/.test(event.key) && chosen === null && !target.closest(TYPED)) {
        const choice = question.choices[Number(event.key) - 1]
        if (!choice) return
        answer(question, choice.answer)
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

interface AskProps {
  readonly voice: PracticeVoice
  readonly session: Session
}

/** One question, its answer, and the way on. */
function Ask({ voice, session }: AskProps) {
  const { say, ask } = voice
  const { question, chosen, moved, state, rulesAt, valuesAt } = session
  const heading = useRef<HTMLHeadingElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  useKeys(session)
  // focus follows what the reader did: to the way on, then to the next prompt
  useEffect(() => {
    if (moved === 'answered' && chosen !== null) onward.current?.focus()
    if (moved === 'next' && chosen === null) heading.current?.focus()
  }, [state.current, moved])
  if (!question)
    return (
      <section class="ask-q">
        <p>{ask.empty}</p>
      </section>
    )
  const { asked } = question
  const { table } = KIND_FACTS[asked.kind]
  const rules = rulesAt(table)
  const own = Object.keys(valuesAt(table)).length > 0
  const choice = question.choices.find(({ answer }) => isChosen(chosen, answer))
  const level = state.progress[asked.kind]?.level ?? 1
  const kicker = [
    ask.kinds[asked.kind].name,
    own ? sayPhrases(voice.lang, [ask.table[table], ask.own]) : ask.table[table],
    state.current?.review ? ask.review : say(ask.level, { n: level }),
  ]
  return (
    <section class="ask-q" aria-label={ask.question}>
      <p class="kicker">{kicker.join(' · ')}</p>
      <h2 ref={heading} tabIndex={-1}>
        {promptText(voice, question)}
      </h2>
      <PromptTiles voice={voice} question={question} rules={rules} />
      <Choices
        voice={voice}
        question={question}
        chosen={chosen}
        onChoose={(answer) => session.answer(question, answer)}
      />
      <div role="status" class="ans-say">
        {choice && (
          <p>
            <b>{choice.right ? ask.right : ask.wrong}</b>
            {gap(voice.lang)}
            {choice.slip && slipText(voice, asked, choice.slip)}
          </p>
        )}
      </div>
      {choice && (
        <>
          <p>
            <button type="button" class="btn" ref={onward} onClick={session.next}>
              {ask.next}
            </button>
          </p>
          <div class="ans">
            <Breakdown voice={voice} question={question} rules={rules} values={valuesAt(table)} />
          </div>
        </>
      )}
      {!choice && <p class="quiet key-hint">{say(ask.keys, { from: 1, to: question.choices.length })}</p>}
    </section>
  )
}

interface Props {
  readonly lang: Lang
  readonly starts: Starts
}

/** Practice: a question, what comes back and when, and how far the reader has come. */
export function Practice({ lang, starts }: Props) {
  const session = usePractice(starts)
  const { table } = session
  const voice = practiceVoice(lang, table, session.rulesAt(table).unit)
  return (
    <div class="practice">
      <Aside voice={voice} session={session} />
      <Ask voice={voice} session={session} />
      <div class="p-side">
        <Queue voice={voice} session={session} />
        <Progress voice={voice} session={session} />
        <FileTools voice={voice} session={session} />
      </div>
    </div>
  )
}
