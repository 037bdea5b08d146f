import {
  type Hand,
  isAnimal,
  isDragon,
  type Kind,
  type Line,
  nearMisses,
  type PatternId,
  priceOf,
  type Rng,
  type Ruleset,
  rankOf,
  type Score,
  type Situation,
  scoreHand,
  seatIndex,
} from '../engine/index.ts'
import { choicesOf } from './choose.ts'
import { someHand, textOf } from './hands.ts'
import type { Asked, Choice, Order, Slip, Wrong } from './kinds.ts'
import { type Scored, scored } from './read.ts'

/** A total that somebody comes to by a mistake. */
const counted = (n: number, slip: Slip): Wrong => ({ answer: { as: 'amount', n }, slip })

/** A table without its limit rows: how a limit hand is counted by somebody who does not see it. */
const pieces = new WeakMap<Ruleset, Ruleset>()
function inPieces(rules: Ruleset): Ruleset {
  let found = pieces.get(rules)
  if (found === undefined) {
    const rows = rules.rows.filter(({ value }) => value !== 'limit')
    pieces.set(rules, (found = { ...rules, rows, minimum: 0 }))
  }
  return found
}

/** What an ordinary row is worth here, 0 for one that is not played or takes the limit. */
function ordinary(rules: Ruleset, id: PatternId): number {
  const { value, limit } = priceOf(rules, id)
  return limit ? 0 : (value ?? 0)
}

/** A flower or season shown that is another seat's, where the own row would have counted. */
const foreignBonus = ({ bonus }: Hand, { seat }: Situation): Kind[] =>
  bonus.filter((kind) => !isAnimal(kind) && rankOf(kind) !== seatIndex(seat) + 1)

function limitSlips({ hand, situation, score }: Scored, rules: Ruleset): Wrong[] {
  const plain = scoreHand(hand, situation, inPieces(rules))
  const shown = plain.lines
    .filter(({ id }) => ['animal', 'own-flower', 'own-season', 'dragon-set'].includes(id))
    .reduce((sum, { value }) => sum + value, 0)
  return [
    counted(plain.total, { code: 'limit-in-pieces', n: plain.total }),
    counted(plain.raw, { code: 'limit-in-pieces', n: plain.raw }),
    ...(shown > 0 ? [counted(score.total + shown, { code: 'added-to-limit' })] : []),
  ]
}

/** Both winds in one set: the second reason is the one that is forgotten. */
const bothWinds = (lines: readonly Line[], { seat, round }: Situation) =>
  seat === round && lines.some(({ id }) => id === 'round-wind-set')

function ordinarySlips({ hand, situation, score }: Scored, rules: Ruleset): Wrong[] {
  const { raw, total, lines, reading, others } = score
  const cut = (n: number) => Math.min(n, rules.limit ?? n)
  const wrong: Wrong[] = []
  if (raw > total) wrong.push(counted(raw, { code: 'not-cut', n: raw, m: total }))
  for (const { id, count, value } of lines) {
    if (value === 0) continue
    const wind = id === 'round-wind-set' && bothWinds(lines, situation)
    wrong.push(counted(cut(raw - value), { code: wind ? 'wind-once' : 'forgot', row: id }))
    if (count > 1)
      wrong.push(counted(cut(raw - value + value / count), { code: 'counted-once', row: id, n: count }))
  }
  for (const { id, missing } of nearMisses(hand, situation, rules, score)) {
    const { value, limit } = priceOf(rules, id)
    const instead = id === 'ping-hu' ? (lines.find((line) => line.id === 'chow-ping-hu')?.value ?? 0) : 0
    const n = limit ? (value ?? 0) : cut(raw - instead + (value ?? 0))
    wrong.push(counted(n, { code: 'near', row: id, near: missing[0] }))
  }
  if (reading?.shape === 'sets' && isDragon(reading.eye))
    wrong.push(counted(cut(raw + ordinary(rules, 'dragon-set')), { code: 'eye-pair', tile: reading.eye }))
  const [foreign] = foreignBonus(hand, situation)
  if (foreign !== undefined)
    wrong.push(
      counted(cut(raw + ordinary(rules, foreign < 38 ? 'own-flower' : 'own-season')), {
        code: 'foreign-bonus',
        tile: foreign,
      }),
    )
  for (const other of others) wrong.push(counted(other.total, { code: 'other-reading', n: other.total }))
  return wrong
}

/** Totals that mistakes lead to. */
export const countSlips = (one: Scored, rules: Ruleset): Wrong[] =>
  one.score.limitHand ? limitSlips(one, rules) : ordinarySlips(one, rules)

/** "How many tai?" about a legal win. */
export function askCount(asked: Asked, rules: Ruleset): Choice[] | null {
  const one = scored(asked, rules)
  if (one === null || !one.score.legal) return null
  return choicesOf(asked, { as: 'amount', n: one.score.total }, countSlips(one, rules))
}

const FEWEST_LINES = [1, 1, 2, 2, 3]
const MOST_LINES = [2, 3, 4, 9, 9]

/** Whether a hand has as much to see as the level asks. A table with a higher minimum has more in every hand. */
function fits({ limitHand, lines, raw }: Score, level: number, rules: Ruleset): boolean {
  const more = Math.max(0, rules.minimum - 1)
  if (limitHand) return level >= 3
  if (rules.limit !== null && raw > rules.limit && level < 3) return false
  return lines.length >= FEWEST_LINES[level - 1] && lines.length <= MOST_LINES[level - 1] + more
}

/** A hand to count. */
export function makeCount({ kind, level, rules, loose }: Order, rng: Rng): Asked | null {
  const { hand, fields } = someHand(rng, level, rules)
  const asked: Asked = { kind, hand: textOf(hand), fields }
  const one = scored(asked, rules)
  return one?.score.legal && (loose || fits(one.score, level, rules)) ? asked : null
}
