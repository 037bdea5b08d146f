import type { RefObject } from 'preact'

const links = (results: RefObject<HTMLElement>): HTMLElement[] => [
  ...(results.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? []),
]

/** One character typed on a result goes on in the field. */
const types = (event: KeyboardEvent): boolean =>
  (event.key.length === 1 && event.key !== ' ') || event.key === 'Backspace'

/**
 * Keys of a search: from the field the arrows go down into the results, Enter opens the first; among the results the arrows
 * move, up from the first goes back to the field, and typing goes on there. `waits` keeps an Enter that comes before
 * anything can be found, and says whether it did. Returns what takes the keys away again.
 */
export function moveBetween(
  input: HTMLInputElement,
  results: RefObject<HTMLElement>,
  waits: () => boolean,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const all = links(results)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const inField = event.target === input
    if (!inField && at < 0) return
    const go = (to: HTMLElement | undefined) => {
      event.preventDefault()
      to?.focus()
      to?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'ArrowDown') go(inField ? all[0] : all[Math.min(at + 1, all.length - 1)])
    else if (event.key === 'ArrowUp' && !inField) go(at === 0 ? input : all[at - 1])
    else if (inField) {
      // Without a result the form goes to the search page, which answers there.
      if (event.key !== 'Enter') return
      if (waits()) event.preventDefault()
      else if (all.length > 0) {
        event.preventDefault()
        all[0].click()
      }
    } else if (event.key === 'Home') go(all[0])
    else if (event.key === 'End') go(all.at(-1))
    else if (types(event)) input.focus()
  }
  const shell = input.closest<HTMLElement>('[data-place]')
  shell?.addEventListener('keydown', onKey)
  return () => shell?.removeEventListener('keydown', onKey)
}
