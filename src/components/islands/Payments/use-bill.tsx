import { useEffect, useRef, useState } from 'preact/hooks'
import type { TableId } from '../../../engine/index.ts'
import { createPayments, type PaymentsStore } from '../../../stores/payments.ts'
import type { PaymentsState } from '../../../stores/payments-state.ts'
import { type BillStart, billState } from '../../parts/bill-start.ts'
import { useOwnRules } from '../../parts/own-rules.ts'
import { useAtom } from '../../parts/use-atom.ts'

/** One bill of an island, following the reader's house rules; `at` is the table a lesson is about. */
export function useBill(start: BillStart, at?: TableId) {
  const made = useRef<PaymentsStore>(null)
  made.current ??= createPayments(billState(start), at)
  const store = made.current
  const own = useOwnRules()
  const [touched, setTouched] = useState(false)
  useEffect(() => store.follow(own), [own])
  return {
    store,
    own,
    state: useAtom(store.$state),
    force: useAtom(store.$force),
    bill: useAtom(store.$bill),
    /** Whether the reader has changed anything: before that nothing is announced. */
    touched,
    change: (change: (state: PaymentsState) => PaymentsState) => {
      setTouched(true)
      store.set(change)
    },
  }
}

/** A text is announced once it has stood so long, so that dragging is not talked over. In milliseconds. */
const QUIET = 500

/** A text for screen readers, announced after changes only. */
export function Announced({ text, quiet }: { readonly text: string; readonly quiet: boolean }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (quiet) return
    const timer = setTimeout(() => setSaid(text), QUIET)
    return () => clearTimeout(timer)
  }, [text, quiet])
  return (
    <p class="vh" role="status">
      {said}
    </p>
  )
}
