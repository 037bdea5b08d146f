import { type InstantEvent, isSeat, type RuleValues, type Seat, type WinWay } from '../engine/index.ts'
import { withPerson } from './score-sheet.ts'
import {
  type Chair,
  type Entry,
  type EntryKind,
  MOST_POINTS,
  MOST_TOTAL,
  type Ruling,
  type Sheet,
  tidyName,
  tidyNote,
  type WonHand,
} from './score-sheet-entries.ts'
import type { Standing } from './score-sheet-fold.ts'
import { isRaw } from './score-sheet-read.ts'

/** Entries being filled in: the same fields, some of them still open. */
export interface WinForm {
  readonly kind: 'win'
  readonly winner: Chair | null
  readonly total: number | null
  readonly win: WinWay
  /** Remembered while the win is self-drawn. */
  readonly from: Chair | null
  readonly bao: Ruling
  readonly pingHu: boolean
  readonly hand: WonHand | null
  readonly note: string
}
export interface DrawnForm {
  readonly kind: 'drawn'
  readonly kong: boolean | null
  readonly note: string
}
export interface InstantForm {
  readonly kind: 'instant'
  readonly who: Chair | null
  readonly event: InstantEvent | null
  readonly opening: boolean
  readonly from: Chair | null
  readonly late: boolean
}
export interface PenaltyForm {
  readonly kind: 'penalty'
  readonly who: Chair | null
  readonly points: number | null
  readonly to: 'each' | Chair
  readonly note: string
}
export interface CorrectionForm {
  readonly kind: 'correction'
  readonly points: readonly number[]
  readonly note: string
}
export interface SeatsForm {
  readonly kind: 'seats'
  /** By place; a name that nobody has is a newcomer's. */
  readonly names: readonly string[]
  readonly takeOver: boolean
  readonly note: string
}
export interface BankerForm {
  readonly kind: 'banker'
  readonly dealer: Chair
  readonly round: Seat
  readonly passes: number
}
export interface RulesForm {
  readonly kind: 'rules'
  readonly values: RuleValues
}
export type Form =
  | WinForm
  | DrawnForm
  | InstantForm
  | PenaltyForm
  | CorrectionForm
  | SeatsForm
  | BankerForm
  | RulesForm

/** What is being entered: a new entry, one to stand before another, or another form of one. */
export interface Draft {
  readonly form: Form
  /** The entry it will replace, or null. */
  readonly at: number | null
  /** The entry it will stand before; null for the end. */
  readonly before: number | null
}

export type FormFault =
  | 'who-won'
  | 'total'
  | 'off-whom'
  | 'who'
  | 'event'
  | 'points'
  | 'balance'
  | 'no-name'
  | 'same-name'
  | 'too-many'

export const EMPTY_WIN: WinForm = {
  kind: 'win',
  winner: null,
  total: null,
  win: 'discard',
  from: null,
  bao: 'found',
  pingHu: false,
  hand: null,
  note: '',
}

/** A form with nothing filled in, as things stand. */
export function emptyForm(kind: EntryKind, now: Standing, roster: readonly string[]): Form {
  switch (kind) {
    case 'win':
      return EMPTY_WIN
    case 'drawn':
      return { kind, kong: null, note: '' }
    case 'instant':
      return { kind, who: null, event: null, opening: false, from: null, late: false }
    case 'penalty':
      return { kind, who: null, points: null, to: 'each', note: '' }
    case 'correction':
      return { kind, points: roster.map(() => 0), note: '' }
    case 'seats':
      return { kind, names: now.persons.map((person) => roster[person]), takeOver: false, note: '' }
    case 'banker':
      return { kind, dealer: now.dealer, round: now.round, passes: now.changes % 4 }
    case 'rules':
      return { kind, values: now.values }
  }
}

/** An entry as a form, so that each of its fields can be changed. */
export function formOf(entry: Entry, { roster }: Pick<Sheet, 'roster'>): Form {
  switch (entry.kind) {
    case 'correction':
      return { ...entry, points: roster.map((_, i) => entry.points[i] ?? 0) }
    case 'seats': {
      const { persons, ...rest } = entry
      return { ...rest, names: persons.map((person) => roster[person]) }
    }
    default:
      return entry
  }
}

export type Filled =
  | { readonly ok: true; readonly entry: Entry; readonly sheet: Sheet }
  | { readonly ok: false; readonly fault: FormFault; readonly at?: number }

const fault = (code: FormFault, at?: number): Filled => ({ ok: false, fault: code, at })

const wholeIn = (n: number | null, from: number, to: number): n is number =>
  n !== null && Number.isInteger(n) && n >= from && n <= to

/** Who sits where by names; newcomers join the roster. */
function seated(form: SeatsForm, sheet: Sheet): Filled {
  const names = form.names.map(tidyName)
  let next = sheet
  const persons: number[] = []
  for (const [at, name] of names.entries()) {
    if (name === '') return fault('no-name', at)
    const found = withPerson(next, name)
    if (!found) return fault('too-many', at)
    if (persons.includes(found.person)) return fault('same-name', at)
    next = found.sheet
    persons.push(found.person)
  }
  const [a, b, c, d] = persons
  const { takeOver, note } = form
  return {
    ok: true,
    sheet: next,
    entry: { kind: 'seats', persons: [a, b, c, d], takeOver, note: tidyNote(note) },
  }
}

