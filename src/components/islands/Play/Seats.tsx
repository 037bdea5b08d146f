import type { Kind, Seat, SeatView, TableMeld } from '../../../engine/index.ts'
import { meldTiles, seatIndex } from '../../../engine/index.ts'
import { groupName } from '../../tiles/names.ts'
import { GroupView, MeldView } from '../../tiles/SetView.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import { placeOf } from './scene.ts'
import { nameAt, type Voice } from './voice.ts'

/** Declared sets and bonus tiles of a seat. */
export function Melds(props: {
  readonly voice: Voice
  readonly melds: readonly TableMeld[]
  readonly bonus: readonly Kind[]
}) {
  const { voice, melds, bonus } = props
  const { lang, tiles } = voice
  return (
    <div class="melds">
      {melds.map((meld, i) => (
        <MeldView key={i} meld={meld} lang={lang} words={tiles} />
      ))}
      {bonus.length > 0 && (
        <span class="bonus">
          <GroupView group={{ kinds: bonus, name: groupName(lang, tiles, 'bonus', bonus) }} lang={lang} />
        </span>
      )}
    </div>
  )
}

/** How crowded a seat's shown tiles are: 0 roomy to 2 very. */
export function crowding(melds: readonly TableMeld[], bonus: readonly Kind[]): 0 | 1 | 2 {
  const shown = melds.reduce((n, meld) => n + meldTiles(meld).length, 0) + bonus.length
  return shown > 14 ? 2 : shown > 9 ? 1 : 0
}

interface Props {
  readonly voice: Voice
  readonly view: SeatView
  readonly seat: Seat
  /** Points of the game before this hand and in it. */
  readonly points: number
}

export function Who({ voice, view, seat, points }: Props) {
  return (
    <p class="who">
      <span class="wind" aria-hidden="true">
        {voice.letter(seat)}
      </span>
      <b>{nameAt(voice, view, seat)}</b>
      {view.mode !== 'guided' && <span class="fig pts">{voice.signed(points)}</span>}
    </p>
  )
}

/** One of the three others: name, wind, points, what it shows, and the backs of what it holds. */
export function Rival(props: Props) {
  const { voice, view, seat } = props
  const { say, words } = voice
  const { melds, bonus, tiles } = view.seats[seatIndex(seat)]
  return (
    <section
      class={`seat at-${placeOf(view.seat, seat)}${view.turn === seat && view.result === null ? ' turn' : ''}`}
      aria-label={say(words.seatLabel, { who: nameAt(voice, view, seat), seat: voice.seat(seat) })}
      data-seat={seat}
      data-crowd={crowding(melds, bonus)}
    >
      <Who {...props} />
      <p class="vh">{say(words.table.holds, { n: tiles })}</p>
      <div class="stand" aria-hidden="true">
        {Array.from({ length: tiles }, (_, i) => (
          <TileFace key={i} tile="back" lang={voice.lang} silent />
        ))}
      </div>
      <Melds voice={voice} melds={melds} bonus={bonus} />
    </section>
  )
}
