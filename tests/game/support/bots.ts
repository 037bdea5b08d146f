import type { Action } from '../../../src/engine/game/actions.ts'
import type { Bot } from '../../../src/engine/game/bot.ts'
import { NORMAL_KINDS } from '../../../src/engine/tiles.ts'

/** How much a tile is worth keeping: copies, then neighbours. */
function worth(kind: number, counts: readonly number[]): number {
  const at = (k: number) => (k >= 0 && k < 27 && Math.floor(k / 9) === Math.floor(kind / 9) ? counts[k] : 0)
  const pairs = (counts[kind] - 1) * 4
  if (kind >= 27) return pairs + 0.5
  return (
    pairs +
    Math.min(1, at(kind - 1)) * 2 +
    Math.min(1, at(kind + 1)) * 2 +
    Math.min(1, at(kind - 2)) +
    Math.min(1, at(kind + 2))
  )
}

const leastWorth = (
  legal: readonly Action[],
  concealed: readonly number[],
  pick: number,
): Action | undefined => {
  const counts = new Array<number>(NORMAL_KINDS).fill(0)
  for (const kind of concealed) counts[kind]++
  const discards = legal.filter(({ type }) => type === 'discard')
  return discards.sort((a, b) => worth(a.tile ?? 0, counts) - worth(b.tile ?? 0, counts))[
    Math.min(pick, discards.length - 1)
  ]
}

/** Plays for sets by the crudest rule: enough to make Kongs, claims, wins and passes happen often. */
export const keenBot: Bot = (view, legal, rng) => {
  const of = (...types: Action['type'][]) => legal.find(({ type }) => types.includes(type))
  const luck = rng.below(8)
  const win = of('win', 'rob', 'rob-eighth')
  if (win && luck > 0) return win
  const kong = of('kong', 'kong-concealed', 'kong-added')
  if (kong && luck > 1) return kong
  const pong = of('pong')
  if (pong && luck > 2) return pong
  const chi = of('chi')
  if (chi && luck > 4) return chi
  const discard = leastWorth(legal, view.concealed, luck === 7 ? 1 : 0)
  return of('pass') ?? discard ?? legal[0]
}
