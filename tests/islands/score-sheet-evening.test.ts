import { describe, expect, test } from 'vitest'
import { newSheet, remove, rename, tidyRoster, withPerson } from '../../src/stores/score-sheet.ts'
import { chartOf, runningTotals, spreadLabels } from '../../src/stores/score-sheet-chart.ts'
import type {
  Chair,
  DrawnEntry,
  Entry,
  InstantEntry,
  Sheet,
  WinEntry,
} from '../../src/stores/score-sheet-entries.ts'
import { writeCsv } from '../../src/stores/score-sheet-file.ts'
import { byHand, fold, matchOver } from '../../src/stores/score-sheet-fold.ts'
import { EMPTY_WIN, entryOf, withWinner } from '../../src/stores/score-sheet-form.ts'

const NAMES = ['Mei', 'Farid', 'Linh', 'Ravi'] as const
const sheet = (entries: Entry[], values = {}, table: Sheet['table'] = 'singapore'): Sheet => ({
  ...newSheet([...NAMES], table, values, '2026-05-01T20:15'),
  entries,
})
const win = (winner: Chair, total: number, from: Chair | null, rest: Partial<WinEntry> = {}): WinEntry => ({
  kind: 'win',
  winner,
  total,
  win: from === null ? 'self-draw' : 'discard',
  from,
  bao: 'found',
  pingHu: false,
  hand: null,
  note: '',
  ...rest,
})
const drawn = (kong: boolean | null = null): DrawnEntry => ({ kind: 'drawn', kong, note: '' })
const instant = (
  who: Chair,
  event: InstantEntry['event'],
  rest: Partial<InstantEntry> = {},
): InstantEntry => ({
  kind: 'instant',
  who,
  event,
  opening: false,
  from: null,
  late: false,
  ...rest,
})
const now = (entries: Entry[], values = {}, table: Sheet['table'] = 'singapore') =>
  fold(sheet(entries, values, table)).now
const moved = (entry: Entry, values = {}) => fold(sheet([entry], values)).rows[0].moved

describe('who pays whom', () => {
  test('SG-G2: three tai off Linh', () => {
    expect(moved(win(0, 3, 2))).toEqual([32, -8, -16, -8])
  })
  test('SG-G3: three tai by Zi Mo', () => {
    expect(moved(win(1, 3, null))).toEqual([-16, 48, -16, -16])
  })
  test('SG-G4: the shooter pays for all', () => {
    expect(moved(win(0, 3, 2), { payment: 'shooter-pays' })).toEqual([32, 0, -32, 0])
  })
  test('SG-H: the table names who pays for all', () => {
    expect(moved(win(0, 3, 2, { bao: 2 }))).toEqual([32, 0, -32, 0])
    expect(moved(win(0, 5, null, { bao: 3 }))).toEqual([192, 0, 0, -192])
  })
  test('SG-H6: nobody pays for all where a Kong was robbed, nor where Bao is not played', () => {
    expect(moved(win(0, 3, 2, { win: 'rob-kong', bao: 2 }))).toEqual([32, -8, -16, -8])
    expect(moved(win(0, 3, 2, { bao: 2 }), { bao: 'off' })).toEqual([32, -8, -16, -8])
  })
  test('above the limit is paid as the limit', () => {
    expect(moved(win(3, 9, 0))).toEqual([-64, -32, -32, 128])
  })
  test('SG-G5: a concealed Kong, a dealt bite, a marriage', () => {
    expect(moved(instant(1, 'kong-concealed'))).toEqual([-4, 12, -4, -4])
    expect(moved(instant(2, 'bite', { opening: true }))).toEqual([-4, -4, 12, -4])
    expect(moved(instant(3, 'marriage'))).toEqual([-2, -2, -2, 6])
  })
  test('SG-G6: a late claimed Kong is paid whole by whoever threw the tile', () => {
    expect(moved(instant(0, 'kong-claimed', { from: 2, late: true }))).toEqual([6, 0, -6, 0])
    expect(moved(instant(0, 'kong-claimed', { from: 2 }))).toEqual([6, -2, -2, -2])
  })
  test('what a table does not pay is marked', () => {
    const { rows } = fold(sheet([instant(0, 'bite')], { instantPayments: 'kongs-only' }))
    expect(rows[0]).toMatchObject({ moved: [0, 0, 0, 0], marks: ['not-paid'] })
  })
  test('a win below the minimum is paid, and marked', () => {
    expect(fold(sheet([win(0, 1, 1)], { minimum: 2 })).rows[0]).toMatchObject({
      moved: [8, -4, -2, -2],
      marks: ['below-minimum'],
    })
  })
  test('penalties to each and to one', () => {
    expect(moved({ kind: 'penalty', who: 1, points: 10, to: 'each', note: '' })).toEqual([10, -30, 10, 10])
    expect(moved({ kind: 'penalty', who: 1, points: 10, to: 3, note: '' })).toEqual([0, -10, 0, 10])
  })
  test('HK-E: the discarder pays all of it; by self-draw each pays the base', () => {
    const rows = fold(sheet([win(0, 3, 2), win(1, 3, null)], {}, 'hong-kong')).rows
    expect(rows.map((row) => row.moved)).toEqual([
      [24, 0, -24, 0],
      [-8, 24, -8, -8],
    ])
  })
})

