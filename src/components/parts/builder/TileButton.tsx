import type { JSX } from 'preact'
import { type Kind, tileId } from '../../../engine/index.ts'
import { cornerOf } from '../../tiles/names.ts'
import { SPRITE } from '../../tiles/TileFace.tsx'
import type { Voice } from './words.ts'

interface Props extends Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'label' | 'class'> {
  readonly kind: Kind
  readonly voice: Voice
  /** What a screen reader hears. */
  readonly name: string
  readonly states?: readonly (string | false)[]
}

/** A tile that can be pressed. */
export function TileButton({ kind, voice, name, states = [], ...rest }: Props) {
  return (
    <button
      type="button"
      class={['tile', ...states.filter(Boolean)].join(' ')}
      aria-label={name}
      data-ix={cornerOf(voice.lang, voice.tiles, kind)}
      {...rest}
    >
      <svg aria-hidden="true">
        <use href={`${SPRITE}#${tileId(kind)}`} />
      </svg>
    </button>
  )
}
