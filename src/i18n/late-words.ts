/** As in words.ts, which a client directive must not pull in: its text is written into every page that uses it. */
const WORDS_ID = 'words'

const arriving = new Map<string, Promise<void>>()

async function add(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const late: unknown = await response.json()
  // the page's own words stand at its end, which may not be read yet
  if (document.readyState === 'loading')
    await new Promise((ready) => document.addEventListener('DOMContentLoaded', ready, { once: true }))
  let block = document.getElementById(WORDS_ID) as HTMLScriptElement | null
  if (!block) {
    block = document.createElement('script')
    block.type = 'application/json'
    block.id = WORDS_ID
    document.body.append(block)
  }
  block.textContent = JSON.stringify(Object.assign(JSON.parse(block.textContent || '{}'), late))
}

/**
 * Fetches words and adds them to those of the page, where `useWords` finds them; once for each address, and again
 * only after a failure. Rejects when they cannot be had.
 */
export function addWords(address: string): Promise<void> {
  const known = arriving.get(address)
  if (known) return known
  const coming = add(address)
  arriving.set(address, coming)
  coming.catch(() => arriving.delete(address))
  return coming
}
