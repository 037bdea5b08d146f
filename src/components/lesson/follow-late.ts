import { langOfPath } from '../../i18n/languages.ts'
import { AS_WRITTEN, type OwnRules } from '../../stores/rules.ts'
import { type LateAsked, lateHtml, lateReason, rulesOfLate } from './bill-question.ts'
import type { ClaimWords } from './claim-words.ts'

/** Puts the questions about bills and Bao again, under the reader's rules; fetched only for a reader who has some. */
export function followLate(own: OwnRules, words: ClaimWords): void {
  const lang = langOfPath(location.pathname)
  for (const question of document.querySelectorAll<HTMLElement>('[data-late]')) {
    const asked = JSON.parse(question.dataset.late ?? '') as LateAsked
    const force = rulesOfLate(asked, own)
    const written = rulesOfLate(asked, AS_WRITTEN)
    const html = lateHtml(lang, words.lesson.check, asked, force, written)
    const fill = (name: string, text: string) => {
      const place = question.querySelector(`[data-key-right] [data-slot="${name}"]`)
      if (place) place.textContent = text
    }
    const choices = question.querySelector('[data-slot="choices"]')
    if (choices) choices.innerHTML = html.choices
    fill('total', html.total)
    fill('reason', html.fits ? '' : lateReason(lang, words, asked, force))
    question.toggleAttribute('data-other', !html.fits)
    question.dispatchEvent(new CustomEvent('followed', { bubbles: true }))
  }
}
