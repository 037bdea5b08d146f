import type { Kind, PatternId, Ruleset, Seat, SeatView, TableId } from '../../../engine/index.ts'
import { seatIndex } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { type Say, sayList, speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import { tileName } from '../../tiles/names.ts'

export type PlayWords = Dictionary['play']
type Names = Readonly<Partial<Record<PatternId, { readonly name: string }>>>

/** What every part of the table speaks with. The page carries `play`, `tiles`, `near`, `spokenAt` and the names of `patterns` and `rowsAt`. */
export interface Voice {
  readonly lang: Lang
  readonly say: Say
  readonly words: PlayWords
  readonly tile: (kind: Kind) => string
  readonly seat: (seat: Seat) => string
  /** The wind's letter, for its box. */
  readonly letter: (seat: Seat) => string
  readonly row: (id: PatternId) => string
  /** A player of the log by name. */
  readonly player: (player: number) => string
  readonly amount: (n: number, unit: Ruleset['unit']) => string
  /** An amount with its sign: +48, −16, 0. */
  readonly signed: (n: number) => string
  readonly list: (items: readonly string[]) => string
}

const WINDS = { east: '1z', south: '2z', west: '3z', north: '4z' } as const
const ORDER = ['you', 'b', 'c', 'd'] as const

/** `table` names the rows. */
export function voiceOf(lang: Lang, table: TableId): Voice {
  const say = speaker(lang)
  const words = wordsAt(lang, 'play', table)
  const tiles = useWords(lang, 'tiles')
  const patterns: Names = useWords(lang, 'patterns')
  const own: Names = useWords(lang, 'rowsAt')[table]
  return {
    lang,
    say,
    words,
    tile: (kind) => tileName(tiles, kind),
    seat: (seat) => tiles.seat[seat],
    letter: (seat) => tiles.corner[WINDS[seat]],
    row: (id) => own[id]?.name ?? patterns[id]?.name ?? id,
    player: (player) => words.names[ORDER[player]],
    amount: (n, unit) => say(words.amount[unit], { n }),
    signed: (n) => (n === 0 ? say('{n}', { n }) : say(n > 0 ? words.plus : words.minus, { n: Math.abs(n) })),
    list: (items) => sayList(lang, items),
  }
}

/** Who sits at a seat, by name. */
export function nameAt({ words }: Voice, view: SeatView, seat: Seat): string {
  const { player } = view.seats[seatIndex(seat)]
  return words.names[player as keyof PlayWords['names']] ?? player
}
