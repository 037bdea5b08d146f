import { type Payments, SEATS } from '../../../engine/index.ts'
import { type Answer, answerKey, type Question } from '../../../practice/index.ts'
import { ReadingTiles } from '../../parts/builder/Readings.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import { isChosen } from './use-practice.ts'
import type { PracticeVoice } from './voice.ts'

interface AnswerProps {
  readonly voice: PracticeVoice
  readonly answer: Answer
}

/** A bill by seats: what each gets or pays. */
export function BillView({ voice, payments }: Pick<AnswerProps, 'voice'> & { readonly payments: Payments }) {
  const { say, ask, tiles } = voice
  return (
    <span class="bill">
      {SEATS.map((seat) => {
        const n = payments[seat]
        const text = n === 0 ? ask.nothing : say(n > 0 ? ask.gets : ask.pays, { n: Math.abs(n) })
        return (
          <span key={seat} class={n > 0 ? 'gets' : undefined}>
            {tiles.seat[seat]} <b class="fig">{text}</b>
          </span>
        )
      })}
    </span>
  )
}

/** What can be chosen, in words or tiles. */
export function AnswerView({ voice, answer }: AnswerProps) {
  const { lang, ask, say, tiles } = voice
  switch (answer.as) {
    case 'amount':
      return <b>{voice.amount(answer.n)}</b>
    case 'verdict':
      return <span>{ask.verdicts[answer.verdict]}</span>
    case 'payments':
      return <BillView voice={voice} payments={answer.payments} />
    case 'tiles':
      return (
        <span class="hand s">
          {answer.kinds.map((kind) => (
            <TileFace key={kind} tile={kind} lang={lang} words={tiles} />
          ))}
        </span>
      )
    case 'reading':
      return (
        <span class="hand xs">
          <ReadingTiles voice={voice} reading={answer.reading} />
        </span>
      )
    case 'same':
      return <span>{ask.same}</span>
    case 'seat':
      return (
        <span>
          {answer.seat === null ? ask.nobody : say(ask.seatPays, { seat: tiles.seat[answer.seat] })}
        </span>
      )
  }
}

interface Props {
  readonly voice: PracticeVoice
  readonly question: Question
  /** The answer given, or null. */
  readonly chosen: string | null
  readonly onChoose: (answer: Answer) => void
}

/** Answers that need a line of their own, and those of which two stand side by side on a phone. */
const WIDE: readonly Answer['as'][] = ['reading', 'same', 'payments', 'seat', 'verdict']
const SHORT: readonly Answer['as'][] = ['amount']

/** The answers, numbered as the keys that give them. After one is given, which was right. */
export function Choices({ voice, question, chosen, onChoose }: Props) {
  const { ask } = voice
  const done = chosen !== null
  const [{ answer: one }] = question.choices
  const size = WIDE.includes(one.as) ? 'full' : SHORT.includes(one.as) ? 'short' : ''
  return (
    <fieldset class={`picks ${size}`} data-n={question.choices.length}>
      <legend class="vh">{ask.choices}</legend>
      {question.choices.map(({ answer, right }, i) => {
        const mine = isChosen(chosen, answer)
        return (
          <button
            key={answerKey(answer)}
            type="button"
            class={!done ? undefined : right ? 'good' : mine ? 'bad' : 'other'}
            aria-pressed={mine}
            aria-disabled={done}
            onClick={() => !done && onChoose(answer)}
          >
            <i aria-hidden="true">{i + 1}</i>
            <AnswerView voice={voice} answer={answer} />
            {done && (right || mine) && <small>{right ? ask.rightAnswer : ask.yourAnswer}</small>}
          </button>
        )
      })}
    </fieldset>
  )
}
