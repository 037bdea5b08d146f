import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Ruleset, RuleValues, TableId } from '../engine/index.ts'
import type { Edit } from './builder-edit.ts'
import { type BuilderState, type Pinned, settled } from './builder-state.ts'
import { judge, type Verdict } from './builder-verdict.ts'
import { AS_WRITTEN, choiceOf, type OwnRules, withRules } from './rules.ts'
import { checkRules, leanRules, rulesetOf } from './rules-check.ts'

/** Steps that can be undone. */
const REMEMBERED = 200

interface History {
  readonly past: readonly BuilderState[]
  readonly now: BuilderState
  readonly future: readonly BuilderState[]
  /** Edits of one kind in a row (letters typed into one field) are one step. */
  readonly run: string | null
}

/** The table and house rules a hand is shown under. */
export interface InForce {
  readonly table: TableId
  readonly values: RuleValues
  readonly rules: Ruleset
  /** They are the hand's own (a link's, an example's), not the reader's. */
  readonly pinned: boolean
}

/** One hand being built. Every island has its own; only the house rules are shared. */
export interface Builder {
  readonly $state: ReadableAtom<BuilderState>
  readonly $force: ReadableAtom<InForce>
  readonly $verdict: ReadableAtom<Verdict>
  /** The hands before, the latest last. */
  readonly $past: ReadableAtom<readonly BuilderState[]>
  readonly $canUndo: ReadableAtom<boolean>
  readonly $canRedo: ReadableAtom<boolean>
  /** Makes an edit, or nothing when it is refused. Edits with the same `run` in a row are undone together. */
  readonly edit: (make: (state: BuilderState, rules: Ruleset) => Edit, run?: string) => Edit
  /** Puts in another state as one step: a prompt's hand, a link's, the one kept on the device. */
  readonly open: (state: BuilderState) => void
  /** Starts anew from a state; what can be undone from there is `past`, the latest last. */
  readonly restart: (state: BuilderState, past?: readonly BuilderState[]) => void
  readonly undo: () => void
  readonly redo: () => void
  /** The reader's house rules; a pinned hand does not follow them. */
  readonly follow: (own: OwnRules) => void
  /** Changes the rules the hand is pinned to; null lets it follow the reader's again. */
  readonly pin: (table: TableId, values: RuleValues) => void
  readonly unpin: () => void
}

/** `at`: the table a page is about, whichever the reader sits at. */
export function inForce(pinned: Pinned | null, own: OwnRules, at?: TableId): InForce {
  const table = pinned?.table ?? at ?? own.table
  const values = pinned ? leanRules(table, pinned.values) : checkRules(choiceOf(own, table)).values
  return { table, values, rules: rulesetOf(table, values), pinned: pinned !== null }
}

/** A builder that starts from a state, under the table as written until it is told of the reader's rules. */
export function createBuilder(start: BuilderState, at?: TableId): Builder {
  const $own = atom<OwnRules>(AS_WRITTEN)
  const $history = atom<History>({ past: [], now: start, future: [], run: null })
  const $now = computed($history, (history) => history.now)
  const $pinned = computed($now, (now) => now.pinned)
  const $force = computed([$pinned, $own], (pinned, own) => inForce(pinned, own, at))
  // rules that change under a hand may leave another way to win it: shown, and the hand as built is kept beneath
  const $state = computed([$now, $force], (now, { rules }) => settled(now, rules))
  const $verdict = computed([$state, $force], (state, force) => judge(state, force.rules))

  function push(next: BuilderState, run: string | null = null): void {
    const { past, now, run: before } = $history.get()
    if (next === now) return
    const joined = run !== null && run === before
    $history.set({
      past: joined ? past : [...past.slice(1 - REMEMBERED), now],
      now: next,
      future: [],
      run,
    })
  }

  return {
    $state,
    $force,
    $verdict,
    $past: computed($history, ({ past }) => past),
    $canUndo: computed($history, ({ past }) => past.length > 0),
    $canRedo: computed($history, ({ future }) => future.length > 0),
    edit(make, run) {
      const made = make($state.get(), $force.get().rules)
      if (made.ok) push(made.state, run)
      return made
    },
    open: (state) => push(state),
    restart: (state, past = []) => $history.set({ past, now: state, future: [], run: null }),
    undo() {
      const { past, now, future } = $history.get()
      const last = past.at(-1)
      if (last) $history.set({ past: past.slice(0, -1), now: last, future: [now, ...future], run: null })
    },
    redo() {
      const { past, now, future } = $history.get()
      const [next, ...rest] = future
      if (next) $history.set({ past: [...past, now], now: next, future: rest, run: null })
    },
    follow: (own) => $own.set(own),
    pin(table, values) {
      const state = { ...$state.get(), pinned: { table, values: leanRules(table, values) } }
      push(state, 'rules')
    },
    unpin() {
      const state = { ...$state.get(), pinned: null }
      push(settled(state, inForce(null, $own.get(), at).rules), null)
    },
  }
}

/** The reader's rules with those of a pinned hand taken over. */
export const adopt = (own: OwnRules, { table, values }: InForce): OwnRules =>
  withRules({ ...own, table }, table, values)
