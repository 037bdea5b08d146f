import { type Ruleset, SEATS, type Seat, TABLES } from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import { leastWon } from '../../../stores/least.ts'
import { type Bill, pingHuMatters } from '../../../stores/payments-bill.ts'
import {
  type PaymentsState,
  possibleFeeders,
  wayIn,
  waysOf,
  withFeeder,
  withShooter,
  withWin,
  withWinner,
} from '../../../stores/payments-state.ts'
import { Choice } from '../../parts/Choice.tsx'
import type { Control } from './shown.ts'
import { TaiSlider } from './TaiSlider.tsx'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly id: string
  readonly state: PaymentsState
  readonly bill: Bill
  readonly rules: Ruleset
  readonly show: readonly Control[]
  /** A link to where Bao is explained; not in the lessons that explain it. */
  readonly more: boolean
  readonly onChange: (change: (state: PaymentsState) => PaymentsState) => void
}

/** How the win came about: only what is possible is offered. */
export function Controls({ voice, id, state, bill, rules, show, more, onChange }: Props) {
  const { words } = voice
  const { set } = words
  const win = wayIn(state, rules)
  const feeders = possibleFeeders(state, rules)
  const seats = (list: readonly Seat[]) => list.map((seat) => ({ value: seat, label: voice.seat(seat) }))
  const has = (control: Control) => show.includes(control)
  return (
    <>
      {has('total') && (
        <TaiSlider
          voice={voice}
          id={id}
          rules={rules}
          least={leastWon(win, rules)}
          total={bill.total}
          onChange={(total) => onChange((s) => ({ ...s, total }))}
        />
      )}
      {has('win') && (
        <Choice
          legend={set.win}
          name={`${id}-win`}
          value={win}
          options={waysOf(rules).map((value) => ({ value, label: set.ways[value] }))}
          onChange={(value) => onChange((s) => withWin(s, value))}
        />
      )}
      {has('winner') && (
        <Choice
          legend={set.winner}
          name={`${id}-winner`}
          value={state.winner}
          options={seats(SEATS)}
          onChange={(value) => onChange((s) => withWinner(s, value))}
        />
      )}
      {has('from') && win !== 'self-draw' && (
        <Choice
          legend={set.from[win]}
          name={`${id}-from`}
          value={state.from}
          options={seats(SEATS.filter((seat) => seat !== state.winner))}
          onChange={(value) => onChange((s) => withShooter(s, value))}
        />
      )}
      {has('bao') && feeders.length > 0 && (
        <Choice<Seat | null>
          legend={set.bao}
          name={`${id}-bao`}
          value={bill.feeder}
          options={[{ value: null, label: set.nobody }, ...seats(feeders)]}
          onChange={(value) => onChange((s) => withFeeder(s, value))}
        />
      )}
      {has('bao') && feeders.length === 0 && TABLES[rules.table].rules.payments.bao && (
        <p class="quiet">{rules.payments.bao ? set.noBao : set.baoOff}</p>
      )}
      {has('total') && pingHuMatters(state, rules) && (
        <label class="sw">
          <input
            type="checkbox"
            name={`${id}-ping-hu`}
            checked={state.pingHu}
            onChange={(event) => {
              const pingHu = event.currentTarget.checked
              onChange((s) => ({ ...s, pingHu }))
            }}
          />
          <span />
          {set.pingHu}
        </label>
      )}
      {has('bao') && more && rules.payments.bao && (
        <p class="quiet">
          <a href={addressOf(voice.lang, '/learn/bao/')}>{set.baoAbout}</a>
        </p>
      )}
    </>
  )
}
