import type { Hand } from '../hand.ts'
import { type Score, scoreHand } from '../score.ts'
import { type Kind, NORMAL_KINDS, nextSeat } from '../tiles.ts'
import type { Situation } from '../win.ts'
import type { Useful } from './acceptance.ts'
import { GROUPS, groupOf } from './groups.ts'
import { routeBook } from './route-book.ts'
import { RouteMeter } from './route-meter.ts'
import type { RouteContext } from './route-price.ts'
import { liveHand } from './routes.ts'
import { kindsOfMasks } from './useful.ts'
import { FAR } from './vectors.ts'

/** One nearest way to finish a route: tiles to draw, tiles to let go, and the hand that comes of it. */
export interface RoutePlan {
  readonly draws: readonly Kind[]
  readonly discards: readonly Kind[]
  /** The finished hand; the tile it wins on is the draw that scores most on a discard. */
  readonly hand: Hand
  readonly selfDraw: Score
  readonly discard: Score
}

/** Kinds held, each once. */
const heldKinds = (counts: Uint8Array): Kind[] =>
  Array.from({ length: NORMAL_KINDS }, (_, kind) => kind).filter((kind) => counts[kind] > 0)

/**
 * A nearest way to finish the route at a place of the player's book (`RouteView.shape`); of the tiles that help,
 * those with most copies left. null when the route cannot be finished. Nothing is claimed: the sets it makes
 * stay in the hand. `among`: the tiles that the first draw may be, where the route's worth hangs on it.
 */
export function planRoute(
  hand: Hand,
  context: RouteContext,
  left: readonly number[],
  place: number,
  among: readonly Useful[] | null = null,
): RoutePlan | null {
  const running = liveHand(hand, left)
  const meter = new RouteMeter(routeBook(context), true).load(running)
  const remaining = left.slice()
  const draws: Kind[] = []
  const discards: Kind[] = []
  for (let missing = meter.distance(place); missing > 0; missing--) {
    if (missing >= FAR) return null
    const masks = new Uint16Array(GROUPS)
    meter.addUseful(place, masks)
    const all = kindsOfMasks(masks)
    const wanted =
      draws.length === 0 && among ? all.filter((kind) => among.some(([one]) => one === kind)) : all
    const best = (wanted.length > 0 ? wanted : all).reduce((a, b) => (remaining[b] > remaining[a] ? b : a))
    running.add(best)
    remaining[best]--
    meter.touch(groupOf(best))
    draws.push(best)
  }
  const whole = 3 * running.sets + 2
  // Tiles that were drawn are kept where another may go.
  const order = heldKinds(running.counts).sort(
    (a, b) => Number(draws.includes(a)) - Number(draws.includes(b)),
  )
  for (const kind of order)
    while (running.tiles > whole && running.counts[kind] > 0) {
      running.remove(kind)
      meter.touch(groupOf(kind))
      if (meter.distance(place) === 0) discards.push(kind)
      else {
        running.add(kind)
        meter.touch(groupOf(kind))
        break
      }
    }
  const tiles = heldKinds(running.counts).flatMap((kind) => new Array<Kind>(running.counts[kind]).fill(kind))
  const last = draws.length > 0 ? draws : hand.winning !== null ? [hand.winning] : tiles
  const wins = [...new Set(last)].map((winning) => finished(hand, tiles, winning, context))
  const best = wins.reduce((a, b) => (b.discard.total > a.discard.total ? b : a))
  return { draws, discards: discards.sort((a, b) => a - b), ...best }
}

function finished(hand: Hand, tiles: readonly Kind[], winning: Kind, { rules, seat, round }: RouteContext) {
  const concealed = tiles.slice()
  concealed.splice(concealed.indexOf(winning), 1)
  const won: Hand = { ...hand, concealed, winning }
  const score = (win: Situation['win']): Score => scoreHand(won, { seat, round, win }, rules)
  return {
    hand: won,
    selfDraw: score({ by: 'self-draw', draw: 'wall', last: false, opening: null }),
    discard: score({ by: 'discard', from: nextSeat(seat), last: false, opening: null }),
  }
}
