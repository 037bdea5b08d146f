import { slips } from './distance.ts'
import type { Folded } from './fold.ts'
import { hasHan } from './han.ts'

/** How a query met a name, the best first. */
export const MATCHES = [
  'exact-name',
  'exact',
  'prefix',
  'word-prefix',
  'substring',
  'all-words',
  'slip',
  'within',
] as const
export type Match = (typeof MATCHES)[number]

/** A name ready for matching. */
export interface Key {
  readonly folded: Folded
  /** Where its words begin in `folded.text`. */
  readonly starts: readonly number[]
  readonly han: boolean
}

export function keyOf(folded: Folded): Key {
  let at = 0
  const starts = folded.words.map((word) => (at += word.length) - word.length)
  return { folded, starts, han: hasHan(folded.text) }
}

/** Letters that say something when they stand in the middle of a name, or are a name inside a longer query. */
const inside = (han: boolean): number => (han ? 1 : 3)
const whole = (han: boolean): number => (han ? 2 : 3)

/** Slips forgiven in a query: none in a short one, where every name is near to another. */
const forgiven = ({ folded: { text }, han }: Key): number =>
  han ? ([...text].length >= 3 ? 1 : 0) : text.length < 4 ? 0 : text.length < 8 ? 1 : 2

/** Whether the name stands in the query as whole words ("how many tai is half colour"). */
function standsIn(name: Key, query: Key): boolean {
  const { text } = name.folded
  if (text.length < whole(name.han)) return false
  const at = query.folded.text.indexOf(text)
  if (at < 0) return false
  if (name.han) return true
  const end = at + text.length
  return query.starts.includes(at) && (end === query.folded.text.length || query.starts.includes(end))
}

/** How the query meets one name, but for slips; null when it does not. Neither is empty. */
export function matchKey(query: Key, name: Key): Exclude<Match, 'exact-name' | 'all-words' | 'slip'> | null {
  const q = query.folded.text
  const { text } = name.folded
  if (text === q) return 'exact'
  if (text.startsWith(q)) return 'prefix'
  if (name.starts.some((start) => text.startsWith(q, start))) return 'word-prefix'
  if (q.length >= inside(query.han) && text.includes(q)) return 'substring'
  return standsIn(name, query) ? 'within' : null
}

/** Whether every word of a query of several begins some word of an entry's names, in any order. */
export const matchWords = (query: Key, words: readonly string[]): boolean =>
  query.folded.words.length > 1 &&
  query.folded.words.every((wanted) => words.some((word) => word.startsWith(wanted)))

/** Slips between a query and a name, its beginning or one of its words; Infinity when too many. */
export function matchSlips(query: Key, name: Key): number {
  const most = forgiven(query)
  if (most === 0) return Infinity
  const q = query.folded.text
  const { words, text } = name.folded
  const all = slips(q, text, most)
  if (all < Infinity) return all
  // A beginning or a single word weighs less than the name as a whole.
  const part = Math.min(slips(q, text, most, true), ...words.map((word) => slips(q, word, most)))
  return part + 0.5
}
