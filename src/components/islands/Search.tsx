import { render } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { addressOf, type Lang, tagOf } from '../../i18n/languages.ts'
import { say, speaker } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { type FullText, openFullText } from '../../search/full-text.ts'
import { loadTerms } from '../../search/load.ts'
import { nearestTerms, type ReadyTerms, searchTerms } from '../../search/search.ts'
import { NameHit, NamesList, TextsList } from '../parts/SearchHits.tsx'
import { SearchTeach } from '../parts/SearchTeach.tsx'
import { moveBetween } from '../parts/search-keys.ts'
import { type Loading, useQuery, useTexts } from '../parts/search-state.ts'

/** How many results a place shows. */
const SHOWN = { dialog: { names: 6, texts: 4 }, page: { names: 30, texts: 12 } } as const
/** Time without a change after which the result is announced, in milliseconds. */
const QUIET = 700

interface Props {
  readonly lang: Lang
  readonly place: keyof typeof SHOWN
  readonly input: HTMLInputElement
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
  const shownNames = names.slice(0, shown.names)
  // For a slip the texts are asked for the name that was meant.
  const best = names[0]
  const meant = best?.match === 'slip' ? (best.alias?.text ?? best.entry.name) : query
  const texts = useTexts(fullText, meant, shown.texts + shown.names)
  // A page or a part that stands among the names is not said twice.
  const said = new Set(shownNames.map(({ entry }) => entry.url))
  const others = (texts ?? []).filter(({ url }) => !said.has(url) && !said.has(url.replace(/#.*/, '')))
  const passages = others.slice(0, shown.texts)
  const more = names.length > shownNames.length || others.length > passages.length
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
      {names.length > 0 && <NamesList hits={shownNames} words={words} lang={lang} />}
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
