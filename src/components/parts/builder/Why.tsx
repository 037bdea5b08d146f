import {
  causesOf,
  type Hand,
  type Line,
  type PatternId,
  type Reading,
  type Situation,
  setsOf,
} from '../../../engine/index.ts'
import type { Verdict } from '../../../stores/builder-verdict.ts'
import { groupName } from '../../tiles/names.ts'
import { EyeView, GroupView, MeldView } from '../../tiles/SetView.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { Voice } from './words.ts'

interface CausesProps {
  readonly voice: Voice
  readonly line: Line
  readonly reading: Reading | null
  readonly hand: Hand
  readonly situation: Situation
}

/** More sets than fit beside a row say no more than "the whole hand". */
const SHOWN = 3

/** The tiles that make a row count. */
function CauseTiles({ voice, line, reading, hand, situation }: CausesProps) {
  const { lang, tiles, words } = voice
  const causes = causesOf(line.id, reading, hand, situation)
  const sets = setsOf(reading, hand)
  if (causes.all || causes.sets.length > SHOWN) return <span class="why-w">{words.why.whole}</span>
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

interface RowNameProps {
  readonly voice: Voice
  readonly id: PatternId
  readonly count?: number
}

/** A row by its name, linked to its page where it has one. */
export function RowName({ voice, id, count = 1 }: RowNameProps) {
  const { say, words, row, pageOf } = voice
  const name = count > 1 ? say(words.why.times, { row: row(id), count }) : row(id)
  const page = pageOf(id)
  return page === null ? <b>{name}</b> : <a href={page}>{name}</a>
}

interface Props {
  readonly level?: 'h2' | 'h3'
  readonly voice: Voice
  readonly verdict: Verdict
  readonly hand: Hand
}

/** Every row that counts, with the tiles that make it count. */
export function Why({ voice, verdict, hand, level: Heading = 'h2' }: Props) {
  const { say, words } = voice
  const { score, situation } = verdict
  if (!score || !situation || score.lines.length === 0) return null
  return (
    <>
      <Heading>{words.why.title}</Heading>
      <ol class="why">
        {score.lines.map((line) => (
          <li key={line.id} class={line.value === 0 ? 'zero' : undefined}>
            <span class="why-t xs">
              <CauseTiles
                voice={voice}
                line={line}
                reading={score.reading}
                hand={hand}
                situation={situation}
              />
            </span>
            <span class="why-l">
              <RowName voice={voice} id={line.id} count={line.count} />
              {/* within a text the page carries the names only */}
              {Heading === 'h2' && voice.rule(line.id) && <small>{voice.rule(line.id)}</small>}
            </span>
            <span class="why-n fig">
              {score.limitHand ? words.why.limit : say(words.why.gain, { n: line.value })}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
