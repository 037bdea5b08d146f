import type { ComponentChildren, JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Kind } from '../../../engine/index.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import { Icon } from './Icon.tsx'
import {
  GROUPS,
  type GroupId,
  groupOfKind,
  type Instead,
  KINDS,
  keyName,
  MODES,
  type Mode,
  TAB_TILE,
} from './keys.ts'
import { arrowFrom, visibleButtons } from './roving.ts'
import { TileButton } from './TileButton.tsx'
import type { Voice } from './words.ts'

interface Props {
  readonly voice: Voice
  readonly id: string
  /** Copies left of each kind; a kind the table does not have is left out of `played`. */
  readonly left: readonly number[]
  readonly played: (kind: Kind) => boolean
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  /** Whether a key can put something in now. */
  readonly able: (kind: Kind) => boolean
  readonly onKey: (kind: Kind, key: HTMLElement) => void
  readonly onBack: () => void
  readonly instead?: Instead
  /** What can be done with the chosen tile; stands in place of the row above the keys. */
  readonly actions: ComponentChildren
}

/** The keys: all tiles, grouped; on a phone one suit at a time under the thumb. */
export function Picker({
  voice,
  id,
  left,
  played,
  mode,
  onMode,
  able,
  onKey,
  onBack,
  instead = null,
  actions,
}: Props) {
  const { words } = voice
  const [tab, setTab] = useState<GroupId>('m')
  const [last, setLast] = useState<Kind | null>(null)
  const keys = useRef<HTMLDivElement>(null)
  const groups = GROUPS.filter((group) => KINDS[group].some(played))
  const stop = last !== null && groupOfKind(last) === tab ? last : KINDS[tab][0]

  const onArrows = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>) => {
    const button = (event.target as HTMLElement).closest('button')
    if (!button || !keys.current || event.ctrlKey || event.metaKey || event.altKey) return
    const to = arrowFrom(visibleButtons(keys.current), button, event.key)
    if (!to) return
    to.focus()
    event.preventDefault()
  }
  const onTabs = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    const next = groups.at((groups.indexOf(tab) + step) % groups.length)!
    setTab(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
    event.preventDefault()
  }
  return (
    <>
      {actions ?? (
        <fieldset class="pick-as" aria-label={words.pick.as}>
          {MODES.map((one) => (
            <button type="button" key={one} aria-pressed={one === mode} onClick={() => onMode(one)}>
              {words.pick[one]}
            </button>
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus among the buttons within */}
      <div class="pick-k" ref={keys} onKeyDown={onArrows}>
        {groups.map((group) => (
          <div
            key={group}
            class={`pick-g g-${group}`}
            role="tabpanel"
            id={`${id}-keys-${group}`}
            aria-label={words.pick.groups[group]}
            data-on={group === tab ? '' : undefined}
          >
            {KINDS[group].filter(played).map((kind) => (
              <span class="k" key={kind} data-left={left[kind]} data-of={group === 'b' ? 1 : 4}>
                <TileButton
                  kind={kind}
                  voice={voice}
                  name={keyName(voice, mode, kind, left[kind], instead)}
                  states={[!able(kind) && 'dim']}
                  tabIndex={kind === stop ? 0 : -1}
                  aria-disabled={!able(kind)}
                  onFocus={() => {
                    setLast(kind)
                    setTab(group)
                  }}
                  onClick={(event) => onKey(kind, event.currentTarget)}
                />
              </span>
            ))}
            {group !== 'b' && (
              <button type="button" class="del" aria-label={words.pick.back} tabIndex={-1} onClick={onBack}>
                <Icon name="del" />
              </button>
            )}
          </div>
        ))}
      </div>
      <div class="pick-tabs" role="tablist" aria-label={words.pick.suits} onKeyDown={onTabs}>
        {groups.map((group) => (
          <button
            type="button"
            key={group}
            role="tab"
            id={`${id}-tab-${group}`}
            aria-controls={`${id}-keys-${group}`}
            aria-selected={group === tab}
            tabIndex={group === tab ? 0 : -1}
            onClick={() => setTab(group)}
          >
            <TileFace tile={TAB_TILE[group]} lang={voice.lang} plain silent />
            <span>{words.pick.tabs[group]}</span>
          </button>
        ))}
      </div>
    </>
  )
}
