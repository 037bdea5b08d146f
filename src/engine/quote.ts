/** Tells characters apart as people see them; null where the platform cannot. Made when a text is first quoted. */
let graphemes: Intl.Segmenter | null | undefined
function segmenter(): Intl.Segmenter | null {
  graphemes ??= 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null
  return graphemes
}

/** Code units looked at to find where a character ends; no character people write is longer. */
const LONGEST = 64

/**
 * The character that stands at a place of a text, whole: an emoji with its joiners, a letter with its accents. Only
 * its first code point where the platform cannot tell characters apart. Empty behind the end of the text.
 */
export function characterAt(text: string, at: number): string {
  const ahead = text.slice(at, at + LONGEST)
  if (ahead === '') return ''
  for (const { segment } of segmenter()?.segment(ahead) ?? []) return segment
  return String.fromCodePoint(ahead.codePointAt(0)!)
}

/** With the flag `u` a whole pair is one character, so this finds halves that stand alone. */
const HALF = /[\ud800-\udfff]/gu

/** A text that others can read: half a surrogate pair, which no text may hold alone, becomes U+FFFD. */
export const wellFormed = (text: string): string => text.replace(HALF, '\ufffd')

/** At most `most` code units of a text, cut between two characters and never within one. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return wellFormed(text)
  let end = 0
  while (end < most) {
    const next = end + characterAt(text, end).length
    if (next > most) break
    end = next
  }
  return wellFormed(text.slice(0, end))
}

/** The same with a mark where something was left out: for quoting in a message. */
export const quoted = (text: string, most = 60): string =>
  text.length <= most ? wellFormed(text) : `${cutText(text, most - 1)}…`

/** Any value as a message shows it. Never throws, whatever a request holds. */
export function show(value: unknown, most = 60): string {
  try {
    return quoted(JSON.stringify(value) ?? String(value), most)
  } catch {
    return `(${typeof value})`
  }
}
