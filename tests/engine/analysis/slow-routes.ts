import { countsOf } from './slow.ts'

/** What a slow search of routes is told: which sets and which Eye a finished hand may have. */
export interface SlowRoute {
  readonly sets: number
  /** Kinds that may be used in free sets. */
  readonly allowed: (kind: number) => boolean
  readonly chows: boolean
  readonly pongs: boolean
  /** Kinds that must be Pongs, one set each. */
  readonly forced: readonly number[]
  readonly eye: (kind: number) => boolean
}

/** Missing tiles for the nearest hand of the route, every choice of sets tried; Infinity when there is none. */
export function slowRouteDistance(
  counts: readonly number[],
  caps: readonly number[],
  route: SlowRoute,
): number {
  const forced = route.forced.map((kind) => [kind, kind, kind])
  const free = blocksOf(route)
  const need = countsOf(forced.flat())
  const left = route.sets - forced.length
  if (left < 0) return Number.POSITIVE_INFINITY
  const cost = (kind: number) => Math.max(0, need[kind] - counts[kind])
  const total = () => need.reduce((sum, _, kind) => sum + cost(kind), 0)
  let best = Number.POSITIVE_INFINITY
  const eyes = Array.from({ length: 34 }, (_, kind) => kind).filter(route.eye)

  const search = (from: number, sets: number) => {
    if (need.some((n, kind) => n > caps[kind])) return
    const now = total()
    if (now >= best) return
    if (sets === 0) {
      for (const kind of eyes) {
        need[kind] += 2
        if (need[kind] <= caps[kind]) best = Math.min(best, total())
        need[kind] -= 2
      }
      return
    }
    for (let i = from; i < free.length; i++) {
      for (const kind of free[i]) need[kind]++
      search(i, sets - 1)
      for (const kind of free[i]) need[kind]--
    }
  }
  // Cheap sets first, so that a good answer cuts the rest short.
  free.sort((a, b) => missing(a, counts) - missing(b, counts))
  search(0, left)
  return best
}

const missing = (block: readonly number[], counts: readonly number[]) =>
  countsOf(block).reduce((sum, n, kind) => sum + Math.max(0, n - counts[kind]), 0)

function blocksOf({ allowed, chows, pongs }: SlowRoute): number[][] {
  const blocks: number[][] = []
  for (let kind = 0; kind < 34; kind++) {
    if (pongs && allowed(kind)) blocks.push([kind, kind, kind])
    const low = kind < 27 && kind % 9 < 7
    if (chows && low && allowed(kind) && allowed(kind + 1) && allowed(kind + 2))
      blocks.push([kind, kind + 1, kind + 2])
  }
  return blocks
}
