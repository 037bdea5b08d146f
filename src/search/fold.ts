import { foldHan } from './han.ts'

/** A text in the form in which texts are compared. */
export interface Folded {
  /** Its words, without marks, in lower case. */
  readonly words: readonly string[]
  /** The words joined: spaces and hyphens never matter. */
  readonly text: string
}

const APOSTROPHES = /['’‘`´]/g
const MARKS = /\p{M}+/gu
const NO_WORD = /[^\p{L}\p{N}]+/u
/** Letters that lose their stroke or dot for the ear but not under NFD. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ß: 'ss', ı: 'i', ø: 'o', ł: 'l' }
const SPECIAL = /[đðßıøł]/g
/** Pinyin and jyutping with tones as digits: hun4 yi1 se4, wan6jat1sik1. */
const TONED = /^(?:[a-z]{2,}[1-6])+$/

/** Lower case before and after: some letters decompose to capitals, some capitals to a letter and a mark. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter])

const word = (text: string): string =>
  (TONED.test(text) ? text.replace(/[1-6]/g, '') : text).replace(/(col|hon)our/g, '$1or')

/**
 * Folds a name or a query: accents, tones, case, spaces and punctuation do not matter, đ is d, traditional
 * characters are simplified ones, 糊 and 和 are 胡, "colour" is "color". Never throws; what has no letter,
 * digit or character folds to nothing.
 */
export function fold(text: string): Folded {
  const words = foldHan(plain(text))
    .replace(APOSTROPHES, '')
    .replaceAll('&', ' and ')
    .split(NO_WORD)
    .filter(Boolean)
    .map(word)
  return { words, text: words.join('') }
}
