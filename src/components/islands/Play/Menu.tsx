import { SPEEDS } from '../../../stores/play-bots.ts'
import type { PastHand } from '../../../stores/play-game.ts'
import type { PlaySettings } from '../../../stores/play-settings.ts'
import { Choice } from '../../parts/Choice.tsx'
import { ShareLink } from '../../parts/ShareLink.tsx'
import { Ledger } from './Ledger.tsx'
import { Sheet } from './Sheet.tsx'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly settings: PlaySettings
  readonly onSettings: (change: Partial<PlaySettings>) => void
  /** Address of this hand, or null where no seed gives its wall. */
  readonly link: string | null
  readonly hands: readonly PastHand[]
  readonly onReplay: () => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

function Switch(props: {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}) {
  return (
    <label class="sw">
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span aria-hidden="true" />
      <span>{props.label}</span>
    </label>
  )
}

export function Menu(props: Props) {
  const { voice, settings, onSettings, link, hands, onReplay, onLeave, onClose } = props
  const { menu } = voice.words
  return (
    <Sheet title={menu.title} close={menu.close} onClose={onClose}>
      <Choice
        legend={menu.speed}
        name="play-speed"
        value={settings.speed}
        options={SPEEDS.map((value) => ({ value, label: menu.speeds[value] }))}
        onChange={(speed) => onSettings({ speed })}
      />
      <div class="switches">
        <Switch label={menu.oneTap} on={settings.oneTap} onChange={(oneTap) => onSettings({ oneTap })} />
        <Switch label={menu.coach} on={settings.coach} onChange={(coach) => onSettings({ coach })} />
        <Switch label={menu.sound} on={settings.sound} onChange={(sound) => onSettings({ sound })} />
      </div>
      <div class="menu-acts">
        <button type="button" class="chip" onClick={onReplay}>
          {menu.replay}
        </button>
        <button type="button" class="chip" onClick={onLeave}>
          {menu.leave}
        </button>
      </div>
      {link === null ? (
        <p class="quiet">{menu.shareNot}</p>
      ) : (
        <ShareLink words={menu.share} id="play" href={link} />
      )}
      <Ledger voice={voice} hands={hands} />
    </Sheet>
  )
}
