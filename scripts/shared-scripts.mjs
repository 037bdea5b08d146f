/**
 * Astro writes the start of its islands into every page that has one. Lessons are read one after another, so theirs
 * stands in files of its own, which are fetched once for all of them.
 */
import { createHash } from 'node:crypto'

/** A shorter one costs less than asking for a file. */
const LEAST = 1000
const INLINE = /<script>([\s\S]*?)<\/script>/g

/** The page with its longer inline scripts as files: their names from the root, and their texts. */
export function shareScripts(html) {
  const files = new Map()
  const shared = html.replace(INLINE, (whole, text) => {
    if (text.length < LEAST) return whole
    const name = `/_astro/shared.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`
    files.set(name, text)
    return `<script defer src="${name}"></script>`
  })
  return { html: shared, files }
}
