import { FLOWERS_AND_SEASONS } from './facts.ts'
import { countKinds, type Hand } from './hand.ts'
import { fail, ok, type Result } from './result.ts'
import type { Ruleset } from './rules/ruleset.ts'
import { isBonus, NORMAL_KINDS, nextSeat, SEATS, type Seat } from './tiles.ts'
import { DRAWS, type Draw, OPENINGS, type Opening, type Situation, WIN_WAYS, type WinWay } from './win.ts'

/** How a hand was won, as the flat fields of a score request (interface.md). */
export interface WinFields {
  readonly seat: Seat
  readonly round: Seat
  readonly win: WinWay
  readonly draw: Draw
  readonly last: boolean
  readonly opening: Opening | null
  /** Who gave the tile; ignored with self-draw. */
  readonly from: Seat
}

/** The fields left out, filled as interface.md says: from the next seat, from East for an earthly hand. */
export function fillFields(fields: Partial<WinFields>): WinFields {
  const seat = fields.seat ?? 'east'
  const opening = fields.opening ?? null
  return {
    seat,
    round: fields.round ?? 'east',
    win: fields.win ?? 'discard',
    draw: fields.draw ?? 'wall',
    last: fields.last ?? false,
    opening,
    from: fields.from ?? (opening === 'earthly' ? 'east' : nextSeat(seat)),
  }
}

type Clash = (f: WinFields, hand: Hand, rules: Ruleset) => string | null

const bonusMask = (hand: Hand) => hand.bonus.reduce((mask, kind) => mask | (1 << (kind - NORMAL_KINDS)), 0)
const flowersShown = (hand: Hand) => hand.bonus.filter((kind) => kind < NORMAL_KINDS + 8).length
const kongs = (hand: Hand) => hand.melds.filter((meld) => meld.type === 'kong').length
const byOther = (f: WinFields) => f.win !== 'self-draw'

const dealtOn = ({ opening }: WinFields) => opening === 'earthly' || opening === 'human'

/**
 * Every contradiction of interface.md under a name of its own, tried in this order. A message names the two
 * fields that clash.
 */
const CLASHES = {
  'draw-of-another': (f) =>
    byOther(f) && f.draw !== 'wall'
      ? `win ${f.win} and draw ${f.draw}: only a self-drawn tile follows a draw`
      : null,
  'from-self': (f) => (byOther(f) && f.from === f.seat ? `from and seat are both ${f.seat}` : null),
  'heavenly-drawn': (f) =>
    f.opening === 'heavenly' && f.win !== 'self-draw'
      ? `opening heavenly and win ${f.win}: a heavenly hand is drawn`
      : null,
  'heavenly-east': (f) =>
    f.opening === 'heavenly' && f.seat !== 'east'
      ? `opening heavenly and seat ${f.seat}: only East wins on the deal`
      : null,
  'heavenly-set': (f, hand) =>
    f.opening === 'heavenly' && hand.melds.length > 0
      ? 'opening heavenly and hand: a set has been declared'
      : null,
  'heavenly-kong': (f) =>
    f.opening === 'heavenly' && kongDraw(f.draw)
      ? `opening heavenly and draw ${f.draw}: a Kong was declared first`
      : null,
  'dealt-discard': (f) =>
    dealtOn(f) && f.win !== 'discard'
      ? `opening ${f.opening} and win ${f.win}: it is won on a discard`
      : null,
  'dealt-east': (f) =>
    dealtOn(f) && f.seat === 'east'
      ? `opening ${f.opening} and seat east: another player than the Banker wins so`
      : null,
  'earthly-from': (f) =>
    f.opening === 'earthly' && f.from !== 'east'
      ? `opening earthly and from ${f.from}: it is won on the Banker's discard`
      : null,
  'dealt-set': (f, hand) =>
    dealtOn(f) && hand.melds.length > 0 ? `opening ${f.opening} and hand: a set has been declared` : null,
  'no-kong': (f, hand) =>
    kongDraw(f.draw) && kongs(hand) === 0 ? `draw ${f.draw} and hand: there is no Kong in the hand` : null,
  'one-kong': (f, hand) =>
    f.draw.startsWith('kong-on-kong') && kongs(hand) < 2
      ? `draw ${f.draw} and hand: there are fewer than two Kongs in the hand`
      : null,
  'no-bonus': (f, hand) =>
    f.draw.includes('flower') && hand.bonus.length === 0
      ? `draw ${f.draw} and hand: there is no bonus tile`
      : null,
  'no-last-discard': (f, _hand, rules) =>
    f.last && f.win === 'discard' && !rules.play.lastDiscard
      ? 'last and win discard: at this table nothing is discarded after the last tile'
      : null,
  'robbed-copy': (f, hand) =>
    f.win === 'rob-kong' &&
    hand.winning !== null &&
    (isBonus(hand.winning) || countKinds(hand)[hand.winning] > 1)
      ? 'win rob-kong and hand: the robbed tile is the fourth of a Pong, so no other copy can be here'
      : null,
  'eighth-not-robbed': (f, _hand, rules) =>
    f.win === 'rob-eighth' && rules.conditions.eighthFlower === null
      ? 'win rob-eighth and rules: the eighth flower is not robbed at this table'
      : null,
  'eighth-seven': (f, hand) =>
    f.win === 'rob-eighth' && flowersShown(hand) !== 7
      ? 'win rob-eighth and hand: exactly seven flowers and seasons must be shown'
      : null,
  'eighth-missing': (f, hand) => {
    if (f.win !== 'rob-eighth') return null
    const missing = FLOWERS_AND_SEASONS & ~bonusMask(hand)
    return hand.winning === null || !isBonus(hand.winning) || missing !== 1 << (hand.winning - NORMAL_KINDS)
      ? 'win rob-eighth and hand: the tile behind "+" must be the flower or season that is missing'
      : null
  },
  'bonus-won': (f, hand) =>
    f.win !== 'rob-eighth' && hand.winning !== null && isBonus(hand.winning)
      ? `win ${f.win} and hand: a bonus tile behind "+" is won by robbing the eighth flower only`
      : null,
} satisfies Readonly<Record<string, Clash>>

