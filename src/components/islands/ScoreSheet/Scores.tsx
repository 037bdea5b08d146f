import { CHAIRS, type Sheet } from '../../../stores/score-sheet-entries.ts'
import { type Ledger, matchOver, seatOfChair } from '../../../stores/score-sheet-fold.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly sheet: Sheet
  readonly ledger: Ledger
  /** The evening begins here: the focus may be put on it. */
  readonly begins?: boolean
}

/** Round, hand and Banker; then who has what, in seat order from the Banker. */
export function Scores({ voice, sheet, ledger, begins = false }: Props) {
  const { say, words } = voice
  const { now, rows } = ledger
  const last = rows.at(-1)
  // seat order starts with East, the Banker
  const order = CHAIRS.map((i) => CHAIRS[(now.dealer + i) % 4])
  const gone = sheet.roster.flatMap((_, person) => (now.persons.includes(person) ? [] : [person]))
  const amounts = (person: number) => (
    <>
      <td class="fig sc-last">{last && last.moved[person] !== 0 ? voice.signed(last.moved[person]) : ''}</td>
      <td class={now.totals[person] > 0 ? 'fig sc-n pays' : 'fig sc-n'}>
        {voice.signed(now.totals[person])}
      </td>
    </>
  )
  return (
    <section
      class="scores"
      aria-label={words.now.title}
      tabIndex={begins ? -1 : undefined}
      data-begin={begins ? '' : undefined}
    >
      <p class="sc-where">
        <b>{say(words.now.round, { round: voice.seat(now.round) })}</b>
        <span>{say(words.now.hand, { n: now.hands + 1 })}</span>
      </p>
      <table>
        <thead class="vh">
          <tr>
            <th scope="col">{words.now.who}</th>
            <th scope="col">{words.now.last}</th>
            <th scope="col">{words.now.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((chair) => {
            const person = now.persons[chair]
            const seat = seatOfChair(chair, now.dealer)
            return (
              <tr key={chair}>
                <th scope="row">
                  <span class="sc-who">
                    <span class="wind" aria-hidden="true">
                      {voice.letter(seat)}
                    </span>
                    <span class="sc-name">
                      {sheet.roster[person]}
                      <span class="vh"> {voice.seat(seat)}</span>
                      {chair === now.dealer && <small>{words.now.banker}</small>}
                    </span>
                  </span>
                </th>
                {amounts(person)}
              </tr>
            )
          })}
          {gone.map((person) => (
            <tr key={`gone ${person}`} class="off">
              <th scope="row">
                <span class="sc-who">
                  <span class="sc-name">
                    {sheet.roster[person]}
                    <small>{words.now.left}</small>
                  </span>
                </span>
              </th>
              {amounts(person)}
            </tr>
          ))}
        </tbody>
      </table>
      {now.kong && <p class="quiet">{words.now.kong}</p>}
      {matchOver(now) && <p class="sc-over">{words.now.over}</p>}
    </section>
  )
}
