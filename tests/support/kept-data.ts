import fc from 'fast-check'
import { QUESTION_KINDS } from '../../src/practice/index.ts'
import { BUILDER_FORM } from '../../src/stores/builder-kept.ts'
import type { KeptForm } from '../../src/stores/kept.ts'
import type { KEYS } from '../../src/stores/keys.ts'
import { LANGUAGE_FORM } from '../../src/stores/language.ts'
import { lineOfAnswers } from '../../src/stores/play-game.ts'
import { PLAY_FORM, saveGame } from '../../src/stores/play-kept.ts'
import { DEAL, startOfDeal } from '../../src/stores/play-link.ts'
import { DEFAULT_SETTINGS, SETTINGS_FORM } from '../../src/stores/play-settings.ts'
import { nextQuestion } from '../../src/stores/practice.ts'
import { EMPTY_PRACTICE, NEW_KIND, PRACTICE_FORM } from '../../src/stores/practice-kept.ts'
import { DEFAULT_PREFERENCES, PREFERENCES_FORM } from '../../src/stores/preferences.ts'
import { PROGRESS_FORM } from '../../src/stores/progress.ts'
import { HOUSE_RULES_FORM } from '../../src/stores/rules.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'
import { NO_SHEETS, SHEETS_FORM } from '../../src/stores/score-sheet-kept.ts'
import { anySheet } from '../islands/score-sheet-arbitrary.ts'

type Thing = keyof typeof KEYS

export const FORMS: Readonly<Record<Thing, KeptForm<unknown>>> = {
  preferences: PREFERENCES_FORM,
  houseRules: HOUSE_RULES_FORM,
  progress: PROGRESS_FORM,
  builder: BUILDER_FORM as KeptForm<unknown>,
  scoreSheet: SHEETS_FORM as KeptForm<unknown>,
  play: PLAY_FORM as KeptForm<unknown>,
  playSettings: SETTINGS_FORM,
  practice: PRACTICE_FORM as KeptForm<unknown>,
  language: LANGUAGE_FORM,
}

const [sheet, other] = fc.sample(anySheet, { seed: 1, numRuns: 2 })
const deal = startOfDeal({ ...DEAL, mode: 'scored', seed: 'import', rules: {}, dealer: 0 })
const game = saveGame({
  rivals: ['casual', 'casual', 'strong'],
  past: [],
  played: null,
  ...lineOfAnswers(deal, '').line,
})
const asked = nextQuestion({ ...EMPTY_PRACTICE, salt: 'abc' }, () => rulesetOf('singapore', {}), 0)

/** Something good of every thing that is kept. */
export const GOOD: Readonly<Record<Thing, unknown>> = {
  preferences: { ...DEFAULT_PREFERENCES, theme: 'dark', corners: true },
  houseRules: {
    table: 'singapore',
    rules: { singapore: { limit: 8, minimum: 2 }, 'hong-kong': { minimum: 0 } },
  },
  progress: { bao: { 'q-1': true, 'q-2': false } },
  builder: { query: '?hand=123m456p789s11z%5B777z%5D&seat=south', follows: true },
  scoreSheet: { ...NO_SHEETS, sheets: [sheet, other], open: 1 },
  play: { game, aside: null },
  playSettings: { ...DEFAULT_SETTINGS, oneTap: true },
  language: { chosen: 'vi' },
  practice: { ...asked, progress: { [QUESTION_KINDS[0]]: { ...NEW_KIND, right: 3 } } },
}

/** Text as it is kept of a thing. */
export const keptText = (
  thing: Thing,
  value: unknown = GOOD[thing],
  version: number = FORMS[thing].version,
): string => JSON.stringify({ version, value })
