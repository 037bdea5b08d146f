import {
  type Action,
  decisionOf,
  type GameState,
  type Hand,
  type Kind,
  play,
  type Score,
  SEATS,
  type Seat,
  type Situation,
  scoreHand,
  seatIndex,
  type WinEvent,
  type WinWay,
  winContext,
} from '../engine/index.ts'
import type { Line } from './play-game.ts'

const WINS: readonly Action['type'][] = ['win', 'rob', 'rob-eighth']
export const isWin = ({ type }: Action): boolean => WINS.includes(type)

/** What an answer would bring. */
export interface Offer {
  readonly action: Action
  /** The win it would be if nobody goes first; null for the others. */
  readonly win: WinEvent | null
  /** The tiles it would lay down, the claimed one among them. */
  readonly set: readonly Kind[]
}

function setOf({ type, tile }: Action): Kind[] {
  if (tile === null || type === 'discard') return []
  if (type === 'chi') return [tile, tile + 1, tile + 2]
  return Array.from({ length: type === 'pong' ? 3 : 4 }, () => tile)
}

/** The moment a decision was opened, before anybody answered it. */
export function openedAt({ states }: Line, at: number): GameState {
  const { decision } = states[at]
  let i = at
  while (i > 0 && states[i - 1].decision === decision && states[i - 1].offers.some((one) => one !== null)) i--
  return states[i]
}

/** Lets every other seat pass, so that what a win would bring tells nothing of what others answer. */
function winOf(opened: GameState, seat: Seat, action: Action): WinEvent | null {
  let state = opened
  const { decision } = opened
  for (const other of SEATS) {
    if (other === seat || decisionOf(state, other) === null) continue
    const pass = state.offers[seatIndex(other)]?.find(({ type }) => type === 'pass')
    const done = pass && play(state, { seat: other, action: pass, decision })
    if (done?.ok) state = done.value.state
  }
  const done = play(state, { seat, action, decision })
  if (!done.ok) return null
  return done.value.events.find((event) => event.type === 'win') ?? null
}

/** Everything a seat may answer but its discards, wins first, each with what it would bring. */
export function offersAt(line: Line, at: number, seat: Seat): readonly Offer[] {
  const state = line.states[at]
  const legal = decisionOf(state, seat) === null ? [] : (state.offers[seatIndex(seat)] ?? [])
  const opened = openedAt(line, at)
  return legal
    .filter(({ type }) => type !== 'discard')
    .map((action) => ({
      action,
      win: isWin(action) ? winOf(opened, seat, action) : null,
      set: setOf(action),
    }))
}

/** Whether passing now locks the tile (SG-B6). */
export const passLocks = (state: GameState, seat: Seat): boolean =>
  state.rules.play.passLock &&
  state.tile !== null &&
  state.step !== 'turn' &&
  (state.offers[seatIndex(seat)] ?? []).some((action) => isWin(action) || action.type === 'pong')

/** A complete hand that is worth too little, as it would be scored. */
export interface Below {
  readonly hand: Hand
  readonly situation: Situation
  readonly score: Score
}

const WAY: Readonly<Record<'kong' | 'discard', WinWay>> = { kong: 'rob-kong', discard: 'discard' }

/** Why a complete hand may not win here; null when it is not complete, or may. */
export function belowAt(state: GameState, seat: Seat): Below | null {
  const index = seatIndex(seat)
  if ((state.below & (1 << index)) === 0) return null
  const { tile } = state
  const by: WinWay =
    tile === null || tile.by === 'bonus' || state.step === 'turn' ? 'self-draw' : WAY[tile.by]
  const { hand, situation } = winContext(state, index, by)
  return { hand, situation, score: scoreHand(hand, situation, state.rules) }
}
