import {
  SEATS,
  type Seat,
  type SeatView,
  type SeenEvent,
  seatIndex,
  viewEvent,
  viewFrom,
} from '../../../engine/index.ts'
import { askedOf, type Shown } from '../../../stores/play.ts'
import { type Line, seatOfYou } from '../../../stores/play-game.ts'

/** What the page knows of the moment shown: a view and nothing else of the game. */
export interface Scene {
  readonly shown: Shown
  readonly view: SeatView
  readonly you: Seat
  /** The decision that waits for the reader, or null. */
  readonly asked: number | null
  /** Everything is shown. */
  readonly still: boolean
}

export function sceneOf(shown: Shown): Scene {
  const { game, at } = shown
  const state = game.states[at]
  const you = seatOfYou(state)
  return {
    shown,
    view: viewFrom(state, you),
    you,
    asked: askedOf(shown),
    still: at === game.events.length - 1,
  }
}

export const PLACES = ['me', 'right', 'across', 'left'] as const
export type Place = (typeof PLACES)[number]

/** Where a seat lies seen from the reader's: the next one in turn is at the right hand. */
export const placeOf = (you: Seat, seat: Seat): Place => PLACES[(seatIndex(seat) - seatIndex(you) + 4) % 4]
export const seatAt = (you: Seat, place: Place): Seat => SEATS[(seatIndex(you) + PLACES.indexOf(place)) % 4]

export interface SeenAt {
  readonly at: number
  readonly event: SeenEvent
}

/** The events up to `at` as the reader may see them, at most the last `most`. */
export function seenEvents({ game, at }: Shown, most: number): readonly SeenAt[] {
  const seen: SeenAt[] = []
  const you = seatOfYou(game.states[0])
  for (let i = at; i > 0 && seen.length < most; i--) {
    const event = viewEvent(game.states[i - 1], game.events[i], you)
    if (event !== null) seen.push({ at: i, event })
  }
  return seen.reverse()
}

/** Places of a log at which the reader sees something happen, the deal first. */
export function momentsOf({ events, states }: Line): readonly number[] {
  const you = seatOfYou(states[0])
  const moments = [1]
  for (let at = 2; at < events.length; at++)
    if (events[at].type !== 'end' && viewEvent(states[at - 1], events[at], you) !== null) moments.push(at)
  return moments
}
