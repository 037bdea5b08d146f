import {
  baoPossible,
  type InstantEvent,
  nextSeat,
  type Ruleset,
  SEATS,
  type Seat,
  type WinWay,
} from '../engine/index.ts'
import type { Pinned } from './builder-state.ts'
import { leastWon } from './least.ts'

/** Something paid at once, win or not (SG-G5). */
export interface Cause {
  readonly seat: Seat
  readonly event: InstantEvent
  /** Its bonus tiles were all dealt. */
  readonly opening: boolean
  /** Who threw the tile of a claimed Kong; null for everything else. */
  readonly from: Seat | null
  /** It was claimed late, when its discarder pays for all (SG-G6). */
  readonly late: boolean
}

/**
 * A win to be paid, and what was paid at once besides. Any combination is one: what a table does not know
 * (Bao without Bao, a total past the limit) is kept and has no effect, so that other house rules bring it back.
 */
export interface PaymentsState {
  /** In the table's unit; `minimum` and `limit` are the table's own, whatever they are. */
  readonly total: number | 'minimum' | 'limit'
  readonly winner: Seat
  readonly win: WinWay
  /** Who threw the tile, made the Kong or showed the eighth flower; remembered while the win is self-drawn. */
  readonly from: Seat
  /** Who is liable for the whole bill (SG-H). */
  readonly feeder: Seat | null
  /** Ping Hu was the only row: matters where it has a price of its own. */
  readonly pingHu: boolean
  readonly causes: readonly Cause[]
  /** The rules it is shown under; null follows the reader's. */
  readonly pinned: Pinned | null
}

/** What `settle` can be asked (interface.md). */
export const MOST = 40

export const PLAIN_STATE: PaymentsState = {
  total: 'minimum',
  winner: 'east',
  win: 'discard',
  from: 'south',
  feeder: null,
  pingHu: false,
  causes: [],
  pinned: null,
}

/** The largest total a slider shows: the limit, or without one a limit hand's. */
export const largestTotal = (rules: Ruleset): number => rules.limit ?? rules.unlimited.any

/** The total that is paid: never below the least that wins so, never above the limit. In the table's unit. */
export function paidTotal(total: PaymentsState['total'], rules: Ruleset, win: WinWay = 'discard'): number {
  if (total === 'limit') return largestTotal(rules)
  const least = leastWon(win, rules)
  return total === 'minimum' ? least : Math.max(least, Math.min(total, rules.limit ?? MOST))
}

/**
 * Whether Ping Hu may be the only row of this bill: it has its own total (SG-E7), so one that the table cuts to as
 * much is another hand.
 */
export const barePingHu = ({ total, pingHu }: PaymentsState, rules: Ruleset): boolean =>
  pingHu && canBeBare(total, rules)
export const canBeBare = (total: PaymentsState['total'], rules: Ruleset): boolean =>
  typeof total !== 'number' || total <= paidTotal(total, rules)

/** Another seat in the place of one that has become the winner. */
const swapped = (seat: Seat, winner: Seat, before: Seat): Seat => (seat === winner ? before : seat)

export function withWinner(state: PaymentsState, winner: Seat): PaymentsState {
  const { from, feeder } = state
  return {
    ...state,
    winner,
    from: swapped(from, winner, state.winner),
    feeder: feeder && swapped(feeder, winner, state.winner),
  }
}

/** On a discard only the shooter can be liable (SG-H5), so who is liable was the shooter. */
export const withWin = (state: PaymentsState, win: WinWay): PaymentsState => ({
  ...state,
  win,
  from: win === 'discard' ? (state.feeder ?? state.from) : state.from,
})

export const withShooter = (state: PaymentsState, from: Seat): PaymentsState => ({
  ...state,
  from,
  feeder: state.win === 'discard' && state.feeder !== null ? from : state.feeder,
})

export const withFeeder = (state: PaymentsState, feeder: Seat | null): PaymentsState => ({
  ...state,
  feeder,
  from: state.win === 'discard' && feeder !== null ? feeder : state.from,
})

