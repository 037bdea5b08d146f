import { useEffect, useRef } from 'preact/hooks'

interface Props {
  readonly ask: string
  readonly yes: string
  readonly no: string
  readonly onAnswer: (yes: boolean) => void
}

/** Asks before something goes for good. Escape is no. */
export function Confirm({ ask, yes, no, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      class="ask"
      ref={dialog}
      aria-labelledby="sure"
      onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}
    >
      <p id="sure">{ask}</p>
      <form method="dialog" class="row">
        <button type="submit" class="btn soft" value="no">
          {no}
        </button>
        <button type="submit" class="btn" value="yes">
          {yes}
        </button>
      </form>
    </dialog>
  )
}
