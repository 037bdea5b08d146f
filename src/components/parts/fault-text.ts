import { characterAt, isBonus, kindOf, LETTERS, quoted } from '../../engine/index.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Lang } from '../../i18n/languages.ts'
import { type Say, sayClauses, sayList, speaker } from '../../i18n/message.ts'
import type { PlacedFault } from '../../stores/faults.ts'

type Words = Dictionary['errors']

/** The tile that a place in a text belongs to: its rank, and the letter behind the run of digits. */
function tileAt(text: string, at: number): string {
  const letter = /^[\d\s]*([a-z])/.exec(text.slice(at))?.[1] ?? ''
  return characterAt(text, at) + letter
}

/** Which sentence fits a fault in the writing of a hand, and the text it is about. */
function kindOfFault(fault: PlacedFault): { key: keyof Words['hand']; bad: string } {
  const { code, text, at = 0 } = fault
  const char = characterAt(text, at)
  if (code === 'too-long') return { key: 'too-long', bad: '' }
  if (code === 'not-a-set') return { key: 'not-a-set', bad: char }
  const tile = tileAt(text, at)
  if (code === 'fifth-copy' || code === 'second-bonus' || code === 'tile-not-in-table')
    return { key: code, bad: tile }
  if (LETTERS.some(({ letter }) => letter === char)) return { key: 'no-number', bad: char }
  if (!/\d/.test(char)) return { key: 'unknown-tile', bad: char }
  const kind = kindOf(tile)
  if (kind === undefined)
    return LETTERS.some(({ letter }) => letter === tile[1])
      ? { key: 'no-such-rank', bad: tile }
      : { key: 'no-letter', bad: /^\d+/.exec(text.slice(at))?.[0] ?? char }
  const behindBar = text.slice(0, at).includes('|')
  const behindPlus = text.slice(0, at).includes('+')
  if (behindPlus) return { key: 'one-winning', bad: tile }
  return { key: isBonus(kind) && !behindBar ? 'bonus-inside' : 'not-bonus', bad: tile }
}

/** As much of a text as a sentence can hold. */
const MOST = 60

/** An entry of a list by a name that comes from a link; names that every object has are none of its entries. */
export const entryOf = <T>(list: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined

/** A fault in the writing of a hand as a sentence; `nameOf` names a tile of the notation. */
function whatIsWrong(say: Say, words: Words, fault: PlacedFault, nameOf: NameTile): string {
  const { key, bad } = kindOfFault(fault)
  return say(words.hand[key], { bad: quoted(bad, MOST), tile: nameOf(bad) })
}

export type NameTile = (id: string) => string

/** The same with its place, counted from 1. */
export function handFault(say: Say, words: Words, fault: PlacedFault, nameOf: NameTile): string {
  const what = whatIsWrong(say, words, fault, nameOf)
  return fault.at === undefined ? what : say(words.at, { place: fault.at + 1, what })
}

type LinkKey = Exclude<
  keyof Words['link'],
  'title' | 'shown' | 'right' | 'dismiss' | 'hand' | 'taken' | 'left' | 'possible' | 'range' | 'because'
>

/** Values in a row; semicolons where one of them has a comma of its own. */
const listed = (lang: Lang, values: readonly string[]): string =>
  (values.some((value) => /[,，、]/.test(value)) ? sayClauses : sayList)(lang, values)

/** How values of a link's fields are said. */
export interface ValueWords {
  /** A value the page took, as the page shows it. */
  readonly name: (field: string, value: string) => string
  /** What the field of a fault may hold, as the page shows it; empty where that is no closed list. */
  readonly possible: (fault: PlacedFault) => readonly string[]
}

/**
 * A fault of a link in whole sentences: what the link says, in quotes as it says it; what is possible there; and
 * what was taken in its place.
 */
export function linkFault(
  lang: Lang,
  words: Words,
  fault: PlacedFault,
  nameOf: NameTile,
  values: ValueWords,
): string {
  const say = speaker(lang)
  const { link, fields } = words
  const { code, text, taken, range } = fault
  const inHand = fault.field === 'hand' && fault.at !== undefined
  if (inHand) return say(link.hand, { place: fault.at! + 1, what: whatIsWrong(say, words, fault, nameOf) })
  const field = entryOf<string>(fields, fault.field) ?? `“${fault.field}”`
  // a word that is known is said as the page says it
  const said = code === 'contradiction' ? values.name(fault.field, text) : quoted(text, MOST)
  let what = say(link[code as LinkKey] ?? link['unknown-value'], { text: said, field, n: Number(text) })
  if (fault.reason) what = say(link.because, { what, reason: words.clash[fault.reason] })
  if (code === 'repeated' && taken === undefined) return what
  if (code === 'tile-count' || code === 'bad-escape' || code === 'too-long') return what
  const possible = code === 'contradiction' || code === 'repeated' ? [] : values.possible(fault)
  if (range) what = say(link.range, { what, from: range[0], to: range[1] })
  else if (possible.length > 0) what = say(link.possible, { what, list: listed(lang, possible) })
  return taken === undefined
    ? say(link.left, { what })
    : say(link.taken, { what, taken: values.name(fault.field, taken) })
}
