import { cutText } from '../engine/index.ts'
import type { PlacedFault } from './faults.ts'

/** The longest text a link's part is read to; all 148 tiles, or every house rule changed, are shorter. */
export const LONGEST = 2000

export interface QueryPart {
  readonly name: string
  /** As written, still escaped. */
  readonly raw: string
  /** Decoded, a plus left as it is; null when an escape is broken. */
  readonly value: string | null
}

function decoded(raw: string): string | null {
  try {
    return decodeURIComponent(raw)
  } catch {
    return null
  }
}

/**
 * The parts of a query in order. Unlike URLSearchParams a plus stays a plus: in a hand it stands before the
 * winning tile, and people write it by hand.
 */
export function readQuery(search: string): QueryPart[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const cut = part.indexOf('=')
      const name = cut < 0 ? part : part.slice(0, cut)
      const raw = cut < 0 ? '' : part.slice(cut + 1)
      return { name: decoded(name) ?? name, raw, value: decoded(raw) }
    })
}

/** `?hand=…&seat=south`, or nothing. Percent-encoded; `:` and `,` stay readable, a plus becomes %2B. */
export function writeQuery(parts: readonly (readonly [name: string, value: string])[]): string {
  const text = parts
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value.toWellFormed()).replace(/%3A/g, ':').replace(/%2C/g, ',')}`,
    )
    .join('&')
  return text === '' ? '' : `?${text}`
}

/** Names that other sites add to links; they say nothing about the page. */
export const FOREIGN = /^(utm_\w+|fbclid|gclid|ref|source)$/

const YES = ['true', 'yes', '1']
const NO = ['false', 'no', '0', '']

/** Whether a text says yes or no, as links or pages write it; null when it says neither. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  return YES.includes(word) ? true : NO.includes(word) ? false : null
}

/** The word of a closed list that a text is, however its letters and gaps are written: `East`, `Hong Kong`. */
export function readWordOf<T extends string>(text: string, words: readonly T[]): T | undefined {
  if (words.includes(text as T)) return text as T
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return words.find((word) => word === plain)
}

/** Puts a part of a link where it belongs; a second one that says something else takes its place, and is named. */
export function putPart<N extends string>(
  parts: Partial<Record<N, string>>,
  name: N,
  text: string,
  faults: PlacedFault[],
): void {
  const before = parts[name]
  if (before !== undefined && before !== text) noteRepeat(name, faults)
  parts[name] = text
}

function noteRepeat(field: string, faults: PlacedFault[]): void {
  if (!faults.some((fault) => fault.code === 'repeated' && fault.field === field))
    faults.push({ code: 'repeated', field, text: '' })
}

/**
 * The parts of a link by name, each as text. What belongs to no such link, a broken escape and a part said twice are
 * put among the faults; names that other sites add are passed over. `checked` looks at a text and may cut it.
 */
export function readParts<N extends string>(
  search: string,
  isName: (name: string) => name is N,
  faults: PlacedFault[],
  checked: (name: N, text: string) => string = (_name, text) => text,
): Partial<Record<N, string>> {
  const parts: Partial<Record<N, string>> = {}
  for (const { name, raw, value } of readQuery(search)) {
    if (FOREIGN.test(name)) continue
    if (!isName(name)) {
      faults.push({ code: 'unknown-field', field: cutText(name, 40), text: cutText(name, 40) })
      continue
    }
    if (value === null) faults.push({ code: 'bad-escape', field: name, text: cutText(raw, 60) })
    putPart(parts, name, checked(name, value ?? raw), faults)
  }
  return parts
}
