import { endsHand, type Sheet } from '../../../stores/score-sheet-entries.ts'
import { byHand, type Ledger, type LedgerRow } from '../../../stores/score-sheet-fold.ts'
import { nameAt, noteOf, sayEntry } from './say.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly sheet: Sheet
  readonly ledger: Ledger
}

/** Everything of one hand in a line, its end first. */
const sayHand = (voice: Voice, rows: readonly LedgerRow[], sheet: Sheet): string =>
  rows
    .toSorted((a, b) => Number(endsHand(b.entry)) - Number(endsHand(a.entry)))
    .map((row) => [sayEntry(voice, row, sheet), noteOf(row.entry)].filter((text) => text !== '').join(' – '))
    .join('; ')

/** From so many hands on, the printed table is set smaller, so that it stays on one side of A4. */
const MANY = 30

/** The evening as a table: what the chart draws, and what is printed. */
export function HandsTable({ voice, sheet, ledger }: Props) {
  const { say, words } = voice
  const hands = byHand(ledger)
    .map((rows, i) => ({ rows, n: i + 1 }))
    .filter(({ rows }) => rows.length > 0)
  const people = sheet.roster.map((_, person) => person)
  return (
    <table class={hands.length > MANY ? 'hands many' : 'hands'}>
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
        {hands.map(({ rows, n }) => {
          const { before, after } = rows.at(-1)!
          return (
            <tr key={n}>
              <th scope="row" class="fig">
                {n > ledger.now.hands ? words.table.now : say('{n}', { n })}
              </th>
              <td>{voice.seat(before.round)}</td>
              <td>{nameAt(before.dealer, before, sheet.roster)}</td>
              <td class="h-what">{sayHand(voice, rows, sheet)}</td>
              {people.map((person) => {
                const moved = rows.reduce((sum, row) => sum + row.moved[person], 0)
                return (
                  <td key={person} class="fig h-n">
                    <span>{moved === 0 ? '' : voice.signed(moved)} </span>
                    <b>{voice.signed(after.totals[person])}</b>
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
