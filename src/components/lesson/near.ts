import type { ClientDirective } from 'astro'
import { addWords } from '../../i18n/late-words.ts'

/**
 * `client:near="/words.json"`: an island that comes alive when it is nearly in view or first touched. Its words are
 * fetched then, so that a page of reading does not carry them.
 */
const NEAR = '400px'
const TOUCHES = ['pointerenter', 'focusin'] as const

const near: ClientDirective = (load, options, el) => {
  let begun = false
  const start = async () => {
    if (begun) return
    begun = true
    observer.disconnect()
    try {
      const [hydrate] = await Promise.all([load(), addWords(String(options.value))])
      await hydrate()
      for (const touch of TOUCHES) el.removeEventListener(touch, start)
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
  for (const touch of TOUCHES) el.addEventListener(touch, start)
}

export default near
