import {
  type Hand,
  kindsOf,
  type Line,
  type PatternId,
  type Payments,
  type Reading,
  type Ruleset,
  type RuleValue,
  type RuleValues,
  SEATS,
  type Seat,
  scorePayments,
  settle,
  TABLES,
  type TableId,
  type WinWay,
} from '../engine/index.ts'
import type { BuilderState } from './builder-state.ts'
import { judge, type Standing } from './builder-verdict.ts'
import { paidWin } from './payments-bill.ts'
import { paidTotal, waysOf } from './payments-state.ts'
import { valueIn } from './rules-check.ts'

/** One of the two tables of rules that are compared. */
export interface CompareTable {
  readonly table: TableId
  readonly values: RuleValues
  readonly rules: Ruleset
}

/** What a hand comes to at one table. `unplayed`: the table does not play with all of its tiles. */
export interface HandSide {
  readonly standing: Standing | 'unplayed'
  readonly legal: boolean
  readonly total: number
  readonly raw: number
  readonly limitHand: boolean
  readonly reading: Reading | null
  readonly lines: readonly Line[]
  /** null where nothing is won. */
  readonly payments: Payments | null
}

/** A row at both tables; null where it does not count. */
export interface CompareRow {
  readonly id: PatternId
  readonly left: number | null
  readonly right: number | null
  readonly differs: boolean
}

export interface CompareSeat {
  readonly seat: Seat
  readonly left: number | null
  readonly right: number | null
  readonly differs: boolean
}

export interface HandComparison {
  readonly left: HandSide
  readonly right: HandSide
  readonly rows: readonly CompareRow[]
  readonly seats: readonly CompareSeat[]
  /** Both tables say the same of it. */
  readonly same: boolean
}

const NO_SIDE = { legal: false, total: 0, raw: 0, limitHand: false, reading: null, lines: [], payments: null }

const playedWith = ({ concealed, melds, bonus, winning }: Hand, rules: Ruleset): boolean => {
  const played = kindsOf(rules)
  return [
    ...concealed,
    ...melds.map((meld) => meld.tile),
    ...bonus,
    ...(winning === null ? [] : [winning]),
  ].every(played)
}

/** A hand at one table. Total: any state gets an answer. */
export function handSide(state: BuilderState, rules: Ruleset): HandSide {
  if (!playedWith(state.hand, rules)) return { ...NO_SIDE, standing: 'unplayed' }
  const { standing, score, situation } = judge(state, rules)
  if (!score || !situation) return { ...NO_SIDE, standing }
  const { legal, total, raw, limitHand, reading, lines } = score
  return {
    standing,
    legal,
    total,
    raw,
    limitHand,
    reading,
    lines,
    payments: scorePayments(score, situation, rules),
  }
}

/** Rows in the order of the left table, those of the right alone where they stand there. */
function rowsOf(left: readonly Line[], right: readonly Line[]): CompareRow[] {
  const ids = left.map(({ id }) => id)
  right.forEach(({ id }, i) => {
    if (ids.includes(id)) return
    const before = right.slice(0, i).findLast((line) => ids.includes(line.id))
    ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id)
  })
  const value = (lines: readonly Line[], id: PatternId) => lines.find((line) => line.id === id)?.value ?? null
  return ids.map((id) => {
    const [one, other] = [value(left, id), value(right, id)]
    return { id, left: one, right: other, differs: one !== other }
  })
}

const seatsOf = (left: Payments | null, right: Payments | null): CompareSeat[] =>
  left === null && right === null
    ? []
    : SEATS.map((seat) => {
        const [one, other] = [left?.[seat] ?? null, right?.[seat] ?? null]
        return { seat, left: one, right: other, differs: one !== other }
      })

/** One hand at two tables. */
export function compareHands(state: BuilderState, left: CompareTable, right: CompareTable): HandComparison {
  const [one, other] = [handSide(state, left.rules), handSide(state, right.rules)]
  const rows = rowsOf(one.lines, other.lines)
  const seats = seatsOf(one.payments, other.payments)
  const same =
    one.standing === other.standing &&
    one.total === other.total &&
    left.rules.unit === right.rules.unit &&
    [...rows, ...seats].every((row) => !row.differs)
  return { left: one, right: other, rows, seats, same }
}

/** A bill by its total; the winner is East, and whoever gave the tile sits next. */
export interface ComparedBill {
  readonly total: number
  readonly win: WinWay
}

export interface BillComparison {
  /** What each table pays for: never below its minimum, never above its limit. */
  readonly left: number
  readonly right: number
  readonly seats: readonly CompareSeat[]
  readonly same: boolean
}

/** One bill at two tables, without Bao. */
export function compareBills(
  { total, win }: ComparedBill,
  left: CompareTable,
  right: CompareTable,
): BillComparison {
  const bill = ({ rules }: CompareTable) => {
    const way = waysOf(rules).includes(win) ? win : 'discard'
    const paid = paidTotal(total, rules, way)
    const settled = settle(
      { winner: 'east', total: paid, win: paidWin(way, 'south'), feeder: null, barePingHu: false },
      rules,
    )
    return { paid, settled }
  }
  const [one, other] = [bill(left), bill(right)]
  const seats = seatsOf(one.settled, other.settled)
  return { left: one.paid, right: other.paid, seats, same: seats.every((row) => !row.differs) }
}

export interface RuleDifference {
  readonly name: string
  readonly left: RuleValue
  readonly right: RuleValue
}

/** The house rules on which two tables of the same game differ; null where they are different games. */
export const ruleDifferences = (left: CompareTable, right: CompareTable): readonly RuleDifference[] | null =>
  left.table !== right.table
    ? null
    : TABLES[left.table].houseRules
        .map(({ name }) => ({
          name,
          left: valueIn(left.table, left.values, name),
          right: valueIn(right.table, right.values, name),
        }))
        .filter((one) => one.left !== one.right)
