import type { PaidWin } from '../payments.ts'
import type { Seat } from '../tiles.ts'
import { BAO_RULES, type Liability } from './find.ts'

/** The liabilities of one hand that last, at most one for each receiver. They end with the hand. SG-H5. */
export type Standing = readonly Liability[]

/** Two grounds against one feeder: both stand, and the lowest rule names them. */
const joined = (first: Liability, second: Liability): Liability => ({
  ...second,
  rules: BAO_RULES.filter((rule) => first.rules.includes(rule) || second.rules.includes(rule)),
})

/**
 * The standing after a claim. SG-H5: of two feeders the last one is liable, alone; a set that becomes a Kong
 * changes nothing, since it is no claim. What does not last is not kept.
 */
export function remember(standing: Standing, found: Liability | null): Standing {
  if (!found?.lasting) return standing
  const before = standing.find((one) => one.receiver === found.receiver)
  const others = standing.filter((one) => one !== before)
  return [...others, before?.feeder === found.feeder ? joined(before, found) : found]
}

/**
 * Who pays the whole bill of `winner`'s win, or null when it is paid as usual. SG-H5: a standing liability covers
 * a self-draw (eight flowers drawn too) and a win on the feeder's own discard, nobody else's; SG-H6: no robbed tile.
 * `onDiscard` is what the winning discard itself brought.
 */
export function liableFor(
  winner: Seat,
  win: PaidWin,
  standing: Standing,
  onDiscard: Liability | null = null,
): Liability | null {
  const kept = standing.find((one) => one.receiver === winner) ?? null
  if (win.by === 'self-draw') return kept
  if (win.by !== 'discard') return null
  const still = kept?.feeder === win.from ? kept : null
  return still && onDiscard ? joined(still, onDiscard) : (still ?? onDiscard)
}
