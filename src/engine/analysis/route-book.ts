import { kindClass, NOT_GREEN } from '../decompose.ts'
import { type Meld, meldTiles } from '../hand.ts'
import {
  FIRST_ANIMAL,
  FIRST_FLOWER,
  FIRST_SEASON,
  isAnimal,
  isHonour,
  isTerminal,
  type Kind,
  type Seat,
  seatIndex,
} from '../tiles.ts'
import { CHOWS, groupOf, HONOURS } from './groups.ts'
import { shapesFor } from './route-list.ts'
import { type Pricing, type Promised, pricing, type RouteContext, roundOf } from './route-price.ts'
import { type Demands, fits, honourMask, type RouteShape } from './route-shape.ts'

/** A way to a legal win: a shape, kept closed or not, and what it is sure to be worth. */
export interface Route {
  /** Place of its shape in the book. */
  readonly shape: number
  /** Nothing may be claimed. */
  readonly closed: boolean
  readonly discard: Promised
  readonly selfDraw: Promised
}

/** The routes that reach the minimum, without those that ask more than another and promise no more. */
export interface RouteBook {
  readonly shapes: readonly RouteShape[]
  readonly routes: readonly Route[]
  /** Places of the shapes that ask least of all, and of those that ask least with claims allowed. */
  readonly minimal: readonly number[]
  readonly minimalOpen: readonly number[]
  /** The different demands on the honours, and by shape the place of its own (-1 for special shapes). */
  readonly demands: readonly Demands[]
  readonly demandOf: readonly number[]
}

/** A route of one shape before it is known whether another makes it needless. */
interface Candidate extends Omit<Route, 'shape'> {
  readonly worth: readonly [discard: number, selfDraw: number]
}

const worth = (way: Promised): number => (way.legal ? way.total : -1)

/** The candidates of a shape, open before closed. */
function candidatesOf(shape: RouteShape, context: RouteContext, price: Pricing): Candidate[] {
  if (!fits(shape, context.melds)) return []
  const exposed = context.melds.some((meld) => !meld.concealed)
  const found: Candidate[] = []
  for (const closed of [false, true]) {
    // the special shapes have nothing declared in any case
    if (closed ? exposed : shape.special !== null) continue
    const discard = price(shape, closed, false)
    const selfDraw = price(shape, closed, true)
    if (discard.legal || selfDraw.legal)
      found.push({ closed, discard, selfDraw, worth: [worth(discard), worth(selfDraw)] })
  }
  return found
}

/** Whether `a`, of a shape that asks no more, leaves no reason for `b`. */
const makesNeedless = (a: Candidate, b: Candidate): boolean =>
  (!a.closed || b.closed) && a.worth[0] >= b.worth[0] && a.worth[1] >= b.worth[1]

/** The different demands of some shapes on the honours, and the place of each shape's own. */
function demandsOf(shapes: readonly RouteShape[]): { demands: Demands[]; demandOf: number[] } {
  const demands: Demands[] = []
  const keys = new Map<string, number>()
  const demandOf = shapes.map((shape) => {
    if (shape.special !== null) return -1
    const key = `${shape.mode === CHOWS} ${shape.allowed[HONOURS]} ${shape.pongs} ${shape.eye}`
    const known = keys.get(key) ?? demands.push(shape) - 1
    keys.set(key, known)
    return known
  })
  return { demands, demandOf }
}

function makeBook(context: RouteContext): RouteBook {
  const { shapes: all, wider } = shapesFor(context.seat, roundOf(context))
  const price = pricing(context)
  const found = all.map((shape) =>
    shape.special === 'seven-pairs' && !context.rules.sevenPairs ? [] : candidatesOf(shape, context, price),
  )
  const routes: Route[] = []
  const places: number[] = []
  for (const [i, candidates] of found.entries())
    for (const one of candidates) {
      const needless = wider[i].some((j) =>
        found[j].some((other) => other !== one && makesNeedless(other, one)),
      )
      if (needless) continue
      if (places.at(-1) !== i) places.push(i)
      const { closed, discard, selfDraw } = one
      routes.push({ shape: places.length - 1, closed, discard, selfDraw })
    }
  /** Those of some shapes that no other of them is wider than. */
  const least = (some: readonly number[]) =>
    some.filter((i) => !some.some((j) => j !== i && wider[places[i]].includes(places[j])))
  const open = [...new Set(routes.filter((route) => !route.closed).map((route) => route.shape))]
  const shapes = places.map((i) => all[i])
  return {
    shapes,
    routes,
    minimal: least([...shapes.keys()]),
    minimalOpen: least(open),
    ...demandsOf(shapes),
  }
}

const books = new WeakMap<RouteContext['rules'], Map<string, RouteBook>>()

/** All of the declared sets that decides routes: see `fits`, `pricing` and the masks of route-list.ts. */
function meldsKey(melds: readonly Meld[]): string {
  const kinds = melds.flatMap(meldTiles)
  const suits = kinds.reduce((mask, kind) => mask | (1 << groupOf(kind)), 0)
  const honours = honourMask(kinds.filter(isHonour))
  const simples = kinds.some((kind) => !isHonour(kind) && !isTerminal(kind))
  const green = kinds.every((kind) => (kindClass(kind) & NOT_GREEN) === 0)
  const kongs = melds.filter((meld) => meld.type === 'kong').length
  const chows = melds.filter((meld) => meld.type === 'chow').length
  const concealed = melds.filter((meld) => meld.concealed).length
  return [melds.length, kongs, chows, concealed, suits, honours, +simples, +green].join()
}

/** All of the bonus tiles that decides what they are worth (SG-E4, E5, C3; HK-D4, D13, D14). */
function bonusKey(bonus: readonly Kind[], seat: Seat): string {
  const has = (kind: Kind) => (bonus.includes(kind) ? 1 : 0)
  const count = (first: Kind) => [0, 1, 2, 3].reduce((sum, i) => sum + has(first + i), 0)
  const own = [has(FIRST_FLOWER + seatIndex(seat)), has(FIRST_SEASON + seatIndex(seat))]
  const flowers = count(FIRST_FLOWER) + count(FIRST_SEASON)
  const families = [FIRST_FLOWER, FIRST_SEASON, FIRST_ANIMAL].map((first) => (count(first) === 4 ? 1 : 0))
  return [
    ...own,
    bonus.filter(isAnimal).length,
    ...families,
    flowers > 6 ? flowers : Math.min(1, flowers),
  ].join()
}

/** Books kept for each ruleset. */
const MOST = 4000

/**
 * The routes of a player who shows these sets and bonus tiles, kept for the next time. The concealed tiles do
 * not matter: they decide how far each route is (route-meter.ts).
 */
export function routeBook(context: RouteContext): RouteBook {
  const { rules, seat, melds, bonus } = context
  let known = books.get(rules)
  if (known === undefined || known.size >= MOST) books.set(rules, (known = new Map()))
  const key = `${seat} ${roundOf(context)} ${meldsKey(melds)} ${bonusKey(bonus, seat)}`
  let book = known.get(key)
  if (book === undefined) known.set(key, (book = makeBook(context)))
  return book
}
