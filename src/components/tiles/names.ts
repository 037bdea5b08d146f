import { type Kind, type Meld, meldTiles, rankOf, suitOf, tileId } from '../../engine/index.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Lang } from '../../i18n/languages.ts'
import { say, sayList, sayNumber } from '../../i18n/message.ts'

export type TileWords = Dictionary['tiles']

/** Name of a tile in the words' language; a tile face down has one too. */
export const tileName = (words: TileWords, kind: Kind | 'back'): string =>
  kind === 'back' ? words.back : words.name[tileId(kind)]

/** What stands in the corner for beginners; empty on bonus tiles, which carry a numeral of their own. */
export function cornerOf(lang: Lang, words: TileWords, kind: Kind): string {
  if (suitOf(kind) < 3) return sayNumber(lang, rankOf(kind))
  return words.corner[tileId(kind) as keyof TileWords['corner']] ?? ''
}

const namesOf = (lang: Lang, words: TileWords, kinds: readonly Kind[]) =>
  sayList(
    lang,
    kinds.map((kind) => tileName(words, kind)),
  )

/** Name of a declared set, or of one a reading makes. */
export function meldName(lang: Lang, words: TileWords, meld: Meld): string {
  const { set } = words
  const message = meld.type === 'kong' && meld.concealed ? set.kongConcealed : set[meld.type]
  return say(lang, message, {
    tile: tileName(words, meld.tile),
    tiles: namesOf(lang, words, meldTiles(meld)),
  })
}

/** Groups of tiles that are no set by themselves. */
export type GroupKind = 'concealed' | 'bonus' | 'eye' | 'winning'

export const groupName = (lang: Lang, words: TileWords, group: GroupKind, kinds: readonly Kind[]): string =>
  say(lang, words.set[group], {
    tile: tileName(words, kinds[0]),
    tiles: namesOf(lang, words, kinds),
  })
