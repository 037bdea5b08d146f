import {
  cutText,
  DEFAULT_TABLE,
  INSTANT_EVENTS,
  isInstantEvent,
  nearest,
  nextSeat,
  type Ruleset,
  SEATS,
  type Seat,
  WIN_WAYS,
  type WinWay,
} from '../engine/index.ts'
import type { Pinned } from './builder-state.ts'
import type { PlacedFault } from './faults.ts'
import {
  barePingHu,
  type Cause,
  causeFits,
  MOST,
  type PaymentsState,
  paidTotal,
  possibleFeeders,
  wayIn,
  waysOf,
} from './payments-state.ts'
import { LONGEST, readParts, readWordOf, readYesNo, writeQuery } from './query.ts'
import { leanRules, readRulesText, readTable, rulesetOf, writeRulesText } from './rules-check.ts'

/** The parts of a link in their order: the fields of `settle` (interface.md), and what was paid at once. */
const NAMES = ['tai', 'faan', 'winner', 'win', 'from', 'bao', 'pingHu', 'paid', 'table', 'rules'] as const
type Name = (typeof NAMES)[number]
const isName = (name: string): name is Name => NAMES.includes(name as Name)

/** More causes than one hand can have. */
const MOST_CAUSES = 24
const DEALT = 'dealt'
const LATE = 'late'

/** `south:bite:dealt`, `west:kong-claimed:east:late`. */
const writeCause = ({ seat, event, opening, from, late }: Cause): string =>
  [seat, event, ...(opening ? [DEALT] : []), ...(from ? [from] : []), ...(late ? [LATE] : [])].join(':')

/** The query that restores a bill under the rules it is shown by: the total, and what differs from the default. */
export function writePaymentsLink(state: PaymentsState, { table, values }: Pinned, rules: Ruleset): string {
  const { winner, from, feeder, causes } = state
  const win = wayIn(state, rules)
  const lean = writeRulesText(leanRules(table, values))
  const bao = feeder !== null && possibleFeeders(state, rules).includes(feeder)
  const parts: Partial<Record<Name, string>> = {
    [rules.unit]: String(paidTotal(state.total, rules, wayIn(state, rules))),
    winner: winner === 'east' ? undefined : winner,
    win: win === 'discard' ? undefined : win,
    from: win !== 'self-draw' && from !== nextSeat(winner) ? from : undefined,
    bao: bao ? feeder : undefined,
    pingHu: barePingHu(state, rules) ? 'true' : undefined,
    paid: causes.length > 0 ? causes.map(writeCause).join(',') : undefined,
    table: table === DEFAULT_TABLE ? undefined : table,
    rules: lean === '' ? undefined : lean,
  }
  return writeQuery(
    NAMES.flatMap((name) => (parts[name] === undefined ? [] : [[name, parts[name]] as const])),
  )
}

export interface ReadPayments {
  readonly state: PaymentsState
  readonly faults: readonly PlacedFault[]
}

type Reader = (field: string, text: string, taken?: string, range?: PlacedFault['range']) => void

function readWord<T extends string>(field: string, text: string, words: readonly T[], fault: Reader): T {
  const word = readWordOf(text, words)
  if (word !== undefined) return word
  const taken = nearest(text, words) as T
  fault(field, text, taken)
  return taken
}

/** The total under either name, brought to what the table pays; past the limit it is paid as the limit. */
function readTotal(
  parts: Partial<Record<Name, string>>,
  opening: PaymentsState,
  rules: Ruleset,
  fault: Reader,
) {
  const field =
    parts[rules.unit] === undefined && parts.tai === undefined && parts.faan !== undefined ? 'faan' : 'tai'
  const name = parts[rules.unit] === undefined ? field : rules.unit
  const text = parts[name]
  if (text === undefined) return opening.total
  const n = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(n)) {
    const taken = paidTotal(opening.total, rules)
    fault(name, text, String(taken), [rules.minimum, MOST])
    return taken
  }
  const good = Math.max(rules.minimum, Math.min(n, MOST))
  if (good !== n) fault(name, text, String(good), [rules.minimum, MOST])
  return good
}

function readFlag(field: string, text: string, fault: Reader): boolean {
  const flag = readYesNo(text)
  if (flag === null) fault(field, text, 'false')
  return flag ?? false
}

/** One cause of the link, or null when it cannot be made out. */
function readCause(text: string, fault: Reader): Cause | null {
  const [seatText = '', eventText = '', ...rest] = text.split(':')
  if (eventText === '') {
    fault('paid', text)
    return null
  }
  const seat = readWord('paid', seatText, SEATS, fault)
  const event = isInstantEvent(eventText) ? eventText : readWord('paid', eventText, INSTANT_EVENTS, fault)
  const claimed = event === 'kong-claimed'
  let from: Seat | null = claimed ? nextSeat(seat) : null
  for (const word of rest) {
    if (word === DEALT || word === LATE) continue
    if (claimed && SEATS.includes(word as Seat) && word !== seat) from = word as Seat
    else fault('paid', text)
  }
  return {
    seat,
    event,
    opening: rest.includes(DEALT) && !event.startsWith('kong'),
    from,
    late: claimed && rest.includes(LATE),
  }
}

