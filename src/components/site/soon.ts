import type { ClientDirective } from 'astro'
import { early } from './early.ts'

/**
 * `client:soon`: the island of a tool's own page. What it shows was rendered with the page, so its script waits until
 * the page is painted and the browser idle; the first sign of a reader fetches it at once, and so does something
 * kept or linked that the page waits to show (`waitScript`). What was done before it is alive is done again then.
 */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const

/** Keys that were pressed for the page, not for a field or a control of it. */
function earlyKeys() {
  const kept: (() => void)[] = []
  const press = (event: KeyboardEvent) => {
    const { target, key, code, ctrlKey, metaKey, altKey, shiftKey } = event
    if (target !== document.body || metaKey || altKey) return
    const init = { key, code, ctrlKey, shiftKey, bubbles: true, cancelable: true }
    kept.push(() => target.dispatchEvent(new KeyboardEvent('keydown', init)))
  }
  addEventListener('keydown', press)
  return () => {
    removeEventListener('keydown', press)
    for (const again of kept.splice(0)) again()
  }
}

const soon: ClientDirective = (load, _options, el) => {
  let begun = false
  const again = [early(el), earlyKeys()]
  const signs = new AbortController()
  const start = async () => {
    if (begun) return
    begun = true
    try {
      const hydrate = await load()
      await hydrate()
      signs.abort()
      for (const doAgain of again) doAgain()
    } catch (error) {
      // what was rendered stays; the next sign tries again
      begun = false
      throw error
    }
  }
  for (const sign of SIGNS)
    addEventListener(sign, start, { passive: true, capture: true, signal: signs.signal })
  const idle = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(start, { timeout: 1000 })
      : setTimeout(start, 100)
  if ('wait' in document.documentElement.dataset) start()
  else if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

export default soon
