import { useEffect, useState } from 'preact/hooks'
import type { FullText, TextHit } from '../../search/full-text.ts'

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
