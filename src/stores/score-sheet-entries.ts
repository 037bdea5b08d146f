import type { InstantEvent, RuleValues, Seat, TableId, WinWay } from '../engine/index.ts'

/**
 * One of the four places at the table, from the first Banker's in turn order (SG-A8). Entries name places, not
 * people: whoever sits there when the entry stands in the list has won or pays. So every entry makes sense by
 * itself, whatever is changed or taken out before it.
 */
export const CHAIRS = [0, 1, 2, 3] as const
export type Chair = (typeof CHAIRS)[number]

/** A person by the place of the name in the sheet's roster. */
export type Person = number

/** Who pays for everybody: as the rules find it from the hand, or as the table says. SG-H. */
export type Ruling = 'found' | 'nobody' | Chair

/** The hand as the builder counted it. */
export interface WonHand {
  /** The query of a builder's link, without rules: hand, seat, round and how it was won. */
  readonly query: string
  /** The tile won on was fresh and came late, as SG-H4 counts both. */
  readonly fresh: boolean
}

export interface WinEntry {
  readonly kind: 'win'
  readonly winner: Chair
  /** What was counted, in the table's unit; above the limit it is paid as the limit. */
  readonly total: number
  readonly win: WinWay
  /** Who threw the tile, made the Kong or showed the flower; null when self-drawn. */
  readonly from: Chair | null
  readonly bao: Ruling
  /** Ping Hu was the only row: matters where it has a price of its own. */
  readonly pingHu: boolean
  readonly hand: WonHand | null
  readonly note: string
}

export interface DrawnEntry {
  readonly kind: 'drawn'
  /** Whether a Kong stood (SG-D2); null: as the instant payments of the hand say. */
  readonly kong: boolean | null
  readonly note: string
}

/** Paid at once, win or not (SG-G5), in the hand whose end stands next in the list. */
export interface InstantEntry {
  readonly kind: 'instant'
  readonly who: Chair
  readonly event: InstantEvent
  /** Its bonus tiles were all dealt. */
  readonly opening: boolean
  /** Who threw the tile of a claimed Kong; null for everything else. */
  readonly from: Chair | null
  /** It was claimed late, when its discarder pays for all (SG-G6). */
  readonly late: boolean
}

export interface PenaltyEntry {
  readonly kind: 'penalty'
  readonly who: Chair
  /** Points that each who is paid gets. */
  readonly points: number
  readonly to: 'each' | Chair
  readonly note: string
}

/** Points moved by hand; by person, since somebody who has left may be one of them. */
export interface CorrectionEntry {
  readonly kind: 'correction'
  /** By person; those behind the end get nothing. The sum is zero. */
  readonly points: readonly number[]
  readonly note: string
}

/** Who sits where from now on: somebody left, came, or moved. */
export interface SeatsEntry {
  readonly kind: 'seats'
  readonly persons: readonly [Person, Person, Person, Person]
  /** Whoever newly takes the place of one who leaves takes over what that one has won or lost. */
  readonly takeOver: boolean
  readonly note: string
}

/** Banker and Round Wind put right. */
export interface BankerEntry {
  readonly kind: 'banker'
  readonly dealer: Chair
  readonly round: Seat
  /** How often the Banker has changed in this round. */
  readonly passes: number
}

/** Other house rules from now on. */
export interface RulesEntry {
  readonly kind: 'rules'
  readonly values: RuleValues
}

export type Entry =
  | WinEntry
  | DrawnEntry
  | InstantEntry
  | PenaltyEntry
  | CorrectionEntry
  | SeatsEntry
  | BankerEntry
  | RulesEntry
export type EntryKind = Entry['kind']

/** Entries that end a hand. */
export const endsHand = (entry: Entry): entry is WinEntry | DrawnEntry =>
  entry.kind === 'win' || entry.kind === 'drawn'

/** The ledger of an evening: what was agreed at the start, and what happened since, in order. */
export interface Sheet {
  /** When it was begun, `2026-05-01T20:15`; only informs. */
  readonly started: string
  readonly table: TableId
  /** House rules at the start, those that differ from the table as written. */
  readonly values: RuleValues
  /** Everybody who plays or played; the first four sit at the start, the first Banker first. */
  readonly roster: readonly string[]
  readonly entries: readonly Entry[]
  /** What was stored or imported and could not be read, as it was: kept and exported with the sheet. */
  readonly unread: readonly unknown[]
}

/** Bounds within which every sum is exact, and a sheet stays a sheet. */
export const MOST_ENTRIES = 1000
export const MOST_PERSONS = 12
export const MOST_POINTS = 1_000_000
/** What `settle` can be asked (interface.md). */
export const MOST_TOTAL = 40
export const LONGEST_NAME = 24
export const LONGEST_NOTE = 80

/** A name as it is kept: trimmed, inner spaces single, not too long. Empty when there is nothing in it. */
export const tidyName = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('').trim()

export const tidyNote = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NOTE).join('').trim()