/** The ways to win that a table knows. */
export const waysOf = (rules: Ruleset): WinWay[] =>
  (['discard', 'self-draw', 'rob-kong', 'rob-eighth'] as const).filter(
    (win) => win !== 'rob-eighth' || rules.conditions.eighthFlower !== null,
  )

/** The way to win as the table in force knows it: a robbed eighth flower it does not play is a discard. */
export const wayIn = ({ win }: Pick<PaymentsState, 'win'>, rules: Ruleset): WinWay =>
  waysOf(rules).includes(win) ? win : 'discard'

/** Who could be liable for this win; nobody where the win or the table brings no Bao. */
export function possibleFeeders(
  { winner, win: wish, from }: Pick<PaymentsState, 'winner' | 'win' | 'from'>,
  rules: Ruleset,
): Seat[] {
  const win = wayIn({ win: wish }, rules)
  if (!baoPossible(win, rules)) return []
  if (win === 'discard') return [from]
  return win === 'self-draw' ? SEATS.filter((seat) => seat !== winner) : []
}

/** Things that exist once at a table, by the cause that uses them: nobody else can then be paid for them. */
function piecesOf({ seat, event }: Pick<Cause, 'seat' | 'event'>): string[] {
  const all = (what: string) => SEATS.map((one) => `${what} ${one}`)
  switch (event) {
    case 'marriage':
      return [`flower ${seat}`, `season ${seat}`]
    case 'flower-family':
      return all('flower')
    case 'season-family':
      return all('season')
    case 'animal-family':
      return ['pair 1', 'pair 2']
    default:
      return []
  }
}

/** Kongs one player can have; pairs of animals at a table. */
const KONGS = 4
const BITES = 2

/** Whether a cause can stand beside the others: every bonus tile exists once (SG-A1). */
export function causeFits(causes: readonly Cause[], { seat, event }: Pick<Cause, 'seat' | 'event'>): boolean {
  const isKong = (one: InstantEvent) => one.startsWith('kong')
  const mine = causes.filter((one) => one.seat === seat)
  if (isKong(event)) return mine.filter((one) => isKong(one.event)).length < KONGS
  const others = causes.filter((one) => one.seat !== seat)
  const bites = causes.filter((one) => one.event === 'bite').length
  const families = causes.some((one) => one.event === 'animal-family')
  if (event === 'bite') return bites < BITES && !others.some((one) => one.event === 'animal-family')
  if (event === 'animal-family')
    return !families && !others.some((one) => one.event === 'bite' || one.event === 'animal-family')
  if (mine.some((one) => one.event === event)) return false
  const taken = new Set(others.flatMap(piecesOf))
  return !piecesOf({ seat, event }).some((piece) => taken.has(piece))
}

/** A cause as it is first put in: a claimed Kong's tile came from the next seat. */
export const newCause = (seat: Seat, event: InstantEvent): Cause => ({
  seat,
  event,
  opening: false,
  from: event === 'kong-claimed' ? nextSeat(seat) : null,
  late: false,
})

/**
 * Adds a cause. A whole family of animals has two bites in it, which were paid as well (SG-G5): those that are
 * not there yet come with it.
 */
export function withCause(state: PaymentsState, cause: Cause): PaymentsState {
  if (!causeFits(state.causes, cause)) return state
  const causes = [...state.causes]
  if (cause.event === 'animal-family')
    while (causes.filter((one) => one.event === 'bite').length < BITES)
      causes.push(newCause(cause.seat, 'bite'))
  return { ...state, causes: [...causes, cause] }
}

export const withoutCause = (state: PaymentsState, at: number): PaymentsState => ({
  ...state,
  causes: state.causes.toSpliced(at, 1),
})

export const changeCause = (state: PaymentsState, at: number, change: Partial<Cause>): PaymentsState => ({
  ...state,
  causes: state.causes.with(at, { ...state.causes[at], ...change }),
})
