import type { Action } from './actions.ts'
import type { Draft } from './ready.ts'
import { ownBonus, passOn } from './ready.ts'
import type { GameState, PerSeat, SeatState } from './state.ts'
import { winScore } from './wins.ts'

const offered = (offers: readonly Action[], ...types: readonly Action['type'][]): boolean =>
  offers.some(({ type }) => types.includes(type))

/**
 * SG-B6: whether this answer passes a win or a Pong that could have been made. A lower claim than a win passes the
 * win; Pong and Kong are one; a higher claim than the Pong passes nothing.
 */
function passes(offers: readonly Action[], answer: Action): boolean {
  if (offered(offers, 'win', 'rob') && answer.type !== 'win' && answer.type !== 'rob') return true
  return offered(offers, 'pong', 'kong') && !['win', 'pong', 'kong'].includes(answer.type)
}

/** Locks what was passed (SG-B6). */
function lockPassed(d: Draft): void {
  const kind = d.tile?.kind
  if (kind === undefined || !d.rules.play.passLock) return
  let seats: [SeatState, SeatState, SeatState, SeatState] | null = null
  for (let i = 0; i < 4; i++) {
    const offers = d.offers[i]
    const answer = d.answers[i]
    if (offers === null || answer === null || !passes(offers, answer)) continue
    seats ??= [...d.seats]
    seats[i] = { ...seats[i], locked: [...seats[i].locked, kind] }
  }
  if (seats !== null) d.seats = seats as PerSeat<SeatState>
}

const RANK: Readonly<Partial<Record<Action['type'], number>>> = {
  win: 3,
  rob: 3,
  'rob-eighth': 3,
  pong: 2,
  kong: 2,
  chi: 1,
}
const TOP = 3

/** SG-B2: the highest claim; of equals the first in turn after the giver. House rule thirteenOrphansPriority. */
function highest(s: GameState): { seat: number; action: Action } | null {
  const from = s.tile?.from ?? s.turn
  let best: { seat: number; action: Action } | null = null
  let bestRank = 0
  for (let step = 1; step < 4; step++) {
    const seat = (from + step) % 4
    const action = s.answers[seat]
    if (action === null) continue
    let rank = RANK[action.type] ?? 0
    if (rank === TOP && s.rules.play.thirteenOrphansPriority && wondersBy(s, seat, action)) rank++
    if (rank > bestRank) {
      best = { seat, action }
      bestRank = rank
    }
  }
  return best
}

const wondersBy = (s: GameState, seat: number, { type }: Action): boolean =>
  type !== 'rob-eighth' &&
  winScore(s, seat, type === 'rob' ? 'rob-kong' : 'discard').reading?.shape === 'thirteen-orphans'

/** Every answer is in: the highest claim is granted, or play goes on. */
export function resolve(d: Draft): void {
  const was = d.step
  const granted = highest(d)
  if (was !== 'rob-eighth') lockPassed(d)
  if (granted !== null) {
    d.granted = granted
    d.step = 'grant'
  } else if (was === 'claims') passOn(d)
  else if (was === 'robbing') d.step = 'kong'
  else ownBonus(d)
}