/** The entry of a form, or what is still missing. The sheet is another one only where somebody joins the roster. */
export function entryOf(form: Form, sheet: Sheet): Filled {
  const done = (entry: Entry): Filled => ({ ok: true, entry, sheet })
  switch (form.kind) {
    case 'win': {
      const { winner, total, win, from } = form
      if (winner === null) return fault('who-won')
      if (!wholeIn(total, 0, MOST_TOTAL)) return fault('total')
      if (win !== 'self-draw' && (from === null || from === winner)) return fault('off-whom')
      const bao = form.bao === winner ? 'found' : form.bao
      return done({
        ...form,
        winner,
        total,
        from: win === 'self-draw' ? null : from,
        bao,
        note: tidyNote(form.note),
      })
    }
    case 'instant': {
      const { who, event, from } = form
      if (who === null) return fault('who')
      if (event === null) return fault('event')
      const claimed = event === 'kong-claimed'
      if (claimed && (from === null || from === who)) return fault('off-whom')
      return done({
        kind: 'instant',
        who,
        event,
        opening: !event.startsWith('kong') && form.opening,
        from: claimed ? from : null,
        late: claimed && form.late,
      })
    }
    case 'penalty': {
      const { who, points, to } = form
      if (who === null) return fault('who')
      if (!wholeIn(points, 1, MOST_POINTS)) return fault('points')
      return done({ ...form, who, points, to: to === who ? 'each' : to, note: tidyNote(form.note) })
    }
    case 'correction': {
      const { points } = form
      if (points.every((n) => n === 0) || !points.every((n) => wholeIn(n, -MOST_POINTS, MOST_POINTS)))
        return fault('points')
      if (points.reduce((sum, n) => sum + n, 0) !== 0) return fault('balance')
      return done({ ...form, note: tidyNote(form.note) })
    }
    case 'seats':
      return seated(form, sheet)
    case 'drawn':
      return done({ ...form, note: tidyNote(form.note) })
    default:
      return done(form)
  }
}

/** Another winner; whoever gave the tile cannot be the same, so the two change places. */
export const withWinner = (form: WinForm, winner: Chair): WinForm => ({
  ...form,
  winner,
  from: form.from === winner ? form.winner : form.from,
  bao: form.bao === winner ? 'found' : form.bao,
})

export const withWho = (form: InstantForm, who: Chair): InstantForm => ({
  ...form,
  who,
  from: form.from === who ? form.who : form.from,
})

/** A form kept on the device, or null when it is none: only what an entry would be read with is taken over. */
export function readDraft(value: unknown): Draft | null {
  if (!isRaw(value) || !isRaw(value.form)) return null
  const place = (n: unknown) => (typeof n === 'number' && Number.isInteger(n) && n >= 0 ? n : null)
  const form = readForm(value.form)
  return form && { form, at: place(value.at), before: place(value.before) }
}

type Check = (value: unknown) => boolean
const isNull: Check = (value) => value === null
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))
const isChair: Check = (value) => value === 0 || value === 1 || value === 2 || value === 3
const isFlag: Check = (value) => typeof value === 'boolean'
const isText: Check = (value) => typeof value === 'string' && value.length <= 200
const isInt: Check = (value) => Number.isInteger(value)
const isOne =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value as string)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= 12 && value.every(check)

const FIELDS: Readonly<Record<EntryKind, Readonly<Record<string, Check>>>> = {
  win: {
    winner: either(isNull, isChair),
    total: either(isNull, isInt),
    win: isOne('discard', 'self-draw', 'rob-kong', 'rob-eighth'),
    from: either(isNull, isChair),
    bao: either(isChair, isOne('found', 'nobody')),
    pingHu: isFlag,
    hand: either(isNull, (hand) => isRaw(hand) && typeof hand.query === 'string' && isFlag(hand.fresh)),
    note: isText,
  },
  drawn: { kong: either(isNull, isFlag), note: isText },
  instant: {
    who: either(isNull, isChair),
    event: either(isNull, isText),
    opening: isFlag,
    from: either(isNull, isChair),
    late: isFlag,
  },
  penalty: {
    who: either(isNull, isChair),
    points: either(isNull, isInt),
    to: either(isChair, isOne('each')),
    note: isText,
  },
  correction: { points: listOf(isInt), note: isText },
  seats: {
    names: (value) => listOf(isText)(value) && (value as unknown[]).length === 4,
    takeOver: isFlag,
    note: isText,
  },
  banker: {
    dealer: isChair,
    round: isSeat,
    passes: (n) => isInt(n) && (n as number) >= 0 && (n as number) <= 3,
  },
  rules: { values: isRaw },
}

function readForm(raw: Readonly<Record<string, unknown>>): Form | null {
  const { kind } = raw
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return null
  const fields = Object.entries(FIELDS[kind as EntryKind])
  if (!fields.every(([name, check]) => check(raw[name]))) return null
  return { kind, ...Object.fromEntries(fields.map(([name]) => [name, raw[name]])) } as unknown as Form
}
