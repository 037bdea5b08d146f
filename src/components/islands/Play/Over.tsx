import { addressOf } from '../../../i18n/languages.ts'
import type { PlayStore, Shown } from '../../../stores/play.ts'
import { ledgerOf } from '../../../stores/play-game.ts'
import { writePlayLink } from '../../../stores/play-link.ts'
import type { PlaySettings } from '../../../stores/play-settings.ts'
import { Coach } from './Coach.tsx'
import { End } from './End.tsx'
import { Menu } from './Menu.tsx'
import { Review } from './Review.tsx'
import { Sheet } from './Sheet.tsx'
import type { TableParts } from './use-table.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly store: PlayStore
  readonly shown: Shown
  readonly settings: PlaySettings
  readonly onSettings: (change: Partial<PlaySettings>) => void
  readonly onLeave: () => void
  readonly table: TableParts
  /** The result lies on the table. */
  readonly ended: boolean
}

/** What lies over the table: the result, the menu, the advice, the look back. */
export function Over({ voice, store, shown, settings, onSettings, onLeave, table, ended }: Props) {
  const { words, lang } = voice
  const { scene, open } = table
  const { game } = shown
  const { view } = scene
  const close = () => table.setOpen(null)
  const href = open === 'menu' ? writePlayLink(game, game.rivals) : null
  return (
    <>
      {ended && (
        <End
          voice={voice}
          scene={scene}
          onNext={store.next}
          onNew={onLeave}
          onReplay={() => table.setMoment(0)}
          onReview={() => table.setOpen('review')}
          onTable={() => table.setOpen('table')}
        />
      )}
      {open === 'menu' && (
        <Menu
          voice={voice}
          settings={settings}
          onSettings={onSettings}
          link={href === null ? null : `${addressOf(lang, '/play/')}${href}`}
          hands={view.mode === 'match' ? ledgerOf(game) : []}
          onReplay={() => {
            close()
            table.setMoment(0)
          }}
          onLeave={onLeave}
          onClose={close}
        />
      )}
      {open === 'coach' && (
        <Sheet title={words.coach.title} close={words.coach.close} onClose={close}>
          <Coach voice={voice} view={view} offers={table.offers} below={table.below} />
        </Sheet>
      )}
      {open === 'review' && <Review voice={voice} line={game} onTry={table.tryFrom} onClose={close} />}
    </>
  )
}
