import { SEATS, type Seat, type SeatView } from '../../../engine/index.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import { type Place, placeOf, seatAt } from './scene.ts'
import { nameAt, type Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly view: SeatView
}

/** More than these and a river must draw together: LOOK, "still weak". */
const FULL: Readonly<Record<Place, readonly [number, number]>> = {
  me: [16, 20],
  across: [16, 20],
  left: [20, 24],
  right: [20, 24],
}

function River({ voice, view, place }: Props & { readonly place: Place }) {
  const { say, words, lang } = voice
  const seat = seatAt(view.seat, place)
  const { tile } = view
  const discards = view.discards.filter((one) => one.seat === seat && one.claimed === null)
  const lit = tile?.by === 'discard' && tile.from === seat
  const [many, most] = FULL[place]
  const crowd = discards.length > most ? 2 : discards.length > many ? 1 : 0
  return (
    <ul
      class={`river r-${place}`}
      aria-label={
        place === 'me' ? words.table.riverYours : say(words.table.river, { who: nameAt(voice, view, seat) })
      }
      data-river={seat}
      data-crowd={crowd}
    >
      {discards.map((one, i) => {
        const last = lit && i === discards.length - 1
        return (
          <li key={i}>
            <TileFace
              tile={one.tile}
              lang={lang}
              words={voice.tiles}
              states={last ? ['lit'] : []}
              label={last ? say(words.table.last, { tile: voice.tile(one.tile) }) : undefined}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** What stands in the middle: tiles left, winds, whose turn it is. */
function Hub({ voice, view }: Props) {
  const { say, words, seat: seatName } = voice
  const mine = view.turn === view.seat
  const message = mine ? words.table.hubYou : words.table.hub
  const n = Math.max(0, view.playable)
  return (
    <div class="hub" data-hub>
      <span class="vh">
        {say(message, { n, round: seatName(view.round), who: nameAt(voice, view, view.turn) })}
      </span>
      <b class="fig" aria-hidden="true">
        {say('{n}', { n })}
      </b>
      <span aria-hidden="true">{words.table.left}</span>
      {SEATS.map((seat: Seat) => (
        <i
          key={seat}
          class={`hub-${placeOf(view.seat, seat)}`}
          data-turn={view.turn === seat && view.result === null ? '' : undefined}
          aria-hidden="true"
        >
          {voice.letter(seat)}
        </i>
      ))}
    </div>
  )
}

/** The four rivers around the hub. */
export function Rivers({ voice, view }: Props) {
  const river = (place: Place) => <River voice={voice} view={view} place={place} />
  return (
    <div class="rivers">
      {river('across')}
      {river('left')}
      <Hub voice={voice} view={view} />
      {river('right')}
      {river('me')}
    </div>
  )
}
