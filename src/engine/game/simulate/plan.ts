import type { RuleValues } from '../../rules/resolve.ts'
import type { TableId } from '../../rules/ruleset.ts'
import type { ByPlayer, StartEvent } from '../events.ts'
import { nextStart } from '../match.ts'
import type { GameState } from '../state.ts'

/** Which hands a simulation plays, and which of them share a wall. */
export interface Plan {
  readonly hands: number
  /** The start of the next hand; `before` is the hand just ended, null for the first. */
  next(before: GameState | null): StartEvent
  /** Whether the hand of this number (from 1) is the last one on its wall. */
  lastOnWall(hand: number): boolean
}

export interface PlanBase {
  readonly table: TableId
  readonly rules: RuleValues
  readonly seed: string
}

const PLAYERS: ByPlayer<string> = ['A', 'B', 'C', 'D']

const first = ({ table, rules, seed }: PlanBase): StartEvent => ({
  type: 'start',
  table,
  rules,
  mode: 'scored',
  players: PLAYERS,
  dealer: 0,
  round: 'east',
  changes: 0,
  hand: 1,
  seed,
  deal: 1,
  wall: null,
  points: [0, 0, 0, 0],
})

/** Independent hands, each on its own wall; the Banker moves on by one player each hand. */
export const independentHands = (base: PlanBase, hands: number): Plan => ({
  hands,
  next(before) {
    const hand = (before?.start.hand ?? 0) + 1
    return { ...first(base), hand, deal: hand, dealer: (hand - 1) % 4 }
  },
  lastOnWall: () => true,
})

/** Every wall four times, with player A in each seat once. */
export const duplicateHands = (base: PlanBase, walls: number): Plan => ({
  hands: 4 * walls,
  next(before) {
    const played = before?.start.hand ?? 0
    // player A sits in seat `played % 4`: the Banker is as many players before A
    return {
      ...first(base),
      hand: played + 1,
      deal: Math.floor(played / 4) + 1,
      dealer: (4 - (played % 4)) % 4,
    }
  },
  lastOnWall: (hand) => hand % 4 === 0,
})

/** Hands of full matches, a new match after each; the last match may be cut short. */
export const matchHands = (base: PlanBase, hands: number): Plan => ({
  hands,
  next(before) {
    if (before === null) return { ...first(base), mode: 'match' }
    const { hand, deal } = before.start
    return nextStart(before) ?? { ...first(base), mode: 'match', hand: hand + 1, deal: deal + 1 }
  },
  lastOnWall: () => true,
})
