import { edits } from '../../engine/index.ts'

const words = (address: string) =>
  address
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .join('/')

/**
 * The address that is near enough to be what was meant, or null. Compared whole and by its last part, since
 * people remember `glossary`, not the folder it lies in.
 */
export function nearestAddress(wrong: string, known: readonly string[]): string | null {
  const text = words(wrong).slice(0, 80)
  if (text === '') return null
  const last = text.slice(text.lastIndexOf('/') + 1)
  let best: string | null = null
  let least = 0.4
  for (const address of known) {
    const whole = words(address)
    if (whole === '') continue
    const tail = whole.slice(whole.lastIndexOf('/') + 1)
    for (const [x, y] of [
      [text, whole],
      [last, tail],
    ]) {
      const share = edits(x, y) / Math.max(x.length, y.length)
      if (share < least) {
        least = share
        best = address
      }
    }
  }
  return best
}
