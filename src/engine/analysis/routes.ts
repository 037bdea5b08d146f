import type { Hand } from '../hand.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { type Kind, NORMAL_KINDS } from '../tiles.ts'
import type { Useful } from './acceptance.ts'
import { ALL_RANKS, GROUPS, HONOURS, PONGS, SETS } from './groups.ts'
import { type Route, routeBook } from './route-book.ts'
import { RouteMeter } from './route-meter.ts'
import type { Promised, RouteContext } from './route-price.ts'
import { honourKinds, type RouteShape, TERMINAL_RANKS } from './route-shape.ts'
import { type RunningHand, runningHand } from './running-hand.ts'
import { kindsOfMasks } from './useful.ts'
import { FAR } from './vectors.ts'

/** What a route may be made of; texts are keyed by these. */
export const ROUTE_PARTS = [
  /** Four sets and an Eye of any kind. */
  'any-shape',
  'all-pongs',
  'all-chows',
  /** `suit`: 0 wan, 1 tong, 2 suo. */
  'half-flush',
  'full-flush',
  /** `tile`: the honour that must be a Pong, or the Eye. */
  'honour-pong',
  'honour-eye',
  'terminals-and-honours',
  'all-terminals',
  'all-honours',
  'all-green',
  'nine-gates',
  'seven-pairs',
  'thirteen-orphans',
  /** Nothing claimed. */
  'closed',
] as const
export type RoutePartCode = (typeof ROUTE_PARTS)[number]

export interface RoutePart {
  readonly part: RoutePartCode
  readonly suit?: number
  readonly tile?: Kind
}

/** A way to a legal win as a page shows it. */
export interface RouteView {
  /** Place of its shape in the player's book, for `planRoute`. */
  readonly shape: number
  readonly parts: readonly RoutePart[]
  readonly closed: boolean
  /** Tiles still missing. */
  readonly distance: number
  /** What it is sure to be worth, won on a discard and self-drawn; `legal` says whether that reaches the minimum. */
  readonly discard: Promised
  readonly selfDraw: Promised
  /** The wait that its worth on a discard rests on (SG-E7), or null. */
  readonly wait: WaitRule | null
  /** Kinds whose draw brings it nearer, with their copies left. */
  readonly useful: readonly Useful[]
}

function kindParts({ allowed, used }: RouteShape): RoutePart[] {
  const suits = [0, 1, 2].filter((suit) => allowed[suit] !== 0)
  if (suits.length === 0) return [{ part: 'all-honours' }]
  const ranks = allowed[suits[0]]
  const honours = used[HONOURS] !== 0
  if (ranks === TERMINAL_RANKS) return [{ part: honours ? 'terminals-and-honours' : 'all-terminals' }]
  if (ranks !== ALL_RANKS) return [{ part: 'all-green' }]
  if (suits.length > 1) return []
  return [{ part: honours ? 'half-flush' : 'full-flush', suit: suits[0] }]
}

/** The parts of a route, from shape to colour to honours. */
export function routeParts(shape: RouteShape, closed: boolean): RoutePart[] {
  const parts: RoutePart[] = []
  if (shape.special === 'nine-gates')
    parts.push({ part: 'nine-gates', suit: shape.allowed.findIndex((mask) => mask !== 0) })
  else if (shape.special !== null) parts.push({ part: shape.special })
  else if (shape.mode !== SETS) parts.push({ part: shape.mode === PONGS ? 'all-pongs' : 'all-chows' })
  if (shape.special !== 'nine-gates' && shape.special !== 'thirteen-orphans') parts.push(...kindParts(shape))
  for (const tile of honourKinds(shape.pongs)) parts.push({ part: 'honour-pong', tile })
  if (shape.eye !== null) parts.push({ part: 'honour-eye', tile: shape.eye })
  if (parts.length === 0) parts.push({ part: 'any-shape' })
  if (closed && shape.special === null) parts.push({ part: 'closed' })
  return parts
}

type WaitRule = Exclude<Ruleset['conditions']['pingHuWait'], 'none'>

