import {
  type Hand,
  isHonour,
  type Kind,
  kindOf,
  type Liability,
  liabilityOfClaim,
  liabilityOfWin,
  type Meld,
  meldTiles,
  nextSeat,
  type Ruleset,
  SEATS,
  type Seat,
  scoreHand,
} from '../engine/index.ts'
import { choicesOf } from './choose.ts'
import type { Answer, Asked, Choice, Scene, Slip, Wrong } from './kinds.ts'
import { handOfAsked } from './read.ts'
import { whyNot } from './why-not.ts'

/** What happened at the table, read. */
export interface Fed {
  readonly receiver: Seat
  readonly feeder: Seat
  readonly round: Seat
  readonly tile: Kind
  readonly hand: Hand
  readonly scene: Scene
  /** The set that the claim makes; null for a win or when nobody claimed. */
  readonly set: Meld | null
}

function setOf({ act }: Scene, tile: Kind, hand: Hand): Meld | null {
  if (act === 'pong' || act === 'kong') return { type: act, tile, concealed: false }
  if (act !== 'chow') return null
  // the two tiles that go with it are the concealed ones told of
  const lowest = Math.min(tile, ...hand.concealed)
  return { type: 'chow', tile: lowest, concealed: false }
}

/** The seat whose discard it was: the one named, or for a Chi always the seat before. */
export function readFed(asked: Asked, rules: Ruleset): Fed | null {
  const { scene, fields } = asked
  const hand = handOfAsked(asked, rules)
  const tile = scene && kindOf(scene.tile)
  if (!scene || hand === null || tile === undefined) return null
  const receiver = fields.seat ?? 'east'
  const feeder = fields.from ?? nextSeat(receiver)
  if (feeder === receiver || scene.fed.length !== hand.melds.length) return null
  if ((scene.act === 'win') !== (hand.winning !== null)) return null
  return { receiver, feeder, round: fields.round ?? 'east', tile, hand, scene, set: setOf(scene, tile, hand) }
}

/** Who pays everybody's share for the tile, or null; undefined when the win is none. */
export function liabilityOf(fed: Fed, rules: Ruleset): Liability | null | undefined {
  const { receiver, feeder, round, hand, set } = fed
  const { playable, fresh, act } = fed.scene
  if (act === 'none') return null
  if (act !== 'win')
    return (
      set &&
      liabilityOfClaim(
        { receiver, feeder, round, set, shown: { melds: hand.melds, bonus: hand.bonus } },
        rules,
      )
    )
  const score = scoreHand(
    hand,
    { seat: receiver, round, win: { by: 'discard', from: feeder, opening: null, last: false } },
    rules,
  )
  if (!score.legal) return undefined
  return liabilityOfWin(
    { receiver, feeder, round, hand, complete: score.reading !== null, playable, fresh },
    rules,
  )
}

/** "Who pays for everybody?": one of the three others, or nobody. Not asked where the answer is always nobody. */
export function askLiable(asked: Asked, rules: Ruleset): Choice[] | null {
  if (!rules.payments.bao) return null
  const fed = readFed(asked, rules)
  if (fed === null) return null
  const liability = liabilityOf(fed, rules)
  if (liability === undefined) return null
  const seat = (who: Seat | null): Answer => ({ as: 'seat', seat: who })
  const others = SEATS.filter((who) => who !== fed.receiver)
  const slipFor = (who: Seat): Slip => {
    if (who === fed.feeder) return whyNot(fed, rules)
    return { code: fed.scene.fed.includes(who) ? 'fed-earlier' : 'no-part', seat: who }
  }
  const right = seat(liability ? fed.feeder : null)
  const wrong: Wrong[] = others
    .filter((who) => !liability || who !== fed.feeder)
    .map((who) => ({ answer: seat(who), slip: slipFor(who) }))
  if (liability)
    wrong.push({
      answer: seat(null),
      slip: { code: 'liable-rule', rule: liability.rules[0], seat: fed.feeder },
    })
  const choices = choicesOf(asked, right, wrong, 3)
  const place = ({ answer }: Choice) =>
    answer.as === 'seat' && answer.seat !== null ? SEATS.indexOf(answer.seat) : SEATS.length
  return choices === null ? null : choices.sort((a, b) => place(a) - place(b))
}

/** Whether the hand is of tiles that SG-H3 speaks of: one suit, all honours or all terminals. */
export function isPlain({ concealed, melds, winning }: Hand): boolean {
  const tiles = [...concealed, ...melds.flatMap(meldTiles), ...(winning === null ? [] : [winning])]
  const suit = (tiles[0] / 9) | 0
  return (
    tiles.every((kind) => !isHonour(kind) && ((kind / 9) | 0) === suit) ||
    tiles.every(isHonour) ||
    tiles.every((kind) => kind < 27 && (kind % 9 === 0 || kind % 9 === 8))
  )
}
