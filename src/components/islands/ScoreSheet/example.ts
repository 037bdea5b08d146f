import type { TableId } from '../../../engine/index.ts'
import { newSheet } from '../../../stores/score-sheet.ts'
import type { Chair, Entry, Sheet, WinEntry } from '../../../stores/score-sheet-entries.ts'

const win = (winner: Chair, total: number, from: Chair | null, bao: WinEntry['bao'] = 'found'): Entry => ({
  kind: 'win',
  winner,
  total,
  win: from === null ? 'self-draw' : 'discard',
  from,
  bao,
  pingHu: false,
  hand: null,
  note: '',
})
const paid = (who: Chair, event: 'bite' | 'kong-concealed'): Entry => ({
  kind: 'instant',
  who,
  event,
  opening: false,
  from: null,
  late: false,
})
const drawn: Entry = { kind: 'drawn', kong: null, note: '' }

/** Six hands of an evening at each table, with totals that win there as it is written. */
const HANDS: Readonly<Record<TableId, readonly Entry[]>> = {
  singapore: [
    win(1, 2, 0),
    paid(3, 'bite'),
    win(1, 1, null),
    win(3, 3, 2),
    paid(0, 'kong-concealed'),
    drawn,
    win(0, 5, 2, 2),
    win(2, 4, null),
  ],
  'hong-kong': [win(1, 4, 0), win(1, 3, null), win(3, 5, 2), drawn, win(0, 7, 2), win(2, 4, null)],
}

/** An evening to look at before one's own begins. */
export const exampleSheet = ([a, b, c, d]: readonly string[], table: TableId, started = ''): Sheet => ({
  ...newSheet([a, b, c, d], table, {}, started),
  entries: HANDS[table],
})
