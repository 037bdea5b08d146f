import type { Dictionary } from '../../i18n/dictionary.ts'
import { addressOf, DEFAULT_LANG, isLang, LANGUAGES, type Lang } from '../../i18n/languages.ts'
import { chooseLanguage, chosenLanguage } from '../../stores/language.ts'
import { barButton, openBar } from './bar.ts'

/** The first of the browser's languages that the site has; null when that is the page's own, or none is. */
export function wantedLanguage(wishes: readonly string[]): Lang | null {
  const first = wishes.map((tag) => tag.toLowerCase().split('-')[0]).find(isLang)
  return first === undefined || first === DEFAULT_LANG ? null : first
}

/** Offers the page in the browser's language, in that language, until the reader has once said which they want. */
export async function offerLanguage(): Promise<void> {
  const wanted = wantedLanguage(navigator.languages)
  if (!wanted || chosenLanguage()) return
  const { tag } = LANGUAGES[wanted]
  const link = document.querySelector<HTMLAnchorElement>(`#languages [hreflang="${tag}"]`)
  // a page that is for frames has no languages to choose from
  if (!link) return
  const response = await fetch(addressOf(wanted, '/words/language.json'))
  if (!response.ok) return
  const { site } = (await response.json()) as { site: Pick<Dictionary['site'], 'offer'> }
  const { name, text, yes, later } = site.offer
  openBar({
    name,
    text,
    lang: tag,
    controls: (close) => {
      const taken = document.createElement('a')
      taken.className = 'btn'
      taken.href = link.href
      taken.hreflang = tag
      taken.textContent = yes
      const wait = barButton(later, 'chip', () => {
        chooseLanguage(DEFAULT_LANG)
        close()
      })
      return [taken, wait]
    },
  })
}
