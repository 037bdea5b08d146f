import {
  BANKERS_A_ROUND,
  bankerStays,
  type Liability,
  NO_PAYMENTS,
  type Payments,
  payInstant,
  ROUNDS_A_MATCH,
  type Ruleset,
  type RuleValues,
  roundAfter,
  SEATS,
  type Seat,
  seatIndex,
  settle,
} from '../engine/index.ts'
import { paidWin } from './payments-bill.ts'
import { rulesetOf } from './rules-check.ts'
import {
  CHAIRS,
  type Chair,
  type CorrectionEntry,
  type Entry,
  endsHand,
  type InstantEntry,
  type PenaltyEntry,
  type Person,
  type SeatsEntry,
  type Sheet,
  type WinEntry,
} from './score-sheet-entries.ts'
import { type Counted, countHand, findBao, type WonAt } from './score-sheet-hand.ts'

/** How things stand between two entries. */
export interface Standing {
  readonly dealer: Chair
  readonly round: Seat
  /** How often the Banker has changed since the start, put right where the table did so. SG-D3. */
  readonly changes: number
  /** Who sits where. */
  readonly persons: readonly [Person, Person, Person, Person]
  /** Points by person; the sum is zero. */
  readonly totals: readonly number[]
  readonly values: RuleValues
  readonly rules: Ruleset
  /** Hands that are over. */
  readonly hands: number
  /** A Kong was paid for in the hand being played. */
  readonly kong: boolean
  /** Four rounds have been played since the start or the last correction of Banker and round (SG-D3). */
  readonly rounds: number
}

/** What is worth a second look at an entry. */
export type Mark =
  /** Fewer than the table's minimum. */
  | 'below-minimum'
  /** The hand counts otherwise at this seat, in this round, by these rules. */
  | 'counts-otherwise'
  /** It is not paid at this table. */
  | 'not-paid'
  /** The table ruled otherwise than the hand shows (SG-H). */
  | 'overruled'

export interface LedgerRow {
  readonly at: number
  readonly entry: Entry
  readonly before: Standing
  readonly after: Standing
  /** What each person got or paid by it; the sum is zero. */
  readonly moved: readonly number[]
  /** Who pays for everybody, with effect. */
  readonly payer: Chair | null
  /** What the hand shows of Bao. */
  readonly found: Liability | null
  readonly counted: Counted | null
  readonly marks: readonly Mark[]
}

export interface Ledger {
  readonly rows: readonly LedgerRow[]
  readonly now: Standing
}

export const seatOfChair = (chair: Chair, dealer: Chair): Seat => SEATS[(chair - dealer + 4) % 4]
export const chairOfSeat = (seat: Seat, dealer: Chair): Chair => ((seatIndex(seat) + dealer) % 4) as Chair

const nothing = (sheet: Sheet): number[] => sheet.roster.map(() => 0)

/** Payments by seat as points by person. */
function byPerson(payments: Payments, { dealer, persons }: Standing, sheet: Sheet): number[] {
  const points = nothing(sheet)
  for (const chair of CHAIRS) points[persons[chair]] += payments[seatOfChair(chair, dealer)]
  return points
}

/** Where and how a win came, in seats. `from` is the next seat where nobody gave the tile. */
export function wonAt(
  { winner, win, from }: Pick<WinEntry, 'winner' | 'win' | 'from'>,
  now: Standing,
): WonAt {
  const seat = seatOfChair(winner, now.dealer)
  return {
    seat,
    round: now.round,
    win,
    from: seatOfChair(from ?? (((winner + 1) % 4) as Chair), now.dealer),
  }
}

interface Settled {
  readonly payments: Payments
  readonly payer: Chair | null
  readonly found: Liability | null
  readonly counted: Counted | null
  readonly marks: readonly Mark[]
}

/** Who pays whom for a win, and what the hand says to it. SG-G, SG-H, HK-E. */
export function settleWin(entry: WinEntry, now: Standing): Settled {
  const { rules, dealer } = now
  const at = wonAt(entry, now)
  const found = entry.hand && findBao(entry.hand, at, rules)
  const counted = entry.hand && countHand(entry.hand, at, rules)
  const foundChair = found && chairOfSeat(found.feeder, dealer)
  const payer = entry.bao === 'found' ? foundChair : entry.bao === 'nobody' ? null : entry.bao
  const payments = settle(
    {
      winner: at.seat,
      total: entry.total,
      win: paidWin(entry.win, at.from),
      feeder: payer === null ? null : seatOfChair(payer, dealer),
      barePingHu: entry.pingHu,
    },
    rules,
  )
  const marks: Mark[] = []
  if (entry.total < rules.minimum) marks.push('below-minimum')
  const same =
    counted?.score.legal && counted.score.total === Math.min(entry.total, rules.limit ?? entry.total)
  if (entry.hand && !same) marks.push('counts-otherwise')
  if (entry.bao !== 'found' && foundChair !== null && foundChair !== payer) marks.push('overruled')
  return { payments, payer, found, counted, marks }
}

export const instantPayments = ({ who, event, opening, from, late }: InstantEntry, now: Standing): Payments =>
  payInstant(
    {
      seat: seatOfChair(who, now.dealer),
      event,
      opening,
      from: from === null ? null : seatOfChair(from, now.dealer),
      playable: late && from !== null ? (now.rules.payments.lateKongAt ?? 0) : Number.POSITIVE_INFINITY,
    },
    now.rules,
  )

