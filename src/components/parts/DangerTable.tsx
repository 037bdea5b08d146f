import { type Kind, SEATS, seatIndex } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { say } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import type { SeenPosition } from '../../stores/danger-position.ts'
import { tileName } from '../tiles/names.ts'
import { MeldView } from '../tiles/SetView.tsx'
import { TileFace } from '../tiles/TileFace.tsx'

interface Props {
  readonly lang: Lang
  readonly seen: SeenPosition
}

/** What lies open: the others' sets, bonus tiles and rivers, and the own river. */
export function DangerTable({ lang, seen }: Props) {
  const words = useWords(lang, 'danger')
  const tiles = useWords(lang, 'tiles')
  const own = seatIndex(seen.seat)
  const order = SEATS.map((_, i) => SEATS[(own + i + 1) % 4])
  const riverOf = (seat: (typeof SEATS)[number]) => seen.discards.filter((one) => one.seat === seat)
  return (
    <div class="d-seats">
      {order.map((seat) => {
        const { melds, bonus } = seen.seats[seatIndex(seat)]
        const who = tiles.seat[seat]
        const mine = seat === seen.seat
        return (
          <div key={seat} class="d-seat">
            <p class="d-who">
              <b>{seat === 'east' ? say(lang, words.banker, { seat: who }) : who}</b>
            </p>
            {(!mine || melds.length + bonus.length > 0) && (
              <ul class="d-sets" aria-label={say(lang, words.sets, { who })}>
                {melds.length === 0 && <li>{words.noSets}</li>}
                {melds.map((meld, i) => (
                  <li key={i}>
                    <MeldView meld={meld} lang={lang} />
                  </li>
                ))}
                {bonus.map((tile) => (
                  <li key={`b${tile}`}>
                    <TileFace tile={tile} lang={lang} />
                  </li>
                ))}
              </ul>
            )}
            <ol class="d-river" aria-label={mine ? words.yours : say(lang, words.river, { who })}>
              {riverOf(seat).map(({ tile, claimed }, i) => (
                <li key={i}>
                  {claimed === null ? (
                    <TileFace tile={tile} lang={lang} />
                  ) : (
                    <span role="img" aria-label={say(lang, words.taken, { tile: tileName(tiles, tile) })}>
                      <TileFace tile={tile} lang={lang} silent states={['dim']} />
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </div>
  )
}

/** Tiles in hand, in order. */
export const inHand = ({ concealed }: SeenPosition): readonly Kind[] => [...concealed].sort((a, b) => a - b)
