import type { Sheet } from '../../../stores/score-sheet-entries.ts'
import { byHand, type Ledger, type LedgerRow } from '../../../stores/score-sheet-fold.ts'
import { nameAt, noteOf, sayBao, sayEntry, sayMarks } from './say.ts'
import type { Voice } from './voice.ts'

interface RowProps {
  readonly voice: Voice
  readonly sheet: Sheet
  readonly row: LedgerRow
  readonly onOpen: (row: LedgerRow) => void
}

/** One entry: pressing it opens every field of it. */
function EntryRow({ voice, sheet, row, onOpen }: RowProps) {
  const { entry, moved, before } = row
  const what = sayEntry(voice, row, sheet)
  const bao = sayBao(voice, row, sheet)
  const note = noteOf(entry)
  const some = moved.some((n) => n !== 0)
  // those who sat there, and whoever else it touched
  const people = [
    ...before.persons,
    ...moved.flatMap((n, i) => (n !== 0 && !before.persons.includes(i) ? [i] : [])),
  ]
  return (
    <li>
      <button type="button" class="en" onClick={() => onOpen(row)} data-entry={row.at}>
        <span class="en-what">
          <span class="vh">{voice.say(voice.words.list.change, { what: '' })}</span>
          {what}
          {bao !== '' && <small>{bao}</small>}
          {note !== '' && <small>{note}</small>}
          {sayMarks(voice, row, sheet).map((mark) => (
            <small key={mark} class="en-mark">
              {mark}
            </small>
          ))}
        </span>
        {some && (
          <span class="en-n">
            {people.map((person) => (
              <span key={person} class={moved[person] === 0 ? 'zero' : undefined}>
                <i>{sheet.roster[person]} </i>
                <b class={moved[person] > 0 ? 'fig pays' : 'fig'}>{voice.signed(moved[person])}</b>
              </span>
            ))}
          </span>
        )}
      </button>
    </li>
  )
}

interface Props {
  readonly voice: Voice
  readonly sheet: Sheet
  readonly ledger: Ledger
  readonly onOpen: (row: LedgerRow) => void
}

/** Every entry, the latest first, hand by hand. */
export function List({ voice, sheet, ledger, onOpen }: Props) {
  const { say, words } = voice
  const hands = byHand(ledger)
    .map((rows, i) => ({ rows, n: i + 1 }))
    .filter(({ rows }) => rows.length > 0)
    .reverse()
  return (
    <section class="ledger" aria-label={words.list.title}>
      <h2>{words.list.title}</h2>
      <p class="quiet">{hands.length === 0 ? words.list.empty : words.list.about}</p>
      {hands.map(({ rows, n }) => {
        const { before } = rows.at(-1)!
        const title = n > ledger.now.hands ? words.list.handNow : words.list.hand
        const where = { round: voice.seat(before.round), name: nameAt(before.dealer, before, sheet.roster) }
        return (
          <section key={n} class="hand-of">
            <h3>
              {say(title, { n })} <span>{say(words.list.where, where)}</span>
            </h3>
            <ul>
              {rows.toReversed().map((row) => (
                <EntryRow key={row.at} voice={voice} sheet={sheet} row={row} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        )
      })}
    </section>
  )
}
