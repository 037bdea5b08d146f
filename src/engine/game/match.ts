import { BANKERS_A_ROUND, bankerStays, ROUNDS_A_MATCH, roundAfter } from '../rotation.ts'
import { SEATS, seatIndex } from '../tiles.ts'
import type { ByPlayer, NextHand, StartEvent } from './events.ts'
import type { GameState } from './state.ts'

/** The player who sits at a seat (index) this hand. */
export const playerAt = ({ dealer }: Pick<StartEvent, 'dealer'>, seat: number): number => (dealer + seat) % 4
/** Where a player sits (index) this hand. */
export const seatOf = ({ dealer }: Pick<StartEvent, 'dealer'>, player: number): number =>
  (player - dealer + 4) % 4

/** SG-D2; a hand that is not over has moved nobody. */
const staysAfter = ({ result, rules, kongStood }: GameState): boolean =>
  result === null || bankerStays(result.type === 'win' ? result.seat : null, kongStood, rules)

/** Who deals next in a match and in which round; null when the match is over, or there is none. SG-D2, D3. */
export function nextHand(s: GameState): NextHand | null {
  const { start, rules } = s
  if (start.mode !== 'match' || rules.play.dealer !== 'winner-stays') return null
  if (staysAfter(s)) return { dealer: start.dealer, round: start.round, changes: start.changes }
  const changes = start.changes + 1
  if (changes === ROUNDS_A_MATCH * BANKERS_A_ROUND) return null
  return { dealer: (start.dealer + 1) % 4, round: roundAfter(changes, rules), changes }
}

/** What each player has won or lost so far, this hand included. */
export function standings({ start, points }: Pick<GameState, 'start' | 'points'>): ByPlayer<number> {
  return start.points.map(
    (before, player) => before + points[SEATS[seatOf(start, player)]],
  ) as unknown as ByPlayer<number>
}

/**
 * The start of the hand after a finished one. In a match it is the next hand, points carried, or null at its end.
 * Independent hands begin anew without points; the Banker moves on unless the table fixes the dealer (HK-A4).
 */
export function nextStart(s: GameState): StartEvent | null {
  const { start, end } = s
  if (end === null) return null
  const after = { ...start, wall: null, hand: start.hand + 1, deal: start.deal + 1 }
  if (start.mode === 'match') {
    if (end.next === null) return null
    return { ...after, ...end.next, points: standings(s) }
  }
  const dealer = s.rules.play.dealer === 'fixed' ? start.dealer : (start.dealer + 1) % 4
  return { ...after, dealer, points: [0, 0, 0, 0] }
}

/** Players by points, most first; equal points keep the order of seating. */
export function ranking(points: ByPlayer<number>): number[] {
  return [0, 1, 2, 3].sort((a, b) => points[b] - points[a] || a - b)
}

/** The player who holds a seat, by name. */
export const playerName = (start: StartEvent, seat: (typeof SEATS)[number]): string =>
  start.players[playerAt(start, seatIndex(seat))]
