import type { Hand, PatternId } from '../../../engine/index.ts'
import type { Verdict } from '../../../stores/builder-verdict.ts'
import { CauseTiles } from '../CauseTiles.tsx'
import type { Voice } from './words.ts'

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
                words={voice.tiles}
                lang={voice.lang}
                row={line.id}
                reading={score.reading}
                hand={hand}
                situation={situation}
                whole={words.why.whole}
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
