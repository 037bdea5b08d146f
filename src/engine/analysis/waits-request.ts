import { countKinds, type Hand, handSize } from '../hand.ts'
import { parseHand, parseTiles } from '../notation.ts'
import { type ErrorAnswer, kindsOf, readRequest, refuse, seatField, text } from '../request.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { Score } from '../score.ts'
import { COPIES, isBonus, type Kind, type TileId, tileId } from '../tiles.ts'
import { acceptance, copiesLeft, type DiscardChoice, discardChoices, type Useful } from './acceptance.ts'
import { distance } from './distance.ts'
import { runningHand } from './running-hand.ts'
import { type Waiting, type WaitValue, waitValues } from './wait-values.ts'

type UsefulAnswer = readonly (readonly [TileId, number])[]

interface ValueAnswer {
  readonly total: number
  readonly legal: boolean
}

export interface WaitAnswer {
  readonly tile: TileId
  readonly left: number
  readonly 'self-draw': ValueAnswer
  readonly discard: ValueAnswer
}

/** The answer to 3n+1 tiles (interface.md, waits). */
export interface WaitingAnswer {
  readonly ok: true
  readonly shanten: number
  readonly waits: readonly WaitAnswer[]
  readonly useful: UsefulAnswer
}

export interface DiscardAnswer {
  readonly tile: TileId
  readonly shanten: number
  readonly useful: UsefulAnswer
  readonly count: number
}

/** The answer to 3n+2 tiles. */
export interface DiscardsAnswer {
  readonly ok: true
  readonly shanten: number
  readonly discards: readonly DiscardAnswer[]
}

const FIELDS = { hand: text, seat: seatField, round: seatField, seen: text }

const usefulAnswer = (useful: readonly Useful[]): UsefulAnswer =>
  useful.map(([kind, left]) => [tileId(kind), left])

const valueAnswer = ({ total, legal }: Score): ValueAnswer => ({ total, legal })

const waitAnswer = ({ tile, left, selfDraw, discard }: WaitValue): WaitAnswer => ({
  tile: tileId(tile),
  left,
  'self-draw': valueAnswer(selfDraw),
  discard: valueAnswer(discard),
})

const discardAnswer = ({ tile, shanten, useful, count }: DiscardChoice): DiscardAnswer => ({
  tile: tileId(tile),
  shanten,
  useful: usefulAnswer(useful),
  count,
})

/**
 * Tiles that others show, in notation: bare tiles of every kind, or sets in their brackets and bonus tiles behind
 * a bar. With the hand no kind may be there five times, no bonus tile twice; the fault's place is in `seen`.
 */
function readSeen(seen: string, hand: Hand, rules: Ruleset): Result<Kind[]> {
  const plays = kindsOf(rules)
  const bare = !/[[(|+]/.test(seen)
  const read = bare ? parseTiles(seen, plays) : parseHand(seen, plays)
  if (!read.ok) return fail(read.error.code, `seen: ${read.error.message}`, read.error.at)
  if (!bare && seen.includes('+'))
    return fail('unknown-tile', 'seen: "+" has no place among tiles that others show', seen.indexOf('+'))
  const own = countKinds(hand)
  const ranks = [...seen.matchAll(/[0-9]/g)].map((match) => match.index)
  const kinds: Kind[] = []
  for (const [i, kind] of placedKinds(seen).entries()) {
    kinds.push(kind)
    own[kind]++
    if (own[kind] <= (isBonus(kind) ? 1 : COPIES)) continue
    return isBonus(kind)
      ? fail('second-bonus', `seen: there is only one ${tileId(kind)}, and the hand has it`, ranks[i])
      : fail('fifth-copy', `seen: more than four copies of ${tileId(kind)} with the hand`, ranks[i])
  }
  return ok(kinds)
}

/** The tiles of a text known to be good, in the order of their ranks in it. */
function placedKinds(seen: string): Kind[] {
  const tiles = parseTiles(seen.replace(/[[\]()|]/g, ' '))
  return tiles.ok ? tiles.value : []
}

/**
 * The verb `waits`: how far a hand is, what it waits for and what each wait is worth, or what each discard leads
 * to. JSON in, JSON out; never throws. `seen` changes what is left, not the distance.
 */
export function waitsRequest(request: unknown): WaitingAnswer | DiscardsAnswer | ErrorAnswer {
  const read = readRequest(request, FIELDS, ['hand'])
  if (!read.ok) return refuse(read)
  const { fields, rules } = read.value
  const parsed = parseHand(fields.hand ?? '', kindsOf(rules))
  if (!parsed.ok) return refuse(parsed)
  const hand = parsed.value
  const size = handSize(hand)
  // a robbed flower behind the plus is no tile of the hand
  const whole = hand.winning === null || !isBonus(hand.winning) ? size : size - 1
  if (whole !== 14 && (whole !== 13 || hand.winning !== null))
    return refuse(
      fail(
        'tile-count',
        `${whole} tiles, each declared set counted as three; 13 are a waiting hand, 14 a hand about to discard. A Kong must be declared to count as one set`,
      ),
    )
  const seen = readSeen(fields.seen ?? '', hand, rules)
  if (!seen.ok) return refuse(seen)
  const running = runningHand(hand)
  const left = copiesLeft(hand, seen.value)
  if (size === 14)
    return {
      ok: true,
      shanten: distance(running, rules.sevenPairs) - 1,
      discards: discardChoices(running, rules.sevenPairs, left).map(discardAnswer),
    }
  const accepted = acceptance(running, rules.sevenPairs, left)
  const waiting: Waiting = { rules, seat: fields.seat ?? 'east', round: fields.round ?? 'east' }
  const waits = accepted.distance === 1 ? accepted.useful.map(([kind]) => kind) : []
  return {
    ok: true,
    shanten: accepted.distance - 1,
    waits: waitValues(hand, waits, left, waiting).map(waitAnswer),
    useful: usefulAnswer(accepted.useful),
  }
}
