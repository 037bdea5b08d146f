import {
  liabilityOfClaim,
  liabilityOfWin,
  limitValue,
  type Payments,
  parseHand,
  parseMelds,
  parseTiles,
  payInstant,
  type Reading,
  type Result,
  type Ruleset,
  type Score,
  type Seat,
  type Situation,
  scoreHand,
  scorePayments,
  settle,
  situationOf,
} from '../engine/index.ts'
import type { Demo } from './rule-demos.ts'

/** What a demo comes to under some rules. */
export interface DemoResult {
  /** The hand's own; null where there is no hand to count. */
  readonly count: Pick<Score, 'legal' | 'total' | 'raw'> | null
  /** Points; null where nothing is shown of it or nothing is paid. */
  readonly payments: Payments | null
  readonly winner: Seat
}

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** Whoever threw the tile, when there is liability for it. */
function feederOf(
  demo: Demo & { show: 'late' },
  situation: Situation,
  score: Score,
  rules: Ruleset,
): Seat | null {
  const { win, seat, round } = situation
  if (win.by !== 'discard' || !score.legal) return null
  const liability = liabilityOfWin(
    {
      receiver: seat,
      feeder: win.from,
      round,
      hand: value(parseHand(demo.hand)),
      complete: score.reading !== null,
      playable: demo.playable,
      fresh: demo.fresh,
    },
    rules,
  )
  return liability?.feeder ?? null
}

function ofHand(demo: Demo & { show: 'hand' | 'bill' | 'late' }, rules: Ruleset): DemoResult {
  const hand = value(parseHand(demo.hand))
  const found = situationOf(demo.fields, hand, rules)
  const winner = demo.fields.seat ?? 'east'
  // a way of winning that the table does not have: nothing is won
  if (!found.ok) return { count: { legal: false, total: 0, raw: 0 }, payments: null, winner }
  const situation = found.value
  const { legal, total, raw, ...rest } = scoreHand(hand, situation, rules)
  const score = { legal, total, raw, ...rest }
  const feeder = demo.show === 'late' ? feederOf(demo, situation, score, rules) : null
  return {
    count: { legal, total, raw },
    payments: demo.show === 'hand' ? null : scorePayments(score, situation, rules, feeder),
    winner,
  }
}

function ofClaim(demo: Demo & { show: 'fed' }, rules: Ruleset): DemoResult {
  const { seat, from, wonBy } = demo
  const liability = liabilityOfClaim(
    {
      receiver: seat,
      feeder: from,
      round: 'east',
      shown: { melds: value(parseMelds(demo.melds)), bonus: value(parseTiles(demo.bonus)) },
      set: value(parseMelds(demo.claimed))[0],
    },
    rules,
  )
  const payments = settle(
    {
      winner: seat,
      total: limitValue(rules, 'big-dragons'),
      win: wonBy === 'discard' ? { by: wonBy, from } : { by: wonBy },
      feeder: liability?.feeder ?? null,
      barePingHu: false,
    },
    rules,
  )
  return { count: null, payments, winner: seat }
}

/** Counts or settles a demo under some rules. Demos are ours: one that cannot be read throws, and tests find it. */
export function demoResult(demo: Demo, rules: Ruleset): DemoResult {
  switch (demo.show) {
    case 'fed':
      return ofClaim(demo, rules)
    case 'instant': {
      const { event, opening, from = null, playable = 80 } = demo
      const seat: Seat = 'south'
      return {
        count: null,
        payments: payInstant({ seat, event, opening, from, playable }, rules),
        winner: seat,
      }
    }
    default:
      return ofHand(demo, rules)
  }
}

/** How the hand of a demo is read under some rules, to set it out; null where it has no reading. */
export function demoReading(demo: Demo, rules: Ruleset): Reading | null {
  if (demo.show === 'fed' || demo.show === 'instant') return null
  const hand = value(parseHand(demo.hand))
  const found = situationOf(demo.fields, hand, rules)
  return found.ok ? scoreHand(hand, found.value, rules).reading : null
}

export const sameResult = (a: DemoResult, b: DemoResult): boolean => JSON.stringify(a) === JSON.stringify(b)
