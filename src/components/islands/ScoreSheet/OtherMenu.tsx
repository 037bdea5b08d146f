import { useEffect, useRef } from 'preact/hooks'
import type { EntryKind } from '../../../stores/score-sheet-entries.ts'
import { Icon } from '../../parts/builder/Icon.tsx'
import { OTHER_KINDS } from './EntryDialog.tsx'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly onChoose: (kind: EntryKind) => void
  readonly onClose: () => void
}

/** What happens more seldom: penalties, corrections, people, Banker, rules. */
export function OtherMenu({ voice, onChoose, onClose }: Props) {
  const { words } = voice
  const dialog = useRef<HTMLDialogElement>(null)
  const chosen = useRef<EntryKind | null>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      class="slip"
      ref={dialog}
      aria-labelledby="other-title"
      onClose={() => {
        onClose()
        if (chosen.current) onChoose(chosen.current)
      }}
    >
      <div class="slip-menu">
        <header>
          <h2 id="other-title" tabIndex={-1} autofocus>
            {words.form.others}
          </h2>
          <button
            type="button"
            class="ib"
            aria-label={words.form.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {OTHER_KINDS.map((kind) => (
          <button
            type="button"
            key={kind}
            class="slip-item"
            onClick={() => {
              chosen.current = kind
              dialog.current?.close()
            }}
          >
            {words.form.titles[kind]}
          </button>
        ))}
      </div>
    </dialog>
  )
}
