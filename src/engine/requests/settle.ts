import { type PaidWin, type Payments, settle } from '../payments.ts'
import { type ErrorAnswer, flag, oneOf, readRequest, refuse, seatField, whole } from '../request.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { nextSeat, type Seat } from '../tiles.ts'
import { WIN_WAYS, type WinWay } from '../win.ts'
import { BAO_FIELD, checkBao } from './score.ts'

/** The answer of `settle` and `instant` (interface.md): points by seat, all four named. */
export interface PaymentsAnswer {
  readonly ok: true
  readonly payments: Payments
}

const TOTAL = whole(0, 40)
const FIELDS = {
  tai: TOTAL,
  faan: TOTAL,
  winner: seatField,
  win: oneOf(WIN_WAYS),
  from: seatField,
  bao: BAO_FIELD,
  pingHu: flag,
}

/** The total under either name, whatever the table calls its unit. */
function readTotal(tai: number | undefined, faan: number | undefined, { unit }: Ruleset): Result<number> {
  if (tai !== undefined && faan !== undefined) return fail('contradiction', 'tai and faan are both given')
  const total = tai ?? faan
  return total === undefined ? fail('missing-field', `request needs the field "${unit}"`) : ok(total)
}

/** How the win came; `from` is ignored with self-draw, else it is the next seat when left out. */
function readWin(winner: Seat, by: WinWay, from: Seat, rules: Ruleset): Result<PaidWin> {
  if (by === 'self-draw') return ok({ by })
  if (from === winner) return fail('contradiction', `from and winner are both ${winner}`)
  if (by === 'rob-eighth' && rules.conditions.eighthFlower === null)
    return fail('contradiction', 'win rob-eighth and rules: the eighth flower is not robbed at this table')
  return ok({ by, from })
}

/** The verb `settle`: who pays whom for a total that is known. JSON in, JSON out; never throws. */
export function settleRequest(request: unknown): PaymentsAnswer | ErrorAnswer {
  const read = readRequest(request, FIELDS)
  if (!read.ok) return refuse(read)
  const { fields, rules } = read.value
  const { winner = 'east', win: by = 'discard', from = nextSeat(winner), pingHu = false } = fields
  const total = readTotal(fields.tai, fields.faan, rules)
  if (!total.ok) return refuse(total)
  const win = readWin(winner, by, from, rules)
  if (!win.ok) return refuse(win)
  const feeder = fields.bao?.feeder ?? null
  if (feeder !== null) {
    const possible = checkBao(feeder, winner, win.value, rules, 'winner')
    if (!possible.ok) return refuse(possible)
  }
  if (total.value < rules.minimum)
    return refuse(
      fail('below-minimum', `${total.value} ${rules.unit} do not win: the minimum is ${rules.minimum}`),
    )
  return {
    ok: true,
    payments: settle({ winner, total: total.value, win: win.value, feeder, barePingHu: pingHu }, rules),
  }
}
