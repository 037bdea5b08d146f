import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Hand, Reading } from '../../../engine/index.ts'
import type { Place } from '../../../stores/builder-edit.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import { type Spots, slide, spotsIn } from './fly.ts'
import { arrowFrom, visibleButtons } from './roving.ts'
import { TileButton } from './TileButton.tsx'
import { type TrayItem, trayOf } from './tray.ts'
import type { Voice } from './words.ts'

/** What is chosen: a place, and which of several equal tiles there. */
export interface Chosen {
  readonly place: Place
  readonly spot: string
}

interface Props {
  readonly voice: Voice
  readonly hand: Hand
  readonly reading: Reading | null
  readonly chosen: Chosen | null
  readonly onChoose: (chosen: Chosen | null) => void
  readonly onRemove: (place: Place) => void
  readonly onMark: (place: Place) => void
}

/** The hand on its strip of felt: one tab stop, arrows along it. */
export function HandTray({ voice, hand, reading, chosen, onChoose, onRemove, onMark }: Props) {
  const { words } = voice
  const rows = trayOf(voice, hand, reading)
  const items = rows.flatMap((row) => row.groups.flat())
  const box = useRef<HTMLDivElement>(null)
  const spots = useRef<Spots>(new Map())
  // what only keys and pointers need is left out of the page
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const [at, setAt] = useState(0)
  const stop = Math.min(at, Math.max(0, items.length - 1))
  const held = useRef(false)

  useLayoutEffect(() => {
    const tray = box.current
    if (!tray) return
    slide(tray, spots.current)
    spots.current = spotsIn(tray)
    // a tile that was set out anew is another element: the focus stays at its place
    if (held.current && !tray.contains(document.activeElement)) visibleButtons(tray)[stop]?.focus()
  }, [hand, reading])

  const onKeyDown = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>) => {
    const button = (event.target as HTMLElement).closest('button')
    if (!button || !box.current || event.ctrlKey || event.metaKey || event.altKey) return
    const item = items.find(({ spot }) => spot === button.dataset.spot)
    const to = arrowFrom(visibleButtons(box.current), button, event.key)
    if (to) to.focus()
    else if (item && (event.key === 'Delete' || event.key === 'Backspace')) onRemove(item.place)
    else if (item && event.key.toLowerCase() === 'w') onMark(item.place)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const props = (item: TrayItem) => ({
    tabIndex: live && items[stop] === item ? 0 : -1,
    ...(live && { 'data-spot': item.spot, 'aria-pressed': item.spot === chosen?.spot }),
    onFocus: () => setAt(items.indexOf(item)),
    onClick: () => onChoose(item.spot === chosen?.spot ? null : item),
  })
  const button = (item: TrayItem) =>
    item.place.zone === 'meld' ? (
      <button
        type="button"
        key={item.spot}
        class={item.spot === chosen?.spot ? 'set up' : 'set'}
        aria-label={item.name}
        {...props(item)}
      >
        {item.kinds.map((kind, i) => (
          <TileFace
            key={i}
            tile={item.concealedKong && (i === 0 || i === 3) ? 'back' : kind}
            lang={voice.lang}
            silent
          />
        ))}
      </button>
    ) : (
      <TileButton
        key={item.spot}
        kind={item.kinds[0]}
        voice={voice}
        name={item.name}
        states={[item.won && 'won', item.spot === chosen?.spot && 'up']}
        {...props(item)}
      />
    )
  const [inHand, ...others] = rows
  return (
    <div
      class="tray felt"
      ref={box}
      role="toolbar"
      aria-label={words.hand}
      onKeyDown={onKeyDown}
      onFocusIn={() => {
        held.current = true
      }}
      onFocusOut={(event) => {
        // an element that is taken away loses the focus to nothing
        if (event.relatedTarget) held.current = false
      }}
    >
      <div class="tray-in">
        <p class="cap" aria-hidden="true">
          {words.tray.inHand}
        </p>
        {items.length === 0 ? (
          <p class="tray-none">{words.tray.empty}</p>
        ) : (
          <div class="hand">
            {inHand.groups.map((group, i) => (
              <span class="set loose" key={i}>
                {group.map(button)}
              </span>
            ))}
          </div>
        )}
      </div>
      <div class="tray-on">
        {others
          .filter((row) => row.groups.length > 0)
          .map((row) => (
            <div key={row.part}>
              <p class="cap" aria-hidden="true">
                {words.tray[row.part as 'declared' | 'bonus']}
              </p>
              <div class="hand">
                {row.groups.map((group, i) =>
                  row.part === 'bonus' ? (
                    <span class="set loose" key={i}>
                      {group.map(button)}
                    </span>
                  ) : (
                    group.map(button)
                  ),
                )}
              </div>
            </div>
          ))}
      </div>
    </div>
  )
}
