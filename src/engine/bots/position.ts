import type { RouteContext } from '../analysis/route-price.ts'
import { RunningHand } from '../analysis/running-hand.ts'
import type { SeatView } from '../game/view.ts'
import { type Meld, meldTiles } from '../hand.ts'
import { COPIES, type Kind, NORMAL_KINDS, seatIndex } from '../tiles.ts'

/** Which copies a player counts as gone: its own alone, or all that lie open. */
export type Counting = 'own' | 'all'

/** A player's hand as a bot thinks about it. */
export interface Position {
  readonly context: RouteContext
  readonly concealed: readonly Kind[]
  /** Copies of each kind that may still come, by what the player counts. */
  readonly left: number[]
}

/** Copies of each kind that `counting` does not account for. */
export function copiesUnseen(view: SeatView, counting: Counting): number[] {
  const left = new Array<number>(NORMAL_KINDS).fill(COPIES)
  const own = seatIndex(view.seat)
  const gone = (kind: Kind) => {
    if (left[kind] > 0) left[kind]--
  }
  for (const kind of view.concealed) gone(kind)
  view.seats.forEach(({ melds }, i) => {
    if (i === own || counting === 'all')
      for (const meld of melds) for (const kind of meldTiles(meld)) gone(kind)
  })
  if (counting === 'all') for (const { tile, claimed } of view.discards) if (claimed === null) gone(tile)
  return left
}

export function positionOf(view: SeatView, counting: Counting): Position {
  const { rules, seat, round, seats, concealed } = view
  const { melds, bonus } = seats[seatIndex(seat)]
  return { context: { rules, seat, round, melds, bonus }, concealed, left: copiesUnseen(view, counting) }
}

/** How many tiles a player has discarded: its own turns so far. */
export function turnsOf(view: SeatView): number {
  let turns = 0
  for (const { seat } of view.discards) if (seat === view.seat) turns++
  return turns
}

/** The position after a set has been declared with these tiles from the hand. */
export function declared(position: Position, meld: Meld, fromHand: readonly Kind[]): Position {
  const { context, left } = position
  const concealed = position.concealed.slice()
  for (const kind of fromHand) concealed.splice(concealed.indexOf(kind), 1)
  return { context: { ...context, melds: [...context.melds, meld] }, concealed, left }
}

/**
 * The hand in running form. A kind of which no copy is left cannot be drawn; that one or two are left is weighed by
 * counting, so that hands alike are looked up and not worked out anew. `exact`: never more than the copies left.
 */
export function runningOf({ context, concealed, left }: Position, exact = false): RunningHand {
  const running = new RunningHand()
  for (const kind of concealed) running.add(kind)
  for (const meld of context.melds) running.declare(meld)
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    const beyond = running.caps[kind] - running.counts[kind] - left[kind]
    if (beyond > 0 && (exact || left[kind] === 0)) running.withdraw(kind, beyond)
  }
  return running
}
