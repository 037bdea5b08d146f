import type { BillExample } from '../../content/examples/payments.ts'
import { DEFAULT_TABLE, nextSeat } from '../../engine/index.ts'
import { newCause, type PaymentsState } from '../../stores/payments-state.ts'

/** A bill that a page puts into a calculator: plain data. */
export type BillStart = Omit<BillExample, 'expect'>

/** The state of a page's bill. Its house rules pin it; without them it follows the reader's. */
export function billState({
  tai,
  winner,
  win,
  from,
  bao,
  paid = [],
  table = DEFAULT_TABLE,
  rules,
}: BillStart): PaymentsState {
  return {
    total: tai,
    winner,
    win,
    from: from ?? bao ?? nextSeat(winner),
    feeder: bao ?? null,
    pingHu: false,
    causes: paid.map(({ seat, event, ...rest }) => ({ ...newCause(seat, event), ...rest })),
    pinned: rules ? { table, values: rules } : null,
  }
}

/** What the page's props carry of an example: without what tests expect of it. */
export const startOf = ({ expect: _, ...start }: BillExample): BillStart => start
