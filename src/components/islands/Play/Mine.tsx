import { type Kind, type SeatView, seatIndex } from '../../../engine/index.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import { crowding, Melds, Who } from './Seats.tsx'
import { nameAt, type Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly view: SeatView
  readonly points: number
  /** What a ready hand waits for. */
  readonly waits: readonly Kind[]
}

/** The reader's place: what is declared, what the hand waits for, what is locked. */
export function Mine({ voice, view, points, waits }: Props) {
  const { say, words, lang } = voice
  const { melds, bonus } = view.seats[seatIndex(view.seat)]
  const mine = view.turn === view.seat && view.result === null
  return (
    <section
      class={`seat me${mine ? ' turn' : ''}`}
      aria-label={say(words.seatLabel, { who: nameAt(voice, view, view.seat), seat: voice.seat(view.seat) })}
      data-seat={view.seat}
      data-crowd={crowding(melds, bonus)}
    >
      <Who voice={voice} view={view} seat={view.seat} points={points} />
      <Melds voice={voice} melds={melds} bonus={bonus} />
      {waits.length > 0 && (
        <p class="wait">
          {words.table.waits}{' '}
          <span class="inl">
            {waits.slice(0, 9).map((tile) => (
              <TileFace key={tile} tile={tile} lang={lang} words={voice.tiles} />
            ))}
          </span>
        </p>
      )}
      {view.locked.length > 0 && (
        <details class="wait lock">
          <summary>
            {words.table.locked}
            <span class="inl">
              {view.locked.map((tile) => (
                <TileFace key={tile} tile={tile} lang={lang} words={voice.tiles} states={['dim']} />
              ))}
            </span>
          </summary>
          <p>{words.table.lockedAbout}</p>
        </details>
      )}
    </section>
  )
}
