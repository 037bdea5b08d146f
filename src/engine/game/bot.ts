import { hashText, type Rng, rngFromWords } from '../rng.ts'
import { type Seat, seatIndex } from '../tiles.ts'
import type { Action } from './actions.ts'
import { playerAt } from './match.ts'
import type { GameState } from './state.ts'
import type { SeatView } from './view.ts'

/** Chooses one of the legal actions from what its seat sees, the same one for the same view and numbers. */
export type Bot = (view: SeatView, legal: readonly Action[], rng: Rng) => Action

/** Bots by the name that requests call them by. */
export type Bots = Readonly<Record<string, Bot>>

const BOT_SALT = 0x626f7473

/**
 * The numbers a bot may use for the decision now open to a seat. They depend on the hand's seed, the player and the
 * decision's number alone, so a hand resumed, replayed or gone back on meets the same bot; they tell nothing of the wall.
 */
export function decisionRng({ start, decision }: GameState, seat: Seat): Rng {
  const player = playerAt(start, seatIndex(seat))
  return rngFromWords(hashText(start.seed, BOT_SALT), start.deal, (decision << 2) | player, 1)
}

const PREFERRED = ['win', 'rob', 'rob-eighth'] as const

/** Takes every win, else anything legal at random. For checks: it plays no mahjong. */
export const randomBot: Bot = (_view, legal, rng) =>
  legal.find(({ type }) => PREFERRED.includes(type as (typeof PREFERRED)[number])) ??
  legal[rng.below(legal.length)]

/** Takes the first legal action. For checks. */
export const firstBot: Bot = (_view, legal) => legal[0]

/** Bots that play no mahjong, for checks of the rules. */
export const CHECK_BOTS: Bots = { random: randomBot, first: firstBot }
