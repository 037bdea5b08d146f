import { atom, computed, type ReadableAtom } from 'nanostores'
import { type Fact, factsOf } from './liability-facts.ts'
import { type Finding, findLiability } from './liability-find.ts'
import type { LiabilityState } from './liability-state.ts'
import { type BillRules, billRules } from './payments.ts'
import { AS_WRITTEN, type OwnRules } from './rules.ts'

/** One moment being judged. Every island has its own; only the house rules are shared. */
export interface LiabilityStore {
  readonly $state: ReadableAtom<LiabilityState>
  readonly $force: ReadableAtom<BillRules>
  readonly $finding: ReadableAtom<Finding>
  readonly $facts: ReadableAtom<readonly Fact[]>
  readonly set: (change: (state: LiabilityState) => LiabilityState) => void
  /** The reader's house rules of the Singapore table; a pinned moment does not follow them. */
  readonly follow: (own: OwnRules) => void
}

/** Bao is the Singapore table's, whichever table the reader sits at. */
export const caseRules = (pinned: LiabilityState['pinned'], own: OwnRules): BillRules =>
  billRules(pinned, own, 'singapore')

export function createLiability(start: LiabilityState): LiabilityStore {
  const $own = atom<OwnRules>(AS_WRITTEN)
  const $state = atom(start)
  const $pinned = computed($state, (state) => state.pinned)
  const $force = computed([$pinned, $own], caseRules)
  const $finding = computed([$state, $force], findLiability)
  return {
    $state,
    $force,
    $finding,
    $facts: computed([$state, $force, $finding], (state, force, finding) =>
      factsOf(state, force.rules, finding.complete),
    ),
    set: (change) => $state.set(change($state.get())),
    follow: (own) => $own.set(own),
  }
}