/** Why two things said of a win cannot both be true. */
export type ClashName = keyof typeof CLASHES

const CLASH_LIST: readonly (readonly [ClashName, Clash])[] = Object.entries(CLASHES) as [ClashName, Clash][]

/** The first contradiction of the fields with each other, the hand and the rules; null when they fit. */
export function clashOf(fields: Partial<WinFields>, hand: Hand, rules: Ruleset): ClashName | null {
  const f = fillFields(fields)
  return CLASH_LIST.find(([, clash]) => clash(f, hand, rules) !== null)?.[0] ?? null
}

function kongDraw(draw: Draw): boolean {
  return draw !== 'wall' && draw !== 'flower'
}

/**
 * The situation that the fields describe, or the fault `contradiction` naming the two fields that cannot
 * both be true (interface.md, score). `from` is ignored with self-draw.
 */
export function situationOf(fields: Partial<WinFields>, hand: Hand, rules: Ruleset): Result<Situation> {
  const f = fillFields(fields)
  for (const [, clash] of CLASH_LIST) {
    const message = clash(f, hand, rules)
    if (message !== null) return fail('contradiction', message)
  }
  const { seat, round } = f
  switch (f.win) {
    case 'self-draw':
      return ok({
        seat,
        round,
        win: { by: f.win, draw: f.draw, last: f.last, opening: f.opening === 'heavenly' ? f.opening : null },
      })
    case 'discard':
      return ok({
        seat,
        round,
        win: { by: f.win, from: f.from, last: f.last, opening: f.opening === 'heavenly' ? null : f.opening },
      })
    default:
      return ok({ seat, round, win: { by: f.win, from: f.from } })
  }
}

/** For each field the values that are no contradiction, given the others as they stand. */
export interface PossibleChoices {
  readonly win: readonly WinWay[]
  readonly draw: readonly Draw[]
  readonly last: readonly boolean[]
  readonly opening: readonly (Opening | null)[]
  readonly from: readonly Seat[]
}

/**
 * What a form may offer. Choosing a way to win sets the fields under it back (a draw of `wall`, not last, no
 * opening), so ways are tried with those; the other fields are tried as they stand.
 */
export function possibleChoices(fields: Partial<WinFields>, hand: Hand, rules: Ruleset): PossibleChoices {
  const f = fillFields(fields)
  const can = (change: Partial<WinFields>) => situationOf({ ...f, ...change }, hand, rules).ok
  const from = SEATS.filter((seat) => seat !== f.seat && (f.win === 'self-draw' || can({ from: seat })))
  return {
    win: WIN_WAYS.filter((win) => can({ win, draw: 'wall', last: false, opening: null })),
    draw: DRAWS.filter((draw) => can({ draw, last: false, opening: null })),
    // with a robbed tile `last` means nothing, so it is not offered
    last: [false, true].filter((last) => !(last && f.win.startsWith('rob')) && can({ last, opening: null })),
    opening: [null, ...OPENINGS].filter((opening) =>
      can({ opening, last: false, draw: 'wall', from: opening === 'earthly' ? 'east' : f.from }),
    ),
    from,
  }
}
