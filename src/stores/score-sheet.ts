import type { RuleValues, TableId } from '../engine/index.ts'
import { leanRules } from './rules-check.ts'
import {
  type Entry,
  MOST_ENTRIES,
  MOST_PERSONS,
  type Person,
  type Sheet,
  tidyName,
} from './score-sheet-entries.ts'

/** A new evening. Names go by seat, East first; an empty one is refused by `namesFault` before. */
export const newSheet = (
  names: readonly [string, string, string, string],
  table: TableId,
  values: RuleValues,
  started: string,
): Sheet => ({
  started,
  table,
  values: leanRules(table, values),
  roster: names.map(tidyName),
  entries: [],
  unread: [],
})

/** What is wrong with names: `empty` or `same` at the first that is. Null when they will do. */
export function namesFault(
  names: readonly string[],
): { readonly code: 'empty' | 'same'; readonly at: number } | null {
  const tidy = names.map(tidyName)
  const empty = tidy.indexOf('')
  if (empty >= 0) return { code: 'empty', at: empty }
  const same = tidy.findIndex((name, i) => tidy.indexOf(name) < i)
  return same >= 0 ? { code: 'same', at: same } : null
}

/** Enters something at the end, or before the entry at `at`. The sheet as it was when it is full. */
export function enter(sheet: Sheet, entry: Entry, at: number = sheet.entries.length): Sheet {
  if (sheet.entries.length >= MOST_ENTRIES) return sheet
  return { ...sheet, entries: sheet.entries.toSpliced(at, 0, entry) }
}

/** Puts another entry in the place of one. */
export const change = (sheet: Sheet, at: number, entry: Entry): Sheet =>
  sheet.entries[at] ? { ...sheet, entries: sheet.entries.with(at, entry) } : sheet

/** Takes an entry out, whichever it is. */
export const remove = (sheet: Sheet, at: number): Sheet => ({
  ...sheet,
  entries: sheet.entries.toSpliced(at, 1),
})

/** The house rules of the start; what is entered under `rules` later stays. */
export const withStartRules = (sheet: Sheet, values: RuleValues): Sheet => ({
  ...sheet,
  values: leanRules(sheet.table, values),
})

/** Another name for a person; nothing where it is empty or taken. */
export function rename(sheet: Sheet, person: Person, name: string): Sheet {
  const tidy = tidyName(name)
  const roster = sheet.roster.map((old, i) => (i === person ? tidy : old))
  return tidy === '' || namesFault(roster) ? sheet : { ...sheet, roster }
}

/** Adds somebody to the roster, or finds the one who has that name. Null where the roster is full or the name empty. */
export function withPerson(
  sheet: Sheet,
  name: string,
): { readonly sheet: Sheet; readonly person: Person } | null {
  const tidy = tidyName(name)
  if (tidy === '') return null
  const known = sheet.roster.indexOf(tidy)
  if (known >= 0) return { sheet, person: known }
  if (sheet.roster.length >= MOST_PERSONS) return null
  return { sheet: { ...sheet, roster: [...sheet.roster, tidy] }, person: sheet.roster.length }
}

/** Drops from the end of the roster whoever no entry names (a newcomer whose entry was taken out). */
export function tidyRoster(sheet: Sheet): Sheet {
  const named = sheet.entries.flatMap((entry) =>
    entry.kind === 'seats'
      ? entry.persons
      : entry.kind === 'correction'
        ? entry.points.flatMap((n, i) => (n ? [i] : []))
        : [],
  )
  const last = Math.max(3, ...named)
  return last + 1 < sheet.roster.length ? { ...sheet, roster: sheet.roster.slice(0, last + 1) } : sheet
}
