import type { InForce } from './builder.ts'
import { readLink, writeLink } from './builder-link.ts'
import type { BuilderState } from './builder-state.ts'
import { type KeptForm, loadKept, saveKept } from './kept.ts'
import { KEYS } from './keys.ts'

/** A hand, as the query of a link. */
interface KeptHand {
  readonly query: string
  /** It was shown under the reader's house rules, whatever these are by now. */
  readonly follows: boolean
}

/** The hand last built on this device. */
interface KeptBuilder extends KeptHand {
  /** The hands before it that Undo goes back to, the latest last; absent in what was kept before they were. */
  readonly past?: readonly KeptHand[]
}

/** Steps that can still be undone after a reload. */
const PAST = 20

function readHand(value: unknown): KeptHand | null {
  if (typeof value !== 'object' || value === null) return null
  const { query, follows } = value as Partial<KeptHand>
  return typeof query === 'string' ? { query, follows: follows !== false } : null
}

export const BUILDER_FORM: KeptForm<KeptBuilder> = {
  key: KEYS.builder,
  version: 1,
  initial: { query: '', follows: true },
  read(value) {
    const hand = readHand(value)
    if (!hand) return null
    const { past } = value as Partial<KeptBuilder>
    if (!Array.isArray(past)) return hand
    return { ...hand, past: past.slice(-PAST).flatMap((one) => readHand(one) ?? []) }
  },
}

function stateOf({ query, follows }: KeptHand): BuilderState | null {
  const read = query === '' ? null : readLink(query)
  return read && { ...read.state, pinned: follows ? null : read.state.pinned }
}

/** The hand of the last visit and what Undo goes back to from there, the latest last; or null. */
export function loadHand(): { readonly state: BuilderState; readonly past: readonly BuilderState[] } | null {
  const kept = loadKept(BUILDER_FORM)
  const state = stateOf(kept)
  return state && { state, past: (kept.past ?? []).flatMap((one) => stateOf(one) ?? []) }
}

/** Keeps a hand shown under `force`, and the last hands before it. False when the device refuses. */
export function saveHand(state: BuilderState, force: InForce, past: readonly BuilderState[]): boolean {
  const hand = (one: BuilderState): KeptHand => ({
    query: writeLink(one, one.pinned ?? force),
    follows: one.pinned === null,
  })
  return saveKept(BUILDER_FORM, { ...hand(state), past: past.slice(-PAST).map(hand) })
}