describe('Banker and Round Wind', () => {
  test('SG-D2: the Banker stays after winning', () => {
    expect(now([win(0, 1, 1)])).toMatchObject({ dealer: 0, round: 'east', hands: 1 })
  })
  test('SG-D2: another player’s win makes the next player Banker', () => {
    expect(now([win(2, 1, 1)])).toMatchObject({ dealer: 1, round: 'east' })
  })
  test('SG-D2: a drawn hand without a Kong leaves the Banker, one with a Kong does not', () => {
    expect(now([drawn()]).dealer).toBe(0)
    expect(now([instant(2, 'kong-added'), drawn()]).dealer).toBe(1)
    expect(now([instant(2, 'bite'), drawn()]).dealer).toBe(0)
  })
  test('the table’s word about the Kong goes before what was paid', () => {
    expect(now([drawn(true)]).dealer).toBe(1)
    expect(now([instant(2, 'kong-added'), drawn(false)]).dealer).toBe(0)
  })
  test('a Kong counts in its own hand only', () => {
    expect(now([instant(2, 'kong-added'), win(0, 1, 1), drawn()]).dealer).toBe(0)
  })
  test('house rule drawRotates', () => {
    expect(now([drawn()], { drawRotates: 'always' }).dealer).toBe(1)
    expect(now([drawn(true)], { drawRotates: 'never' }).dealer).toBe(0)
  })
  test('SG-D3: the Round Wind moves after four changes, and four rounds are a match', () => {
    const lost: Entry[] = []
    const rounds: string[] = []
    for (let hand = 0; hand < 16; hand++) {
      const { dealer, round } = now(lost)
      expect(dealer).toBe(hand % 4)
      rounds.push(round)
      lost.push(win(((dealer + 1) % 4) as Chair, 1, dealer))
    }
    expect(rounds.join()).toBe(
      'east,east,east,east,south,south,south,south,west,west,west,west,north,north,north,north',
    )
    expect(matchOver(now(lost.slice(0, -1)))).toBe(false)
    expect(matchOver(now(lost))).toBe(true)
    // who plays on begins again
    expect(now(lost)).toMatchObject({ dealer: 0, round: 'east' })
  })
  test('put right by the table, and moving on from there', () => {
    const right: Entry = { kind: 'banker', dealer: 2, round: 'south', passes: 2 }
    expect(now([right])).toMatchObject({ dealer: 2, round: 'south' })
    expect(now([right, win(0, 1, 1)])).toMatchObject({ dealer: 3, round: 'south' })
    expect(now([right, win(0, 1, 1), win(0, 1, 1)])).toMatchObject({ dealer: 0, round: 'west' })
  })
  test('HK-A4: the dealer is fixed unless the house rule moves it', () => {
    expect(now([win(2, 3, 1), drawn()], {}, 'hong-kong')).toMatchObject({ dealer: 0, round: 'east' })
    expect(now([win(0, 3, 1), drawn()], { dealer: 'rotates' }, 'hong-kong')).toMatchObject({
      dealer: 2,
      round: 'east',
    })
  })
})

