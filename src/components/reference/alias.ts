import { TABLE_IDS } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { rowWords } from '../../i18n/row-words.ts'
import type { PatternFacts } from '../lesson/library.ts'

const MARKS = /\p{M}+/gu

/** Without accents and with đ as d: what a reader types who has no such keys. */
const unaccented = (text: string): string =>
  text.normalize('NFD').replace(MARKS, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')

/** Names as words for the full-text index, each once and each between spaces, accented and plain. */
export const spaced = (names: readonly string[]): string =>
  [...new Set(names.flatMap((name) => [name.normalize('NFC'), unaccented(name)]))].join(' ')

/** Every name of a pattern, in every script and language, for the index: Chinese names must stand between spaces. */
export function aliasWords(lang: Lang, { id, hanzi, aliases }: PatternFacts): string {
  const named = TABLE_IDS.map((table) => rowWords(lang, table)[id])
  const characters = hanzi.flatMap(({ text, pinyin }) => [text, pinyin])
  return spaced([
    ...named.flatMap(({ name, also }) => [name, ...also]),
    ...characters,
    ...Object.values(aliases).flatMap((names) => names ?? []),
  ])
}
