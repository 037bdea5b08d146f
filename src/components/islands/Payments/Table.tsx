import { useRef } from 'preact/hooks'
import { type Ruleset, SEATS, type Seat } from '../../../engine/index.ts'
import type { Bill, Chip, Part } from '../../../stores/payments-bill.ts'
import { isLong } from './shown.ts'
import { useTravel } from './use-travel.ts'
import type { Voice } from './voice.ts'

interface ChipProps {
  readonly voice: Voice
  readonly chip: Chip
  readonly look: 'own' | 'ghost' | 'took'
}

/** One base. A ghost stays where the share was owed; the chip itself lies with who pays it. */
function ChipView({ voice, chip, look }: ChipProps) {
  const text = voice.say('{n}', { n: chip.value })
  return (
    <i
      class={`coin coin-${look}`}
      data-chip={look === 'ghost' ? undefined : chip.key}
      data-value={chip.value}
      data-digits={text.length > 3 ? text.length : undefined}
    >
      {text}
    </i>
  )
}

/** What stands under a player's amount. */
function noteOf(voice: Voice, bill: Bill, seat: Seat, part: Part | undefined): string {
  const { say, words, signed } = voice
  const once = bill.atOnce[seat]
  if (once !== 0) return say(words.seat.split, { bill: signed(bill.payments[seat]), once: signed(once) })
  if (!part) return bill.feeder ? words.seat.same : words.seat.collects
  if (part.coveredBy) return say(words.seat.covered, { seat: voice.seat(part.coveredBy) })
  if (part.pays === 0) return words.seat.nothing
  if (!bill.inBases) return part.took.length > 0 ? words.seat.all : ''
  const n = part.took.length
  return n > 0
    ? say(words.seat.both, { own: part.own.length, n })
    : say(words.seat.bases, { n: part.own.length })
}

interface SeatProps {
  readonly voice: Voice
  readonly bill: Bill
  readonly seat: Seat
}

function SeatView({ voice, bill, seat }: SeatProps) {
  const part = bill.parts.find((one) => one.seat === seat)
  const wins = seat === bill.winner
  const pays = part !== undefined && part.pays > 0
  const state = wins ? 'wins' : pays ? (part.took.length > 0 ? 'bao' : '') : 'off'
  return (
    <div class={`pp pp-${seat[0]} ${state}`}>
      <p class="pp-who">
        <span class="wind" aria-hidden="true">
          {voice.letter(seat)}
        </span>
        <b>{voice.seat(seat)}</b>
      </p>
      <div class="coins" aria-hidden="true">
        {part?.own.map((chip) => (
          <ChipView key={chip.key} voice={voice} chip={chip} look="own" />
        ))}
        {part?.ghosts.map((chip) => (
          <ChipView key={`ghost ${chip.key}`} voice={voice} chip={chip} look="ghost" />
        ))}
        {part?.took.map((chip) => (
          <ChipView key={chip.key} voice={voice} chip={chip} look="took" />
        ))}
      </div>
      <p class="amt">
        <span class="fig">{voice.signed(bill.sum[seat])}</span>
        <small>{noteOf(voice, bill, seat, part)}</small>
      </p>
    </div>
  )
}

interface Props {
  readonly voice: Voice
  readonly bill: Bill
  readonly rules: Ruleset
}

/** Four players and their chips, South nearest, in the order of play. */
export function Table({ voice, bill, rules }: Props) {
  const { say, words } = voice
  const table = useRef<HTMLFieldSetElement>(null)
  useTravel(table, bill)
  const { price, total, payments, winner, win } = bill
  const collected = payments[winner]
  const atLimit = total === rules.limit
  return (
    <fieldset
      class="pay-felt felt"
      aria-label={words.table}
      ref={table}
      data-long={isLong(bill.sum[winner]) ? '' : undefined}
    >
      <div class="pp-g">
        {SEATS.map((seat) => (
          <SeatView key={seat} voice={voice} bill={bill} seat={seat} />
        ))}
        <div class="pp-c">
          <p>
            <b>{say(words.unit[rules.unit], { n: total })}</b>
          </p>
          {atLimit && <p>{words.centre.limit}</p>}
          <p>
            {bill.inBases
              ? say(words.centre.base, { n: price.half })
              : say(words.centre.prices, { full: price.full, half: price.half })}
          </p>
          <p>
            {words.set.ways[win.by]}
            <b class="fig">
              {bill.inBases && collected % price.half === 0
                ? say(words.centre.bases, { count: collected / price.half, base: price.half })
                : say('{n}', { n: collected })}
            </b>
          </p>
        </div>
      </div>
    </fieldset>
  )
}
