import type { Evaluation, Hand, Kind, Reading, Rng, Ruleset } from '../engine/index.ts'
import { choicesOf } from './choose.ts'
import { chance, type Made, makeAround, pick, recipeOf, textOf } from './hands.ts'
import type { Answer, Asked, Choice, Order, Wrong } from './kinds.ts'
import { type Scored, scored } from './read.ts'

interface Read extends Evaluation {
  readonly reading: Reading
}

/** Every reading of a hand, the best first. */
const readsOf = ({ score }: Scored): Read[] =>
  [score, ...score.others].filter((one): one is Read => one.reading !== null)

const reads = ({ reading }: Read): Answer => ({ as: 'reading', reading })

/** "Which reading scores most?": one of them, or all the same. The total decides, cut at the limit. */
export function askReading(asked: Asked, rules: Ruleset): Choice[] | null {
  const one = scored(asked, rules)
  if (one === null) return null
  const [best, ...others] = readsOf(one)
  if (best === undefined || others.length === 0) return null
  const lesser = others.filter(({ total }) => total < best.total)
  if (lesser.length === 0) {
    const wrong = [best, ...others].map(
      (read): Wrong => ({ answer: reads(read), slip: { code: 'reads-equal', n: read.total } }),
    )
    return choicesOf(asked, { as: 'same' }, wrong)
  }
  // another reading worth just as much would be right as well
  if (lesser.length < others.length) return null
  const wrong = lesser.map(
    (read): Wrong => ({ answer: reads(read), slip: { code: 'reads-less', n: read.total, m: best.total } }),
  )
  const same: Wrong = {
    answer: { as: 'same' },
    slip: { code: 'reads-more', n: best.total, m: lesser[0].total },
  }
  return choicesOf(asked, reads(best), [same, ...wrong], 2, 'first')
}

/** Tiles that can be seen in two ways: three Pongs in a row are three equal Chi, two equal Chi share their Eye's place. */
function twoWays(rng: Rng): { readonly sets: Hand['melds']; readonly eye: Kind | null } {
  const suit = rng.below(3) * 9
  const set = (type: 'chow' | 'pong', tile: Kind) => ({ type, tile, concealed: false }) as const
  if (chance(rng, 55)) {
    const low = suit + rng.below(7)
    return { sets: [0, 1, 2].map((step) => set('pong', low + step)), eye: null }
  }
  const low = suit + rng.below(6)
  return { sets: [set('chow', low), set('chow', low)], eye: low + 3 }
}

/** How often all readings are worth the same: one question in so many. */
const SAME = 5

export function makeReading({ kind, level, rules, mood, loose }: Order, rng: Rng): Asked | null {
  const style = pick(rng, ['half-flush', 'full-flush', 'pongs', 'chows', 'mixed'] as const)
  const recipe = recipeOf(style, level, rng)
  const made: Made | null = makeAround(rng, { ...recipe, declared: 30, kongs: 0 }, twoWays(rng), rules)
  if (made === null) return null
  const asked: Asked = { kind, hand: textOf(made.hand), fields: made.fields }
  const one = scored(asked, rules)
  if (one === null || !one.score.legal || one.score.others.length === 0) return null
  const same = one.score.others.every(({ total }) => total === one.score.total)
  return loose || same === (mood % SAME === 0) ? asked : null
}
