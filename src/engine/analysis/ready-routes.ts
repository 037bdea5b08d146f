import type { Hand } from '../hand.ts'
import type { Kind } from '../tiles.ts'
import type { Useful } from './acceptance.ts'
import { GROUPS } from './groups.ts'
import { type Route, routeBook } from './route-book.ts'
import { RouteMeter } from './route-meter.ts'
import type { Promised, RouteContext } from './route-price.ts'
import { beats, type Found, liveHand, routesFound, viewOf, worth } from './routes.ts'
import { kindsOfMasks } from './useful.ts'
import type { WaitValue } from './wait-values.ts'

/** 3n+1 tiles that one more completes, with what each of their waits scores. */
export interface Ready {
  readonly hand: Hand
  readonly waits: readonly WaitValue[]
}

/** A route of a ready hand before it is put in words. */
interface Finish extends Found {
  readonly useful: Useful[]
}

/** What of a promise the score of a wait bears out. */
const kept = (promised: Promised, real: Promised): number => Math.min(worth(promised), worth(real))

/** Of the routes that a wait finishes, the one that explains most of its score; of these, the one that asks least. */
function bestOf(routes: readonly Route[], { discard, selfDraw }: WaitValue): Route | null {
  const explains = (one: Route) => kept(one.discard, discard) + kept(one.selfDraw, selfDraw)
  const excess = (one: Route) => worth(one.discard) + worth(one.selfDraw) - explains(one)
  let best: Route | null = null
  for (const one of routes) {
    const gain = best === null ? 1 : explains(one) - explains(best) || excess(best) - excess(one)
    if (gain > 0) best = one
  }
  return best
}

const sameWorth = (a: Found, b: Pick<Found, 'discard' | 'selfDraw'>): boolean =>
  worth(a.discard) === worth(b.discard) && worth(a.selfDraw) === worth(b.selfDraw)

/** The routes that live waits of one hand finish, each with what the score of those waits is. */
function finishesOf({ hand, waits }: Ready, context: RouteContext, left: readonly number[]): Finish[] {
  const book = routeBook(context)
  const meter = new RouteMeter(book).load(liveHand(hand, left))
  const masks = new Uint16Array(GROUPS)
  const tilesOf = new Map<number, readonly Kind[]>()
  for (const shape of book.shapes.keys()) {
    if (meter.distance(shape) !== 1) continue
    masks.fill(0)
    meter.addUseful(shape, masks)
    tilesOf.set(shape, kindsOfMasks(masks))
  }
  const finishes: Finish[] = []
  for (const wait of waits) {
    const { tile, discard, selfDraw } = wait
    if (left[tile] === 0 || !(discard.legal || selfDraw.legal)) continue
    const route = bestOf(
      book.routes.filter(({ shape }) => tilesOf.get(shape)?.includes(tile)),
      wait,
    )
    if (route === null) continue
    const { shape, closed } = route
    const known = finishes.find((one) => one.shape === shape && one.closed === closed && sameWorth(one, wait))
    if (known) known.useful.push([tile, left[tile]])
    else
      finishes.push({
        shape,
        closed,
        distance: 1,
        discard,
        selfDraw,
        wait: null,
        useful: [[tile, left[tile]]],
      })
  }
  return finishes
}

/** Finishes after several discards, those of one route and one worth made one. */
function joined(finishes: readonly Finish[]): Finish[] {
  const all: Finish[] = []
  for (const one of finishes) {
    const known = all.find(
      (other) => other.shape === one.shape && other.closed === one.closed && sameWorth(other, one),
    )
    if (known === undefined) all.push({ ...one, useful: [...one.useful] })
    else
      for (const useful of one.useful)
        if (!known.useful.some(([tile]) => tile === useful[0])) known.useful.push(useful)
  }
  for (const { useful } of all) useful.sort(([a], [b]) => a - b)
  return all
}

/**
 * The routes of a hand that is ready, or that a discard makes ready (`ready`: what it then is, a hand a discard).
 * With one tile missing nothing is left open: what a route is worth is what its waits score, each wait in one
 * route, and a wait that is no win in none. Routes that are farther promise as `routesOf` says, where they are
 * worth more. After a choice of discards only those finishes stay that no other beats.
 */
export function readyRoutes(
  hand: Hand,
  context: RouteContext,
  left: readonly number[],
  ready: readonly Ready[],
) {
  const finishes = joined(ready.flatMap((one) => finishesOf(one, context, left)))
  // one tile from the end nothing more is claimed than that tile, so a farther route is no freer
  const free = finishes.map((one) => ({ ...one, closed: false }))
  const near = ready.length < 2 ? finishes : finishes.filter((_, i) => !free.some((b) => beats(b, free[i])))
  const far = routesFound(hand, context, left).filter(
    (one) => one.distance > 1 && !free.some((nearer) => beats(nearer, one)),
  )
  const rest = far.filter((one) => !far.some((other) => beats(other, one)))
  return viewOf([...near, ...rest], hand, context, left)
}
