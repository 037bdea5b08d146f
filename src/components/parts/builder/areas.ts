import type { Wanted } from '../../../i18n/words.ts'

/** The words a page with a small hand builder carries. */
export const SMALL_WORDS: readonly Wanted[] = [
  'builder',
  'near',
  'spokenAt',
  'tiles',
  ['patterns', 'name'],
  ['rowsAt', 'name'],
]
/** The words of the builder's own page. */
export const FULL_WORDS: readonly Wanted[] = [
  'analysis',
  'builder',
  'builderPage',
  'errors',
  'near',
  'patterns',
  'rowsAt',
  'rules',
  'site',
  'spokenAt',
  'tiles',
]
