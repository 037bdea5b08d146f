import {
  COPIES,
  countKinds,
  handSize,
  type Kind,
  type Rng,
  type Ruleset,
  runningHand,
  shuffled,
  suitOf,
  waitsOf,
} from '../engine/index.ts'
import { chanceOf, choicesOf } from './choose.ts'
import { makeHand, pick, recipeOf, type Style, textOf } from './hands.ts'
import type { Asked, Choice, Order, Slip, Wrong } from './kinds.ts'
import { handOfAsked } from './read.ts'

const sorted = (kinds: readonly Kind[]): Kind[] => kinds.toSorted((a, b) => a - b)
const waiting = (kinds: readonly Kind[], slip: Slip): Wrong => ({
  answer: { as: 'tiles', kinds: sorted(kinds) },
  slip,
})

/** Kinds that look as though they might do: neighbours of a wait, and three further on (the other end of a Chi). */
function lookalikes(waits: readonly Kind[], held: readonly Kind[]): Kind[] {
  const near = [...waits, ...held].flatMap((kind) =>
    kind < 27
      ? [-3, -1, 1, 3].map((step) => kind + step).filter((other) => suitOf(other) === suitOf(kind))
      : [kind],
  )
  return [...new Set([...near, ...held])].filter((kind) => kind >= 0 && !waits.includes(kind))
}

function waitWrongs(asked: Asked, waits: readonly Kind[], rules: Ruleset): Wrong[] {
  const hand = handOfAsked(asked, rules)
  if (hand === null) return []
  const counts = countKinds(hand)
  const rng = chanceOf(asked, 'waits')
  const wrong: Wrong[] = []
  if (waits.length > 1)
    for (const tile of shuffled(waits, rng).slice(0, 2))
      wrong.push(
        waiting(
          waits.filter((kind) => kind !== tile),
          { code: 'missed-wait', tile },
        ),
      )
  const strangers = shuffled(lookalikes(waits, hand.concealed), rng)
  const gone = strangers.filter((tile) => counts[tile] >= COPIES)
  for (const tile of gone.slice(0, 1)) wrong.push(waiting([...waits, tile], { code: 'fifth-wait', tile }))
  const others = strangers.filter((tile) => counts[tile] < COPIES)
  for (const tile of others.slice(0, 2)) wrong.push(waiting([...waits, tile], { code: 'no-wait', tile }))
  for (const tile of others.slice(2, 3))
    wrong.push(waiting([tile, ...(waits.length > 1 ? waits.slice(1) : [])], { code: 'no-wait', tile }))
  return wrong
}

/** "What are you waiting for?" about a ready hand: every kind that completes it. */
export function askWaits(asked: Asked, rules: Ruleset): Choice[] | null {
  const hand = handOfAsked(asked, rules)
  if (hand === null || handSize(hand) !== 13 || hand.winning !== null) return null
  const waits = waitsOf(runningHand(hand), rules.sevenPairs)
  if (waits.length === 0) return null
  return choicesOf(asked, { as: 'tiles', kinds: waits }, waitWrongs(asked, waits, rules))
}

/** How many kinds are waited for, from and to, by level. */
const FEWEST = [1, 1, 2, 2, 3]
const MOST = [2, 2, 3, 4, 9]
const STYLES: readonly (readonly Style[])[] = [
  ['mixed', 'honours', 'chows'],
  ['mixed', 'honours', 'chows', 'pongs'],
  ['mixed', 'half-flush', 'chows'],
  ['half-flush', 'full-flush', 'chows'],
  ['full-flush', 'half-flush'],
]

export function makeWaits({ kind, level, rules, loose }: Order, rng: Rng): Asked | null {
  const recipe = recipeOf(pick(rng, STYLES[level - 1]), level, rng)
  const { hand, fields } = makeHand(rng, { ...recipe, kongs: 0, declared: 20, bonus: 0 }, rules)
  const before = { ...hand, winning: null }
  const n = waitsOf(runningHand(before), rules.sevenPairs).length
  if (!loose && (n < FEWEST[level - 1] || n > MOST[level - 1])) return null
  const { seat, round } = fields
  return { kind, hand: textOf(before), fields: { ...(seat ? { seat } : {}), ...(round ? { round } : {}) } }
}
