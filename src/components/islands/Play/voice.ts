import type { Kind, PatternId, Ruleset, Seat, SeatView, TableId } from '../../../engine/index.ts'
import { seatIndex } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { gap, type Say, sayList, saySentences, speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import { type TileWords, tileName } from '../../tiles/names.ts'

export type PlayWords = Dictionary['play']
type Names = Readonly<Partial<Record<PatternId, { readonly name: string; readonly rule: string }>>>

/** What every part of the table speaks with. The page carries `play`, `tiles`, `near`, `spokenAt` and the names and rules of `patterns` and `rowsAt`. */
export interface Voice {
  readonly lang: Lang
  readonly say: Say
  readonly words: PlayWords
  readonly tiles: TileWords
  readonly tile: (kind: Kind) => string
  readonly seat: (seat: Seat) => string
  /** The wind's letter, for its box. */
  readonly letter: (seat: Seat) => string
  readonly row: (id: PatternId) => string
  /** What a row asks, in one line. */
  readonly rule: (id: PatternId) => string | undefined
  /** A player of the log by name. */
  readonly player: (player: number) => string
  readonly amount: (n: number, unit: Ruleset['unit']) => string
  /** An amount with its sign: +48, −16, 0. */
  readonly signed: (n: number) => string
  readonly list: (items: readonly string[]) => string
  /** Whole sentences one after another. */
  readonly join: (parts: readonly (string | false)[]) => string
  /** What stands between a sentence and what follows it on the line. */
  readonly gap: string
}

const WINDS = { east: '1z', south: '2z', west: '3z', north: '4z' } as const
const ORDER = ['you', 'b', 'c', 'd'] as const

/** `table` names the rows. */
export function voiceOf(lang: Lang, table: TableId): Voice {
  const say = speaker(lang)
  const words = wordsAt(lang, 'play', table)
  const tiles = wordsAt(lang, 'tiles', table)
  const patterns: Names = useWords(lang, 'patterns')
  const own: Names = useWords(lang, 'rowsAt')[table]
  const named = (id: PatternId) => own[id] ?? patterns[id]
  return {
    lang,
    say,
    words,
    tiles,
    tile: (kind) => tileName(tiles, kind),
    seat: (seat) => tiles.seat[seat],
    letter: (seat) => tiles.corner[WINDS[seat]],
    row: (id) => named(id)?.name ?? id,
    rule: (id) => named(id)?.rule,
    player: (player) => words.names[ORDER[player]],
    amount: (n, unit) => say(words.amount[unit], { n }),
    signed: (n) => (n === 0 ? say('{n}', { n }) : say(n > 0 ? words.plus : words.minus, { n: Math.abs(n) })),
    list: (items) => sayList(lang, items),
    join: (parts) => saySentences(lang, parts),
    gap: gap(lang),
  }
}

/** Who sits at a seat, by name. */
export function nameAt({ words }: Voice, view: SeatView, seat: Seat): string {
  const { player } = view.seats[seatIndex(seat)]
  return words.names[player as keyof PlayWords['names']] ?? player
}
