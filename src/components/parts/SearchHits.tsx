import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Lang } from '../../i18n/languages.ts'
import type { TermEntry } from '../../search/entry.ts'
import type { TextHit } from '../../search/full-text.ts'
import type { Hit } from '../../search/search.ts'

type Words = Dictionary['search']

interface NameHitProps {
  readonly entry: TermEntry
  readonly alias: Hit['alias']
  readonly words: Words
  readonly lang: Lang
}

/** The text around `{alias}`, so that the alias itself can carry its language. */
const around = (message: string): readonly [string, string] => {
  const [before, after = ''] = message.split('{alias}')
  return [before, after]
}

/** One entry of the term index as a link: its name, the name it was found by, what it is, its line. */
export function NameHit({ entry, alias, words, lang }: NameHitProps) {
  const [before, after] = around(words.byAlias)
  const showAlias = alias !== undefined && alias.text !== entry.han
  return (
    <li>
      <a class="hit" href={entry.url} data-hit>
        <span class="hit-name">
          <b>{entry.name}</b>{' '}
          {entry.han && (
            <span class="han" lang="zh-Hans">
              {entry.han}
            </span>
          )}{' '}
          {showAlias && (
            <small>
              {before}
              <mark lang={alias.lang === lang ? undefined : alias.lang}>{alias.text}</mark>
              {after}
            </small>
          )}
        </span>{' '}
        <small class="hit-kind">{words.kind[entry.kind]}</small>{' '}
        {entry.line && <span class="hit-line">{entry.line}</span>}
      </a>
    </li>
  )
}

/** What the query is a name of. */
export function NamesList({ hits, words, lang }: { hits: readonly Hit[]; words: Words; lang: Lang }) {
  return (
    <div class="found-part">
      <h2>{words.names}</h2>
      <ul class="hits">
        {hits.map(({ entry, alias }) => (
          <NameHit key={entry.url} entry={entry} alias={alias} words={words} lang={lang} />
        ))}
      </ul>
    </div>
  )
}

/** Passages of the pages. */
export function TextsList({ hits, title }: { hits: readonly TextHit[]; title: string }) {
  return (
    <div class="found-part">
      <h2>{title}</h2>
      <ul class="hits">
        {hits.map((hit) => (
          <li key={hit.url}>
            <a class="hit" href={hit.url} data-hit>
              <span class="hit-name">
                <b>{hit.title}</b>
                {hit.part && <span class="hit-part"> › {hit.part}</span>}
              </span>{' '}
              <span class="hit-line">
                {hit.excerpt.map((piece, i) =>
                  piece.hit ? <mark key={i}>{piece.text}</mark> : <span key={i}>{piece.text}</span>,
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
