import { type Hand, handSize } from '../hand.ts'
import type { Line } from '../line.ts'
import { type NearMiss, nearMisses } from '../near.ts'
import { parseHand } from '../notation.ts'
import { baoPossible, type PaidWin, type Payments, scorePayments } from '../payments.ts'
import { formatReading } from '../reading.ts'
import {
  type ErrorAnswer,
  flag,
  kindsOf,
  nested,
  oneOf,
  orNull,
  readRequest,
  refuse,
  seatField,
  text,
} from '../request.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { type Evaluation, scoreHand } from '../score.ts'
import { situationOf, type WinFields } from '../situation.ts'
import { FIRST_ANIMAL, type Seat } from '../tiles.ts'
import { DRAWS, OPENINGS, WIN_WAYS } from '../win.ts'

export interface ReadingAnswer {
  readonly reading: string | null
  readonly total: number
  readonly lines: readonly Line[]
}

/** The answer of `score` (interface.md). */
export interface ScoreAnswer extends ReadingAnswer {
  readonly ok: true
  readonly legal: boolean
  readonly why: null | 'not-complete' | 'below-minimum'
  readonly unit: 'tai' | 'faan'
  readonly raw: number
  readonly limit: boolean
  readonly limitHand: boolean
  readonly others: readonly ReadingAnswer[]
  readonly near: readonly NearMiss[]
  readonly payments: Payments | null
}

/** How a hand was won, as fields of a request. */
export const WIN_FIELDS = {
  seat: seatField,
  round: seatField,
  win: oneOf(WIN_WAYS),
  draw: oneOf(DRAWS),
  last: flag,
  opening: orNull(oneOf(OPENINGS)),
  from: seatField,
}
/** The player who pays the whole bill (SG-H). */
export const BAO_FIELD = orNull(nested({ feeder: seatField }, ['feeder']))

const FIELDS = { hand: text, ...WIN_FIELDS, bao: BAO_FIELD }

/**
 * Whether a hand to be scored has the right number of tiles: 13, each declared set as three, and a winning tile
 * (interface.md). All eight flowers drawn need no winning tile and no 13 (SG-C3). A waiting hand passes: it is
 * simply not complete.
 */
export function checkSize(hand: Hand, fields: Partial<WinFields>, rules: Ruleset): Result<Hand> {
  const size = handSize(hand)
  const flowers = hand.bonus.filter((kind) => kind < FIRST_ANIMAL).length
  const drawnEighth = fields.win === 'self-draw' && flowers === 8 && rules.conditions.eightFlowersWin
  if (hand.winning === null) {
    if (size === 13 || (drawnEighth && size >= 12 && size <= 14)) return ok(hand)
    if (size === 14) return fail('no-winning-tile', 'the winning tile stands last, behind a "+"')
  } else if (size === 14) return ok(hand)
  // the Banker, holding the fourteen tiles dealt, may rob the eighth in the opening replacements (SG-C3)
  else if (size === 15 && fields.win === 'rob-eighth' && (fields.seat ?? 'east') === 'east') return ok(hand)
  const want = hand.winning === null ? '13' : '13 and a winning tile'
  return fail(
    'tile-count',
    `${size} tiles, each declared set counted as three; a hand has ${want}. A Kong must be declared to count as one set`,
  )
}

/** Whether `bao` can be (interface.md, score): the feeder pays the whole bill (SG-H). `winner` names the winner's field. */
export function checkBao(
  feeder: Seat,
  seat: Seat,
  win: PaidWin,
  rules: Ruleset,
  winner = 'seat',
): Result<Seat> {
  if (!rules.payments.bao) return fail('contradiction', 'bao and rules: there is no Bao at this table')
  if (feeder === seat)
    return fail('contradiction', `bao feeder and ${winner} are both ${seat}: the winner feeds nobody`)
  if (!baoPossible(win.by, rules)) return fail('contradiction', `bao and win ${win.by}: it brings no Bao`)
  if (win.by === 'discard' && win.from !== feeder)
    return fail(
      'contradiction',
      `bao feeder ${feeder} and from ${win.from}: on a discard only the shooter can be liable`,
    )
  return ok(feeder)
}

const readingAnswer = ({ reading, total, lines }: Evaluation): ReadingAnswer => ({
  reading: reading === null ? null : formatReading(reading),
  total,
  lines,
})

/** The verb `score`: what a hand is worth, why, and who pays whom. JSON in, JSON out; never throws. */
export function scoreRequest(request: unknown): ScoreAnswer | ErrorAnswer {
  const read = readRequest(request, FIELDS, ['hand'])
  if (!read.ok) return refuse(read)
  const { fields, rules } = read.value
  const hand = parseHand(fields.hand ?? '', kindsOf(rules))
  if (!hand.ok) return refuse(hand)
  const size = checkSize(hand.value, fields, rules)
  if (!size.ok) return refuse(size)
  const situation = situationOf(fields, hand.value, rules)
  if (!situation.ok) return refuse(situation)
  const feeder = fields.bao?.feeder ?? null
  if (feeder !== null) {
    const possible = checkBao(feeder, situation.value.seat, situation.value.win, rules)
    if (!possible.ok) return refuse(possible)
  }
  const score = scoreHand(hand.value, situation.value, rules)
  return {
    ok: true,
    legal: score.legal,
    why: score.why,
    unit: rules.unit,
    total: score.total,
    raw: score.raw,
    limit: score.limit,
    limitHand: score.limitHand,
    lines: score.lines,
    reading: score.reading === null ? null : formatReading(score.reading),
    others: score.others.map(readingAnswer),
    near: nearMisses(hand.value, situation.value, rules, score),
    payments: scorePayments(score, situation.value, rules, feeder),
  }
}
