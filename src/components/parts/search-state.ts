import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Lang } from '../../i18n/languages.ts'
import { saySentences, speaker } from '../../i18n/message.ts'
import type { TermEntry } from '../../search/entry.ts'
import type { FullText, TextHit } from '../../search/full-text.ts'
import { type Hit, nearestTerms, type ReadyTerms, searchTerms } from '../../search/search.ts'

/** What is loading is undefined, what cannot be had is null. */
export type Loading<T> = T | null | undefined

/** Time for a word to be typed before the texts are searched, in milliseconds. */
const TYPING = 160

const clean = (text: string): string => text.normalize('NFC').trim()

/** The text of the field as it is typed, and a way to put another there. */
export function useQuery(input: HTMLInputElement): [string, (query: string) => void] {
  const [query, setQuery] = useState(() => clean(input.value))
  useEffect(() => {
    const read = () => setQuery(clean(input.value))
    read()
    input.addEventListener('input', read)
    return () => input.removeEventListener('input', read)
  }, [input])
  const put = (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  return [query, put]
}

/** Some `count` passages for a query, a little after it has been typed; undefined while they are not known. */
export function useTexts(
  fullText: Loading<FullText>,
  query: string,
  count: number,
): Loading<readonly TextHit[]> {
  const [found, setFound] = useState<{ query: string; hits: readonly TextHit[] }>()
  useEffect(() => {
    if (!fullText || query === '') return
    let current = true
    const put = (hits: readonly TextHit[]) => current && setFound({ query, hits })
    const timer = setTimeout(() => {
      fullText.search(query, count).then(put, () => put([]))
    }, TYPING)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [fullText, query, count])
  if (fullText === null) return null
  return found?.query === query ? found.hits : undefined
}

/**
 * An Enter that comes before the names are known: it opens the first result once there is one, and sends the form
 * where nothing is found. `entered`: it came before this was here. Returns what keeps it, and says whether it did.
 */
export function useEnter(
  input: HTMLInputElement,
  results: RefObject<HTMLElement>,
  query: string,
  known: boolean,
  found: Pick<Found, 'names' | 'passages' | 'nothing'>,
  entered: boolean,
): () => boolean {
  /** The question it was pressed on: another one takes it back. */
  const held = useRef(entered ? query : null)
  const now = useRef({ query, known })
  now.current = { query, known }
  useEffect(() => {
    if (held.current === null) return
    const first = found.names.length + found.passages.length > 0
    if (held.current !== query) held.current = null
    else if (known && (first || found.nothing)) {
      held.current = null
      if (first) results.current?.querySelector<HTMLElement>('[data-hit]')?.click()
      else if (input.closest('[data-place="dialog"]')) input.form?.submit()
    }
  }, [query, known, found])
  return () => {
    const { query: asked, known: loaded } = now.current
    if (asked === '' || loaded) return false
    held.current = asked
    return true
  }
}

/** Everything a search shows and says for one query, made at once: no part of it can be of another query. */
export interface Found {
  readonly query: string
  readonly names: readonly Hit[]
  readonly passages: readonly TextHit[]
  /** Nothing was found, and nothing is still to come. */
  readonly nothing: boolean
  /** Offered where nothing was found. */
  readonly nearest: readonly TermEntry[]
  /** There is more than is shown. */
  readonly more: boolean
  /** What is said of it; empty while there is nothing to say yet. */
  readonly status: string
}

/** What the texts are asked for: for a slip the name that was meant. */
export function meantBy(hits: readonly Hit[], query: string): string {
  const [best] = hits
  return best?.match === 'slip' ? (best.alias?.text ?? best.entry.name) : query
}

/** The names a query finds; none while they load. */
export const namesOf = (terms: Loading<ReadyTerms>, query: string): readonly Hit[] =>
  terms && query ? searchTerms(terms, query) : []

/**
 * What was found for a query: `hits` of the names, `texts` of the pages as far as they are known, and no more of each
 * than `shown` says.
 */
export function foundFor(
  lang: Lang,
  words: Dictionary['search']['status'],
  query: string,
  terms: Loading<ReadyTerms>,
  hits: readonly Hit[],
  texts: Loading<readonly TextHit[]>,
  shown: { readonly names: number; readonly texts: number },
): Found {
  const say = speaker(lang)
  const names = hits.slice(0, shown.names)
  // A page or a part that stands among the names is not said twice.
  const said = new Set(names.map(({ entry }) => entry.url))
  const others = (texts ?? []).filter(({ url }) => !said.has(url) && !said.has(url.replace(/#.*/, '')))
  const passages = others.slice(0, shown.texts)
  const settled = query !== '' && terms !== undefined && texts !== undefined
  const nothing = settled && hits.length === 0 && passages.length === 0
  const nearest = nothing && terms ? nearestTerms(terms, query, 3) : []
  const status = nothing
    ? nearest.length > 0
      ? say(words.nearest, { first: nearest[0].name })
      : words.none
    : saySentences(lang, [
        hits.length > 0 && say(words.names, { n: hits.length, first: hits[0].entry.name }),
        passages.length > 0 && say(words.texts, { n: passages.length }),
      ])
  const more = hits.length > names.length || others.length > passages.length
  return { query, names, passages, nothing, nearest, more, status }
}
