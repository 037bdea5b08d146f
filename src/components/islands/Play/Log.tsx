import { TileFace } from '../../tiles/TileFace.tsx'
import { type Scene, seenEvents } from './scene.ts'
import { tellEvent } from './tell.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly scene: Scene
}

const toldOf = (voice: Voice, { shown, view }: Scene, most: number) =>
  seenEvents(shown, most).flatMap(({ at, event }) => {
    const told = tellEvent(voice, view, event)
    return told === null ? [] : [{ at, ...told }]
  })

/** What happened, beside the table of a wide window. */
export function Log({ voice, scene }: Props) {
  const told = toldOf(voice, scene, 30).slice(-9)
  return (
    <>
      <h2>{voice.words.log.title}</h2>
      {told.length === 0 ? (
        <p class="quiet">{voice.words.log.empty}</p>
      ) : (
        <ol>
          {told.map(({ at, text, tile }, i) => (
            <li key={at} class={i === told.length - 1 ? 'now' : undefined}>
              {text}
              {tile !== null && (
                <>
                  {' '}
                  <TileFace tile={tile} lang={voice.lang} silent />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The same for screen readers, told as it happens. */
export function Heard({ voice, scene }: Props) {
  return (
    <div class="vh" role="log" aria-label={voice.words.log.label}>
      {toldOf(voice, scene, 12)
        .slice(-6)
        .map(({ at, text }) => (
          <p key={at}>{text}</p>
        ))}
    </div>
  )
}
