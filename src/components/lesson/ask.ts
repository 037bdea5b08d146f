import {
  COPIES,
  fillFields,
  NORMAL_KINDS,
  type PatternId,
  parseHand,
  payInstant,
  priceForTotal,
  priceOf,
  type Result,
  type Ruleset,
  type Score,
  SEATS,
  scoreHand,
  settle,
  situationOf,
  type WinWay,
} from '../../engine/index.ts'
import { leastWon } from '../../stores/least.ts'
import { choicesOf } from './choices.ts'
import type { Answer, AskedHand, NumName, Payer, PayRow, Query, RowPrice, ScoreFacts } from './query.ts'

/** Tiles of the deal: thirteen each and the Banker's fourteenth (SG-A4). */
const DEALT = 13 * SEATS.length + 1
/** Rows of the payment table where nothing ends it (house rule `limit` none): as far as an ordinary limit hand. */
const openEnd = (rules: Ruleset) => rules.unlimited.any

function must<T>(what: string, result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`${what}: ${result.error.code}, ${result.error.message}`)
}

/** Rows added up: null when none of them is played, the limit when one of them is a limit hand. */
function priceTogether(of: readonly PatternId[], rules: Ruleset): RowPrice {
  const prices = of.map((id) => priceOf(rules, id))
  const played = prices.flatMap(({ value }) => (value === null ? [] : [value]))
  const limit = prices.find((price) => price.limit)
  if (limit) return limit
  return { value: played.length === 0 ? null : played.reduce((sum, value) => sum + value, 0), limit: false }
}

function scored({ hand, fields }: AskedHand, rules: Ruleset): Score {
  const parsed = must(`hand "${hand}"`, parseHand(hand))
  return scoreHand(parsed, must(`hand "${hand}"`, situationOf(fields, parsed, rules)), rules)
}

const factsOf = (score: Score, { minimum }: Ruleset): ScoreFacts => ({
  legal: score.legal,
  why: score.why,
  total: score.total,
  raw: score.raw,
  limit: score.limit,
  limitHand: score.limitHand,
  lines: score.lines,
  minimum,
})

/** A hand won in another way than it was typed with: drawn, it may be worth more than on a discard (SG-E6). */
const wonBy = (hand: AskedHand, win: WinWay | undefined): AskedHand =>
  win === undefined || win === fillFields(hand.fields).win
    ? hand
    : { ...hand, fields: { ...hand.fields, win } }

/** The way of winning a question about payers means when it names none: a shooter needs a discard, `each` a Zi Mo. */
function wayOf(who: Payer, named: WinWay | undefined, own: WinWay): WinWay {
  if (named) return named
  if (who === 'each') return 'self-draw'
  return who === 'all' || own !== 'self-draw' ? own : 'discard'
}

function paid(who: Payer, total: number, win: WinWay, rules: Ruleset, barePingHu: boolean, hand?: AskedHand) {
  const { seat, from } = fillFields(hand?.fields ?? {})
  const payments = settle(
    {
      winner: seat,
      total,
      win: win === 'self-draw' ? { by: win } : { by: win, from },
      feeder: null,
      barePingHu,
    },
    rules,
  )
  if (who === 'base') return priceForTotal(total, rules, barePingHu).half
  if (who === 'all') return payments[seat]
  const other = SEATS.find((s) => s !== seat && s !== from)
  // from nothing, so that nothing is not a negative nothing
  return 0 - payments[who === 'other' && other ? other : from]
}

const isBarePingHu = ({ lines }: Score) => lines.length === 1 && lines[0].id === 'ping-hu'

function payRow(total: number, rules: Ruleset, bare: boolean): PayRow {
  const amount = (who: Payer, win: WinWay) => paid(who, total, win, rules, bare)
  const drawn = total >= leastWon('self-draw', rules)
  return {
    total,
    ...(bare && { bare }),
    shooter: amount('shooter', 'discard'),
    other: amount('other', 'discard'),
    discard: amount('all', 'discard'),
    each: drawn ? amount('each', 'self-draw') : null,
    selfDraw: drawn ? amount('all', 'self-draw') : null,
  }
}

/** Whether a hand of this total whose only row is Ping Hu is paid otherwise than its others (house rule `pingHuPrice`). */
const pricedBare = (total: number, rules: Ruleset): boolean =>
  priceForTotal(total, rules, true).full !== priceForTotal(total, rules).full

