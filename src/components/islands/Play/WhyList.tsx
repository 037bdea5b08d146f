import type { Hand, Score, Situation } from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import { CauseTiles } from '../../parts/CauseTiles.tsx'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly hand: Hand
  readonly situation: Situation
  readonly score: Score
}

/** Every row that counts, with the tiles that make it count. */
export function WhyList(props: Props) {
  const { voice, score } = props
  const { say, words, lang } = voice
  if (score.lines.length === 0) return null
  return (
    <ol class="why">
      {score.lines.map((line) => (
        <li key={line.id} class={line.value === 0 ? 'zero' : undefined}>
          <span class="why-t xs">
            <CauseTiles
              lang={lang}
              row={line.id}
              reading={score.reading}
              hand={props.hand}
              situation={props.situation}
            />
          </span>
          <span class="why-l">
            <a href={addressOf(lang, `/patterns/${line.id}/`)}>{voice.row(line.id)}</a>
          </span>
          <span class="why-n fig">{say(words.plus, { n: line.value })}</span>
        </li>
      ))}
    </ol>
  )
}
