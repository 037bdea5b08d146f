import type { Wanted } from '../../../i18n/words.ts'

/** The words of the wait reader, the Ping Hu explorer and the route planner within texts. */
export const ANALYSIS_WORDS: readonly Wanted[] = [
  'analysis',
  'builder',
  'spokenAt',
  'tiles',
  ['patterns', 'name'],
  ['rowsAt', 'name'],
]
/** Where they are fetched from when the first of them comes near view (components/lesson/near.ts). */
export const ANALYSIS_WORDS_PAGE = '/words/analysis.json'