function readCauses(text: string, fault: Reader): Cause[] {
  const causes: Cause[] = []
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const cause = readCause(part.trim(), fault)
    if (!cause) continue
    if (causes.length < MOST_CAUSES && causeFits(causes, cause)) causes.push(cause)
    else fault('paid', part)
  }
  return causes
}

/**
 * Reads a link of the calculator; null when it says nothing about a bill. Each part is read on its own: what
 * cannot be read is named, and the state is the nearest good one. `opening` gives what the link leaves out of a
 * bill that it does not begin. Never throws.
 */
export function readPaymentsLink(search: string, opening: PaymentsState): ReadPayments | null {
  const faults: PlacedFault[] = []
  const fault: Reader = (field, text, taken, range) =>
    faults.push({ code: 'unknown-value', field, text: cutText(text, 60), taken, range })
  const parts = readParts(search, isName, faults, (name, text) => {
    if (text.length > LONGEST) faults.push({ code: 'too-long', field: name, text: cutText(text, 40) })
    return text.slice(0, LONGEST)
  })
  if (Object.keys(parts).length === 0 && faults.length === 0) return null

  const table = parts.table ? readTable(parts.table, faults) : DEFAULT_TABLE
  const checked = readRulesText(table, parts.rules ?? '')
  faults.push(...checked.faults)
  const rules = rulesetOf(table, checked.values)
  // a link that names no rules follows the reader's
  const named = parts.table !== undefined || parts.rules !== undefined
  const pinned = named ? { table, values: checked.values } : null
  const bill = ['tai', 'faan', 'winner', 'win', 'from', 'bao', 'pingHu', 'paid'] as const
  if (!bill.some((name) => parts[name] !== undefined)) return { state: { ...opening, pinned }, faults }

  const total = readTotal(parts, opening, rules, fault)
  const winner = parts.winner === undefined ? 'east' : readWord('winner', parts.winner, SEATS, fault)
  const win = readWin(parts, rules, fault, faults)
  const from = readShooter(parts, winner, win, fault, faults)
  const feeder = readFeeder(parts.bao, { winner, win, from }, rules, fault, faults)
  const state: PaymentsState = {
    total,
    winner,
    win,
    from,
    feeder,
    pingHu: parts.pingHu === undefined ? false : readFlag('pingHu', parts.pingHu, fault),
    causes: parts.paid === undefined ? [] : readCauses(parts.paid, fault),
    pinned,
  }
  return { state, faults }
}

function readWin(
  parts: Partial<Record<Name, string>>,
  rules: Ruleset,
  fault: Reader,
  faults: PlacedFault[],
): WinWay {
  if (parts.win === undefined) return 'discard'
  // what is none is taken as the nearest that this table has
  const win = readWordOf(parts.win, WIN_WAYS) ?? readWord('win', parts.win, waysOf(rules), fault)
  if (waysOf(rules).includes(win)) return win
  const reason = 'eighth-not-robbed'
  faults.push({ code: 'contradiction', field: 'win', text: win, taken: 'discard', reason })
  return 'discard'
}

function readShooter(
  parts: Partial<Record<Name, string>>,
  winner: Seat,
  win: WinWay,
  fault: Reader,
  faults: PlacedFault[],
): Seat {
  const next = nextSeat(winner)
  if (parts.from === undefined) return next
  const others = SEATS.filter((seat) => seat !== winner)
  const from = readWordOf(parts.from, SEATS) ?? readWord('from', parts.from, others, fault)
  if (from !== winner) return from
  const reason = 'from-self'
  if (win !== 'self-draw')
    faults.push({ code: 'contradiction', field: 'from', text: from, taken: next, reason })
  return next
}

/** Who is liable; left out where it contradicts the rest (SG-H5, H6), as `settle` refuses it. */
function readFeeder(
  text: string | undefined,
  win: Pick<PaymentsState, 'winner' | 'win' | 'from'>,
  rules: Ruleset,
  fault: Reader,
  faults: PlacedFault[],
): Seat | null {
  if (text === undefined || text === '' || text === 'null') return null
  const feeders = possibleFeeders(win, rules)
  const known = readWordOf(text, SEATS)
  if (known === undefined && feeders.length === 0) {
    fault('bao', text)
    return null
  }
  const feeder = known ?? readWord('bao', text, feeders, fault)
  if (feeders.includes(feeder)) return feeder
  faults.push({ code: 'contradiction', field: 'bao', text: feeder, reason: 'no-liable' })
  return null
}
