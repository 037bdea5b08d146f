import { type Ruleset, SEATS } from '../../../engine/index.ts'
import { sidesOf } from '../../../stores/payments-bill.ts'
import type { PaymentsState } from '../../../stores/payments-state.ts'
import { isLong } from './shown.ts'
import { saySides, type Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly state: PaymentsState
  readonly rules: Ruleset
  /** The reader's own table, whose way is shown beside those of an example under rules of its own. */
  readonly own?: Ruleset
}

/** One win under each way to share it, column by column. */
export function Sides({ voice, state, rules, own }: Props) {
  const { words, seat: name, signed } = voice
  const sides = sidesOf(state, rules, own)
  const long = sides.some(({ payments }) => isLong(payments[state.winner]))
  const rows = [...SEATS.filter((seat) => seat !== state.winner), state.winner]
  return (
    <>
      <table class="sides" data-long={long ? '' : undefined} tabIndex={long ? 0 : undefined}>
        <caption class="vh">{words.sides.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{words.bill.who}</span>
            </th>
            {sides.map(({ id, here }) => (
              <th scope="col" key={id} class={here ? 'here' : undefined}>
                {words.sides.heads[id]}
                {here && <small>{words.sides.here}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((seat) => (
            <tr key={seat} class={seat === state.winner ? 'wins' : undefined}>
              <th scope="row">
                <span class="wind" aria-hidden="true">
                  {voice.letter(seat)}
                </span>
                <span>{name(seat)}</span>
              </th>
              {sides.map(({ id, payments, payer, here }) => (
                <td
                  key={id}
                  class={['fig', here && 'here', payer === seat && 'alone', payments[seat] === 0 && 'off']
                    .filter(Boolean)
                    .join(' ')}
                >
                  {signed(payments[seat])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{saySides(voice, state, sides)}</p>
    </>
  )
}
