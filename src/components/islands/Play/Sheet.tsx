import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from './Icon.tsx'

interface Props {
  readonly title: string
  readonly close: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A dialog over the table: focus stays in it, Escape closes it. */
export function Sheet({ title, close, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    const opener = document.activeElement
    dialog?.showModal()
    // a press beside it closes it, as Escape does
    const beside = (event: MouseEvent) => event.target === dialog && onClose()
    dialog?.addEventListener('click', beside)
    return () => {
      dialog?.removeEventListener('click', beside)
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      class="p-sheet"
      ref={box}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div class="p-sheet-in">
        <div class="p-sheet-h">
          <h2>{title}</h2>
          <button type="button" class="ib" aria-label={close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
