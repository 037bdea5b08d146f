import {
  isInstantEvent,
  isSeat,
  isTableId,
  type RuleValues,
  TABLES,
  type TableId,
  WIN_WAYS,
} from '../engine/index.ts'
import { leanRules } from './rules-check.ts'
import {
  type Chair,
  type Entry,
  type EntryKind,
  MOST_ENTRIES,
  MOST_PERSONS,
  MOST_POINTS,
  MOST_TOTAL,
  type Ruling,
  type Sheet,
  tidyName,
  tidyNote,
  type WonHand,
} from './score-sheet-entries.ts'
import { handOfQuery } from './score-sheet-hand.ts'

/** Why something is no sheet: what is wrong with it. */
export type SheetFault = 'not-a-sheet' | 'names' | 'table'

export type SheetRead =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly code: SheetFault }

type Raw = Readonly<Record<string, unknown>>

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

const isChair = (value: unknown): value is Chair => isWhole(value, 0, 3)
const note = (value: unknown): string => (typeof value === 'string' ? tidyNote(value) : '')

/** House rules, all of them known; null when one is not, since money would then be counted otherwise than it was. */
function readValues(table: TableId, value: unknown): RuleValues | null {
  if (!isRaw(value)) return null
  const known = Object.entries(value).every(([name, one]) =>
    TABLES[table].houseRules.some((rule) => rule.name === name && rule.values.includes(one as string)),
  )
  return known ? leanRules(table, value as RuleValues) : null
}

/** Longer than any hand's query. */
const LONGEST_QUERY = 400

/** A kept hand; null when there is none. A text that is no hand makes the entry unreadable. */
function readHand(value: unknown): WonHand | null | undefined {
  if (value === null || value === undefined) return null
  if (!isRaw(value) || typeof value.query !== 'string' || value.query.length > LONGEST_QUERY) return undefined
  return handOfQuery(value.query) ? { query: value.query, fresh: value.fresh === true } : undefined
}

function readRuling(value: unknown, winner: Chair): Ruling | null {
  if (value === 'found' || value === 'nobody') return value
  return isChair(value) && value !== winner ? value : null
}

/** What of the sheet entries are read by. */
interface Frame {
  readonly table: TableId
  readonly people: number
}

const READERS: { readonly [K in EntryKind]: (raw: Raw, frame: Frame) => Extract<Entry, { kind: K }> | null } =
  {
    win(raw) {
      const { winner, total, win, from } = raw
      const hand = readHand(raw.hand)
      const way = WIN_WAYS.find((one) => one === win)
      if (!isChair(winner) || !isWhole(total, 0, MOST_TOTAL) || !way || hand === undefined) return null
      const bao = readRuling(raw.bao, winner)
      if (bao === null) return null
      const selfDrawn = way === 'self-draw'
      if (selfDrawn ? from !== null : !isChair(from) || from === winner) return null
      return {
        kind: 'win',
        winner,
        total,
        win: way,
        from: selfDrawn ? null : (from as Chair),
        bao,
        pingHu: raw.pingHu === true,
        hand,
        note: note(raw.note),
      }
    },
    drawn(raw) {
      const { kong } = raw
      if (kong !== null && typeof kong !== 'boolean') return null
      return { kind: 'drawn', kong, note: note(raw.note) }
    },
    instant(raw) {
      const { who, event, from } = raw
      if (!isChair(who) || !isInstantEvent(event)) return null
      const claimed = event === 'kong-claimed'
      if (claimed ? !isChair(from) || from === who : from !== null) return null
      const kong = event.startsWith('kong')
      return {
        kind: 'instant',
        who,
        event,
        opening: !kong && raw.opening === true,
        from: claimed ? (from as Chair) : null,
        late: claimed && raw.late === true,
      }
    },
    penalty(raw) {
      const { who, points, to } = raw
      if (!isChair(who) || !isWhole(points, 1, MOST_POINTS)) return null
      if (to !== 'each' && (!isChair(to) || to === who)) return null
      return { kind: 'penalty', who, points, to, note: note(raw.note) }
    },
    correction(raw, { people }) {
      const { points } = raw
      if (!Array.isArray(points) || points.length > people) return null
      if (!points.every((one) => isWhole(one, -MOST_POINTS, MOST_POINTS))) return null
      if (points.reduce((sum, one) => sum + one, 0) !== 0) return null
      return { kind: 'correction', points: [...points], note: note(raw.note) }
    },
    seats(raw, { people }) {
      const { persons } = raw
      if (!Array.isArray(persons) || persons.length !== 4 || new Set(persons).size !== 4) return null
      if (!persons.every((one) => isWhole(one, 0, people - 1))) return null
      const [a, b, c, d] = persons as number[]
      return { kind: 'seats', persons: [a, b, c, d], takeOver: raw.takeOver === true, note: note(raw.note) }
    },
    banker({ dealer, round, passes }) {
      if (!isChair(dealer) || !isSeat(round) || !isWhole(passes, 0, 3)) return null
      return { kind: 'banker', dealer, round, passes }
    },
    rules(raw, { table }) {
      const values = readValues(table, raw.values)
      return values && { kind: 'rules', values }
    },
  }

/** One entry of stored or imported data, or null when it cannot be read. Never throws. */
export function readEntry(value: unknown, frame: Frame): Entry | null {
  if (!isRaw(value) || typeof value.kind !== 'string' || !Object.hasOwn(READERS, value.kind)) return null
  return READERS[value.kind as EntryKind](value, frame)
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length >= 4 &&
  value.length <= MOST_PERSONS &&
  value.every((one) => typeof one === 'string' && tidyName(one) === one && one !== '') &&
  new Set(value).size === value.length

const STARTED = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/

/**
 * A sheet of stored or imported data. Entries are read one by one: what cannot be read is kept as it is under
 * `unread`, and the rest stands. Refused only where there are no names or no table to read the entries by.
 * Never throws.
 */
export function readSheet(value: unknown): SheetRead {
  if (!isRaw(value) || !Array.isArray(value.entries)) return { ok: false, code: 'not-a-sheet' }
  const { table, roster } = value
  if (!isNames(roster)) return { ok: false, code: 'names' }
  if (!isTableId(table)) return { ok: false, code: 'table' }
  const unread: unknown[] = Array.isArray(value.unread) ? [...value.unread] : []
  const values = readValues(table, value.values)
  if (!values) unread.push({ values: value.values ?? null })
  const entries: Entry[] = []
  for (const one of value.entries) {
    const entry = entries.length < MOST_ENTRIES ? readEntry(one, { table, people: roster.length }) : null
    if (entry) entries.push(entry)
    else unread.push(one)
  }
  const started = typeof value.started === 'string' && STARTED.test(value.started) ? value.started : ''
  return {
    ok: true,
    sheet: { started, table, values: values ?? {}, roster: [...roster], entries, unread },
  }
}
