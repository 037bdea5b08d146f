import { fold } from './fold.ts'

/** A piece of an excerpt: running text, or a word that the query met. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

const decode = (text: string): string =>
  text.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp|quot|#39|#x27);/g, (entity) => ENTITIES[entity])

/** The pieces of an excerpt in which hits stand in `<mark>`; any other markup is dropped, so nothing of it is ever run. */
export function piecesOf(excerpt: string): Piece[] {
  return excerpt
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .map((part) => ({ text: decode(part), hit: part.startsWith('<mark>') }))
    .filter(({ text }) => text !== '')
}

/** Letters two words must share to be forms of one: win and winning, buang and membuang. */
const SHARED = 3

const alike = (met: string, asked: string): boolean => {
  if (met.startsWith(asked)) return true
  for (let i = 0; i + SHARED <= asked.length; i++) if (met.includes(asked.slice(i, i + SHARED))) return true
  return false
}

const HAN = /\p{Script=Han}/u

/**
 * Whether an excerpt was found for a word that was asked for. Pagefind also finds what is left of a word it does not
 * know ("or" for "orphnas").
 */
export function meets(pieces: readonly Piece[], query: string): boolean {
  const asked = fold(query).words
  const met = pieces.filter(({ hit }) => hit).flatMap(({ text }) => fold(text).words)
  return met.some((word) =>
    asked.some((other) =>
      HAN.test(other) ? [...other].some((char) => word.includes(char)) : alike(word, other),
    ),
  )
}
