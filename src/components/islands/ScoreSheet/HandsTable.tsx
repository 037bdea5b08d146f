import { sayAside, sayClauses, saySentences } from '../../../i18n/message.ts'
import type { Sheet } from '../../../stores/score-sheet-entries.ts'
import { byHand, type Ledger, type LedgerRow } from '../../../stores/score-sheet-fold.ts'
import { nameAt, noteOf, sayBao, sayEntry } from './say.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly sheet: Sheet
  readonly ledger: Ledger
}

/** Everything an entry says: what happened, who pays for everybody, the note. As the list and the file say it. */
const sayRow = (voice: Voice, row: LedgerRow, sheet: Sheet): string => {
  const said = saySentences(voice.lang, [sayEntry(voice, row, sheet), sayBao(voice, row, sheet)])
  return [said, noteOf(row.entry)].filter((text) => text !== '').join(' – ')
}

/** Entries of one line, as they came; of several each says what it brought to whoever it brought most. */
const sayLine = (voice: Voice, line: readonly LedgerRow[], sheet: Sheet): string =>
  sayClauses(
    voice.lang,
    line.map((row) => {
      const most = Math.max(...row.moved)
      const said = sayRow(voice, row, sheet)
      return line.length > 1 && most > 0 ? sayAside(voice.lang, said, voice.signed(most)) : said
    }),
  )

/** From so many entries on, the printed table is set smaller, so that it stays on one side of A4. */
const MANY = 30
/** From so many on, what was paid at once stands in the line of the win it came before. */
const TOO_MANY = 45

/** The lines of a hand: an entry each, in a long evening as few as can tell it. */
function linesOf(rows: readonly LedgerRow[], long: boolean): LedgerRow[][] {
  const lines: LedgerRow[][] = []
  for (const row of rows) {
    const last = lines.at(-1)
    const { kind } = row.entry
    const joins = kind === 'instant' || kind === 'win' || kind === 'drawn'
    if (long && joins && last?.every(({ entry }) => entry.kind === 'instant')) last.push(row)
    else lines.push([row])
  }
  return lines
}

/** The evening as a table: what the chart draws, and what is printed. */
export function HandsTable({ voice, sheet, ledger }: Props) {
  const { say, words } = voice
  const hands = byHand(ledger)
    .map((rows, i) => ({ lines: linesOf(rows, ledger.rows.length > TOO_MANY), n: i + 1 }))
    .filter(({ lines }) => lines.length > 0)
  const people = sheet.roster.map((_, person) => person)
  return (
    <table class={ledger.rows.length > MANY ? 'hands many' : 'hands'}>
      <caption>{words.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.table.hand}</th>
          <th scope="col">{words.table.round}</th>
          <th scope="col">{words.table.banker}</th>
          <th scope="col" class="h-what">
            {words.table.what}
          </th>
          {people.map((person) => (
            <th key={person} scope="col" class="h-n">
              {sheet.roster[person]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hands.map(({ lines, n }) =>
          lines.map((line, i) => {
            const { before } = line[0]
            const { after } = line.at(-1)!
            return (
              <tr key={line[0].at} class={i > 0 ? 'h-more' : undefined}>
                {i === 0 && (
                  <th scope="rowgroup" rowSpan={lines.length} class="fig">
                    {n > ledger.now.hands ? words.table.now : say('{n}', { n })}
                  </th>
                )}
                <td>{voice.seat(before.round)}</td>
                <td>{nameAt(before.dealer, before, sheet.roster)}</td>
                <td class="h-what">{sayLine(voice, line, sheet)}</td>
                {people.map((person) => {
                  const moved = line.reduce((sum, row) => sum + row.moved[person], 0)
                  return (
                    <td key={person} class="fig h-n">
                      <span>{moved === 0 ? '' : voice.signed(moved)} </span>
                      <b>{voice.signed(after.totals[person])}</b>
                    </td>
                  )
                })}
              </tr>
            )
          }),
        )}
      </tbody>
    </table>
  )
}
