import {
  asideTexts as asideTextsOf,
  dropAside as dropAsideOf,
  holds,
  type KeptForm,
  kept,
  readKept,
  saveKept,
} from './kept.ts'
import { KEYS } from './keys.ts'
import { tidyRoster } from './score-sheet.ts'
import type { Sheet } from './score-sheet-entries.ts'
import { type Draft, readDraft } from './score-sheet-form.ts'
import { isRaw, readSheet } from './score-sheet-read.ts'
import { isShallow } from './shallow.ts'

/** Every evening on this device, the one that is open, and what is half entered. */
export interface KeptSheets {
  readonly sheets: readonly Sheet[]
  /** Which one is open; null for none. */
  readonly open: number | null
  readonly draft: Draft | null
  /** The open sheet before its latest changes, the last one last, and what was undone, the next one last. */
  readonly past: readonly Sheet[]
  readonly future: readonly Sheet[]
  /** Stored sheets that could not be read, as they were. */
  readonly unread: readonly unknown[]
}

export const NO_SHEETS: KeptSheets = { sheets: [], open: null, draft: null, past: [], future: [], unread: [] }

/** Steps that can be undone, after a reload too. */
const REMEMBERED = 20

const sheetsIn = (value: unknown): Sheet[] =>
  Array.isArray(value)
    ? value.slice(-REMEMBERED).flatMap((one) => {
        const read = readSheet(one)
        return read.ok ? [read.sheet] : []
      })
    : []

function read(value: unknown): KeptSheets | null {
  // what cannot be read is written again as it was, so it must be such that it can be
  if (!isRaw(value) || !Array.isArray(value.sheets) || !isShallow(value)) return null
  const unread: unknown[] = Array.isArray(value.unread) ? [...value.unread] : []
  const places = value.sheets.map((one) => {
    const found = readSheet(one)
    if (!found.ok) unread.push(one)
    return found.ok ? found.sheet : null
  })
  const opened = places[value.open as number] ?? null
  const sheets = places.filter((sheet) => sheet !== null)
  const open = opened ? sheets.indexOf(opened) : -1
  return {
    sheets,
    open: open < 0 ? null : open,
    draft: readDraft(value.draft),
    past: open < 0 ? [] : sheetsIn(value.past),
    future: open < 0 ? [] : sheetsIn(value.future),
    unread,
  }
}

export const SHEETS_FORM: KeptForm<KeptSheets> = {
  key: KEYS.scoreSheet,
  version: 1,
  initial: NO_SHEETS,
  read,
  // sheets and entries that cannot be read are kept under `unread`
  whole: ({ draft }, stored) => holds(draft, (stored as { draft?: unknown }).draft ?? null),
}

export const scoreSheets = kept(SHEETS_FORM)

export const openSheetOf = ({ sheets, open }: KeptSheets): Sheet | null =>
  open === null ? null : (sheets[open] ?? null)

const withOpen = (kept: KeptSheets, sheet: Sheet): readonly Sheet[] => kept.sheets.with(kept.open ?? 0, sheet)

/** Changes the open sheet as one step that can be undone. */
export function changed(kept: KeptSheets, change: (sheet: Sheet) => Sheet): KeptSheets {
  const now = openSheetOf(kept)
  if (!now) return kept
  const next = tidyRoster(change(now))
  if (next === now) return kept
  return {
    ...kept,
    sheets: withOpen(kept, next),
    past: [...kept.past.slice(1 - REMEMBERED), now],
    future: [],
  }
}

export function undone(kept: KeptSheets): KeptSheets {
  const now = openSheetOf(kept)
  const last = kept.past.at(-1)
  if (!now || !last) return kept
  return {
    ...kept,
    sheets: withOpen(kept, last),
    past: kept.past.slice(0, -1),
    future: [...kept.future, now],
  }
}

export function redone(kept: KeptSheets): KeptSheets {
  const now = openSheetOf(kept)
  const next = kept.future.at(-1)
  if (!now || !next) return kept
  return {
    ...kept,
    sheets: withOpen(kept, next),
    past: [...kept.past, now],
    future: kept.future.slice(0, -1),
  }
}

/** Opens another sheet, or none. What was half entered belongs to the sheet it was begun on. */
export const opened = (kept: KeptSheets, open: number | null): KeptSheets => ({
  ...kept,
  open,
  draft: null,
  past: [],
  future: [],
})

/** Adds a sheet and opens it. A draft without a sheet (a hand that came from the builder) comes along. */
export const added = (kept: KeptSheets, sheet: Sheet): KeptSheets => ({
  ...opened(kept, kept.sheets.length),
  sheets: [...kept.sheets, sheet],
  draft: kept.open === null ? kept.draft : null,
})

/** Throws a sheet away. */
export function discarded(kept: KeptSheets, at: number): KeptSheets {
  const sheets = kept.sheets.toSpliced(at, 1)
  const open = kept.open === null || kept.open === at ? null : kept.open - (kept.open > at ? 1 : 0)
  return open === kept.open ? { ...kept, sheets } : { ...opened(kept, open), sheets }
}

/**
 * Makes a change on what is kept now (another window may have changed it) and keeps the result. False when the device
 * refuses: the change stands, and is lost when the page is left.
 */
export function keep(change: (kept: KeptSheets) => KeptSheets): boolean {
  const before = scoreSheets.$value.get()
  const stored = storedNow()
  // what the device refused to keep stands in this window alone
  const next = change(refused ? before : (stored ?? before))
  const saved = blocked() ? false : saveKept(SHEETS_FORM, next)
  refused = !saved
  scoreSheets.$value.set(next)
  return saved
}

let refused = false

function text(): string | null {
  try {
    return localStorage.getItem(SHEETS_FORM.key)
  } catch {
    return null
  }
}

/** What is on the device now, or null when it is nothing that can be read. */
function storedNow(): KeptSheets | null {
  const found = text()
  return found === null ? null : readKept(SHEETS_FORM, found)
}

/** Something lies there that could neither be read nor set aside: nothing may take its place. */
function blocked(): boolean {
  const found = text()
  return found !== null && readKept(SHEETS_FORM, found) === null
}

/** Texts of this page that were set aside because they could not be read, by key. */
export const asideTexts = () => asideTextsOf(SHEETS_FORM)

/** Throws away what was set aside, once the reader says so. */
export const dropAside = () => dropAsideOf(SHEETS_FORM)
