import type { Hand, Score, Situation } from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import { idleBonus } from '../../../stores/play-end.ts'
import { CauseTiles } from '../../parts/CauseTiles.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly hand: Hand
  readonly situation: Situation
  readonly score: Score
}

/** Every row that counts, with the tiles that make it count and what it asks; then what is shown and counts for nothing. */
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
              words={voice.tiles}
              row={line.id}
              reading={score.reading}
              hand={props.hand}
              situation={props.situation}
            />
          </span>
          <span class="why-l">
            <a href={addressOf(lang, `/patterns/${line.id}/`)}>{voice.row(line.id)}</a>
            <small>{voice.rule(line.id)}</small>
          </span>
          <span class="why-n fig">{say(words.plus, { n: line.value })}</span>
        </li>
      ))}
      {idleBonus(props).map(({ tile, seat }) => (
        <li key={tile} class="zero">
          <span class="why-t xs">
            <TileFace tile={tile} lang={lang} silent />
          </span>
          <span class="why-l">
            {voice.tile(tile)}
            <small>{say(words.end.idle, { seat: voice.seat(seat) })}</small>
          </span>
          <span class="why-n fig">{say('{n}', { n: 0 })}</span>
        </li>
      ))}
    </ol>
  )
}
