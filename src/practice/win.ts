import {
  COPIES,
  countKinds,
  type Hand,
  type Kind,
  type Rng,
  type Ruleset,
  type Score,
  shuffled,
} from '../engine/index.ts'
import { choicesOf } from './choose.ts'
import { chance, makeHand, pick, recipeOf, someHand, textOf } from './hands.ts'
import {
  type Asked,
  type Choice,
  type Order,
  type Slip,
  VERDICTS,
  type Verdict,
  type Wrong,
} from './kinds.ts'
import { type Scored, scored } from './read.ts'

const verdictOf = ({ legal, why }: Score): Verdict => (legal ? 'win' : (why ?? 'not-complete'))

const isPairs = ({ concealed, melds, winning }: Hand): boolean => {
  const tiles = [...concealed, ...(winning === null ? [] : [winning])]
  return melds.length === 0 && tiles.every((kind) => tiles.filter((other) => other === kind).length === 2)
}

/** Why a verdict other than the right one is wrong. */
function slipFor(verdict: Verdict, { hand, score }: Scored, rules: Ruleset): Slip {
  if (score.why === 'not-complete') return { code: isPairs(hand) ? 'pairs-no-win' : 'no-reading' }
  if (verdict === 'not-complete') return { code: score.reading === null ? 'wins-at-once' : 'reads' }
  const amounts = { n: score.total, m: rules.minimum }
  if (score.legal) return score.limitHand ? { code: 'limit-is-enough' } : { code: 'enough', ...amounts }
  return score.total === 0 ? { code: 'nothing-counts', m: rules.minimum } : { code: 'too-little', ...amounts }
}

/** "Is it a win, and if not, why?" */
export function askWin(asked: Asked, rules: Ruleset): Choice[] | null {
  const one = scored(asked, rules)
  if (one === null) return null
  const right = verdictOf(one.score)
  const wrong = VERDICTS.filter((verdict) => verdict !== right).map(
    (verdict): Wrong => ({ answer: { as: 'verdict', verdict }, slip: slipFor(verdict, one, rules) }),
  )
  const choices = choicesOf(asked, { as: 'verdict', verdict: right }, wrong)
  const place = ({ answer }: Choice) => (answer.as === 'verdict' ? VERDICTS.indexOf(answer.verdict) : 0)
  return choices === null ? null : choices.sort((a, b) => place(a) - place(b))
}

/** Moves one concealed tile to a neighbour or an honour, so that something no longer fits. */
function spoiled(hand: Hand, rng: Rng): Hand | null {
  const counts = countKinds(hand)
  const at = rng.below(hand.concealed.length)
  const old = hand.concealed[at]
  const near: Kind[] =
    old >= 27
      ? [27, 28, 29, 30, 31, 32, 33]
      : [old - 1, old + 1, old - 2, old + 2].filter(
          (kind) => kind >= 0 && ((kind / 9) | 0) === ((old / 9) | 0),
        )
  const [kind] = shuffled(near, rng).filter((other) => other !== old && counts[other] < COPIES)
  if (kind === undefined) return null
  const concealed = hand.concealed.toSpliced(at, 1, kind).sort((a, b) => a - b)
  return { ...hand, concealed }
}

/** Seven different pairs, all in hand. */
function pairs(rng: Rng, hand: Hand): Hand {
  const kinds = shuffled(
    Array.from({ length: 34 }, (_, kind) => kind),
    rng,
  ).slice(0, 7)
  const [winning] = kinds
  const concealed = [winning, ...kinds.slice(1), ...kinds.slice(1)].sort((a, b) => a - b)
  return { concealed, melds: [], bonus: hand.bonus, winning }
}

/** A complete hand in which little counts. */
const plainHand = (rng: Rng, level: number, rules: Ruleset) => {
  const recipe = recipeOf(pick(rng, ['mixed', 'chows'] as const), level, rng)
  return makeHand(rng, { ...recipe, honours: 25, bonus: rng.below(2), declared: 45 }, rules)
}

/** A hand that may or may not be a win: each verdict comes about as often. */
export function makeWin({ kind, level, rules, mood, loose }: Order, rng: Rng): Asked | null {
  const want = VERDICTS[mood % VERDICTS.length]
  const made = want === 'below-minimum' ? plainHand(rng, level, rules) : someHand(rng, level, rules)
  let hand: Hand | null = made.hand
  if (want === 'not-complete') hand = level > 1 && chance(rng, 15) ? pairs(rng, hand) : spoiled(hand, rng)
  if (hand === null) return null
  const asked: Asked = { kind, hand: textOf(hand), fields: made.fields }
  const one = scored(asked, rules)
  return one !== null && (loose || verdictOf(one.score) === want) ? asked : null
}
