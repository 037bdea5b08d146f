import type { InForce } from './builder.ts'
import { readLink, writeLink } from './builder-link.ts'
import type { BuilderState } from './builder-state.ts'
import { type KeptForm, loadKept, saveKept } from './kept.ts'
import { KEYS } from './keys.ts'

/** The hand last built on this device, as the query of a link. */
interface KeptHand {
  readonly query: string
  /** It was shown under the reader's house rules, whatever these are by now. */
  readonly follows: boolean
}

export const BUILDER_FORM: KeptForm<KeptHand> = {
  key: KEYS.builder,
  version: 1,
  initial: { query: '', follows: true },
  read(value) {
    if (typeof value !== 'object' || value === null) return null
    const { query, follows } = value as Partial<KeptHand>
    return typeof query === 'string' ? { query, follows: follows !== false } : null
  },
}

/** The hand of the last visit, or null. */
export function loadHand(): BuilderState | null {
  const { query, follows } = loadKept(BUILDER_FORM)
  const read = query === '' ? null : readLink(query)
  return read && { ...read.state, pinned: follows ? null : read.state.pinned }
}

export const saveHand = (state: BuilderState, force: InForce): boolean =>
  saveKept(BUILDER_FORM, { query: writeLink(state, force), follows: state.pinned === null })
