import type { Ruleset } from '../../../engine/index.ts'
import { type Asked, readFed } from '../../../practice/index.ts'
import { type Fact, factsOf } from '../../../stores/liability-facts.ts'
import { type CaseRules, findLiability } from '../../../stores/liability-find.ts'
import type { LiabilityState } from '../../../stores/liability-state.ts'

/** What a question about liability tells, as the explorer judges it; null where it cannot be read. */
export function momentOf(asked: Asked, rules: Ruleset): LiabilityState | null {
  const fed = readFed(asked, rules)
  if (fed === null) return null
  const { receiver, feeder, round, hand, tile, scene } = fed
  const { act, playable, fresh } = scene
  return {
    receiver,
    feeder,
    round,
    hand: { ...hand, winning: tile },
    act,
    playable,
    fresh,
    earlier: null,
    later: 'self-draw',
    pinned: null,
  }
}

/** Which rules of SG-H were tried on a moment, and what each found or missed; none where nothing can be judged. */
export function reasonsOf(state: LiabilityState, force: CaseRules): readonly Fact[] {
  const { fault, complete } = findLiability(state, force)
  return fault === null ? factsOf(state, force.rules, complete) : []
}
