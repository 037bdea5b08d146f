import { saySentences } from '../../../i18n/message.ts'
import type { Sheet } from '../../../stores/score-sheet-entries.ts'
import { writeCsv } from '../../../stores/score-sheet-file.ts'
import type { Ledger } from '../../../stores/score-sheet-fold.ts'
import { nameAt, noteOf, sayBao, sayEntry } from './say.ts'
import type { Voice } from './voice.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** This minute on the reader's clock: `2026-05-01T20:15`. */
export function now(): string {
  const date = new Date()
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** When a sheet was begun, as the language writes a date; empty when it is not known. */
export function sayWhen(tag: string, { started }: Pick<Sheet, 'started'>): string {
  const date = started === '' ? null : new Date(started.includes('T') ? started : `${started}T00:00`)
  if (!date || Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(date)
}

/** Hands a text to the reader as a file. */
export function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

export const fileName = ({ started }: Sheet, ending: string): string =>
  `count-tai-${(started || now()).slice(0, 10)}.${ending}`

/** The ledger for a spreadsheet: an entry a line, what each got or paid by it, and the totals after it. */
export function csvOf(voice: Voice, sheet: Sheet, ledger: Ledger): string {
  const { say, words } = voice
  const { csv } = words
  const { roster } = sheet
  const head = [
    csv.hand,
    csv.round,
    csv.banker,
    csv.what,
    csv.note,
    ...roster.map((name) => say(csv.change, { name })),
    ...roster.map((name) => say(csv.total, { name })),
  ]
  const rows = ledger.rows.map((row) => {
    const { before, after, entry, moved } = row
    const what = saySentences(voice.lang, [sayEntry(voice, row, sheet), sayBao(voice, row, sheet)])
    return [
      before.hands + 1,
      voice.seat(before.round),
      nameAt(before.dealer, before, roster),
      what,
      noteOf(entry),
      ...moved,
      ...after.totals,
    ]
  })
  return writeCsv([head, ...rows])
}
