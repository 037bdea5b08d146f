import { useEffect, useRef, useState } from 'preact/hooks'
import { createLiability, type LiabilityStore } from '../../../stores/liability.ts'
import { caseState, type LiabilityCase, type LiabilityState } from '../../../stores/liability-state.ts'
import { useOwnRules } from '../../parts/own-rules.ts'
import { useAtom } from '../../parts/use-atom.ts'

/** One moment of an island, following the reader's house rules. */
export function useCase(start: LiabilityCase) {
  const made = useRef<LiabilityStore>(null)
  made.current ??= createLiability(caseState(start))
  const store = made.current
  const own = useOwnRules()
  const [touched, setTouched] = useState(false)
  useEffect(() => store.follow(own), [own])
  return {
    state: useAtom(store.$state),
    force: useAtom(store.$force),
    finding: useAtom(store.$finding),
    facts: useAtom(store.$facts),
    touched,
    /** Puts in what a link tells: nothing that the reader did. */
    open: (state: LiabilityState) => store.set(() => state),
    change: (change: (state: LiabilityState) => LiabilityState) => {
      setTouched(true)
      store.set(change)
    },
  }
}
