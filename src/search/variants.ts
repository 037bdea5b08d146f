import { foldHan } from './han.ts'

/** At most so many words of a query are tried with and without the stroke: 2 to this power queries. */
const STROKES = 3

/**
 * The queries to ask Pagefind for one that was typed, the likeliest first. It folds all marks but the stroke of đ,
 * which begins Vietnamese syllables: `diem` must ask for `điem` too. And the texts are in simplified characters.
 */
export function variants(lang: string, query: string): string[] {
  const plain = foldHan(query.normalize('NFC'))
  if (lang !== 'vi') return [plain]
  const words = plain.split(/\s+/)
  const open = words.flatMap((word, i) => (/^d/i.test(word) ? [i] : [])).slice(0, STROKES)
  return Array.from({ length: 2 ** open.length }, (_, choice) =>
    words
      .map((word, i) => {
        const at = open.indexOf(i)
        return at >= 0 && (choice >> at) & 1 ? `đ${word.slice(1)}` : word
      })
      .join(' '),
  )
}
