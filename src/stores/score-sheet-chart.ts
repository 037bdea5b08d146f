import type { Person } from './score-sheet-entries.ts'
import { byHand, type Ledger } from './score-sheet-fold.ts'

/** Running totals after each hand, the start first, by person. */
export function runningTotals(ledger: Ledger): number[][] {
  const start = ledger.now.totals.map(() => 0)
  const hands = byHand(ledger).filter((rows) => rows.length > 0)
  return [start, ...hands.map((rows) => [...rows.at(-1)!.after.totals])]
}

export interface ChartLine {
  readonly person: Person
  /** In the unit square: x from the left, y from the top. */
  readonly points: readonly (readonly [x: number, y: number])[]
}

export interface Chart {
  readonly lines: readonly ChartLine[]
  /** Where zero is, from the top. */
  readonly zero: number
  readonly highest: number
  readonly lowest: number
}

/** The evening as lines within a square of 1 by 1. Before the first hand all lie on zero. */
export function chartOf(totals: readonly (readonly number[])[]): Chart {
  const all = totals.flat()
  const highest = Math.max(0, ...all)
  const lowest = Math.min(0, ...all)
  const span = highest - lowest || 1
  const steps = Math.max(1, totals.length - 1)
  const y = (n: number) => (highest - n) / span
  return {
    lines: totals[0].map((_, person) => ({
      person,
      points: totals.map((row, i) => [i / steps, y(row[person])] as const),
    })),
    zero: y(0),
    highest,
    lowest,
  }
}

/**
 * Places for labels beside the ends of lines, from the top: in order, at least `gap` apart, and as near to
 * their lines as that allows; within 0 and 1 where they fit.
 */
export function spreadLabels(ends: readonly number[], gap: number): number[] {
  const order = ends.map((_, i) => i).sort((a, b) => ends[a] - ends[b])
  const places = [...ends]
  const last = order.length - 1
  order.forEach((at, i) => {
    if (i > 0) places[at] = Math.max(places[at], places[order[i - 1]] + gap)
  })
  for (let i = last; i >= 0; i--) {
    const bottom = i === last ? Math.max(1, (order.length - 1) * gap) : places[order[i + 1]] - gap
    places[order[i]] = Math.min(places[order[i]], bottom)
  }
  return places
}
