import { useMemo } from 'preact/hooks'
import { type SeatView, seatIndex, waitKinds } from '../../../engine/index.ts'
import { handOf } from '../../../stores/play-hand.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import { crowding, Melds, Who } from './Seats.tsx'
import { nameAt, type Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly view: SeatView
  readonly points: number
}

/** The reader's place: what is declared, what the hand waits for, what is locked. */
export function Mine({ voice, view, points }: Props) {
  const { say, words, lang } = voice
  const { melds, bonus } = view.seats[seatIndex(view.seat)]
  const held = view.concealed.join()
  const waiting = view.concealed.length % 3 === 1
  const waits = useMemo(
    () => (waiting && view.result === null ? waitKinds(handOf(view)) : []),
    [held, waiting, view.discards.length],
  )
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
              <TileFace key={tile} tile={tile} lang={lang} />
            ))}
          </span>
        </p>
      )}
      {view.locked.length > 0 && (
        <p class="wait lock" title={words.table.lockedAbout}>
          {words.table.locked}{' '}
          <span class="inl">
            {view.locked.map((tile) => (
              <TileFace key={tile} tile={tile} lang={lang} states={['dim']} />
            ))}
          </span>
          <span class="vh">{words.table.lockedAbout}</span>
        </p>
      )}
    </section>
  )
}
