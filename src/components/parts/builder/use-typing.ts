import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Kind, kindOf, LETTERS } from '../../../engine/index.ts'

interface Typing {
  readonly put: (kind: Kind) => boolean
  readonly back: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly escape: () => void
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input[type=text], input[type=search], textarea, select, [contenteditable], dialog, [popover]',
  ) !== null

/**
 * Tiles by keyboard: digits, then a letter (`123m`); Backspace takes back, Escape lets go, Ctrl Z and Ctrl Y.
 * `everywhere`: from anywhere on the page, else only within `root`. Returns the digits typed so far.
 */
export function useTyping(
  root: { readonly current: HTMLElement | null },
  typing: Typing,
  everywhere: boolean,
): string {
  const [shown, setShown] = useState('')
  // keys come faster than renders
  const buffer = useRef('')
  // at once, since keys that came before it was alive are pressed again then
  useLayoutEffect(() => {
    const setDigits = (digits: string) => {
      buffer.current = digits
      setShown(digits)
    }
    const onKey = (event: KeyboardEvent) => {
      const inside = root.current?.contains(event.target as Node) ?? false
      if (event.defaultPrevented || writes(event.target) || (!inside && !everywhere)) return
      const { key } = event
      const digits = buffer.current
      const command = event.ctrlKey || event.metaKey
      if (command && key.toLowerCase() === 'z') event.shiftKey ? typing.redo() : typing.undo()
      else if (command && key.toLowerCase() === 'y') typing.redo()
      else if (command || event.altKey) return
      else if (/^\d$/.test(key)) setDigits((digits + key).slice(-14))
      else if (digits !== '' && LETTERS.some(({ letter }) => letter === key)) {
        for (const rank of digits) {
          const kind = kindOf(rank + key)
          if (kind !== undefined && !typing.put(kind)) break
        }
        setDigits('')
      } else if (key === 'Backspace' && digits !== '') setDigits(digits.slice(0, -1))
      else if (key === 'Backspace' && inside) typing.back()
      else if (key === 'Escape' && (digits !== '' || inside)) {
        setDigits('')
        typing.escape()
        return
      } else {
        if (key.length === 1) setDigits('')
        return
      }
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return shown
}
