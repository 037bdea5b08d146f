import { type Hand, handSize } from '../hand.ts'
import { isBonus, type Kind } from '../tiles.ts'
import {
  acceptance,
  copiesLeft,
  type DiscardChoice,
  discardChoices,
  type Improvement,
  improvements,
  type Useful,
} from './acceptance.ts'
import { distance, orphansDistance, pairsDistance, standardDistance } from './distance.ts'
import { groupOf } from './groups.ts'
import { type Ready, readyRoutes } from './ready-routes.ts'
import { routeBook } from './route-book.ts'
import { RouteMeter } from './route-meter.ts'
import type { RouteContext } from './route-price.ts'
import { liveHand, type RouteView, routesOf } from './routes.ts'
import { runningHand } from './running-hand.ts'
import { FAR } from './vectors.ts'
import { type Waiting, type WaitValue, waitValues } from './wait-values.ts'

/** Shanten by shape; null where the table or a declared set rules the shape out. */
export interface ShapeShanten {
  readonly sets: number
  readonly sevenPairs: number | null
  readonly thirteenOrphans: number | null
}

/** A discard with what the hand then waits for, when it is ready. */
export interface DiscardView extends DiscardChoice {
  readonly waits: readonly WaitValue[]
  /** Tiles missing for the nearest legal win after it; null when none is left. */
  readonly legalDistance: number | null
}

interface Analysis {
  /** -1 complete, 0 ready. */
  readonly shanten: number
  readonly shapes: ShapeShanten
  readonly routes: readonly RouteView[]
  /** Tiles missing for the nearest legal win; null when the minimum can no longer be reached. */
  readonly legalDistance: number | null
}

/** The analysis of 3n+1 tiles. */
export interface WaitingAnalysis extends Analysis {
  readonly kind: 'waiting'
  readonly useful: readonly Useful[]
  /** Useful tiles left, copies counted. */
  readonly count: number
  readonly waits: readonly WaitValue[]
  readonly improvements: readonly Improvement[]
}

/** The analysis of 3n+2 tiles, a winning tile taken as one of them. */
export interface DiscardingAnalysis extends Analysis {
  readonly kind: 'discarding'
  readonly discards: readonly DiscardView[]
}

export type HandAnalysis = WaitingAnalysis | DiscardingAnalysis

/** Shanten by shape of 3n+1 or 3n+2 tiles. */
export function shapeShanten(hand: Hand, sevenPairs: boolean): ShapeShanten {
  const running = runningHand(hand)
  const orNull = (missing: number) => (missing >= FAR ? null : missing - 1)
  return {
    sets: standardDistance(running) - 1,
    sevenPairs: sevenPairs ? orNull(pairsDistance(running)) : null,
    thirteenOrphans: orNull(orphansDistance(running)),
  }
}

/** What a page knows besides the hand. */
export interface Viewpoint extends Waiting {
  /** Tiles that others show and own discards, bonus tiles too; they change what is left, not the shanten. */
  readonly seen?: readonly Kind[]
}

const legalOf = (missing: number): number | null => (missing >= FAR ? null : missing)

function discardViews(hand: Hand, left: readonly number[], context: RouteContext): DiscardView[] {
  const { rules } = context
  const book = routeBook(context)
  const live = liveHand(hand, left)
  const meter = new RouteMeter(book, true).load(live)
  return discardChoices(runningHand(hand), rules.sevenPairs, left).map((choice) => {
    const { tile, shanten, useful } = choice
    live.remove(tile)
    live.withdraw(tile, 1)
    meter.touch(groupOf(tile))
    const legalDistance = legalOf(meter.nearest(book.minimal))
    live.withdraw(tile, -1)
    live.add(tile)
    meter.touch(groupOf(tile))
    const waits = shanten === 0 ? useful.map(([kind]) => kind) : []
    return { ...choice, legalDistance, waits: waitValues(without(hand, tile), waits, left, context) }
  })
}

/** The 3n+1 tiles left of 3n+2 after a discard. */
function without(hand: Hand, tile: Kind): Hand {
  const concealed = hand.winning === null ? hand.concealed.slice() : [...hand.concealed, hand.winning]
  concealed.splice(concealed.indexOf(tile), 1)
  return { ...hand, concealed: concealed.sort((a, b) => a - b), winning: null }
}

/**
 * Everything about a hand in one call: how far it is, what helps and how many are left, what each wait or discard
 * is worth, and the routes to a legal win. Exact: a fifth copy does not exist, declared tiles are gone. null
 * unless the hand has 13 or 14 tiles, each declared set counted as three; a bonus tile behind the plus is no tile.
 */
export function analyseHand(hand: Hand, { rules, seat, round, seen = [] }: Viewpoint): HandAnalysis | null {
  const size = handSize(hand)
  if ((size !== 13 && size !== 14) || (hand.winning !== null && (size === 13 || isBonus(hand.winning))))
    return null
  const context: RouteContext = { rules, seat, round, melds: hand.melds, bonus: hand.bonus }
  const left = copiesLeft(hand, seen)
  const running = runningHand(hand)
  /** What does not hang on the number of tiles. `ready`: what the hand is after each discard that makes it ready. */
  const common = (ready: readonly Ready[]) => {
    const routes = ready.length > 0 ? readyRoutes(hand, context, left, ready) : routesOf(hand, context, left)
    return {
      shapes: shapeShanten(hand, rules.sevenPairs),
      routes,
      legalDistance: routes.length === 0 ? null : routes[0].distance,
    }
  }
  if (size === 14) {
    const shanten = distance(running, rules.sevenPairs) - 1
    const discards = discardViews(hand, left, context)
    const ready = shanten === 0 ? discards.filter(({ waits }) => waits.length > 0) : []
    return {
      kind: 'discarding',
      ...common(ready.map(({ tile, waits }) => ({ hand: without(hand, tile), waits }))),
      shanten,
      discards,
    }
  }
  const accepted = acceptance(running, rules.sevenPairs, left)
  const kinds = accepted.distance === 1 ? accepted.useful.map(([kind]) => kind) : []
  const waits = waitValues(hand, kinds, left, { rules, seat, round })
  return {
    kind: 'waiting',
    ...common(waits.length > 0 ? [{ hand, waits }] : []),
    shanten: accepted.distance - 1,
    useful: accepted.useful,
    count: accepted.count,
    waits,
    improvements: improvements(running, rules.sevenPairs, left),
  }
}
