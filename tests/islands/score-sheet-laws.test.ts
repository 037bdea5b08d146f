import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { change, enter, remove } from '../../src/stores/score-sheet.ts'
import type { Sheet } from '../../src/stores/score-sheet-entries.ts'
import { readSheetFile, writeSheetFile } from '../../src/stores/score-sheet-file.ts'
import { byHand, fold } from '../../src/stores/score-sheet-fold.ts'
import { entryOf as filled, formOf } from '../../src/stores/score-sheet-form.ts'
import { readSheet } from '../../src/stores/score-sheet-read.ts'
import { anySheet, entryOf } from './score-sheet-arbitrary.ts'

const sum = (points: readonly number[]) => points.reduce((all, n) => all + n, 0)

/** What of a standing can be compared without its ruleset object. */
const bare = (sheet: Sheet) =>
  fold(sheet).rows.map(({ moved, after, payer }) => ({ moved, payer, ...after, rules: null }))

describe('every ledger', () => {
  test('sums to zero at every entry and after it, in whole points', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        for (const { moved, after } of fold(sheet).rows) {
          expect(sum(moved)).toBe(0)
          expect(sum(after.totals)).toBe(0)
          for (const n of [...moved, ...after.totals]) expect(Number.isSafeInteger(n)).toBe(true)
        }
      }),
    )
  })

  test('begun and cut off anywhere is the beginning of the whole', () => {
    fc.assert(
      fc.property(anySheet, fc.nat(30), (sheet, n) => {
        const part = { ...sheet, entries: sheet.entries.slice(0, n) }
        expect(bare(part)).toEqual(bare(sheet).slice(0, n))
      }),
    )
  })

  test('an entry changed is the ledger built with it from the start', () => {
    fc.assert(
      fc.property(
        anySheet.chain((sheet) =>
          fc.tuple(
            fc.constant(sheet),
            fc.nat(Math.max(0, sheet.entries.length - 1)),
            entryOf(sheet.table, sheet.roster.length),
          ),
        ),
        ([sheet, at, entry]) => {
          if (sheet.entries.length === 0) return
          const rebuilt = sheet.entries.reduce<Sheet>(
            (built, old, i) => enter(built, i === at ? entry : old),
            { ...sheet, entries: [] },
          )
          expect(bare(change(sheet, at, entry))).toEqual(bare(rebuilt))
        },
      ),
    )
  })

  test('an entry put in and taken out again leaves the ledger as it was', () => {
    fc.assert(
      fc.property(
        anySheet.chain((sheet) =>
          fc.tuple(
            fc.constant(sheet),
            fc.nat(sheet.entries.length),
            entryOf(sheet.table, sheet.roster.length),
          ),
        ),
        ([sheet, at, entry]) => {
          const more = enter(sheet, entry, at)
          expect(fold(more).rows).toHaveLength(sheet.entries.length + 1)
          expect(remove(more, at)).toEqual(sheet)
        },
      ),
    )
  })

  test('each entry opened as a form and entered unchanged is the same entry', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        for (const entry of sheet.entries) {
          const again = filled(formOf(entry, sheet), sheet)
          if (entry.kind === 'correction' && entry.points.every((n) => n === 0)) {
            expect(again).toMatchObject({ ok: false, fault: 'points' })
            continue
          }
          expect(again.ok).toBe(true)
          if (!again.ok) continue
          expect(again.sheet).toBe(sheet)
          expect(fold({ ...sheet, entries: [again.entry] }).rows[0].moved).toEqual(
            fold({ ...sheet, entries: [entry] }).rows[0].moved,
          )
          if (entry.kind !== 'correction') expect(again.entry).toEqual(entry)
        }
      }),
    )
  })

  test('the hands are the entries in order, each ending with its end', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const ledger = fold(sheet)
        const hands = byHand(ledger)
        expect(hands.flat()).toEqual(ledger.rows)
        expect(hands).toHaveLength(ledger.now.hands + 1)
      }),
    )
  })
})

describe('a sheet as a file', () => {
  test('comes back as it went, unreadable entries too', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        expect(readSheetFile(writeSheetFile(sheet))).toEqual({ ok: true, sheet })
      }),
    )
  })

  test('any text, and any JSON, gives a sheet or says why not; it never throws', () => {
    const whatever = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((sheet) => JSON.stringify({ format: 'count-tai-score-sheet', version: 1, sheet })),
    )
    fc.assert(
      fc.property(whatever, (text) => {
        const read = readSheetFile(text)
        if (read.ok) fold(read.sheet)
        else expect(read.code).toMatch(/^(?:no-json|not-ours|newer|not-a-sheet|names|table|too-large)$/)
      }),
      { numRuns: 500 },
    )
  })

  test('a sheet with one value spoilt is read, and loses nothing that can be read', () => {
    const path = (value: unknown): (string | number)[][] =>
      typeof value !== 'object' || value === null
        ? [[]]
        : [[], ...Object.entries(value).flatMap(([key, one]) => path(one).map((rest) => [key, ...rest]))]
    fc.assert(
      fc.property(
        anySheet,
        fc.nat(),
        fc.json().map((text) => JSON.parse(text) as unknown),
        (sheet, n, junk) => {
          const raw = JSON.parse(JSON.stringify(sheet.entries)) as unknown[]
          const paths = path(raw).filter((one) => one.length > 0)
          if (paths.length === 0) return
          const where = paths[n % paths.length]
          let place = raw as unknown as Record<string, unknown>
          for (const key of where.slice(0, -1)) place = place[key] as Record<string, unknown>
          place[where.at(-1)!] = junk
          const read = readSheet({ ...sheet, entries: raw })
          expect(read.ok).toBe(true)
          if (!read.ok) return
          const { entries, unread } = read.sheet
          expect(entries.length + unread.length).toBe(sheet.entries.length + sheet.unread.length)
          expect(unread.length - sheet.unread.length).toBeLessThanOrEqual(1)
          for (const { after } of fold(read.sheet).rows) expect(sum(after.totals)).toBe(0)
          // what was read once is read again alike
          expect(readSheet(JSON.parse(JSON.stringify(read.sheet)))).toEqual(read)
        },
      ),
      { numRuns: 300 },
    )
  })
})
