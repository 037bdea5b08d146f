import {
  type ErrorAnswer,
  type Field,
  oneOf,
  readRequest,
  refuse,
  text,
  type Values,
  whole,
} from '../../request.ts'
import { fail, ok, type Result } from '../../result.ts'
import { ruleValues, TABLES } from '../../rules/resolve.ts'
import { SEATS } from '../../tiles.ts'
import type { Bots } from '../bot.ts'
import type { ByPlayer } from '../events.ts'
import type { Violation } from '../invariants.ts'
import { seatOf } from '../match.ts'
import type { GameState } from '../state.ts'
import { duplicateHands, independentHands, matchHands, type Plan } from './plan.ts'
import { type PlayedHand, playHand } from './run.ts'
import { type Clustered, clustered, type Interval, rounded } from './stats.ts'
import { type Timing, timing } from './timing.ts'

export interface PlayerStats {
  readonly bot: string
  readonly wins: number
  readonly winRate: Interval
  /** Points a hand. */
  readonly pointsMean: Interval
  /** The same with each hand's result cut off at 384 points: a few limit hands cannot drown the rest. */
  readonly pointsClipped: Interval
  /** Share of the hands in which its discard, or its Kong, gave the win. */
  readonly dealIn: number
  /** How often a hand its shape was complete but below the minimum (repeats counted). */
  readonly unwinnable: number
}

export interface SimulateAnswer {
  readonly ok: true
  readonly hands: number
  /** By player: A, B, C, D. */
  readonly seats: readonly PlayerStats[]
  readonly drawn: number
  readonly violations: readonly (Violation & { readonly hand: number })[]
  /** Milliseconds for a decision, by bot; empty without a clock. */
  readonly timing: Readonly<Record<string, ReturnType<Timing['summary']>>>
}

export interface SimulateTools {
  readonly bots: Bots
  /** Milliseconds; used for `timing` alone. */
  readonly clock?: () => number
  /** Takes every hand as it ends: for the log and the audit log. */
  readonly onHand?: (hand: PlayedHand) => void
}

const CLIP = 384
/** More are not listed. */
const MOST_VIOLATIONS = 100

const listOf =
  <T>(field: Field<T>, length: number): Field<readonly T[]> =>
  (value, name) => {
    if (!Array.isArray(value) || value.length !== length)
      return fail('unknown-value', `${name} must be a list of ${length}`)
    const out: T[] = []
    for (const one of value) {
      const read = field(one, name)
      if (!read.ok) return read
      out.push(read.value)
    }
    return ok(out)
  }

const seedField: Field<string> = (value, name) =>
  typeof value === 'number' && Number.isFinite(value) ? ok(String(value)) : text(value, name)

const DEFAULT_HANDS = 100

const fieldsFor = (bots: Bots) => {
  const bot = oneOf(Object.keys(bots))
  return {
    hands: whole(1, 10_000_000),
    walls: whole(1, 2_500_000),
    seed: seedField,
    bots: listOf(bot, 4),
    match: listOf(bot, 2),
    mode: oneOf(['hands', 'match']),
  }
}

type Fields = Values<ReturnType<typeof fieldsFor>> & {
  readonly table?: keyof typeof TABLES
  readonly preset?: string
  readonly rules?: Readonly<Record<string, string | number>>
}

interface Order {
  readonly plan: Plan
  readonly names: ByPlayer<string>
}