/** Whether a price list has a line for a Ping Hu and nothing else. */
export function hasBareLine(rules: Ruleset): boolean {
  const answer = ask({ ask: 'pay-table' }, rules)
  return answer.ask === 'pay-table' && answer.rows.some(({ bare }) => bare === true)
}

function numberOf(of: NumName, { play, payments }: Ruleset): number | null {
  const bonus = (play.flowers ? 8 : 0) + (play.animals ? 4 : 0)
  const tiles = NORMAL_KINDS * COPIES + bonus
  switch (of) {
    case 'tiles':
      return tiles
    case 'bonus-tiles':
      return bonus
    case 'dead-wall':
      return play.deadWall
    case 'playable':
      return tiles - DEALT - play.deadWall
    case 'late-kong-at':
      return payments.lateKongAt
    case 'fresh-tile-at':
      return payments.freshTileAt
  }
}

/** What `who` gives or gets for a total won in some way, in points; `minimum` is the least that wins at the table. */
export const shareOf = (who: Payer, win: WinWay, total: number | 'minimum', rules: Ruleset): number =>
  paid(who, total === 'minimum' ? leastWon(win, rules) : total, win, rules, false)

/** The greatest total `settle` takes (interface.md). */
const MOST = 40

/**
 * The least total that is paid as much as any greater one, in the table's unit: the limit, or the end of a price list
 * that is shorter (house rules `limit` and `payTable`). null where every further one brings more.
 */
export function paidUpTo(rules: Ruleset): number | null {
  const priced = (total: number) => priceForTotal(total, rules).full
  let end = MOST
  while (end > 0 && priced(end - 1) === priced(MOST)) end -= 1
  return end === MOST ? null : end
}

/**
 * What a table says to a question. Pure; totals in the table's unit, amounts in points. Throws on a hand or
 * situation that cannot be: questions are written by us, and a wrong one must stop the build.
 */
export function ask(query: Query, rules: Ruleset): Answer {
  switch (query.ask) {
    case 'tai':
      return { ask: query.ask, ...priceTogether(query.of, rules) }
    case 'row':
      return { ask: query.ask, ...priceTogether(query.of.slice(0, 1), rules) }
    case 'fill':
      return { ask: query.ask, minimum: rules.minimum, limit: rules.limit }
    case 'minimum':
      return { ask: query.ask, value: rules.minimum }
    case 'limit':
      return { ask: query.ask, value: rules.limit }
    case 'num':
      return { ask: query.ask, value: numberOf(query.of, rules) }
    case 'instant': {
      const { event, opening = false } = query
      const cause = {
        seat: 'east',
        event,
        opening,
        from: 'south',
        playable: Number.POSITIVE_INFINITY,
      } as const
      return { ask: query.ask, value: 0 - payInstant(cause, rules).west }
    }
    case 'score':
    case 'caption':
      return { ask: query.ask, ...factsOf(scored(query, rules), rules) }
    case 'pays': {
      const win = wayOf(query.who, query.win, fillFields(query.fields).win)
      const score = scored(wonBy(query, win), rules)
      const value = score.legal ? paid(query.who, score.total, win, rules, isBarePingHu(score), query) : null
      return { ask: query.ask, value, base: paid('base', score.total, win, rules, isBarePingHu(score)) }
    }
    case 'pays-total': {
      const win = wayOf(query.who, query.win, 'discard')
      const total = query.tai === 'minimum' ? leastWon(win, rules) : (rules.limit ?? openEnd(rules))
      return {
        ask: query.ask,
        value: paid(query.who, total, win, rules, false),
        base: paid('base', total, 'discard', rules, false),
      }
    }
    case 'pay-table': {
      const last = rules.limit ?? openEnd(rules)
      const totals = Array.from({ length: last - rules.minimum + 1 }, (_, i) => rules.minimum + i)
      const rows = totals.flatMap((total) =>
        [false, ...(pricedBare(total, rules) ? [true] : [])].map((bare) => payRow(total, rules, bare)),
      )
      return { ask: query.ask, rows }
    }
    case 'question': {
      const score = scored(query, rules)
      const { kind } = query
      return {
        ask: query.ask,
        kind,
        choices: choicesOf(kind, query.slips, score, rules),
        ...factsOf(score, rules),
      }
    }
  }
}