describe('what a hand from the builder shows', () => {
  // a one-suit hand with three declared Chi, won on a discard: SG-H3, whichever row pays
  const flush = { query: '?hand=2m%2055m%20[123m]%20[456m]%20[789m]%20%2B2m', fresh: false }
  const three = { query: '?hand=22345m%20[123m]%20[456m]%20[789m]', fresh: false }
  const won = { query: '?hand=35m%2022m%20[123m]%20[456m]%20[789m]%20%2B4m', fresh: false }

  test('Bao is found from the hand, and who is liable pays all', () => {
    const [row] = fold(sheet([win(0, 4, 1, { hand: won })])).rows
    expect(row.found?.rules).toEqual(['SG-H3'])
    expect(row.payer).toBe(1)
    expect(row.moved).toEqual([64, -64, 0, 0])
    expect(row.marks).toEqual([])
  })
  test('the table may rule otherwise; that is marked', () => {
    const [row] = fold(sheet([win(0, 4, 1, { hand: won, bao: 'nobody' })])).rows
    expect(row.moved).toEqual([64, -32, -16, -16])
    expect(row.marks).toEqual(['overruled'])
  })
  test('SG-H6: no Bao by Zi Mo from the hand alone, and none on a robbed Kong', () => {
    expect(fold(sheet([win(0, 4, null, { hand: won })])).rows[0].found).toBeNull()
  })
  test('SG-H4: a fresh tile late', () => {
    const plain = { query: '?hand=23488m%20555p%2067s%20[777z]%20%2B8s', fresh: true }
    expect(fold(sheet([win(0, 1, 3, { hand: plain })])).rows[0]).toMatchObject({
      payer: 3,
      moved: [8, 0, 0, -8],
    })
    expect(fold(sheet([win(0, 1, 3, { hand: { ...plain, fresh: false } })])).rows[0].payer).toBeNull()
    expect(fold(sheet([win(0, 1, 3, { hand: plain })], { freshTileAt: 'off' })).rows[0].payer).toBeNull()
  })
  test('a total that is not the hand’s is paid as entered, and marked', () => {
    expect(fold(sheet([win(0, 3, 1, { hand: won, bao: 'nobody' })])).rows[0]).toMatchObject({
      moved: [32, -16, -8, -8],
      marks: ['counts-otherwise', 'overruled'],
    })
    // not complete
    for (const hand of [flush, three])
      expect(fold(sheet([win(0, 4, 1, { hand })])).rows[0].marks).toEqual(['counts-otherwise'])
  })
  test('the hand is counted at the seat and in the round of the sheet', () => {
    // South's Pong at South's seat; the query was built at East
    const winds = { query: '?hand=23488m%20555p%2067s%20[222z]%20%2B8s', fresh: false }
    expect(fold(sheet([win(1, 1, 0, { hand: winds })])).rows[0].marks).toEqual([])
    expect(fold(sheet([win(0, 1, 1, { hand: winds })])).rows[0].marks).toEqual(['counts-otherwise'])
  })
})

describe('people come and go', () => {
  const five = (entries: Entry[]): Sheet => ({ ...sheet(entries), roster: [...NAMES, 'Sam'] })
  const seats = (takeOver: boolean): Entry => ({ kind: 'seats', persons: [0, 1, 4, 3], takeOver, note: '' })

  test('who leaves keeps what was won or lost; the newcomer starts even', () => {
    expect(fold(five([win(0, 3, 2), seats(false), win(2, 1, 3)])).now.totals).toEqual([30, -10, -16, -12, 8])
  })
  test('or hands it over to whoever takes the place', () => {
    expect(fold(five([win(0, 3, 2), seats(true)])).now.totals).toEqual([32, -8, 0, -8, -16])
  })
  test('moving about among the four hands nothing over', () => {
    const moveAbout: Entry = { kind: 'seats', persons: [2, 1, 0, 3], takeOver: true, note: '' }
    expect(fold(sheet([win(0, 3, 2), moveAbout])).now.totals).toEqual([32, -8, -16, -8])
    expect(fold(sheet([win(0, 3, 2), moveAbout, win(0, 1, 1)])).now.totals).toEqual([30, -12, -8, -10])
  })
  test('when the change is taken out, the place plays on as before', () => {
    const all = five([win(0, 3, 2), seats(false), win(2, 1, 3)])
    expect(fold(remove(all, 1)).now.totals).toEqual([30, -10, -8, -12, 0])
    expect(tidyRoster(remove(all, 1)).roster).toEqual([...NAMES])
    expect(tidyRoster(all)).toBe(all)
  })
  test('by names: a newcomer joins the roster, a name twice is refused', () => {
    const form = {
      kind: 'seats',
      names: ['Mei', 'Farid', ' Sam ', 'Ravi'],
      takeOver: false,
      note: '',
    } as const
    const done = entryOf(form, sheet([]))
    expect(done).toMatchObject({
      ok: true,
      entry: { persons: [0, 1, 4, 3] },
      sheet: { roster: [...NAMES, 'Sam'] },
    })
    expect(entryOf({ ...form, names: ['Mei', 'Farid', 'Mei', 'Ravi'] }, sheet([]))).toEqual({
      ok: false,
      fault: 'same-name',
      at: 2,
    })
    expect(entryOf({ ...form, names: ['Mei', '', 'Linh', 'Ravi'] }, sheet([]))).toEqual({
      ok: false,
      fault: 'no-name',
      at: 1,
    })
  })
  test('names are tidied; an empty or a taken one is refused', () => {
    expect(rename(sheet([]), 2, '  Linh   Tran ').roster[2]).toBe('Linh Tran')
    const before = sheet([])
    expect(rename(before, 2, 'Mei')).toBe(before)
    expect(rename(before, 2, ' ')).toBe(before)
    expect(withPerson(before, 'Farid')).toEqual({ sheet: before, person: 1 })
  })
})

