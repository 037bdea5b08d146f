import type { ClientDirective } from 'astro'
import { addWords } from '../../i18n/late-words.ts'
import { early } from '../site/early.ts'

/**
 * `client:near="/words.json"`: an island that comes alive when it is first touched, or nearly in view of somebody who
 * has begun to read. Its words are fetched then, so that a page of reading does not carry them.
 */
const NEAR = '400px'
const TOUCHES = ['pointerenter', 'focusin'] as const
/** What somebody does who reads: before it nothing is fetched, so that a page that is only opened stays light. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

const near: ClientDirective = (load, options, el) => {
  let begun = false
  const { again } = early(el)
  const start = async () => {
    if (begun) return
    begun = true
    observer.disconnect()
    try {
      const [hydrate] = await Promise.all([load(), addWords(String(options.value))])
      await hydrate()
      for (const touch of TOUCHES) el.removeEventListener(touch, start)
      again()
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
  const reading = new AbortController()
  const watch = () => {
    reading.abort()
    // an island has no box of its own
    for (const child of el.children) observer.observe(child)
  }
  for (const sign of SIGNS) addEventListener(sign, watch, { passive: true, signal: reading.signal })
  for (const touch of TOUCHES) el.addEventListener(touch, start)
  // what the address opens is not waited for
  if (location.search !== '' && el.contains(document.getElementById(location.hash.slice(1)))) start()
}

export default near
