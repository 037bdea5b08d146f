import { FAR } from '../analysis/vectors.ts'
import type { Action } from '../game/actions.ts'
import type { Bot } from '../game/bot.ts'
import type { SeatView } from '../game/view.ts'
import type { Rng } from '../rng.ts'
import { afterDeclaring, isSetClaim, keepsAWin, ofType, winAmong } from './declare.ts'
import { type Position, positionOf } from './position.ts'
import { type Budget, fullBudget, type Prospect, Scout } from './prospects.ts'

/** Habits of a bot that plays for the nearest legal win. */
export interface Habits {
  /** In a hundred: how often it lets go of any tile at all. */
  readonly slips: number
  /** In a hundred: how often it overlooks a claim. */
  readonly overlooks: number
  /** Tiles that a claim must gain, useful tiles counted as part of one. */
  readonly pongGains: number
  readonly chiGains: number
}

export const CASUAL: Habits = { slips: 8, overlooks: 0, pongGains: 0.5, chiGains: 0.8 }

/** So many useful copies are worth half a tile. */
const HALF_A_TILE = 16

/** Tiles missing, less a part of one for what may come. */
const nearness = ({ distance, useful }: Prospect): number => distance - useful / (useful + HALF_A_TILE)

/** The nearest of the hands that a discard leaves; ties go to the one that leaves a lower kind. */
function bestDiscard(position: Position, budget: Budget): { readonly kind: number; readonly far: number } {
  const scout = new Scout(position, budget)
  let nearest = FAR + 1
  const kinds = scout.kinds()
  const distances = kinds.map((kind) => {
    const distance = scout.spent ? FAR : scout.without(kind, () => scout.distance())
    nearest = Math.min(nearest, distance)
    return distance
  })
  let found = { kind: kinds[0], far: Number.POSITIVE_INFINITY }
  kinds.forEach((kind, i) => {
    if (distances[i] > nearest) return
    const far = nearest >= FAR ? FAR : nearness(scout.without(kind, () => scout.prospect()))
    if (far < found.far) found = { kind, far }
  })
  return found
}

const here = (position: Position, budget: Budget): number => {
  const prospect = new Scout(position, budget).prospect()
  return prospect.distance >= FAR ? FAR : nearness(prospect)
}

function answerClaim(view: SeatView, legal: readonly Action[], habits: Habits, rng: Rng): Action {
  const pass = legal.find(({ type }) => type === 'pass') ?? legal[0]
  if (rng.below(100) < habits.overlooks) return pass
  const position = positionOf(view, 'own')
  const budget = fullBudget()
  const before = here(position, budget)
  let chosen = pass
  let best = before
  for (const action of ofType(legal, 'pong', 'kong', 'chi')) {
    const after = afterDeclaring(position, action, view)
    const far = isSetClaim(action) ? bestDiscard(after, budget).far : here(after, budget)
    const gains = action.type === 'chi' ? habits.chiGains : habits.pongGains
    if (far < FAR && before - far > gains && far < best && keepsAWin(view, action)) {
      best = far
      chosen = action
    }
  }
  return chosen
}

function takeTurn(view: SeatView, legal: readonly Action[], habits: Habits, rng: Rng): Action {
  const discards = ofType(legal, 'discard')
  if (discards.length > 0 && rng.below(100) < habits.slips) return discards[rng.below(discards.length)]
  const position = positionOf(view, 'own')
  const budget = fullBudget()
  const { kind, far } = bestDiscard(position, budget)
  for (const action of ofType(legal, 'kong-concealed', 'kong-added'))
    if (Math.floor(here(afterDeclaring(position, action, view), budget)) <= Math.floor(far)) return action
  return discards.find(({ tile }) => tile === kind) ?? discards[0] ?? legal[0]
}

/** Plays for the nearest legal win by its own tiles, and defends nothing. */
export const routeBot =
  (habits: Habits): Bot =>
  (view, legal, rng) => {
    const win = winAmong(legal)
    if (win !== undefined) return win
    if (legal.length === 1) return legal[0]
    return legal.some(({ type }) => type === 'discard')
      ? takeTurn(view, legal, habits, rng)
      : answerClaim(view, legal, habits, rng)
  }

export const casualBot: Bot = routeBot(CASUAL)
