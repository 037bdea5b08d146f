import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readKept, writeKept } from '../../src/stores/kept.ts'
import { asideKey, KEYS } from '../../src/stores/keys.ts'
import { enter, newSheet } from '../../src/stores/score-sheet.ts'
import type { Entry, Sheet } from '../../src/stores/score-sheet-entries.ts'
import { startOf } from '../../src/stores/score-sheet-fold.ts'
import { EMPTY_WIN, emptyForm, readDraft } from '../../src/stores/score-sheet-form.ts'
import {
  added,
  changed,
  discarded,
  type KeptSheets,
  NO_SHEETS,
  opened,
  openSheetOf,
  redone,
  SHEETS_FORM,
  undone,
} from '../../src/stores/score-sheet-kept.ts'
import { type MemoryStorage, useMemoryStorage } from '../support/memory-storage.ts'
import { anySheet } from './score-sheet-arbitrary.ts'

const evening = (name: string): Sheet => newSheet([name, 'B', 'C', 'D'], 'singapore', {}, '2026-05-01T20:15')
const drawn: Entry = { kind: 'drawn', kong: null, note: '' }
const one = added(NO_SHEETS, evening('A'))
const back = (kept: KeptSheets) => readKept(SHEETS_FORM, writeKept(SHEETS_FORM, kept))

describe('what is kept', () => {
  test('comes back as it was: sheets, the open one, what is half entered, what can be undone', () => {
    const busy: KeptSheets = {
      ...undone(
        changed(
          changed(one, (s) => enter(s, drawn)),
          (s) => enter(s, drawn),
        ),
      ),
      draft: { form: { ...EMPTY_WIN, winner: 2 }, at: null, before: null },
    }
    expect(busy.past).toHaveLength(1)
    expect(busy.future).toHaveLength(1)
    expect(back(busy)).toEqual(busy)
  })
  test('any sheets come back', () => {
    fc.assert(
      fc.property(fc.array(anySheet, { maxLength: 3 }), (sheets) => {
        const kept = { ...NO_SHEETS, sheets, open: sheets.length > 0 ? 0 : null }
        expect(back(kept)).toEqual(kept)
      }),
    )
  })
  test('any JSON is read or set aside whole; it never throws', () => {
    const whatever = fc.oneof(
      fc.json(),
      fc.json().map((sheets) => `{"version":1,"value":{"sheets":[${sheets}]}}`),
      fc.json().map((draft) => `{"version":1,"value":{"sheets":[],"draft":${draft}}}`),
    )
    fc.assert(
      fc.property(whatever, (text) => {
        const kept = readKept(SHEETS_FORM, text)
        if (kept) expect(back(kept)).toEqual(kept)
      }),
      { numRuns: 500 },
    )
  })
  test('a sheet that cannot be read is kept apart, the others stay', () => {
    const text = JSON.stringify({ version: 1, value: { ...one, sheets: ['torn', one.sheets[0]], open: 1 } })
    const kept = readKept(SHEETS_FORM, text)
    expect(kept?.sheets).toEqual(one.sheets)
    expect(kept && openSheetOf(kept)).toEqual(one.sheets[0])
    expect(kept?.unread).toEqual(['torn'])
  })
  test('data of a later version are not read', () => {
    expect(readKept(SHEETS_FORM, JSON.stringify({ version: 2, value: one }))).toBeNull()
  })
  test('every empty form is a draft that comes back', () => {
    const sheet = evening('A')
    for (const kind of [
      'win',
      'drawn',
      'instant',
      'penalty',
      'correction',
      'seats',
      'banker',
      'rules',
    ] as const) {
      const draft = { form: emptyForm(kind, startOf(sheet), sheet.roster), at: 3, before: null }
      expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    }
  })
})

describe('steps', () => {
  const two = changed(
    changed(one, (s) => enter(s, drawn)),
    (s) => enter(s, { ...drawn, kong: true }),
  )
  test('are undone and redone one by one', () => {
    expect(openSheetOf(undone(two))?.entries).toEqual([drawn])
    expect(openSheetOf(undone(undone(two)))?.entries).toEqual([])
    expect(undone(undone(undone(two)))).toEqual(undone(undone(two)))
    expect(redone(redone(undone(undone(two))))).toEqual(two)
    expect(redone(two)).toBe(two)
  })
  test('a new step forgets what was undone', () => {
    expect(changed(undone(two), (s) => enter(s, drawn)).future).toEqual([])
  })
  test('a change that changes nothing is no step', () => {
    expect(changed(two, (s) => s)).toBe(two)
  })
  test('only the latest are remembered, and the sheet is whole all the same', () => {
    let kept = one
    for (let i = 0; i < 30; i++) kept = changed(kept, (s) => enter(s, drawn))
    expect(kept.past).toHaveLength(20)
    expect(openSheetOf(kept)?.entries).toHaveLength(30)
  })
})

