import { useState } from 'preact/hooks'
import { type Ruleset, SEATS, type Seat } from '../../../engine/index.ts'
import { causePayments, eventsOf, matters } from '../../../stores/payments-bill.ts'
import {
  type Cause,
  causeFits,
  changeCause,
  newCause,
  type PaymentsState,
  withCause,
  withoutCause,
} from '../../../stores/payments-state.ts'
import { Choice } from '../../parts/Choice.tsx'
import { aboutOnce, type Voice } from './voice.ts'

type Change = (change: (state: PaymentsState) => PaymentsState) => void

interface RowProps {
  readonly voice: Voice
  readonly id: string
  readonly cause: Cause
  readonly at: number
  readonly rules: Ruleset
  readonly onChange: Change
}

/** Who pays how much for it: each of the others the same, or one alone. */
function priceOf(voice: Voice, cause: Cause, rules: Ruleset): string {
  const { say, words } = voice
  const payments = causePayments(cause, rules)
  const payers = SEATS.filter((seat) => payments[seat] < 0)
  if (payers.length === 1)
    return say(words.once.alone, { seat: voice.seat(payers[0]), n: -payments[payers[0]] })
  return say(words.once.each, { n: 0 - payments[payers[0] ?? cause.seat] })
}

function CauseRow({ voice, id, cause, at, rules, onChange }: RowProps) {
  const { say, words } = voice
  const { once } = words
  const what = say(once.what, { seat: voice.seat(cause.seat), event: once.events[cause.event] })
  const change = (part: Partial<Cause>) => onChange((s) => changeCause(s, at, part))
  const dealt = { opening: !cause.opening }
  const late = { late: !cause.late }
  return (
    <li>
      <p class="once-w">
        <b>{what}</b> <span class="quiet">{priceOf(voice, cause, rules)}</span>
      </p>
      <button
        type="button"
        class="chip once-x"
        aria-label={say(once.out, { what })}
        onClick={() => onChange((s) => withoutCause(s, at))}
      >
        ×
      </button>
      {matters(cause, dealt, rules) && (
        <label class="sw">
          <input type="checkbox" checked={cause.opening} onChange={() => change(dealt)} />
          <span />
          {once.dealt}
        </label>
      )}
      {cause.from !== null && (
        <Choice
          legend={once.thrown}
          name={`${id}-from-${at}`}
          value={cause.from}
          options={SEATS.filter((seat) => seat !== cause.seat).map((value) => ({
            value,
            label: voice.seat(value),
          }))}
          onChange={(from) => change({ from })}
        />
      )}
      {cause.from !== null && matters(cause, late, rules) && (
        <label class="sw">
          <input type="checkbox" checked={cause.late} onChange={() => change(late)} />
          <span />
          {say(once.late, { n: rules.payments.lateKongAt ?? 0 })}
        </label>
      )}
    </li>
  )
}

interface Props {
  readonly voice: Voice
  readonly id: string
  readonly state: PaymentsState
  readonly rules: Ruleset
  readonly onChange: Change
  /** The text around it says what it is about. */
  readonly quiet?: boolean
}

/** Kongs, bites, marriages and families, as they were shown. */
export function Once({ voice, id, state, rules, onChange, quiet = false }: Props) {
  const { words } = voice
  const { once } = words
  const [seat, setSeat] = useState<Seat>(state.causes[0]?.seat ?? state.winner)
  const events = eventsOf(rules)
  if (rules.payments.instant === null) return null
  return (
    <section class="once" aria-label={once.title}>
      {!quiet && <h2>{once.title}</h2>}
      {events.length === 0 ? (
        <p class="quiet">{once.off}</p>
      ) : (
        <>
          {!quiet && <p class="quiet">{aboutOnce(voice, rules)}</p>}
          <Choice
            legend={once.whose}
            name={`${id}-once`}
            value={seat}
            options={SEATS.map((value) => ({ value, label: voice.seat(value) }))}
            onChange={setSeat}
          />
          <fieldset class="once-add">
            <legend>{once.add}</legend>
            {events.map((event) => (
              <button
                type="button"
                class="chip"
                key={event}
                disabled={!causeFits(state.causes, { seat, event })}
                onClick={() => onChange((s) => withCause(s, newCause(seat, event)))}
              >
                + {once.events[event]}
              </button>
            ))}
          </fieldset>
          {state.causes.length > 0 && (
            <ul class="once-list">
              {state.causes.map((cause, at) => (
                <CauseRow
                  key={`${at} ${cause.seat} ${cause.event}`}
                  voice={voice}
                  id={id}
                  cause={cause}
                  at={at}
                  rules={rules}
                  onChange={onChange}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
