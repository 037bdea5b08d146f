import { type Hand, handSize, type Meld } from '../hand.ts'
import type { Shown } from '../liability/exposed.ts'
import { type BaoRule, type Liability, liabilityOfClaim, liabilityOfWin } from '../liability/find.ts'
import { formatMeld, parseHand, parseMelds } from '../notation.ts'
import {
  type ErrorAnswer,
  flag,
  kindsOf,
  orNull,
  readRequest,
  refuse,
  seatField,
  text,
  type Values,
} from '../request.ts'
import { type Fault, fail, ok, type Result } from '../result.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { scoreHand } from '../score.ts'
import { situationOf } from '../situation.ts'
import type { Seat } from '../tiles.ts'
import { PLAYABLE } from './instant.ts'
import { checkSize } from './score.ts'

/** The answer of `bao` (interface.md). `rule` is the lowest of `rules`. */
export interface BaoAnswer {
  readonly ok: true
  readonly liable: boolean
  readonly rule: BaoRule | null
  readonly rules: readonly BaoRule[]
  readonly lasting: boolean
}

const FIELDS = {
  receiver: seatField,
  from: seatField,
  round: seatField,
  exposed: text,
  bonus: text,
  claimed: orNull(text),
  win: flag,
  hand: orNull(text),
  playable: PLAYABLE,
  fresh: flag,
}
type Told = Values<typeof FIELDS>

/** Who fed whom, in which round. */
interface Feeding {
  readonly receiver: Seat
  readonly feeder: Seat
  readonly round: Seat
}

/** A fault of a text, with the field it stands in; `shift` takes what was put before the text off the place. */
const within = (field: string, { code, message, at }: Fault, shift = 0) =>
  fail(code, `${field}: ${message}`, at === undefined ? undefined : Math.max(0, at - shift))

/** The hand the fields tell of, or null when there is none. */
function readHand(told: Told, rules: Ruleset): Result<Hand | null> {
  if (typeof told.hand !== 'string') return ok(null)
  const hand = parseHand(told.hand, kindsOf(rules))
  return hand.ok ? hand : within('hand', hand.error)
}

function readExposed(exposed: string): Result<readonly Meld[]> {
  const melds = parseMelds(exposed)
  if (!melds.ok) return within('exposed', melds.error)
  return melds.value.length <= 4 ? melds : fail('tile-count', 'exposed: a hand has four sets at most')
}

function readBonus(bonus: string, rules: Ruleset): Result<Hand['bonus']> {
  const tiles = parseHand(`|${bonus}`, kindsOf(rules))
  if (!tiles.ok) return within('bonus', tiles.error, 1)
  if (tiles.value.winning !== null)
    return fail('unknown-tile', 'bonus: no "+" stands here', bonus.indexOf('+'))
  return ok(tiles.value.bonus)
}

const alike = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join()

/** What the receiver showed before: as told, else as the hand has it. Told otherwise is a contradiction. */
function readShown(told: Told, hand: Hand | null, rules: Ruleset): Result<Shown> {
  const melds = told.exposed === undefined ? ok(hand?.melds ?? []) : readExposed(told.exposed)
  if (!melds.ok) return melds
  const bonus = told.bonus === undefined ? ok(hand?.bonus ?? []) : readBonus(told.bonus, rules)
  if (!bonus.ok) return bonus
  if (hand && !alike(melds.value.map(formatMeld), hand.melds.map(formatMeld)))
    return fail('contradiction', 'exposed and hand show different sets')
  if (hand && !alike(bonus.value, hand.bonus))
    return fail('contradiction', 'bonus and hand show different bonus tiles')
  return ok({ melds: melds.value, bonus: bonus.value })
}

/** The set made with the discard, in square brackets; null when the discard was not claimed. */
function readClaimed(claimed: string | null, shown: Shown): Result<Meld | null> {
  if (claimed === null) return ok(null)
  const melds = parseMelds(claimed)
  if (!melds.ok) return within('claimed', melds.error)
  const [set] = melds.value
  if (melds.value.length !== 1 || set.concealed)
    return fail('not-a-set', 'claimed: one set in square brackets, as a discard makes it', 0)
  if (shown.melds.length >= 4) return fail('tile-count', 'claimed and exposed make five sets')
  const before = shown.melds.map(formatMeld).join('')
  const together = parseMelds(before + claimed)
  return together.ok ? ok(set) : within('claimed', together.error, before.length)
}

function ofClaim(told: Told, feeding: Feeding, hand: Hand | null, rules: Ruleset): Result<Liability | null> {
  if (hand && hand.winning !== null)
    return fail('contradiction', 'win is false and hand has a winning tile behind "+"')
  if (hand && handSize(hand) !== 13)
    return fail('tile-count', `hand: ${handSize(hand)} tiles; before a claim there are 13`)
  const shown = readShown(told, hand, rules)
  if (!shown.ok) return shown
  const set = readClaimed(told.claimed ?? null, shown.value)
  if (!set.ok) return set
  // A discard alone, which nobody claimed, makes nobody liable (SG-H).
  return ok(set.value && liabilityOfClaim({ ...feeding, shown: shown.value, set: set.value }, rules))
}

function ofWin(told: Told, feeding: Feeding, hand: Hand | null, rules: Ruleset): Result<Liability | null> {
  if (typeof told.claimed === 'string')
    return fail(
      'contradiction',
      'win is true and claimed names a set: a winning discard is not claimed besides',
    )
  if (!hand) return fail('missing-field', 'request needs the field "hand" when win is true')
  if (hand.winning === null)
    return fail('no-winning-tile', 'hand: the discard that won stands last, behind a "+"')
  const shown = readShown(told, hand, rules)
  if (!shown.ok) return shown
  const fields = {
    seat: feeding.receiver,
    round: feeding.round,
    win: 'discard',
    from: feeding.feeder,
  } as const
  const size = checkSize(hand, fields, rules)
  if (!size.ok) return within('hand', size.error)
  const situation = situationOf(fields, hand, rules)
  if (!situation.ok) return situation
  const score = scoreHand(hand, situation.value, rules)
  // No legal win, no liability (interface.md).
  if (!score.legal) return ok(null)
  const { playable = 80, fresh = false } = told
  return ok(liabilityOfWin({ ...feeding, hand, complete: score.reading !== null, playable, fresh }, rules))
}

/** The verb `bao`: whether a discard makes its player liable, under which rules, for how long. Never throws. */
export function baoRequest(request: unknown): BaoAnswer | ErrorAnswer {
  const read = readRequest(request, FIELDS, ['receiver', 'from'])
  if (!read.ok) return refuse(read)
  const { fields, rules } = read.value
  const { receiver = 'east', from: feeder = 'south', round = 'east' } = fields
  if (receiver === feeder)
    return refuse(fail('contradiction', `from and receiver are both ${receiver}: nobody feeds himself`))
  const hand = readHand(fields, rules)
  if (!hand.ok) return refuse(hand)
  if (hand.value === null && fields.exposed === undefined && fields.win !== true)
    return refuse(fail('missing-field', 'request needs the field "exposed" unless hand is given'))
  const found = (fields.win ? ofWin : ofClaim)(fields, { receiver, feeder, round }, hand.value, rules)
  if (!found.ok) return refuse(found)
  const liability = found.value
  return {
    ok: true,
    liable: liability !== null,
    rule: liability?.rules[0] ?? null,
    rules: liability?.rules ?? [],
    lasting: liability?.lasting ?? false,
  }
}
