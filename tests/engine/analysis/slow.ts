/**
 * The distance found the slow way, sharing nothing with the engine: every choice of sets and an Eye is tried,
 * cheapest answers first, and a choice is dropped as soon as it misses more tiles than allowed.
 */
const BLOCKS: readonly (readonly [number, number, number])[] = [
  ...Array.from({ length: 34 }, (_, kind) => [kind, kind, kind] as const),
  ...Array.from({ length: 27 }, (_, kind) => kind)
    .filter((kind) => kind % 9 < 7)
    .map((kind) => [kind, kind + 1, kind + 2] as const),
]

export const WHOLE: readonly number[] = new Array<number>(34).fill(4)

/** Missing tiles for `sets` sets and an Eye from `counts`, no kind used more often than `caps` says; Infinity if none. */
export function slowDistance(
  counts: readonly number[],
  sets: number,
  caps: readonly number[] = WHOLE,
): number {
  const need = new Array<number>(34).fill(0)
  let budget = 0
  // A set misses at least what it misses by itself, so in this order a search can stop early.
  const alone = (block: readonly number[]) => {
    const mine = countsOf(block)
    return mine.reduce((sum, n, kind) => sum + Math.max(0, n - counts[kind]), 0)
  }
  const blocks = BLOCKS.map((tiles) => ({ tiles, least: alone(tiles) })).sort((a, b) => a.least - b.least)
  const leastEye = 2 - Math.min(2, Math.max(...counts))

  const take = (kind: number) => {
    need[kind]++
    return need[kind] > counts[kind] ? 1 : 0
  }

  function eye(missing: number): boolean {
    for (let kind = 0; kind < 34; kind++) {
      if (need[kind] + 2 > caps[kind]) continue
      const more = Math.min(2, Math.max(0, need[kind] + 2 - counts[kind]))
      if (missing + more <= budget) return true
    }
    return false
  }

  function search(from: number, left: number, missing: number): boolean {
    if (left === 0) return eye(missing)
    for (let i = from; i < blocks.length; i++) {
      const [a, b, c] = blocks[i].tiles
      if (missing + left * blocks[i].least + leastEye > budget) return false
      const more = take(a) + take(b) + take(c)
      const fits = need[a] <= caps[a] && need[b] <= caps[b] && need[c] <= caps[c]
      const done = fits && missing + more <= budget && search(i, left - 1, missing + more)
      need[a]--
      need[b]--
      need[c]--
      if (done) return true
    }
    return false
  }

  for (budget = 0; budget <= 3 * sets + 2; budget++) if (search(0, sets, 0)) return budget
  return Number.POSITIVE_INFINITY
}

/** Kinds that can still be drawn and whose draw lowers the slow distance. */
export function slowUseful(
  counts: readonly number[],
  sets: number,
  caps: readonly number[] = WHOLE,
): number[] {
  const now = slowDistance(counts, sets, caps)
  const useful: number[] = []
  for (let kind = 0; kind < 34; kind++) {
    if (counts[kind] >= caps[kind]) continue
    const more = counts.slice()
    more[kind]++
    if (slowDistance(more, sets, caps) < now) useful.push(kind)
  }
  return useful
}

/** A small seeded generator (mulberry32): whole numbers from 0, below `below`. */
export function seeded(seed: number): (below: number) => number {
  let a = seed >>> 0
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

/** `tiles` tiles of a shuffled wall of the given kinds, four copies each, kinds rising. */
export function dealt(
  random: (below: number) => number,
  tiles: number,
  kinds: readonly number[] = ALL,
): number[] {
  const wall = kinds.flatMap((kind) => [kind, kind, kind, kind])
  for (let i = 0; i < tiles; i++) {
    const j = i + random(wall.length - i)
    const tile = wall[j]
    wall[j] = wall[i]
    wall[i] = tile
  }
  return wall.slice(0, tiles).sort((a, b) => a - b)
}
export const ALL: readonly number[] = Array.from({ length: 34 }, (_, kind) => kind)

export function countsOf(kinds: readonly number[]): number[] {
  const counts = new Array<number>(34).fill(0)
  for (const kind of kinds) counts[kind]++
  return counts
}
