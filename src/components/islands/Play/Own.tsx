import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isBonus, type Kind, type SeatView, tileId } from '../../../engine/index.ts'
import { useWords } from '../../../i18n/words.ts'
import { arrowFrom, visibleButtons } from '../../parts/builder/roving.ts'
import { cornerOf } from '../../tiles/names.ts'
import { SPRITE } from '../../tiles/TileFace.tsx'
import { useDrag } from './use-drag.ts'
import type { Voice } from './voice.ts'

/** The hand in order, the tile just drawn at the end. */
export function heldTiles({ concealed, drawn }: SeatView): { kinds: Kind[]; drawn: boolean } {
  const kinds = concealed.slice()
  if (drawn === null) return { kinds, drawn: false }
  const at = kinds.lastIndexOf(drawn)
  if (at < 0) return { kinds, drawn: false }
  kinds.splice(at, 1)
  return { kinds: [...kinds, drawn], drawn: true }
}

interface Props {
  readonly voice: Voice
  readonly view: SeatView
  /** Place of the chosen tile, or null. */
  readonly chosen: number | null
  /** Whether a tile may be let go now. */
  readonly able: boolean
  /** The choice just made waits to be kept or made anew. */
  readonly doubted: boolean
  readonly oneTap: boolean
  /** Kinds that the coach points at. */
  readonly advised: Kind | null
  readonly onChoose: (at: number | null) => void
  readonly onDiscard: (kind: Kind) => void
}

/** The reader's own hand: one tab stop, arrows move, Enter chooses, Enter again lets go; or drag a tile out. */
export function Own(props: Props) {
  const { voice, view, chosen, able, doubted, oneTap, advised, onChoose, onDiscard } = props
  const { say, words, lang, tile: name } = voice
  const tiles = useWords(lang, 'tiles')
  const box = useRef<HTMLFieldSetElement>(null)
  const [roving, setRoving] = useState(0)
  const { kinds, drawn } = heldTiles(view)
  const n = kinds.length
  const stop = Math.min(roving, n - 1)
  const drag = useDrag(able, (at) => onDiscard(kinds[at]))

  // before anything is drawn: a key pressed at once must meet the tile that it is meant for
  useLayoutEffect(() => {
    if (!able || doubted) return
    setRoving(n - 1)
    // a keyboard goes on from the hand; whoever reads something else is left there
    const here = document.activeElement
    if (here === document.body || here === null || here.closest('.own, .slot'))
      box.current?.querySelectorAll('button')[n - 1]?.focus({ preventScroll: true })
  }, [able, view.decision, doubted])

  const press = (at: number, taps: number) => {
    if (!able || isBonus(kinds[at])) return
    // the second of two quick taps is no second answer
    if (oneTap) {
      if (taps < 2) onDiscard(kinds[at])
      return
    }
    if (chosen === at) onDiscard(kinds[at])
    else onChoose(at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onChoose(null)
    const target = event.target as HTMLElement
    const to = box.current && arrowFrom(visibleButtons(box.current), target, event.key)
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  const help = oneTap ? words.table.ownHelpOneTap : words.table.ownHelp
  return (
    <>
      <fieldset
        class="own"
        ref={box}
        aria-label={say(words.table.own, { n })}
        aria-describedby="own-help"
        data-drawn={drawn ? '' : undefined}
        style={{ '--cols': n > 7 ? Math.ceil(n / 2) : Math.max(n, 1) }}
        onKeyDown={onKeyDown}
      >
        {kinds.map((kind, at) => {
          const isDrawn = drawn && at === n - 1
          const isChosen = chosen === at && able
          const label = isChosen ? words.table.chosen : isDrawn ? words.table.drawn : '{tile}'
          return (
            <button
              key={at}
              type="button"
              class={['tile', isDrawn && 'new', isChosen && 'up', advised === kind && 'advised']
                .filter(Boolean)
                .join(' ')}
              aria-label={say(label, { tile: name(kind) })}
              aria-pressed={oneTap ? undefined : isChosen}
              aria-disabled={!able}
              data-ix={cornerOf(lang, tiles, kind)}
              data-kind={tileId(kind)}
              tabIndex={at === stop ? 0 : -1}
              onFocus={() => setRoving(at)}
              onClick={(event) => {
                if (!drag.moved()) press(at, event.detail)
              }}
              {...drag.handlers(at)}
            >
              <svg aria-hidden="true">
                <use href={`${SPRITE}#${tileId(kind)}`} />
              </svg>
            </button>
          )
        })}
      </fieldset>
      <p class="vh" id="own-help">
        {help}
      </p>
    </>
  )
}
