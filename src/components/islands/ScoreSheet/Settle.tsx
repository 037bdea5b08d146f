import type { Sheet } from '../../../stores/score-sheet-entries.ts'
import type { Ledger } from '../../../stores/score-sheet-fold.ts'
import { fewestTransfers } from '../../../stores/score-sheet-settle.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly sheet: Sheet
  readonly ledger: Ledger
}

/** The fewest payments that make everybody even. */
export function Settle({ voice, sheet, ledger }: Props) {
  const { say, words } = voice
  const transfers = fewestTransfers(ledger.now.totals)
  return (
    <section class="settle" id="settle">
      <h2>{words.settle.title}</h2>
      {transfers.length === 0 ? (
        <p>{words.settle.even}</p>
      ) : (
        <>
          <ul>
            {transfers.map(({ from, to, points }) => (
              <li key={`${from} ${to}`}>
                <span>{say(words.settle.pays, { from: sheet.roster[from], to: sheet.roster[to] })}</span>
                <b class="fig pays">{say('{n}', { n: points })}</b>
              </li>
            ))}
          </ul>
          <p class="quiet">{say(words.settle.count, { n: transfers.length })}</p>
        </>
      )}
    </section>
  )
}
