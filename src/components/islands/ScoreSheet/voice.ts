import type { Ruleset, RuleValues, Seat, TableId } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { type Say, sayList, speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { ruleList } from '../../parts/rules/rule-words.ts'

/** What every part of the score sheet speaks with. */
export interface Voice {
  readonly lang: Lang
  readonly say: Say
  readonly words: Dictionary['scoreSheet']
  readonly seat: (seat: Seat) => string
  /** The wind's letter, for its box. */
  readonly letter: (seat: Seat) => string
  /** An amount with its sign: +48, −16, 0. */
  readonly signed: (n: number) => string
  /** A total with its unit: 3 tai. */
  readonly amount: (n: number, rules: Ruleset) => string
  readonly list: (items: readonly string[]) => string
  /** House rules in a line, empty for the table as written. */
  readonly rules: (table: TableId, values: RuleValues) => string
}

const WINDS = { east: '1z', south: '2z', west: '3z', north: '4z' } as const

/** The page carries `scoreSheet`, `rules` and `tiles`. */
export function voiceOf(lang: Lang): Voice {
  const say = speaker(lang)
  const words = useWords(lang, 'scoreSheet')
  const tiles = useWords(lang, 'tiles')
  const rules = useWords(lang, 'rules')
  return {
    lang,
    say,
    words,
    seat: (seat) => tiles.seat[seat],
    letter: (seat) => tiles.corner[WINDS[seat]],
    signed: (n) =>
      n === 0 ? say('{n}', { n: 0 }) : say(n > 0 ? words.plus : words.minus, { n: Math.abs(n) }),
    amount: (n, { unit }) => say(words.unit[unit], { n }),
    list: (items) => sayList(lang, items),
    rules: (table, values) => ruleList(say, rules, table, values, words.said.value),
  }
}
