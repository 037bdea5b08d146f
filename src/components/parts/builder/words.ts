import { kindOf, type PatternId, type Ruleset, type TableId } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import { addressOf, type Lang } from '../../../i18n/languages.ts'
import { type Say, speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import { tileName } from '../../tiles/names.ts'

export type BuilderWords = Dictionary['builder']

/** What every part of the builder speaks with. */
export interface Voice {
  readonly lang: Lang
  readonly say: Say
  readonly words: BuilderWords
  readonly tiles: Dictionary['tiles']
  /** Name of a row at this table. */
  readonly row: (id: PatternId) => string
  /** Address of its page. */
  readonly pageOf: (id: PatternId) => string
  /** Its condition in one line; a page may leave these out. */
  readonly rule: (id: PatternId) => string | undefined
  /** A number of tai or faan with its unit. */
  readonly amount: (n: number) => string
  readonly unit: string
}

type Names = Readonly<Partial<Record<PatternId, { readonly name: string; readonly rule?: string }>>>

/** Words for a hand at a table. The page carries `builder`, `tiles`, `patterns` and `rowsAt` (or their names), `near` and `spokenAt`. */
export function voiceOf(lang: Lang, table: TableId, unit: Ruleset['unit']): Voice {
  const words = wordsAt(lang, 'builder', table)
  const patterns: Names = useWords(lang, 'patterns')
  const own: Names = useWords(lang, 'rowsAt')[table]
  const say = speaker(lang)
  const named = (id: PatternId) => own[id] ?? patterns[id]
  return {
    lang,
    say,
    words,
    tiles: wordsAt(lang, 'tiles', table),
    row: (id) => named(id)?.name ?? id,
    pageOf: (id) => addressOf(lang, `/patterns/${id}/`),
    rule: (id) => named(id)?.rule,
    amount: (n) => say(words.score.amount[unit], { n }),
    unit: words.score.unit[unit],
  }
}

/** Name of a tile of the notation; a text that is none stands for itself. */
export const tileNameOf = (tiles: Voice['tiles'], id: string): string => {
  const kind = kindOf(id)
  return kind === undefined ? id : tileName(tiles, kind)
}
