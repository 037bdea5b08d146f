import type { Ruleset, RuleValues, TableId } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { useWords } from '../../../i18n/words.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import { ruleList } from '../../parts/rules/rule-words.ts'
import { type SeatWords, seatWords } from '../../parts/seat-words.ts'

/** What every part of the score sheet speaks with. */
export interface Voice extends SeatWords {
  readonly words: Dictionary['scoreSheet']
  readonly tiles: Dictionary['tiles']
  /** A total with its unit: 3 tai. */
  readonly amount: (n: number, rules: Ruleset) => string
  /** House rules in a line, empty for the table as written. */
  readonly rules: (table: TableId, values: RuleValues) => string
}

/** The page carries `scoreSheet`, `spokenAt`, `rules` and `tiles`. */
export function voiceOf(lang: Lang, at: TableId): Voice {
  const words = wordsAt(lang, 'scoreSheet', at)
  const rules = useWords(lang, 'rules')
  const seats = seatWords(lang, words)
  const { say } = seats
  return {
    ...seats,
    words,
    tiles: wordsAt(lang, 'tiles', at),
    amount: (n, { unit }) => say(words.unit[unit], { n }),
    rules: (table, values) => ruleList(lang, rules, table, values, words.said.value),
  }
}
