import { langOfPath } from '../../i18n/languages.ts'
import { caseRules } from '../../stores/liability.ts'
import type { OwnRules } from '../../stores/rules.ts'
import { type LateAsked, type LateWords, lateHtml } from './bill-question.ts'

/** Puts the questions about bills and Bao again, under the reader's rules; fetched only for a reader who has some. */
export function followLate(own: OwnRules): void {
  const force = caseRules(null, own)
  for (const question of document.querySelectorAll<HTMLElement>('[data-late]')) {
    const { asked, words } = JSON.parse(question.dataset.late ?? '') as { asked: LateAsked; words: LateWords }
    const html = lateHtml(langOfPath(location.pathname), words, asked, force)
    const choices = question.querySelector('[data-slot="choices"]')
    const total = question.querySelector('[data-slot="total"]')
    if (choices) choices.innerHTML = html.choices
    if (total) total.textContent = html.total
    question.dispatchEvent(new CustomEvent('followed', { bubbles: true }))
  }
}
