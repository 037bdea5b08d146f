import {
  checkSize,
  fillFields,
  isBarePingHu,
  type Liability,
  liabilityOfWin,
  type Ruleset,
  type Score,
  scoreHand,
  situationOf,
  type WinFields,
} from '../engine/index.ts'
import { readLink, writeLink } from './builder-link.ts'
import type { BuilderState } from './builder-state.ts'
import type { WonHand } from './score-sheet-entries.ts'

/** A hand of the builder as the sheet keeps it: the rules are the sheet's own. */
export const wonHandOf = (state: BuilderState, { table }: Pick<Ruleset, 'table'>): WonHand => ({
  query: writeLink(state, { table, values: {} }),
  fresh: false,
})

/** The hand of a query, or null when it is none. */
export function handOfQuery(query: string): BuilderState | null {
  const read = readLink(query)
  return read && read.faults.length === 0 ? read.state : null
}

/** Where and how a hand was won at this table, as the sheet has it. */
export type WonAt = Pick<WinFields, 'seat' | 'round' | 'win' | 'from'>

export interface Counted {
  readonly score: Score
  readonly state: BuilderState
  readonly barePingHu: boolean
}

/**
 * Counts a kept hand at a seat and in a round, which may be others than it was built at. Null when it cannot be read,
 * is unfinished, or was not won so.
 */
export function countHand({ query }: WonHand, at: WonAt, rules: Ruleset): Counted | null {
  const state = handOfQuery(query)
  if (!state) return null
  const fields = fillFields({ ...state.fields, ...at })
  const situation = situationOf(fields, state.hand, rules)
  if (!situation.ok || !checkSize(state.hand, fields, rules).ok) return null
  const score = scoreHand(state.hand, situation.value, rules)
  return { score, state, barePingHu: isBarePingHu(score) }
}

/** What the rules say of Bao for a hand won on a discard: SG-H1 to H4 as far as the hand shows it. */
export function findBao(hand: WonHand, at: WonAt, rules: Ruleset): Liability | null {
  if (at.win !== 'discard') return null
  const counted = countHand(hand, at, rules)
  if (!counted?.score.legal) return null
  return liabilityOfWin(
    {
      receiver: at.seat,
      feeder: at.from,
      round: at.round,
      hand: counted.state.hand,
      complete: counted.score.reading !== null,
      playable: hand.fresh ? (rules.payments.freshTileAt ?? 0) : Number.POSITIVE_INFINITY,
      fresh: hand.fresh,
    },
    rules,
  )
}
