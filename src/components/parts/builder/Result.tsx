import type { Ruleset } from '../../../engine/index.ts'
import { gap } from '../../../i18n/message.ts'
import type { Verdict } from '../../../stores/builder-verdict.ts'
import { billOf } from './bill.ts'
import { pipsOf, tell } from './tell.ts'
import type { Voice } from './words.ts'

interface Props {
  readonly voice: Voice
  readonly verdict: Verdict
  readonly rules: Ruleset
}

/** Diamonds up to the limit: the number again, as a picture. */
export function Pips({ verdict, rules }: Omit<Props, 'voice'>) {
  const pips = pipsOf(verdict, rules)
  return (
    <span class="pips" aria-hidden="true">
      {pips.map((on, i) => (
        <i key={i} class={on ? 'on' : undefined} />
      ))}
    </span>
  )
}

/** What the hand comes to: one number, a sentence, and who pays whom. */
export function Result({ voice, verdict, rules }: Props) {
  const told = tell(voice, verdict, rules)
  const bill = billOf(voice, verdict, rules)
  return (
    <div class={told.pays ? 'score' : 'score no'}>
      <p class="score-n">
        <b class={told.unit === '' ? 'word' : undefined}>{told.big}</b>
        {gap(voice.lang)}
        {told.unit}
      </p>
      <Pips verdict={verdict} rules={rules} />
      <p class="score-p">
        {told.about}
        {bill !== '' && <span class="score-bill">{bill}</span>}
      </p>
    </div>
  )
}

/** The same in the bar above the keys. */
export function ResultBar({ voice, verdict, rules }: Props) {
  const told = tell(voice, verdict, rules)
  return (
    <p class={told.pays ? 'pick-s' : 'pick-s no'}>
      <b class={told.unit === '' ? 'word' : 'fig'}>{told.big}</b>
      {gap(voice.lang)}
      {told.unit}
      {told.unit !== '' && <Pips verdict={verdict} rules={rules} />}
      {told.unit !== '' && <span>{told.short}</span>}
    </p>
  )
}
