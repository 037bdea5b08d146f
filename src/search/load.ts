import type { Reader, TermEntry, TermIndex } from './entry.ts'
import { type ReadyTerms, readyTerms } from './search.ts'

/** Where the term index of a language stands. */
export const termsUrl = (lang: string): string => `/terms/${lang}.json`

const isEntry = (value: unknown): value is TermEntry => {
  const entry = value as Partial<TermEntry> | null
  return typeof entry?.name === 'string' && typeof entry.url === 'string' && typeof entry.aliases === 'object'
}

/** The term index of the reader's language, ready for queries; null when it cannot be had or is not one. */
export async function loadTerms(reader: Reader): Promise<ReadyTerms | null> {
  const { lang } = reader
  try {
    const response = await fetch(termsUrl(lang))
    if (!response.ok) return null
    const { entries } = (await response.json()) as Partial<TermIndex>
    return Array.isArray(entries) ? readyTerms(entries.filter(isEntry), reader) : null
  } catch {
    return null
  }
}
