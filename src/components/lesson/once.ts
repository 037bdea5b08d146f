/** What a page has used so far, by the request that renders it. */
const seen = new WeakMap<object, Map<string, string[]>>()

/**
 * An id for a piece of the page, and whether this is its first use: the same name with the same content is the same
 * piece; with other content it gets an id of its own.
 */
export function firstOnPage(page: object, name: string, content: string): { id: string; first: boolean } {
  const pieces = seen.get(page) ?? new Map<string, string[]>()
  seen.set(page, pieces)
  const contents = pieces.get(name) ?? []
  pieces.set(name, contents)
  const known = contents.indexOf(content)
  const place = known < 0 ? contents.push(content) - 1 : known
  return { id: place === 0 ? name : `${name}-${place}`, first: known < 0 }
}

const counts = new WeakMap<object, Map<string, number>>()

/** The number of a piece among those of its kind on a page, from 1. */
export function numberOnPage(page: object, kind: string): number {
  const pieces = counts.get(page) ?? new Map<string, number>()
  counts.set(page, pieces)
  const n = (pieces.get(kind) ?? 0) + 1
  pieces.set(kind, n)
  return n
}