/** Which hands are to be played, and by whom. */
function readOrder(fields: Fields, tools: SimulateTools): Result<Order> {
  const table = fields.table ?? 'singapore'
  const values = ruleValues(TABLES[table], { table, preset: fields.preset, rules: fields.rules })
  if (!values.ok) return values
  const base = { table, rules: values.value, seed: fields.seed ?? '1' }
  const { match, bots, mode = 'hands', walls, hands } = fields
  if (match !== undefined) {
    if (bots !== undefined) return fail('contradiction', 'match and bots: match names the bots')
    if (mode === 'match') return fail('contradiction', 'match and mode: duplicate hands are independent')
    if (hands !== undefined) return fail('contradiction', 'match and hands: walls says how many are played')
    const [hero, other] = match
    return ok({
      plan: duplicateHands(base, walls ?? DEFAULT_HANDS),
      names: [hero, other, other, other],
    })
  }
  if (walls !== undefined) return fail('contradiction', 'walls and match: walls are for a match of two bots')
  const known = Object.keys(tools.bots)
  const [strongest = ''] = known
  const names = (bots ?? [strongest, strongest, strongest, strongest]) as unknown as ByPlayer<string>
  if (names.some((name) => !known.includes(name)))
    return fail('missing-field', 'request needs the field "bots"')
  if (mode === 'match' && TABLES[table].rules.play.dealer !== 'winner-stays')
    return fail('contradiction', 'mode match and table: at this table one hand is a game')
  const plan = mode === 'match' ? matchHands : independentHands
  return ok({ plan: plan(base, hands ?? DEFAULT_HANDS), names })
}

/** What a simulation counts for one player. */
interface Counter {
  wins: number
  dealIns: number
  unwinnable: number
  readonly winRate: Clustered
  readonly points: Clustered
  readonly clipped: Clustered
}

const counter = (): Counter => ({
  wins: 0,
  dealIns: 0,
  unwinnable: 0,
  winRate: clustered(),
  points: clustered(),
  clipped: clustered(),
})

function countHand({ state, unwinnable }: PlayedHand, players: readonly Counter[], closes: boolean): void {
  const { start, points, result } = state
  players.forEach((player, i) => {
    const seat = SEATS[seatOf(start, i)]
    const won = result?.type === 'win' && result.seat === seat
    const gave = result?.type === 'win' && result.from === seat
    if (won) player.wins++
    if (gave) player.dealIns++
    player.unwinnable += unwinnable[i]
    player.winRate.add(won ? 1 : 0)
    player.points.add(points[seat])
    player.clipped.add(Math.max(-CLIP, Math.min(CLIP, points[seat])))
    if (!closes) return
    player.winRate.close()
    player.points.close()
    player.clipped.close()
  })
}

const playerStats = (bot: string, player: Counter, hands: number): PlayerStats => ({
  bot,
  wins: player.wins,
  winRate: player.winRate.mean(),
  pointsMean: player.points.mean(),
  pointsClipped: player.clipped.mean(),
  dealIn: rounded(player.dealIns / hands),
  unwinnable: rounded(player.unwinnable / hands),
})

/**
 * The verb `simulate` (interface.md): hands played by bots, with what came out and every broken law of the game.
 * The same request gives the same answer but for `timing`. JSON in, JSON out; never throws.
 */
export function simulateRequest(request: unknown, tools: SimulateTools): SimulateAnswer | ErrorAnswer {
  const read = readRequest(request, fieldsFor(tools.bots))
  if (!read.ok) return refuse(read)
  const order = readOrder(read.value.fields as Fields, tools)
  if (!order.ok) return refuse(order)
  const { plan, names } = order.value
  const bots = names.map((name) => tools.bots[name]) as unknown as ByPlayer<(typeof tools.bots)[string]>
  const players = names.map(counter)
  const times = new Map<string, Timing>(names.map((name) => [name, timing()]))
  const violations: (Violation & { hand: number })[] = []
  let drawn = 0
  let before: GameState | null = null
  for (let n = 1; n <= plan.hands; n++) {
    const hand = playHand(plan.next(before), bots, {
      check: true,
      clock: tools.clock,
      onDecision: (player, ms) => times.get(names[player])?.add(ms),
    })
    before = hand.state
    if (hand.state.result?.type !== 'win') drawn++
    for (const one of hand.violations)
      if (violations.length < MOST_VIOLATIONS) violations.push({ hand: n, ...one })
    countHand(hand, players, plan.lastOnWall(n))
    tools.onHand?.(hand)
  }
  return {
    ok: true,
    hands: plan.hands,
    seats: players.map((player, i) => playerStats(names[i], player, plan.hands)),
    drawn,
    violations,
    timing:
      tools.clock === undefined
        ? {}
        : Object.fromEntries([...times].map(([name, time]) => [name, time.summary()])),
  }
}
