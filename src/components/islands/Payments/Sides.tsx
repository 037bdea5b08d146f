import { type Ruleset, SEATS } from '../../../engine/index.ts'
import { saySentences } from '../../../i18n/message.ts'
import { sidesOf } from '../../../stores/payments-bill.ts'
import type { PaymentsState } from '../../../stores/payments-state.ts'
import { isLong } from './shown.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly state: PaymentsState
  readonly rules: Ruleset
}

/** One win under each way to share it, column by column. */
export function Sides({ voice, state, rules }: Props) {
  const { say, words, seat: name, signed } = voice
  const sides = sidesOf(state, rules)
  const sums = new Set(sides.map(({ payments }) => payments[state.winner]))
  const long = [...sums].some(isLong)
  const drawn =
    state.win === 'self-draw' && sides.some(({ id }) => id === 'shooter-pays' || id === 'full-gun')
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
      {sums.size === 1 && (
        <p class="quiet">
          {saySentences(voice.lang, [
            say(words.sides.same, { winner: name(state.winner), n: sides[0].payments[state.winner] }),
            drawn && words.sides.drawn,
          ])}
        </p>
      )}
    </>
  )
}
