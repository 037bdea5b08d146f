import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Ruleset, RuleValues, TableId } from '../engine/index.ts'
import { type Bill, billOf } from './payments-bill.ts'
import type { PaymentsState } from './payments-state.ts'
import { AS_WRITTEN, choiceOf, type OwnRules } from './rules.ts'
import { checkRules, leanRules, rulesetOf } from './rules-check.ts'

/** The table and house rules a bill is shown under. */
export interface BillRules {
  readonly table: TableId
  readonly values: RuleValues
  readonly rules: Ruleset
  /** They are the bill's own (a link's, an example's), not the reader's. */
  readonly pinned: boolean
}

/** One bill being settled. Every island has its own; only the house rules are shared. */
export interface PaymentsStore {
  readonly $state: ReadableAtom<PaymentsState>
  readonly $force: ReadableAtom<BillRules>
  readonly $bill: ReadableAtom<Bill>
  readonly set: (change: (state: PaymentsState) => PaymentsState) => void
  /** The reader's house rules; a pinned bill does not follow them. */
  readonly follow: (own: OwnRules) => void
}

/** `at`: the table a lesson is about, whichever the reader sits at. */
export function billRules(pinned: PaymentsState['pinned'], own: OwnRules, at?: TableId): BillRules {
  const table = pinned?.table ?? at ?? own.table
  const values = pinned ? leanRules(table, pinned.values) : checkRules(choiceOf(own, table)).values
  return { table, values, rules: rulesetOf(table, values), pinned: pinned !== null }
}

/** A bill that starts from a state, under the table as written until it is told of the reader's rules. */
export function createPayments(start: PaymentsState, at?: TableId): PaymentsStore {
  const $own = atom<OwnRules>(AS_WRITTEN)
  const $state = atom(start)
  const $pinned = computed($state, (state) => state.pinned)
  const $force = computed([$pinned, $own], (pinned, own) => billRules(pinned, own, at))
  return {
    $state,
    $force,
    $bill: computed([$state, $force], (state, force) => billOf(state, force.rules)),
    set: (change) => $state.set(change($state.get())),
    follow: (own) => $own.set(own),
  }
}
