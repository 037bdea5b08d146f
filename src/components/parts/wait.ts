import { useEffect } from 'preact/hooks'

/**
 * A page is built with its example; a reader who comes with a link, or has something kept, would see the example
 * turn into theirs and the page jump. This script of the head marks the page until its island has read both
 * (`data-wait`), and the styles keep hidden what may change. `named` is the part of the address that says what is
 * wanted. Must stand alone: its own text is the script.
 */
export const waitScript = (keys: readonly string[], named: 'search' | 'hash' = 'search'): string =>
  `try{if(location.${named}||${JSON.stringify(keys)}.some(k=>localStorage.getItem(k)))document.documentElement.dataset.wait=''}catch{}`

/** Milliseconds in which what was read is on the page. */
const SHOWN = 60

/** Lifts the mark once the island stands and has read what is kept. */
export function useReady(): void {
  useEffect(() => {
    const late = setTimeout(() => {
      delete document.documentElement.dataset.wait
    }, SHOWN)
    return () => clearTimeout(late)
  }, [])
}
