import type { Seat } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { type Say, sayList, speaker } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'

/** What everything about four people and their amounts speaks with. */
export interface SeatWords {
  readonly lang: Lang
  readonly say: Say
  readonly seat: (seat: Seat) => string
  /** The wind's letter, for its box. */
  readonly letter: (seat: Seat) => string
  /** An amount with its sign: +48, −16, 0. */
  readonly signed: (n: number) => string
  readonly list: (items: readonly string[]) => string
}

const WINDS = { east: '1z', south: '2z', west: '3z', north: '4z' } as const

/** `signs` are the messages for a gain and a loss. The page carries `tiles`. */
export function seatWords(lang: Lang, signs: { readonly plus: string; readonly minus: string }): SeatWords {
  const say = speaker(lang)
  const tiles = useWords(lang, 'tiles')
  return {
    lang,
    say,
    seat: (seat) => tiles.seat[seat],
    letter: (seat) => tiles.corner[WINDS[seat]],
    signed: (n) => (n === 0 ? say('{n}', { n }) : say(n > 0 ? signs.plus : signs.minus, { n: Math.abs(n) })),
    list: (items) => sayList(lang, items),
  }
}
