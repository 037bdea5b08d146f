import { groupOf } from '../analysis/groups.ts'
import { type RouteBook, routeBook } from '../analysis/route-book.ts'
import { RouteMeter } from '../analysis/route-meter.ts'
import type { Promised } from '../analysis/route-price.ts'
import type { RunningHand } from '../analysis/running-hand.ts'
import { copiesOf, kindsOfMasks } from '../analysis/useful.ts'
import { FAR } from '../analysis/vectors.ts'
import { waitValues } from '../analysis/wait-values.ts'
import type { Hand } from '../hand.ts'
import type { Kind } from '../tiles.ts'
import { type Position, runningOf } from './position.ts'

/** What a hand that waits for a tile may hope for. */
export interface Prospect {
  /** Tiles missing for the nearest legal win; FAR when there is none. */
  readonly distance: number
  /** Copies left that bring it nearer, and those of them that a claim may bring too. */
  readonly useful: number
  readonly claimable: number
  /**
   * What a win is worth, in tai or faan: the most that a nearest route is sure of; of a ready hand that was scored,
   * the mean over the tiles it waits for.
   */
  readonly worth: number
}

/** Counts the positions looked at in one decision, and says when it has been enough. No clock is read. */
export interface Budget {
  left: number
}

/** Positions one decision may look at. A turn needs fourteen, a claim of several Chi about fifty. */
export const MOST_POSITIONS = 160

export const fullBudget = (): Budget => ({ left: MOST_POSITIONS })

export const NO_PROSPECT: Prospect = { distance: FAR, useful: 0, claimable: 0, worth: 0 }

const meters = new WeakMap<RouteBook, RouteMeter>()

function meterOf(book: RouteBook): RouteMeter {
  let meter = meters.get(book)
  if (meter === undefined) meters.set(book, (meter = new RouteMeter(book)))
  return meter
}

const all = new Uint16Array(4)
const open = new Uint16Array(4)

const best = (discard: Promised, selfDraw: Promised): number =>
  Math.max(discard.legal ? discard.total : 0, selfDraw.legal ? selfDraw.total : 0)

interface Worth {
  readonly shape: number
  readonly total: number
}
const worths = new WeakMap<RouteBook, readonly Worth[]>()

/** The most that each shape of a book is worth, dearest first. */
function worthsOf(book: RouteBook): readonly Worth[] {
  let found = worths.get(book)
  if (found === undefined) {
    const most = book.shapes.map(() => 0)
    for (const { shape, discard, selfDraw } of book.routes)
      most[shape] = Math.max(most[shape], best(discard, selfDraw))
    found = most
      .map((total, shape) => ({ shape, total }))
      .sort((a, b) => b.total - a.total || a.shape - b.shape)
    worths.set(book, found)
  }
  return found
}

/** Of the tiles that win on a discard too, so many come that way for each that is drawn. */
export const SHOT_FOR_DRAWN = 2

/** Looks at one hand and what becomes of it when a tile is let go. */
export class Scout {
  readonly running: RunningHand
  private readonly position: Position
  private readonly meter: RouteMeter
  private readonly budget: Budget

  constructor(position: Position, budget: Budget, exact = false) {
    this.position = position
    this.budget = budget
    this.running = runningOf(position, exact)
    this.meter = meterOf(routeBook(position.context)).load(this.running)
  }

  /** Whether the decision's budget is used up. */
  get spent(): boolean {
    return this.budget.left <= 0
  }

  /** Tiles missing for the nearest legal win. */
  distance(): number {
    this.budget.left--
    return this.meter.nearest(this.meter.book.minimal)
  }

  /** Everything about the hand as it stands. */
  prospect(): Prospect {
    const { meter } = this
    const { book } = meter
    const distance = this.distance()
    if (distance >= FAR) return NO_PROSPECT
    all.fill(0)
    for (const place of book.minimal) if (meter.distance(place) === distance) meter.addUseful(place, all)
    open.fill(0)
    for (const place of book.minimalOpen) if (meter.distance(place) === distance) meter.addUseful(place, open)
    const dearest = worthsOf(book).find(({ shape }) => meter.distance(shape) === distance)
    const worth = dearest?.total ?? 0
    const { left } = this.position
    return { distance, useful: copiesOf(all, left), claimable: copiesOf(open, left), worth }
  }

  /**
   * The same with each wait of a ready hand scored: some shapes are worth too little, some only when self-drawn
   * (SG-E7). Where no tile is left that wins, the hand is taken as one step farther.
   */
  scored(): Prospect {
    const found = this.prospect()
    if (found.distance !== 1) return found
    const { context, left } = this.position
    const waits = kindsOfMasks(all).filter((kind) => left[kind] > 0)
    let useful = 0
    let claimable = 0
    let weight = 0
    let sum = 0
    for (const { tile, selfDraw, discard } of waitValues(this.hand(), waits, left, context)) {
      if (selfDraw.legal) {
        useful += left[tile]
        weight += left[tile]
        sum += left[tile] * selfDraw.total
      }
      if (discard.legal) {
        claimable += left[tile]
        weight += SHOT_FOR_DRAWN * left[tile]
        sum += SHOT_FOR_DRAWN * left[tile] * discard.total
      }
    }
    return weight === 0 ? { ...found, distance: 2 } : { distance: 1, useful, claimable, worth: sum / weight }
  }

  private hand(): Hand {
    const { melds, bonus } = this.position.context
    const concealed = this.kinds().flatMap((kind) => new Array<Kind>(this.running.counts[kind]).fill(kind))
    return { concealed, melds, bonus: bonus.slice().sort((a, b) => a - b), winning: null }
  }

  /** Asks about the hand without one copy of a kind, which nobody will see again. */
  without<T>(kind: Kind, ask: () => T): T {
    const { running, meter } = this
    const group = groupOf(kind)
    const gone = this.position.left[kind] === 0 ? 1 : 0
    running.remove(kind)
    running.withdraw(kind, gone)
    meter.touch(group)
    const answer = ask()
    running.withdraw(kind, -gone)
    running.add(kind)
    meter.touch(group)
    return answer
  }

  /** Kinds in the hand, rising. */
  kinds(): Kind[] {
    const kinds: Kind[] = []
    for (let kind = 0; kind < this.running.counts.length; kind++)
      if (this.running.counts[kind] > 0) kinds.push(kind)
    return kinds
  }
}

/** Whether a legal win can still be had, by the exact copies left, once a tile is let go if one must be. */
export function canWin(position: Position, mustDiscard: boolean): boolean {
  const scout = new Scout(position, fullBudget(), true)
  return mustDiscard
    ? scout.kinds().some((kind) => scout.without(kind, () => scout.distance()) < FAR)
    : scout.distance() < FAR
}
