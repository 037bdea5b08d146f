import { SEATS } from '../../../engine/index.ts'
import type { Bill, Part } from '../../../stores/payments-bill.ts'
import { isLong } from './shown.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly bill: Bill
}

/** Why a player pays another amount than the own share. */
function noteOf({ say, words, seat }: Voice, bill: Bill, part: Part): string {
  if (part.coveredBy) return say(words.bill.covered, { seat: seat(part.coveredBy) })
  if (part.took.length === 0) return ''
  return bill.inBases ? say(words.bill.both, { n: part.took.length }) : words.bill.more
}

/** The bill as a table: each share, what is paid, and with what was paid at once. */
export function BillTable({ voice, bill }: Props) {
  const { say, words, seat: name, signed } = voice
  const once = SEATS.some((seat) => bill.atOnce[seat] !== 0)
  const order = [...bill.parts.map(({ seat }) => seat), bill.winner]
  return (
    <table class="bill" data-long={isLong(bill.sum[bill.winner]) ? '' : undefined}>
      <caption class="vh">{words.bill.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{words.bill.who}</span>
          </th>
          {!once && <th scope="col">{words.bill.share}</th>}
          <th scope="col">{once ? words.bill.win : words.bill.pays}</th>
          {once && <th scope="col">{words.bill.once}</th>}
          {once && <th scope="col">{words.bill.sum}</th>}
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => {
          const part = bill.parts.find((one) => one.seat === seat)
          const note = part ? noteOf(voice, bill, part) : ''
          const look = !part ? 'wins' : part.took.length > 0 ? 'bao' : bill.payments[seat] === 0 ? 'off' : ''
          return (
            <tr key={seat} class={look}>
              <th scope="row">
                <span class="wind" aria-hidden="true">
                  {voice.letter(seat)}
                </span>
                {name(seat)}
                {note !== '' && <small>{note}</small>}
              </th>
              {!once && (
                <td class="fig was">
                  {part?.coveredBy ? (
                    <s>{say('{n}', { n: part.share })}</s>
                  ) : (
                    part && say('{n}', { n: part.share })
                  )}
                </td>
              )}
              <td class={once ? 'fig now' : 'fig is'}>{signed(bill.payments[seat])}</td>
              {once && <td class="fig now">{signed(bill.atOnce[seat])}</td>}
              {once && <td class="fig is">{signed(bill.sum[seat])}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
