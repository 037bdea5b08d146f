import {
  COPIES,
  copiesLeft,
  type DiscardChoice,
  discardChoices,
  type Hand,
  handSize,
  type Kind,
  NORMAL_KINDS,
  type Rng,
  type Ruleset,
  runningHand,
} from '../engine/index.ts'
import { choicesOf } from './choose.ts'
import { makeHand, recipeOf, textOf, weighted } from './hands.ts'
import type { Asked, Choice, Order, Wrong } from './kinds.ts'
import { handOfAsked } from './read.ts'

const better = (a: DiscardChoice, b: DiscardChoice): boolean =>
  a.shanten < b.shanten || (a.shanten === b.shanten && a.count > b.count)

const discardsOf = (hand: Hand, rules: Ruleset) =>
  discardChoices(runningHand(hand), rules.sevenPairs, copiesLeft(hand, []))

/**
 * "Which discard keeps most useful tiles?": nearest first, then most tiles left that bring the hand nearer. Only
 * tiles that are clearly worse stand beside the best, so that one is right.
 */
export function askDiscard(asked: Asked, rules: Ruleset): Choice[] | null {
  const hand = handOfAsked(asked, rules)
  if (hand === null || handSize(hand) !== 14 || hand.winning !== null) return null
  const [best, ...others] = discardsOf(hand, rules)
  if (best.shanten < 0 || others.length === 0 || !better(best, others[0])) return null
  const wrong = others.map(
    (other): Wrong => ({
      answer: { as: 'tiles', kinds: [other.tile] },
      slip:
        other.shanten > best.shanten
          ? { code: 'farther', tile: other.tile }
          : { code: 'fewer', tile: other.tile, n: other.count, m: best.count },
    }),
  )
  return choicesOf(asked, { as: 'tiles', kinds: [best.tile] }, wrong, 3, 'first')
}

/** Tiles of a complete hand that are exchanged for others, by level. */
const LOOSE_TILES = [2, 2, 3, 3, 4]

function loosened(hand: Hand, n: number, rng: Rng): Hand {
  const tiles = hand.winning === null ? hand.concealed.slice() : [...hand.concealed, hand.winning]
  const counts = new Array<number>(NORMAL_KINDS).fill(0)
  for (const kind of tiles) counts[kind]++
  for (let i = 0; i < n; i++) {
    const [out] = tiles.splice(rng.below(tiles.length), 1)
    counts[out]--
    let kind: Kind = rng.below(NORMAL_KINDS)
    while (counts[kind] >= COPIES) kind = rng.below(NORMAL_KINDS)
    counts[kind]++
    tiles.push(kind)
  }
  return { concealed: tiles.sort((a, b) => a - b), melds: [], bonus: [], winning: null }
}

export function makeDiscard({ kind, level, rules, loose }: Order, rng: Rng): Asked | null {
  const style = weighted(rng, {
    mixed: 4,
    chows: 4,
    'half-flush': level > 2 ? 3 : 0,
    pongs: level > 1 ? 1 : 0,
  })
  const recipe = recipeOf(style, level, rng)
  const whole = makeHand(rng, { ...recipe, honours: 20, kongs: 0, declared: 0, bonus: 0 }, rules)
  const hand = loosened(whole.hand, LOOSE_TILES[level - 1], rng)
  const [best, next] = discardsOf(hand, rules)
  if (best.shanten < 0 || next === undefined || !better(best, next)) return null
  // early levels: a wrong tile is plainly worse
  const plain = next.shanten > best.shanten || best.count - next.count >= 3
  if (!loose && level <= 2 !== plain) return null
  return { kind, hand: textOf(hand), fields: {} }
}