function waitRule({ lines }: Promised, { conditions }: Ruleset): WaitRule | null {
  const { pingHuWait, chowPingHuWait } = conditions
  if (pingHuWait === 'none') return null
  const asks = lines.some(
    ({ id }) => id === 'ping-hu' || (id === 'chow-ping-hu' && chowPingHuWait === 'required'),
  )
  return asks ? pingHuWait : null
}

export const worth = ({ legal, total }: Promised): number => (legal ? total : -1)

/** A route of a hand: `useful` where it is known already. */
export interface Found extends Route {
  /** Tiles still missing. */
  readonly distance: number
  readonly wait: WaitRule | null
  readonly useful?: readonly Useful[]
}

/** Whether route `a` is no farther, no stricter about claims and worth no less than `b`, and better in something. */
export function beats(a: Omit<Found, 'wait'>, b: Omit<Found, 'wait'>): boolean {
  const gains = [
    b.distance - a.distance,
    worth(a.discard) - worth(b.discard),
    worth(a.selfDraw) - worth(b.selfDraw),
    Number(b.closed) - Number(a.closed),
  ]
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0)
}

/**
 * Every route of the player's book that the hand can still finish, with its distance. Those to a Pong of an honour of
 * which nothing is held are among them only where they are the nearest of all: nobody sets out for one.
 */
export function routesFound(hand: Hand, context: RouteContext, left: readonly number[]): Found[] {
  const book = routeBook(context)
  const running = liveHand(hand, left)
  const farOf = (unheld: boolean) => {
    const meter = new RouteMeter(book, unheld).load(running)
    return book.shapes.map((_, place) => meter.distance(place))
  }
  const held = farOf(false)
  const any = farOf(true)
  const nearestOf = (far: readonly number[]) => Math.min(...book.minimal.map((place) => far[place]))
  const [nearest, nearestOfAny] = [nearestOf(held), nearestOf(any)]
  const far = held.map((missing, place) =>
    nearestOfAny < nearest && any[place] === nearestOfAny ? nearestOfAny : missing,
  )
  return book.routes
    .filter((route) => far[route.shape] < FAR)
    .map((route) => ({
      ...route,
      distance: far[route.shape],
      wait: waitRule(route.discard, context.rules),
    }))
}

/** Routes as a page shows them, nearest first, then dearest. */
export function viewOf(
  found: readonly Found[],
  hand: Hand,
  context: RouteContext,
  left: readonly number[],
): RouteView[] {
  const book = routeBook(context)
  const meter = new RouteMeter(book, true).load(liveHand(hand, left))
  const masks = new Uint16Array(GROUPS)
  const usefulOf = (shape: number): Useful[] => {
    masks.fill(0)
    meter.addUseful(shape, masks)
    return kindsOfMasks(masks).map((kind) => [kind, left[kind]])
  }
  return found
    .map(
      (one): RouteView => ({
        ...one,
        parts: routeParts(book.shapes[one.shape], one.closed),
        useful: one.useful ?? usefulOf(one.shape),
      }),
    )
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        worth(b.discard) + worth(b.selfDraw) - worth(a.discard) - worth(a.selfDraw) ||
        Number(a.closed) - Number(b.closed),
    )
}

/**
 * The routes of a hand (3n+1 or 3n+2 tiles) to a legal win, nearest first, then dearest: those that no other beats
 * in distance, worth and freedom to claim. `left` are copies nobody shows, by kind; a route that needs tiles of
 * which too few are left is not there. No route at all: the hand can no longer reach the minimum. Waits are not
 * looked at: for a hand that is ready, `readyRoutes` does.
 */
export function routesOf(hand: Hand, context: RouteContext, left: readonly number[]): RouteView[] {
  const open = routesFound(hand, context, left)
  return viewOf(
    open.filter((one) => !open.some((other) => beats(other, one))),
    hand,
    context,
    left,
  )
}

/** A hand in running form that can only come to hold what is left: `left` by kind, the hand's own tiles aside. */
export function liveHand(hand: Hand, left: readonly number[]): RunningHand {
  const running = runningHand(hand)
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    const beyond = running.caps[kind] - running.counts[kind] - left[kind]
    if (beyond > 0) running.withdraw(kind, beyond)
  }
  return running
}
