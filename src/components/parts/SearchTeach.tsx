import type { Dictionary } from '../../i18n/dictionary.ts'
import { addressOf, type Lang } from '../../i18n/languages.ts'

interface Props {
  readonly words: Dictionary['search']
  readonly lang: Lang
  /** Whether the keys of the dialog are explained. */
  readonly keys?: boolean
  /** Puts an example into the field; without it the example opens the search page. */
  readonly onTry?: (example: string) => void
}

/** What a search field with nothing in it says: what may be typed. */
export function SearchTeach({ words, lang, keys = false, onTry }: Props) {
  return (
    <div class="found-teach">
      <p>{words.empty.lead}</p>
      <h2>{words.empty.try}</h2>
      <p class="found-try">
        {words.empty.examples.map((example) => (
          <a
            class="chip"
            key={example}
            href={`${addressOf(lang, '/search/')}?q=${encodeURIComponent(example)}`}
            onClick={(event) => {
              if (!onTry || event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              // The dialog closes when a link in it is followed; this one is not.
              event.stopPropagation()
              onTry(example)
            }}
          >
            {example}
          </a>
        ))}
      </p>
      {keys && <p class="found-keys">{words.empty.keys}</p>}
    </div>
  )
}
