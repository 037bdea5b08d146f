import type { Wanted } from '../../i18n/words.ts'

/** The words of the widgets in "How to play", fetched when the first of them comes near view (components/lesson/near.ts). */
export const FIRST_STEPS_WORDS: readonly Wanted[] = [
  'firstSteps',
  'guidedAt',
  'tiles',
  ['patterns', 'name'],
  ['rowsAt', 'name'],
  ['spokenAt', 'tiles'],
]
export const FIRST_STEPS_WORDS_PAGE = '/words/first-steps.json'
