import { causesOf, type Hand, type Line, type Score, type Situation, setsOf } from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import { useWords } from '../../../i18n/words.ts'
import { groupName } from '../../tiles/names.ts'
import { EyeView, GroupView, MeldView } from '../../tiles/SetView.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly hand: Hand
  readonly situation: Situation
  readonly score: Score
}

/** More sets than fit beside a row say no more than its name. */
const SHOWN = 3

function CauseTiles({ voice, line, hand, situation, score }: Props & { readonly line: Line }) {
  const { lang } = voice
  const tiles = useWords(lang, 'tiles')
  const { reading } = score
  const causes = causesOf(line.id, reading, hand, situation)
  if (causes.all || causes.sets.length > SHOWN) return null
  const sets = setsOf(reading, hand)
  return (
    <>
      {causes.sets.map((at) => (
        <MeldView key={at} meld={sets[at]} lang={lang} />
      ))}
      {causes.eye && reading?.shape === 'sets' && <EyeView kind={reading.eye} lang={lang} />}
      {causes.bonus.length > 0 && (
        <GroupView
          group={{ kinds: causes.bonus, name: groupName(lang, tiles, 'bonus', causes.bonus) }}
          lang={lang}
        />
      )}
      {causes.winning && hand.winning !== null && (
        <TileFace tile={hand.winning} lang={lang} states={['won']} />
      )}
    </>
  )
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
            <CauseTiles {...props} line={line} />
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
