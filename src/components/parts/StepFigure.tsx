import type { Hand, Kind, Seat } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { say } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { HandView } from '../tiles/HandView.tsx'
import { groupName } from '../tiles/names.ts'
import { GroupView } from '../tiles/SetView.tsx'
import { TileFace } from '../tiles/TileFace.tsx'

/** What a card of "How to play" shows. */
export type Figure =
  | { readonly as: 'tiles'; readonly tiles: readonly Kind[] }
  | { readonly as: 'hand'; readonly hand: Hand }
  /** East throws a tile; the hands of South, West and North lie open. */
  | { readonly as: 'claim'; readonly tile: Kind; readonly hands: readonly (readonly Kind[])[] }
  | {
      readonly as: 'kong'
      readonly hand: Hand
      readonly offered: { readonly tile: Kind; readonly from: Seat } | null
      readonly drawn: Kind | null
      /** A set has just been claimed, and nothing drawn. */
      readonly claimed: boolean
    }

/** A question with its answer, found by the engine when the page was built. */
export interface StepCard {
  readonly id: string
  readonly figure: Figure
  readonly choices: readonly string[]
  readonly right: string
  /** Code of the explanation, in the words of the deck. */
  readonly why: string
}

interface Props {
  readonly figure: Figure
  readonly lang: Lang
}
const CLAIMERS = ['south', 'west', 'north'] as const

/** The tiles a question is about, on felt. */
export function StepFigure({ figure, lang }: Props) {
  const { cards } = useWords(lang, 'firstSteps')
  const tiles = useWords(lang, 'tiles')
  switch (figure.as) {
    case 'tiles':
      return (
        <div class="tray felt step-fig">
          <span class="set loose">
            {figure.tiles.map((tile, i) => (
              <TileFace key={i} tile={tile} lang={lang} />
            ))}
          </span>
        </div>
      )
    case 'hand':
      return (
        <div class="tray felt one fit step-fig">
          <HandView hand={figure.hand} lang={lang} />
        </div>
      )
    case 'claim':
      return (
        <div class="tray felt step-fig step-claim">
          <p class="step-tile">
            <span>{cards.throws}</span> <TileFace tile={figure.tile} lang={lang} states={['new']} />
          </p>
          {figure.hands.map((hand, i) => (
            <p key={CLAIMERS[i]} class="step-row s">
              <span>{tiles.seat[CLAIMERS[i]]}</span>
              <GroupView
                group={{
                  kinds: [...hand].sort((a, b) => a - b),
                  name: groupName(lang, tiles, 'concealed', hand),
                }}
                lang={lang}
              />
            </p>
          ))}
        </div>
      )
    default:
      return (
        <div class="tray felt one fit step-fig">
          <HandView hand={figure.hand} lang={lang} />
          <p class="step-tile">
            {figure.offered && (
              <>
                <span>{say(lang, cards.thrown, { who: tiles.seat[figure.offered.from] })}</span>{' '}
                <TileFace tile={figure.offered.tile} lang={lang} states={['new']} />
              </>
            )}
            {figure.drawn !== null && (
              <>
                <span>{cards.drawn}</span> <TileFace tile={figure.drawn} lang={lang} states={['new']} />
              </>
            )}
            {figure.claimed && <span>{cards.afterPong}</span>}
          </p>
        </div>
      )
  }
}
