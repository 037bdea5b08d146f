import { dictionaryOf } from './dictionaries.ts'
import type { Area, Dictionary } from './dictionary.ts'
import type { Lang } from './languages.ts'

export const WORDS_ID = 'words'

let block: Partial<Dictionary> | undefined

/** Words may come to the block later (`client:near`), so it is read again for an area that was not there. */
function pageWords(area: Area): Partial<Dictionary> {
  if (!block?.[area]) {
    const text = document.getElementById(WORDS_ID)?.textContent
    block = text ? (JSON.parse(text) as Partial<Dictionary>) : {}
  }
  return block
}

/**
 * The words of one area. While the site is built they come from the dictionary; in the browser from the
 * JSON block of the page, whose areas the page names (`words` of Base.astro). A script never holds a dictionary:
 * the branch below is decided at build time.
 */
export function useWords<A extends Area>(lang: Lang, area: A): Dictionary[A] {
  if (import.meta.env.SSR) return dictionaryOf(lang)[area]
  const words = pageWords(area)[area]
  if (!words)
    throw new Error(`The page does not carry the words "${area}": name them in the layout's "words".`)
  return words as Dictionary[A]
}

/**
 * What a page carries for its islands: an area; of an area's entries some fields only (`['patterns', 'name']`); or
 * of an area some entries, whole.
 */
export type Wanted =
  | Area
  | readonly [area: Area, ...fields: readonly string[]]
  | { readonly [A in Area]: { readonly area: A; readonly entries: readonly (keyof Dictionary[A])[] } }[Area]

const entriesOf = (words: object, names: readonly PropertyKey[]): object =>
  Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)))

/** Some fields of every entry; entries may stand by table (`rowsAt`). */
const narrowed = (entries: object, fields: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      fields[0] in entry ? entriesOf(entry, fields) : narrowed(entry, fields),
    ]),
  )

/** The words of the JSON block. An island that reads a field its page left out finds nothing there. */
export function pickWords(lang: Lang, wanted: readonly Wanted[]): Record<string, unknown> {
  const dictionary = dictionaryOf(lang)
  return Object.fromEntries(
    wanted.map((want) => {
      if (typeof want === 'string') return [want, dictionary[want]]
      if ('area' in want) return [want.area, entriesOf(dictionary[want.area], want.entries)]
      const [area, ...fields] = want
      return [area, narrowed(dictionary[area], fields)]
    }),
  )
}
