import { type Kind, tileId } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/words.ts'
import { cornerOf, type TileWords, tileName } from './names.ts'

export const SPRITE = '/tiles.svg'

export const TILE_STATES = ['won', 'lit', 'new', 'up', 'dim', 'turned'] as const
export type TileState = (typeof TILE_STATES)[number]

export interface TileProps {
  readonly tile: Kind | 'back'
  readonly lang: Lang
  /** Part of a set or a button that has the name: no name of its own. */
  readonly silent?: boolean
  /** No corner index whatever the reader's setting: the tile is an icon here. */
  readonly plain?: boolean
  readonly states?: readonly TileState[]
  /** Those of the table, where it has its own (`spokenAt`). */
  readonly words?: TileWords
  /** What it is called in place of its plain name. */
  readonly label?: string
}

/** One tile, `role="img"` with its name unless something around it is named. */
export function TileFace(props: TileProps) {
  const { tile, lang, silent = false, plain = false, states = [], label } = props
  const words = props.words ?? useWords(lang, 'tiles')
  const classes = ['tile', tile === 'back' && 'back', plain && 'plain', ...states].filter(Boolean).join(' ')
  const named = silent ? {} : ({ role: 'img', 'aria-label': label ?? tileName(words, tile) } as const)
  return (
    <span class={classes} data-ix={tile === 'back' ? '' : cornerOf(lang, words, tile)} {...named}>
      <svg aria-hidden="true">
        <use href={`${SPRITE}#${tile === 'back' ? 'back' : tileId(tile)}`} />
      </svg>
    </span>
  )
}
