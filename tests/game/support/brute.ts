/**
 * Shapes by trial, on tile names alone: slow, and sharing no code with the engine. Counts are by name ("3m").
 */
export type Counts = Map<string, number>

export const SUITS = ['m', 'p', 's'] as const
export const NAMES: readonly string[] = [
  ...SUITS.flatMap((suit) => Array.from({ length: 9 }, (_, i) => `${i + 1}${suit}`)),
  ...Array.from({ length: 7 }, (_, i) => `${i + 1}z`),
]

export const countNames = (names: readonly string[]): Counts => {
  const counts: Counts = new Map()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const take = (counts: Counts, names: readonly string[]): Counts | null => {
  const left = new Map(counts)
  for (const name of names) {
    const n = left.get(name) ?? 0
    if (n === 0) return null
    left.set(name, n - 1)
  }
  return left
}

export const run = (name: string): string[] | null => {
  const rank = Number(name[0])
  return name[1] === 'z' || rank > 7 ? null : [name, `${rank + 1}${name[1]}`, `${rank + 2}${name[1]}`]
}

/** Whether the tiles are nothing but sets. */
function sets(counts: Counts): boolean {
  const first = NAMES.find((name) => (counts.get(name) ?? 0) > 0)
  if (first === undefined) return true
  const chow = run(first)
  for (const set of [[first, first, first], ...(chow === null ? [] : [chow])]) {
    const left = take(counts, set)
    if (left !== null && sets(left)) return true
  }
  return false
}

/** Sets and an Eye. */
export function setsAndEye(names: readonly string[]): boolean {
  if (names.length % 3 !== 2) return false
  const counts = countNames(names)
  return NAMES.some((eye) => {
    const left = take(counts, [eye, eye])
    return left !== null && sets(left)
  })
}

const ORPHANS = ['1m', '9m', '1p', '9p', '1s', '9s', '1z', '2z', '3z', '4z', '5z', '6z', '7z']

export function thirteenOrphans(names: readonly string[]): boolean {
  const kinds = new Set(names)
  return names.length === 14 && kinds.size === 13 && ORPHANS.every((name) => kinds.has(name))
}

export function sevenPairs(names: readonly string[]): boolean {
  return names.length === 14 && [...countNames(names).values()].every((n) => n === 2)
}
