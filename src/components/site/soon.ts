import type { ClientDirective } from 'astro'
import { early } from './early.ts'

/**
 * `client:soon`: the island of a tool's own page. What it shows was rendered with the page, so its script waits until
 * the page is painted and the browser idle; the first sign of a reader fetches it at once, and so does something
 * kept or linked that the page waits to show (`waitScript`). What was done before it is alive is done again then.
 */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const

const FIELDS = 'input, textarea, select'

const soon: ClientDirective = (load, _options, el) => {
  let begun = false
  const { again, keep } = early(el)
  const signs = new AbortController()
  /** Keys are for the whole page of a tool; what they do to a field is done already. */
  const key = ({ target, key, code, ctrlKey, shiftKey, metaKey, altKey }: KeyboardEvent) => {
    if (metaKey || altKey || !(target instanceof HTMLElement) || target.closest(FIELDS)) return
    const init = { key, code, ctrlKey, shiftKey, bubbles: true, cancelable: true }
    keep(() =>
      (target.isConnected ? target : document.body).dispatchEvent(new KeyboardEvent('keydown', init)),
    )
  }
  const start = async () => {
    if (begun) return
    begun = true
    try {
      const hydrate = await load()
      await hydrate()
      signs.abort()
      again()
    } catch (error) {
      // what was rendered stays; the next sign tries again
      begun = false
      throw error
    }
  }
  for (const sign of SIGNS)
    addEventListener(sign, start, { passive: true, capture: true, signal: signs.signal })
  addEventListener('keydown', key, { signal: signs.signal })
  const idle = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(start, { timeout: 1000 })
      : setTimeout(start, 100)
  if ('wait' in document.documentElement.dataset) start()
  else if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

export default soon