describe('several evenings', () => {
  const two = added(one, evening('Z'))
  test('a new one is open, the one before stays', () => {
    expect(two.sheets).toHaveLength(2)
    expect(openSheetOf(two)?.roster[0]).toBe('Z')
    expect(openSheetOf(opened(two, 0))?.roster[0]).toBe('A')
  })
  test('thrown away, the open one stays open', () => {
    expect(openSheetOf(discarded(two, 0))?.roster[0]).toBe('Z')
    expect(openSheetOf(discarded(two, 1))).toBeNull()
    expect(openSheetOf(discarded(opened(two, 0), 1))?.roster[0]).toBe('A')
  })
  test('a hand that waits for its sheet comes along', () => {
    const draft = { form: { ...EMPTY_WIN, winner: 1 as const }, at: null, before: null }
    expect(added({ ...NO_SHEETS, draft }, evening('A')).draft).toBe(draft)
    expect(added({ ...one, draft }, evening('Z')).draft).toBeNull()
  })
})

describe('on the device', () => {
  let store: MemoryStorage
  let kept: typeof import('../../src/stores/score-sheet-kept.ts')
  beforeEach(async () => {
    store = useMemoryStorage()
    vi.resetModules()
    kept = await import('../../src/stores/score-sheet-kept.ts')
  })

  test('each step is there after a crash', () => {
    expect(kept.keep((now) => added(now, evening('A')))).toBe(true)
    expect(kept.keep((now) => changed(now, (s) => enter(s, drawn)))).toBe(true)
    expect(
      openSheetOf(readKept(SHEETS_FORM, store.getItem(KEYS.scoreSheet) ?? '') ?? NO_SHEETS)?.entries,
    ).toEqual([drawn])
  })
  test('a step of another window is not lost', () => {
    kept.keep((now) => added(now, evening('A')))
    const other = changed(kept.scoreSheets.$value.get(), (s) => enter(s, drawn))
    store.setItem(KEYS.scoreSheet, writeKept(SHEETS_FORM, other))
    kept.keep((now) => changed(now, (s) => enter(s, { ...drawn, kong: true })))
    expect(openSheetOf(kept.scoreSheets.$value.get())?.entries).toHaveLength(2)
  })
  test('a device that is full: it says so, and the evening goes on', () => {
    kept.keep((now) => added(now, evening('A')))
    store.full = true
    expect(kept.keep((now) => changed(now, (s) => enter(s, drawn)))).toBe(false)
    expect(kept.keep((now) => changed(now, (s) => enter(s, drawn)))).toBe(false)
    expect(openSheetOf(kept.scoreSheets.$value.get())?.entries).toHaveLength(2)
    store.full = false
    expect(kept.keep((now) => changed(now, (s) => enter(s, drawn)))).toBe(true)
    expect(openSheetOf(kept.scoreSheets.load())?.entries).toHaveLength(3)
  })
  test('what cannot be read is set aside and can be had', () => {
    store.setItem(KEYS.scoreSheet, 'torn')
    kept.scoreSheets.load()
    expect(kept.asideTexts()).toEqual([{ key: asideKey(KEYS.scoreSheet), text: 'torn' }])
    expect(kept.keep((now) => added(now, evening('A')))).toBe(true)
    kept.dropAside()
    expect(kept.asideTexts()).toEqual([])
  })
  test('what could not even be set aside is never written over', () => {
    store.setItem(KEYS.scoreSheet, 'torn')
    store.full = true
    kept.scoreSheets.load()
    store.full = false
    expect(kept.keep((now) => added(now, evening('A')))).toBe(false)
    expect(store.getItem(KEYS.scoreSheet)).toBe('torn')
    expect(kept.scoreSheets.$value.get().sheets).toHaveLength(1)
  })
})
