import type { Wanted } from '../../i18n/words.ts'

/** The words of the calculators within texts. */
export const BILL_WORDS: readonly Wanted[] = ['payments', 'spokenAt', 'tiles']
/** The words of the liability explorer and of the story. */
export const BAO_WORDS: readonly Wanted[] = [
  'bao',
  'builder',
  'spokenAt',
  'tiles',
  ['patterns', 'name'],
  ['rowsAt', 'name'],
]

/** Of those, what the reasons of a finding are told with. */
export const REASON_WORDS: Wanted = {
  area: 'bao',
  entries: ['rule', 'met', 'unmet', 'fact', 'families', 'classes', 'unit', 'line', 'lineTimes', 'verdict'],
}

/** Where they are fetched from when the first of them comes near view (components/lesson/near.ts). */
export const BILL_WORDS_PAGE = '/words/payments.json'
export const BAO_WORDS_PAGE = '/words/bao.json'

/** The words of a link's mistakes and of its house rules, fetched by the explorer for a link that has some. */
export const LINK_WORDS: readonly Wanted[] = ['errors', 'rules']
export const LINK_WORDS_PAGE = '/words/case-link.json'

/** Where the explorer stands that a link opens: the place in the address of the Bao lesson. */
export const EXPLORE = 'explore'
