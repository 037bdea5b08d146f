import fc from 'fast-check'
import {
  COPIES,
  DRAWS,
  type Hand,
  type Kind,
  meldOf,
  meldTiles,
  NORMAL_KINDS,
  OPENINGS,
  type RuleValues,
  SEATS,
  TABLES,
  type TableId,
  WIN_WAYS,
} from '../../src/engine/index.ts'
import { FULL } from '../../src/stores/builder-flowers.ts'
import { type BuilderState, settled } from '../../src/stores/builder-state.ts'
import { leanRules, rulesetOf } from '../../src/stores/rules-check.ts'

/** Any values of a table's house rules. */
export const rulesOf = (table: TableId) =>
  fc
    .record(
      Object.fromEntries(
        TABLES[table].houseRules.map((rule) => [rule.name, fc.constantFrom(...rule.values)] as const),
      ),
      { requiredKeys: [] },
    )
    .map((values) => leanRules(table, values as RuleValues))

/** Any hand that the notation can write and no table refuses, finished or not; at most 14 tiles. */
export const handArb: fc.Arbitrary<Hand> = fc
  .record({
    picks: fc.array(fc.nat({ max: NORMAL_KINDS - 1 }), { maxLength: 30 }),
    melds: fc.array(fc.tuple(fc.nat({ max: NORMAL_KINDS - 1 }), fc.nat({ max: 3 })), { maxLength: 5 }),
    bonus: fc.uniqueArray(fc.integer({ min: NORMAL_KINDS, max: NORMAL_KINDS + 11 }), { maxLength: 12 }),
    wins: fc.boolean(),
  })
  .map(({ picks, melds: wanted, bonus, wins }) => {
    const counts = new Array<number>(NORMAL_KINDS).fill(0)
    const melds = wanted.flatMap(([kind, type]) => {
      const kinds: Kind[] =
        type === 0 ? [kind, kind + 1, kind + 2] : new Array<Kind>(type === 1 ? 3 : 4).fill(kind)
      const meld = meldOf(kinds, type === 3)
      if (!meld || kinds.some((one) => counts[one] + kinds.filter((k) => k === one).length > COPIES))
        return []
      for (const one of meldTiles(meld)) counts[one]++
      return [meld]
    })
    const few = melds.slice(0, 4)
    const concealed: Kind[] = []
    for (const kind of picks) {
      if (concealed.length + 3 * few.length >= FULL || counts[kind] >= COPIES) continue
      counts[kind]++
      concealed.push(kind)
    }
    const winning = wins ? (concealed.pop() ?? null) : null
    return {
      concealed: concealed.sort((a, b) => a - b),
      melds: few,
      bonus: bonus.sort((a, b) => a - b),
      winning,
    }
  })

export const fieldsArb = fc.record(
  {
    seat: fc.constantFrom(...SEATS),
    round: fc.constantFrom(...SEATS),
    win: fc.constantFrom(...WIN_WAYS),
    draw: fc.constantFrom(...DRAWS),
    last: fc.boolean(),
    opening: fc.constantFrom(null, ...OPENINGS),
    from: fc.constantFrom(...SEATS),
  },
  { requiredKeys: [] },
)

/** Any state that a reader can come to: no contradiction, at most 14 tiles, Singapore rules of any kind. */
export const stateArb: fc.Arbitrary<BuilderState> = fc
  .record({ hand: handArb, fields: fieldsArb, values: rulesOf('singapore') })
  .map(({ hand, fields, values }) =>
    settled(
      { hand, fields, pinned: { table: 'singapore', values }, trail: [] },
      rulesetOf('singapore', values),
    ),
  )