function penaltyPoints({ who, points, to }: PenaltyEntry, { persons }: Standing, sheet: Sheet): number[] {
  const moved = nothing(sheet)
  for (const chair of CHAIRS) {
    if (chair === who || (to !== 'each' && chair !== to)) continue
    moved[persons[chair]] += points
    moved[persons[who]] -= points
  }
  return moved
}

/** What newcomers take over from those whose places they take. */
function takenOver({ persons, takeOver }: SeatsEntry, before: Standing, sheet: Sheet): number[] {
  const moved = nothing(sheet)
  if (!takeOver) return moved
  for (const chair of CHAIRS) {
    const [old, next] = [before.persons[chair], persons[chair]]
    if (old === next || persons.includes(old) || before.persons.includes(next)) continue
    moved[next] += before.totals[old]
    moved[old] -= before.totals[old]
  }
  return moved
}

const correctionPoints = ({ points }: CorrectionEntry, sheet: Sheet): number[] =>
  sheet.roster.map((_, i) => points[i] ?? 0)

/** The Banker and the Round Wind after a hand. `winner` is null when nobody won. SG-D2, D3. */
function passOn(
  before: Standing,
  winner: Chair | null,
  kong: boolean,
): Pick<Standing, 'dealer' | 'round' | 'changes' | 'rounds'> {
  const { dealer, round, changes, rounds, rules } = before
  if (bankerStays(winner === null ? null : seatOfChair(winner, dealer), kong, rules))
    return { dealer, round, changes, rounds }
  const next = changes + 1
  return {
    dealer: ((dealer + 1) % 4) as Chair,
    round: roundAfter(next, rules),
    changes: next,
    rounds: next % BANKERS_A_ROUND === 0 ? rounds + 1 : rounds,
  }
}

type Outcome = Pick<LedgerRow, 'moved'> &
  Partial<Pick<LedgerRow, 'payer' | 'found' | 'counted' | 'marks'>> & { readonly after: Partial<Standing> }

function outcomeOf(entry: Entry, before: Standing, sheet: Sheet): Outcome {
  const moved = nothing(sheet)
  const over = { hands: before.hands + 1, kong: false }
  switch (entry.kind) {
    case 'win': {
      const { payments, ...rest } = settleWin(entry, before)
      return {
        ...rest,
        moved: byPerson(payments, before, sheet),
        after: { ...passOn(before, entry.winner, before.kong), ...over },
      }
    }
    case 'drawn':
      return { moved, after: { ...passOn(before, null, entry.kong ?? before.kong), ...over } }
    case 'instant': {
      const payments = instantPayments(entry, before)
      return {
        moved: byPerson(payments, before, sheet),
        marks: payments === NO_PAYMENTS || SEATS.every((seat) => payments[seat] === 0) ? ['not-paid'] : [],
        after: { kong: before.kong || entry.event.startsWith('kong') },
      }
    }
    case 'penalty':
      return { moved: penaltyPoints(entry, before, sheet), after: {} }
    case 'correction':
      return { moved: correctionPoints(entry, sheet), after: {} }
    case 'seats':
      return { moved: takenOver(entry, before, sheet), after: { persons: entry.persons } }
    case 'banker': {
      const { dealer, round, passes } = entry
      const changes = seatIndex(round) * BANKERS_A_ROUND + passes
      return {
        moved,
        after: { dealer, round: roundAfter(changes, before.rules), changes, rounds: seatIndex(round) },
      }
    }
    case 'rules':
      return { moved, after: { values: entry.values, rules: rulesetOf(sheet.table, entry.values) } }
  }
}

/** How things stand before the first entry: East is the first of the roster. */
export function startOf(sheet: Sheet): Standing {
  const rules = rulesetOf(sheet.table, sheet.values)
  return {
    dealer: 0,
    round: roundAfter(0, rules),
    changes: 0,
    persons: [0, 1, 2, 3],
    totals: nothing(sheet),
    values: sheet.values,
    rules,
    hands: 0,
    kong: false,
    rounds: 0,
  }
}

/** The whole ledger: every entry with what it moved and how things stood before and after it. Pure and total. */
export function fold(sheet: Sheet): Ledger {
  let now = startOf(sheet)
  const rows = sheet.entries.map((entry, at): LedgerRow => {
    const before = now
    const {
      moved,
      after,
      payer = null,
      found = null,
      counted = null,
      marks = [],
    } = outcomeOf(entry, before, sheet)
    const totals = before.totals.map((n, person) => n + moved[person])
    now = { ...before, ...after, totals }
    return { at, entry, before, after: now, moved, payer, found, counted, marks }
  })
  return { rows, now }
}

/** A full match is over: SG-D3. Only tables whose Round Wind moves have one. */
export const matchOver = ({ rounds, rules }: Standing): boolean =>
  rules.play.roundWind === 'moves' && rounds >= ROUNDS_A_MATCH

/** The rows of each hand with its end last; the last group is the hand being played, and may be empty. */
export function byHand({ rows }: Ledger): LedgerRow[][] {
  const hands: LedgerRow[][] = [[]]
  for (const row of rows) {
    hands.at(-1)!.push(row)
    if (endsHand(row.entry)) hands.push([])
  }
  return hands
}
