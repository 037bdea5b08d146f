import type { ClientDirective } from 'astro'

/**
 * `client:near="/words.json"`: an island that comes alive when it is nearly in view or first touched. Its words are
 * fetched then and added to those of the page, so that a page of reading does not carry them.
 */
const NEAR = '400px'
/** As in i18n/words.ts, which a directive must not pull in: its text is written into every page that uses it. */
const WORDS_ID = 'words'

const arriving = new Map<string, Promise<void>>()

async function addWords(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const late: unknown = await response.json()
  // the page's own words stand at its end, which may not be read yet
  if (document.readyState === 'loading')
    await new Promise((ready) => document.addEventListener('DOMContentLoaded', ready, { once: true }))
  const block = document.getElementById(WORDS_ID)
  if (block) block.textContent = JSON.stringify(Object.assign(JSON.parse(block.textContent || '{}'), late))
}

/** Once for each address; after a failure it can be asked for again. */
function words(address: string): Promise<void> {
  const known = arriving.get(address)
  if (known) return known
  const coming = addWords(address)
  arriving.set(address, coming)
  coming.catch(() => arriving.delete(address))
  return coming
}

const near: ClientDirective = (load, options, el) => {
  const address = String(options.value)
  let begun = false
  const start = async () => {
    if (begun) return
    begun = true
    observer.disconnect()
    try {
      const [hydrate] = await Promise.all([load(), words(address)])
      await hydrate()
      el.removeEventListener('pointerenter', start)
      el.removeEventListener('focusin', start)
    } catch (error) {
      // what was rendered stays; the next touch tries again
      begun = false
      throw error
    }
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start()
    },
    { rootMargin: NEAR },
  )
  // an island has no box of its own
  for (const child of el.children) observer.observe(child)
  el.addEventListener('pointerenter', start)
  el.addEventListener('focusin', start)
}

export default near
