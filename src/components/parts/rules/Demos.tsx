import type { Ruleset } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import type { Demo } from '../../../stores/rule-demos.ts'
import { demoReading, demoResult, sameResult } from '../../../stores/rule-results.ts'
import { HandView } from '../../tiles/HandView.tsx'
import { demoHand, demoPlayable, demoResultText } from './demo-words.ts'

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
  const tiles = wordsAt(lang, 'tiles', rules.table)
  const now = demoResult(demo, rules)
  const was = demoResult(demo, written)
  const differs = !sameResult(now, was)
  const text = (result: typeof now) =>
    demoResultText({ lang, words, seats: tiles.seat, unit: rules.unit, result })
  return (
    <li class={differs ? 'demo differs-now' : 'demo'}>
      <span class="demo-t">
        <HandView hand={demoHand(demo)} lang={lang} reading={demoReading(demo, rules)} words={tiles} />
      </span>
      {caption && <span class="demo-c">{say(caption, { n: demoPlayable(demo) })}</span>}
      <span class="demo-r">
        <b>{text(now)}</b>
        {differs && <small>{say(words.result.was, { result: text(was) })}</small>}
      </span>
    </li>
  )
}