describe('filling in a win', () => {
  test('what is missing is said, in the order it is asked', () => {
    const s = sheet([])
    expect(entryOf(EMPTY_WIN, s)).toEqual({ ok: false, fault: 'who-won' })
    expect(entryOf({ ...EMPTY_WIN, winner: 1 }, s)).toEqual({ ok: false, fault: 'total' })
    expect(entryOf({ ...EMPTY_WIN, winner: 1, total: 2 }, s)).toEqual({ ok: false, fault: 'off-whom' })
    expect(entryOf({ ...EMPTY_WIN, winner: 1, total: 2, win: 'self-draw' }, s)).toMatchObject({
      ok: true,
      entry: { from: null },
    })
  })
  test('another winner and the shooter change places', () => {
    expect(withWinner({ ...EMPTY_WIN, winner: 1, from: 2 }, 2)).toMatchObject({ winner: 2, from: 1 })
  })
  test('a correction must balance', () => {
    const form = { kind: 'correction', points: [5, -4, 0, 0], note: '' } as const
    expect(entryOf(form, sheet([]))).toEqual({ ok: false, fault: 'balance' })
    expect(entryOf({ ...form, points: [5, -4, 0, -1] }, sheet([]))).toMatchObject({ ok: true })
    expect(entryOf({ ...form, points: [0, 0, 0, 0] }, sheet([]))).toEqual({ ok: false, fault: 'points' })
  })
})

describe('house rules change in the evening', () => {
  test('from the entry on, and not before', () => {
    const rows = fold(
      sheet([win(0, 3, 2), { kind: 'rules', values: { payment: 'shooter-pays' } }, win(0, 3, 2)]),
    ).rows
    expect(rows.map((row) => row.moved)).toEqual([
      [32, -8, -16, -8],
      [0, 0, 0, 0],
      [32, 0, -32, 0],
    ])
  })
})

describe('the evening drawn', () => {
  test('running totals after each hand, what was paid at once in it', () => {
    const ledger = fold(
      sheet([
        instant(1, 'bite'),
        win(0, 1, 1),
        drawn(),
        { kind: 'penalty', who: 0, points: 1, to: 1, note: '' },
      ]),
    )
    expect(byHand(ledger).map((rows) => rows.length)).toEqual([2, 1, 1])
    expect(runningTotals(ledger)).toEqual([
      [0, 0, 0, 0],
      [6, 2, -4, -4],
      [6, 2, -4, -4],
      [5, 3, -4, -4],
    ])
  })
  test('lines lie within the square, zero where it belongs', () => {
    const chart = chartOf([
      [0, 0],
      [30, -30],
      [-10, 10],
    ])
    expect(chart).toMatchObject({ zero: 0.5, highest: 30, lowest: -30 })
    expect(chart.lines[0].points).toEqual([
      [0, 0.5],
      [0.5, 0],
      [1, 40 / 60],
    ])
    expect(chartOf([[0, 0, 0, 0]]).lines[0].points).toEqual([[0, 0]])
  })
  test('labels keep their order and their distance', () => {
    const places = spreadLabels([0.5, 0.5, 0.52, 1], 0.12)
    expect(places).toHaveLength(4)
    const sorted = [...places].sort((a, b) => a - b)
    for (let i = 1; i < 4; i++) expect(sorted[i] - sorted[i - 1]).toBeGreaterThanOrEqual(0.12 - 1e-9)
    expect(sorted[3]).toBeLessThanOrEqual(1 + 1e-9)
    expect(spreadLabels([0.1, 0.9], 0.1)).toEqual([0.1, 0.9])
  })
})

test('comma-separated cells are quoted where they must be, and are no formulas', () => {
  expect(writeCsv([['Tan, A.', 'say "Hu"', '=1+1', -8, '-8', '@x', '大明']])).toBe(
    '\uFEFF"Tan, A.","say ""Hu""",\'=1+1,-8,-8,\'@x,大明\r\n',
  )
})
