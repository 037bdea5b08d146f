import { CHOWS, PONGS } from '../../../src/engine/analysis/groups.ts'
import { honourKinds, type RouteShape } from '../../../src/engine/analysis/route-shape.ts'
import { EMPTY_HAND, type Hand, type Kind, type Meld, meldTiles } from '../../../src/engine/index.ts'
import { ALL, countsOf } from './slow.ts'

type Random = (below: number) => number

const ORPHANS: readonly Kind[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]
const GATES: readonly Kind[] = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]

/** Concealed tiles and declared sets of a hand before one of the concealed tiles is taken for the winning one. */
interface Finished {
  readonly tiles: readonly Kind[]
  readonly melds: readonly Meld[]
}

const pick = <T>(random: Random, some: readonly T[]): T => some[random(some.length)]

/** Some of a list, each once, in any order. */
function several<T>(random: Random, some: readonly T[], n: number): T[] {
  const rest = [...some]
  return Array.from({ length: n }, () => rest.splice(random(rest.length), 1)[0])
}

/** The words of a route, taken literally: which kinds may stand in a free set or Eye. */
export function kindsOfShape({ allowed, pongs, eye }: RouteShape): Kind[] {
  const forced = honourKinds(pongs)
  return ALL.filter(
    (kind) => (allowed[(kind / 9) | 0] >> (kind % 9)) & 1 && !forced.includes(kind) && kind !== eye,
  )
}

function setsOf(random: Random, shape: RouteShape, melds: readonly Meld[]): Meld[] | null {
  const kinds = kindsOfShape(shape)
  const pongs = honourKinds(shape.pongs).map((tile): Meld => ({ type: 'pong', tile, concealed: false }))
  const blocks: Meld[] = []
  for (const tile of kinds) {
    if (shape.mode !== CHOWS) blocks.push({ type: 'pong', tile, concealed: false })
    const run = tile < 27 && tile % 9 < 7 && kinds.includes(tile + 1) && kinds.includes(tile + 2)
    // as often as Pongs
    if (shape.mode !== PONGS && run) blocks.push({ type: 'chow', tile, concealed: false })
  }
  const free = 4 - pongs.length - melds.length
  if (free < 0 || (free > 0 && blocks.length === 0)) return null
  return [...pongs, ...Array.from({ length: free }, () => ({ ...pick(random, blocks) }))]
}

/**
 * Any finished hand of a route, built from what the route says and from nothing of how it is priced: some of its sets
 * shown unless `closed` (never all four, so that more than an Eye is waited for), any tile of the rest the winning one. null where a
 * fifth copy came up.
 */
export function anyFinished(
  random: Random,
  shape: RouteShape,
  closed: boolean,
  declared: readonly Meld[],
): Hand | null {
  const made = anyTiles(random, shape, closed, declared)
  if (made === null) return null
  const { tiles, melds } = made
  const all = countsOf([...tiles, ...melds.flatMap(meldTiles)])
  if (all.some((n) => n > 4)) return null
  const concealed = [...tiles].sort((a, b) => a - b)
  const [winning] = concealed.splice(random(concealed.length), 1)
  return { ...EMPTY_HAND, concealed, melds, winning }
}

function anyTiles(
  random: Random,
  shape: RouteShape,
  closed: boolean,
  declared: readonly Meld[],
): Finished | null {
  const kinds = kindsOfShape(shape)
  const none: readonly Meld[] = []
  switch (shape.special) {
    case 'thirteen-orphans':
      return { tiles: [...ORPHANS, pick(random, ORPHANS)], melds: none }
    case 'seven-pairs':
      return { tiles: several(random, kinds, 7).flatMap((kind) => [kind, kind]), melds: none }
    case 'nine-gates':
      return { tiles: [...GATES.map((rank) => kinds[0] + rank), pick(random, kinds)], melds: none }
  }
  const sets = setsOf(random, shape, declared)
  if (sets === null) return null
  const eyes =
    shape.eye !== null
      ? [shape.eye]
      : kinds.filter(
          (kind) => shape.mode !== CHOWS || kind < 27 || honourKinds(shape.chowEyes).includes(kind),
        )
  const eye = pick(random, eyes)
  const most = Math.max(0, 3 - declared.length)
  const shown = closed || sets.length === 0 ? 0 : Math.min(sets.length, most, random(most + 1))
  const open = several(random, sets, shown)
  const rest = sets.filter((set) => !open.includes(set))
  return { tiles: [...rest.flatMap(meldTiles), eye, eye], melds: [...declared, ...open] }
}
