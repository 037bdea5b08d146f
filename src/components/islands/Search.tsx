import { render } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { addressOf, type Lang, tagOf } from '../../i18n/languages.ts'
import { say, speaker } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { type FullText, openFullText, type TextHit } from '../../search/full-text.ts'
import { loadTerms } from '../../search/load.ts'
import { nearestTerms, type ReadyTerms, searchTerms } from '../../search/search.ts'
import { NameHit, NamesList, TextsList } from '../parts/SearchHits.tsx'
import { SearchTeach } from '../parts/SearchTeach.tsx'
import { moveBetween } from '../parts/search-keys.ts'

/** How many results a place shows. */
const SHOWN = { dialog: { names: 6, texts: 4 }, page: { names: 30, texts: 12 } } as const
/** Time for a word to be typed before the texts are searched and the result is announced, in milliseconds. */
const TYPING = 160
const QUIET = 700

interface Props {
  readonly lang: Lang
  readonly place: keyof typeof SHOWN
  readonly input: HTMLInputElement
}

/** What is loading is undefined, what cannot be had is null. */
type Loading<T> = T | null | undefined

const clean = (text: string): string => text.normalize('NFC').trim()

/** Follows the field's text, and sets it. */
function useQuery(input: HTMLInputElement): [string, (query: string) => void] {
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

/** Passages for a query, a little after it has been typed; undefined while they are not known. */
function useTexts(fullText: Loading<FullText>, query: string, count: number): Loading<readonly TextHit[]> {
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

/** Says a text once it has stood for a while, so that typing is not talked over. */
function Announce({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p class="vh" role="status">
      {said}
    </p>
  )
}

function Search({ lang, place, input }: Props) {
  const words = useWords(lang, 'search')
  const tell = speaker(lang)
  const [query, setQuery] = useQuery(input)
  const [terms, setTerms] = useState<Loading<ReadyTerms>>(undefined)
  const [fullText, setFullText] = useState<Loading<FullText>>(undefined)
  const results = useRef<HTMLDivElement>(null)

  useEffect(() => {
    loadTerms(lang).then(setTerms)
    openFullText(lang).then(setFullText)
  }, [lang])
  useEffect(() => moveBetween(input, results), [input])
  useEffect(() => {
    if (place !== 'page') return
    const url = new URL(location.href)
    if (query) url.searchParams.set('q', query)
    else url.searchParams.delete('q')
    history.replaceState(history.state, '', url)
  }, [place, query])
  // The list of every page gives way to what is found, before anything is drawn.
  useLayoutEffect(() => {
    const index = document.querySelector<HTMLElement>('[data-search-index]')
    if (index && place === 'page') index.hidden = query !== ''
  }, [place, query])

  const shown = SHOWN[place]
  const names = terms && query ? searchTerms(terms, query) : []
  // For a slip the texts are asked for the name that was meant.
  const best = names[0]
  const meant = best?.match === 'slip' ? (best.alias?.text ?? best.entry.name) : query
  const texts = useTexts(fullText, meant, shown.texts)
  const passages = (texts ?? []).filter(
    ({ url }) => !names.slice(0, shown.names).some((hit) => hit.entry.url === url),
  )
  const settled = query !== '' && terms !== undefined && texts !== undefined
  const nothing = settled && names.length === 0 && passages.length === 0
  const nearest = nothing && terms ? nearestTerms(terms, query, 3) : []

  const status = () => {
    if (!settled) return ''
    if (nothing)
      return nearest.length > 0 ? tell(words.status.nearest, { first: nearest[0].name }) : words.status.none
    return [
      names.length > 0 && tell(words.status.names, { n: names.length, first: names[0].entry.name }),
      passages.length > 0 && tell(words.status.texts, { n: passages.length }),
    ]
      .filter(Boolean)
      .join(' ')
  }
  const searchPage = `${addressOf(lang, '/search/')}?q=${encodeURIComponent(query)}`

  return (
    <div class="found" ref={results}>
      <Announce text={status()} />
      {terms === null && (
        <p class="found-note">
          {words.noNames} <a href={addressOf(lang, '/search/')}>{words.allPages}</a>
        </p>
      )}
      {query === '' && <SearchTeach words={words} lang={lang} keys={place === 'dialog'} onTry={setQuery} />}
      {names.length > 0 && <NamesList hits={names.slice(0, shown.names)} words={words} lang={lang} />}
      {passages.length > 0 && <TextsList hits={passages} title={words.texts} />}
      {nothing && (
        <div class="found-none">
          <p>{tell(words.none.lead, { query })}</p>
          {nearest.length > 0 && (
            <>
              <h2>{words.none.nearest}</h2>
              <ul class="hits">
                {nearest.map((entry) => (
                  <NameHit key={entry.url} entry={entry} alias={undefined} words={words} lang={lang} />
                ))}
              </ul>
            </>
          )}
          <p>
            <a href={addressOf(lang, '/glossary/')}>{words.none.glossary}</a>
          </p>
        </div>
      )}
      {place === 'dialog' && (names.length > shown.names || texts?.length === shown.texts) && (
        <p class="found-all">
          <a href={searchPage} data-hit>
            {say(lang, words.all, { query })}
          </a>
        </p>
      )}
    </div>
  )
}

/**
 * Brings a search field of the page to life: `shell` holds the field and the place for what is found
 * (`data-found`), and says its language and its place. What has been typed before is searched at once.
 */
export function startSearch(shell: HTMLElement): void {
  const input = shell.querySelector('input')
  const out = shell.querySelector<HTMLElement>('[data-found]')
  if (!input || !out) return
  const lang = shell.dataset.lang as Lang
  const place = shell.dataset.place === 'page' ? 'page' : 'dialog'
  out.lang = tagOf(lang)
  render(<Search lang={lang} place={place} input={input} />, out)
}
