import { render } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { addressOf, type Lang, tagOf } from '../../i18n/languages.ts'
import { say, speaker } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { type FullText, openFullText } from '../../search/full-text.ts'
import { loadTerms } from '../../search/load.ts'
import { asksFor, type ReadyTerms } from '../../search/search.ts'
import { HOME_TABLE, ownRules } from '../../stores/rules.ts'
import { NameHit, NamesList, TextsList } from '../parts/SearchHits.tsx'
import { SearchTeach } from '../parts/SearchTeach.tsx'
import { moveBetween } from '../parts/search-keys.ts'
import {
  type Found,
  foundFor,
  type Loading,
  meantBy,
  namesOf,
  useEnter,
  useQuery,
  useTexts,
} from '../parts/search-state.ts'

/** How many results a place shows. */
const SHOWN = { dialog: { names: 6, texts: 4 }, page: { names: 30, texts: 12 } } as const
/** Time without a change after which the result is announced, in milliseconds. */
const QUIET = 700

interface Props {
  readonly lang: Lang
  readonly place: keyof typeof SHOWN
  readonly input: HTMLInputElement
  /** Enter has been pressed before this could answer. */
  readonly entered: boolean
}

/** Says what was found once it has stood for a while, so that typing is not talked over; never what was found before. */
function Announce({ found }: { found: Found }) {
  const [said, setSaid] = useState<Found | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(found), QUIET)
    return () => clearTimeout(timer)
  }, [found])
  return (
    <p class="vh" role="status">
      {said === found ? found.status : ''}
    </p>
  )
}

function Search({ lang, place, input, entered }: Props) {
  const words = useWords(lang, 'search')
  const tell = speaker(lang)
  const [typed, setQuery] = useQuery(input)
  const query = asksFor(typed) ? typed : ''
  const [terms, setTerms] = useState<Loading<ReadyTerms>>(undefined)
  const [fullText, setFullText] = useState<Loading<FullText>>(undefined)
  const results = useRef<HTMLDivElement>(null)

  useEffect(() => {
    ownRules.load()
    // the first table is also that of readers who have chosen none: to them no table goes before another
    const { table } = ownRules.$value.get()
    loadTerms({ lang, ...(table !== HOME_TABLE && { table }) }).then(setTerms)
    openFullText(lang).then(setFullText)
  }, [lang])
  useEffect(() => {
    if (place !== 'page') return
    const url = new URL(location.href)
    if (typed) url.searchParams.set('q', typed)
    else url.searchParams.delete('q')
    history.replaceState(history.state, '', url)
  }, [place, typed])
  // The list of every page gives way to what is found, before anything is drawn.
  useLayoutEffect(() => {
    const index = document.querySelector<HTMLElement>('[data-search-index]')
    if (index && place === 'page') index.hidden = query !== ''
  }, [place, query])

  const hits = useMemo(() => namesOf(terms, query), [terms, query])
  const shown = SHOWN[place]
  const texts = useTexts(fullText, meantBy(hits, query), shown.texts + shown.names)
  const found = useMemo(
    () => foundFor(lang, words.status, query, terms, hits, texts, shown),
    [query, terms, hits, texts],
  )
  const { names, passages, nothing, nearest, more } = found
  const waits = useEnter(input, results, query, terms !== undefined, found, entered)
  useEffect(() => moveBetween(input, results, waits), [input])
  const searchPage = `${addressOf(lang, '/search/')}?q=${encodeURIComponent(query)}`

  return (
    <div class="found" ref={results}>
      <Announce found={found} />
      {terms === null && (
        <p class="found-note">
          {words.noNames} <a href={addressOf(lang, '/search/')}>{words.allPages}</a>
        </p>
      )}
      {query === '' && <SearchTeach words={words} lang={lang} keys={place === 'dialog'} onTry={setQuery} />}
      {names.length > 0 && <NamesList hits={names} words={words} lang={lang} />}
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
      {place === 'dialog' && more && (
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
 * (`data-found`), and says its language and its place. What has been typed before is searched at once; `entered`: and
 * its first result is to be opened.
 */
export function startSearch(shell: HTMLElement, entered = false): void {
  const input = shell.querySelector('input')
  const out = shell.querySelector<HTMLElement>('[data-found]')
  if (!input || !out) return
  const lang = shell.dataset.lang as Lang
  const place = shell.dataset.place === 'page' ? 'page' : 'dialog'
  out.lang = tagOf(lang)
  render(<Search lang={lang} place={place} input={input} entered={entered} />, out)
}
