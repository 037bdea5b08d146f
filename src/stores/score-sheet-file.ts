import type { Sheet } from './score-sheet-entries.ts'
import { isRaw, readSheet, type SheetFault } from './score-sheet-read.ts'
import { isShallow } from './shallow.ts'

/** The form of the file that carries one evening. Raise VERSION when a sheet's form changes, and read the older ones. */
const FORMAT = 'count-tai-score-sheet'
const VERSION = 1
/** Far longer than the longest evening. */
const LARGEST = 2_000_000

export type FileFault = 'too-large' | 'no-json' | 'not-ours' | 'newer' | SheetFault

export type FileRead =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly code: FileFault }

/** A sheet as the text of a file. */
export const writeSheetFile = (sheet: Sheet): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, sheet }, null, 1)}\n`

/** The sheet of a file, or why it is none. Entries that cannot be read come along unread. Never throws. */
export function readSheetFile(text: string): FileRead {
  if (text.length > LARGEST) return { ok: false, code: 'too-large' }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { ok: false, code: 'no-json' }
  }
  if (!isRaw(data) || data.format !== FORMAT || !isShallow(data)) return { ok: false, code: 'not-ours' }
  if (typeof data.version !== 'number' || data.version > VERSION) return { ok: false, code: 'newer' }
  return readSheet(data.sheet)
}

/** Cells that a spreadsheet would take for a formula are written as text. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of cells as comma-separated text (RFC 4180), marked as UTF-8 so that spreadsheets read names in any script. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((one) => cell(String(one))).join(',')).join('\r\n')}\r\n`
