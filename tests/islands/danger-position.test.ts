import { describe, expect, test } from 'vitest'
import { POSITIONS, type Position, type PositionId } from '../../src/content/examples/positions.ts'
import {
  copiesUnseen,
  DangerMeter,
  decodeAnswers,
  foldEvents,
  type GameEvent,
  isBonus,
  parseTile,
  type Ruleset,
  resolveRules,
  TABLES,
  viewFrom,
} from '../../src/engine/index.ts'
import { measure, type SeenPosition, safestOf, seenPosition } from '../../src/stores/danger-position.ts'
import { DEAL, startOfDeal } from '../../src/stores/play-link.ts'
import { tagsOf, texts } from '../content/mdx.ts'

const WRITTEN = TABLES.singapore.rules
const all = Object.entries(POSITIONS).map(
  ([id, game]) => [id, seenPosition(game)] as [PositionId, SeenPosition],
)

function playedOf({ seed, dealer, log }: Position): readonly GameEvent[] {
  const read = decodeAnswers(startOfDeal({ ...DEAL, seed, dealer }), log)
  if (!read.ok) throw new Error(read.error.message)
  return read.value.events
}

/** The table as written, and with each house rule at each of its values. */
const tables: readonly [string, Ruleset][] = [
  ['as written', WRITTEN],
  ...TABLES.singapore.houseRules.flatMap(({ name, values }) =>
    values.slice(1).map((value): [string, Ruleset] => {
      const made = resolveRules({ table: 'singapore', rules: { [name]: value } })
      if (!made.ok) throw new Error(made.error.message)
      return [`${name} ${value}`, made.value]
    }),
  ),
]

describe.each(all)('position %s', (id, seen) => {
  const game = POSITIONS[id]
  test('it is a turn with a tile to let go, and holds nothing that the seat cannot see', () => {
    expect(seen.concealed.filter((tile) => !isBonus(tile)).length % 3).toBe(2)
    // what `viewFrom` gives, less the rules and what may be done: a test of the game sees that it hides what is hidden
    const { rules: _, legal: __, ...view } = viewFrom(foldEvents(playedOf(game)), game.seat)
    expect(seen).toEqual(view)
    for (const seat of seen.seats)
      expect(Object.keys(seat).sort()).toEqual(['bonus', 'melds', 'player', 'seat', 'tiles'])
  })

  test('every kind of the hand is measured once, the safest first, by the danger of the engine', () => {
    const measured = measure(seen, WRITTEN)
    expect(measured.map(({ tile }) => tile).sort()).toEqual(
      [...new Set(seen.concealed)].filter((tile) => !isBonus(tile)).sort(),
    )
    const view = { ...seen, rules: WRITTEN, legal: [] }
    const meter = new DangerMeter(view, copiesUnseen(view, 'all'))
    for (const { tile, danger } of measured) expect(danger).toEqual(meter.of(tile))
    const costs = measured.map(({ danger }) => danger.cost)
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
  })
})

describe('questions of the lesson on safer discards', () => {
  const questions = texts
    .filter(({ path }) => path.startsWith('lessons/en/'))
    .flatMap(({ body }) => tagsOf(body))
    .filter(({ name }) => name === 'DangerQuestion')
    .map(
      ({ props }) =>
        props as { id: string; position: PositionId; tiles: string; mistakes: { tile: string }[] },
    )

  const kindOf = (text: string) => {
    const read = parseTile(text)
    if (!read.ok) throw new Error(read.error.message)
    return read.value
  }

  test.each(questions.map((one) => [one.id, one] as const))(
    '%s: one tile is the safest at every house rule, each other has its explanation',
    (_, { position, tiles, mistakes }) => {
      const choices = tiles.split(' ').map(kindOf)
      const seen = seenPosition(POSITIONS[position])
      const safest = safestOf(seen, WRITTEN, choices)
      for (const [name, rules] of tables) expect(safestOf(seen, rules, choices), name).toBe(safest)
      expect(mistakes.map(({ tile }) => kindOf(tile)).sort()).toEqual(
        choices.filter((kind) => kind !== safest).sort(),
      )
    },
  )
  test('there are five', () => expect(questions).toHaveLength(5))
})
