import type { TableId } from '../engine/index.ts'
import type { Dictionary } from './dictionary.ts'
import type { Lang } from './languages.ts'
import { useWords } from './words.ts'

/** Some messages of a tree of them; a list or a plural message is put in place whole. */
export type Part<T> = {
  readonly [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : Part<T[K]>
}

type Tree = { readonly [key: string]: unknown }
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The messages of `base` with those of `part` in their place. */
function overlaid(base: Tree, part: Tree): Tree {
  const own = Object.entries(part).map(([key, value]) => {
    const under = base[key]
    return [key, isTree(value) && isTree(under) ? overlaid(under, value) : value]
  })
  return { ...base, ...Object.fromEntries(own) }
}

/** The areas of which a table may say something in its own words. */
export type SpokenArea = keyof Dictionary['spokenAt'][TableId] & keyof Dictionary
const made = new Map<string, Tree>()

/** The words of an area as they are spoken at a table (`spokenAt`). The page carries both areas. */
export function wordsAt<A extends SpokenArea>(lang: Lang, area: A, table: TableId): Dictionary[A] {
  const key = `${lang} ${area} ${table}`
  const known = made.get(key)
  if (known) return known as Dictionary[A]
  const own = (useWords(lang, 'spokenAt')[table] as Readonly<Partial<Record<string, Tree>>>)[area]
  const base = useWords(lang, area)
  const words = own ? overlaid(base as Tree, own) : (base as Tree)
  made.set(key, words)
  return words as Dictionary[A]
}
