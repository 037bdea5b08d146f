import { describe, expect, test } from 'vitest'
import { sayTold } from '../../src/components/islands/ScoreSheet/say.ts'
import { voiceOf } from '../../src/components/islands/ScoreSheet/voice.ts'
import { LANGS } from '../../src/i18n/languages.ts'
import { newSheet } from '../../src/stores/score-sheet.ts'
import type { Entry } from '../../src/stores/score-sheet-entries.ts'
import { fold } from '../../src/stores/score-sheet-fold.ts'

const ENTRIES: Readonly<Record<string, Entry>> = {
  drawn: { kind: 'drawn', kong: true, note: '' },
  // paid nothing at a table without instant payments
  kong: { kind: 'instant', who: 0, event: 'kong-concealed', opening: false, from: null, late: false },
}

describe.each(LANGS)('what is said of an entry that moves no point: %s', (lang) => {
  test.each(Object.entries(ENTRIES))('%s: no amount, and no place left empty', (_, entry) => {
    const base = newSheet(
      ['Ann', 'Ben', 'Cai', 'Dev'],
      'singapore',
      { instantPayments: 'off' },
      '2026-05-01T20:15',
    )
    const sheet = { ...base, entries: [entry] }
    const [row] = fold(sheet).rows
    expect(row.moved.every((n) => n === 0)).toBe(true)
    for (const fresh of [true, false]) {
      const said = sayTold(voiceOf(lang, 'singapore'), row, sheet, fresh)
      expect(said).not.toMatch(/\d|\{|\s[.。]|[.。]\s*[.。]/)
      expect(said).toMatch(/[.。]$/)
    }
  })
})
