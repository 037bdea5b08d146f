import type { Wanted } from '../../i18n/words.ts'

/** The words of the danger meter, fetched when the first one comes near view (components/lesson/near.ts). */
export const DANGER_WORDS: readonly Wanted[] = ['danger', 'tiles']
export const DANGER_WORDS_PAGE = '/words/danger.json'
