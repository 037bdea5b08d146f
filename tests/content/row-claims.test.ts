import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allHold, type Wordings, wordingAt } from '../../src/components/lesson/claim.ts'
import type { RowFacts } from '../../src/components/lesson/library.ts'
import { NAMED_HANDS } from '../../src/components/lesson/put.ts'
import { listedRows } from '../../src/components/reference/row-lists.ts'
import { type ClaimId, claimOf } from '../../src/content/claims/index.ts'
import { PLACED_CLAIMS } from '../../src/content/claims/placed.ts'
import { exampleOf, isExampleId } from '../../src/content/examples/index.ts'
import {
  type Hand,
  type PatternId,
  parseHand,
  type Ruleset,
  type RuleValues,
  type Score,
  SEATS,
  scoreHand,
  situationOf,
  TABLES,
  type WinFields,
} from '../../src/engine/index.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'

/** The table whose sentences follow the house rules. */
const TABLE = 'hong-kong'

const FOLDER = new URL('../../src/content/patterns/', import.meta.url)
const rows = new Map<PatternId, RowFacts>(
  readdirSync(FOLDER).flatMap((file) => {
    const row = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')).at[TABLE] as RowFacts | undefined
    return row ? [[file.replace('.json', '') as PatternId, row] as const] : []
  }),
)
const VARIANTS: readonly (readonly [string, RuleValues])[] = TABLES[TABLE].houseRules.flatMap(
  ({ name, values }) => values.slice(1).map((value) => [`${name}:${value}`, { [name]: value }] as const),
)
/** A minimum of nothing, so that what a row counts does not hang on the rest of the hand. */
const rulesWith = (values: RuleValues): Ruleset => rulesetOf(TABLE, { minimum: 0, ...values })

interface Won {
  readonly hand: Hand
  readonly fields: Partial<WinFields>
}
const read = (text: string): Hand => {
  const parsed = parseHand(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

/** The hand with three alike made a concealed kong, where it has them. */
function withKong({ hand, fields }: Won): Won[] {
  const copies = (kind: number) => hand.concealed.filter((one) => one === kind).length
  const tile = hand.concealed.find((kind) => copies(kind) === 3 && kind !== hand.winning)
  if (tile === undefined || hand.melds.length > 0 || fields.opening) return []
  const concealed = hand.concealed.filter((kind) => kind !== tile)
  return [{ hand: { ...hand, concealed, melds: [{ type: 'kong', tile, concealed: true }] }, fields }]
}

/** The hands counted by brute force, in every seat, drawn and thrown; and every typed hand of the table. */
const TYPED: readonly Won[] = [
  ...readFileSync(new URL('../cases/patterns.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line, i): Won => {
      const { concealed, ...whole } = read(JSON.parse(line).hand as string)
      const at = i % concealed.length
      const hand = {
        ...whole,
        concealed: concealed.filter((_, place) => place !== at),
        winning: concealed[at],
      }
      return { hand, fields: { seat: SEATS[i % 4], win: i % 3 ? 'self-draw' : 'discard' } }
    }),
  ...[...rows.values()].flatMap(({ examples, near }) =>
    [...examples, near].filter(isExampleId).map((id): Won => {
      const { hand, fields } = exampleOf(id)
      return { hand: read(hand), fields }
    }),
  ),
]
const HANDS: readonly Won[] = [...TYPED, ...TYPED.flatMap(withKong)]
const scoreAt = ({ hand, fields }: Won, rules: Ruleset): Score => {
  const situation = situationOf(fields, hand, rules)
  if (!situation.ok) throw new Error(situation.error.message)
  return scoreHand(hand, situation.value, rules)
}
const scoresAt = (values: RuleValues) => {
  const rules = rulesWith(values)
  return HANDS.map((won) => scoreAt(won, rules))
}
const written = scoresAt({})
const idsOf = ({ lines }: Score) => lines.map(({ id }) => id)
const wording = (id: ClaimId | undefined, values: RuleValues) =>
  id === undefined ? 'written' : wordingAt(claimOf(id) as Wordings, NAMED_HANDS, rulesetOf(TABLE, values))

describe('what a row’s page says at every value of every house rule', () => {
  test.each(VARIANTS)(
    '%s: a rule line whose row is counted for other hands has another wording',
    (_, values) => {
      const now = scoresAt(values)
      const rules = rulesetOf(TABLE, values)
      const changed = new Set<PatternId>()
      for (const [i, score] of now.entries()) {
        const before = written[i]
        // a limit hand leaves every other row out, and an unfinished one has none: that is no row's condition
        if (score.limitHand || before.limitHand || score.reading?.shape !== before.reading?.shape) continue
        const [a, b] = [idsOf(before), idsOf(score)]
        for (const id of rows.keys()) {
          const priced = (from: Ruleset) => from.rows.some((row) => row.id === id)
          if (priced(rules) && priced(rulesetOf(TABLE, {})) && a.includes(id) !== b.includes(id))
            changed.add(id)
        }
      }
      const said = [...rows.keys()].filter(
        (id) => wording(PLACED_CLAIMS[TABLE].rows[id]?.rule, values) !== 'written',
      )
      expect(said.sort()).toEqual([...changed].sort())
    },
  )

  test.each(VARIANTS)('%s: a near miss that counts otherwise is told otherwise', (name, values) => {
    for (const [id, { near }] of rows) {
      if (!isExampleId(near)) throw new Error(near)
      const { hand, fields, rules } = exampleOf(near)
      // typed with house rules of its own, it is counted by them wherever it stands
      if (rules) continue
      const won = { hand: read(hand), fields }
      const rowsOf = (from: RuleValues) => idsOf(scoreAt(won, rulesetOf(TABLE, { minimum: 0, ...from })))
      const lost = rowsOf({}).filter((one) => !rowsOf(values).includes(one))
      const won2 = rowsOf(values).filter((one) => !rowsOf({}).includes(one))
      // what the sentence speaks of: a bonus tile of the hand, or a row that has come
      const speaks = won2.some((one) => one !== 'chicken-hand') || lost.some((one) => /^own-/.test(one))
      const other = wording(PLACED_CLAIMS[TABLE].rows[id]?.near, values) !== 'written'
      if (speaks && !/^(?:dragon-set|kong-replacement)$/.test(id)) expect(other, `${id} ${name}`).toBe(true)
    }
  })

  const listed = (list: 'addsTo' | 'never', id: PatternId, rules: Ruleset) => {
    const row = rows.get(id)
    if (!row) throw new Error(id)
    return listedRows(list, id, TABLE, row, (one) => rows.get(one)?.onlyWith === undefined)
      .filter(({ where }) => allHold(where, NAMED_HANDS, rules))
      .map((one) => one.id)
  }
  const pairsOf = (scores: readonly Score[]) =>
    new Set(scores.flatMap((score) => idsOf(score).flatMap((a) => idsOf(score).map((b) => `${a} ${b}`))))
  const before = pairsOf(written)

  test('as written the lists are those of the entries', () => {
    for (const [id, row] of rows)
      for (const list of ['addsTo', 'never'] as const)
        expect(listed(list, id, rulesetOf(TABLE, {}))).toEqual(row[list])
  })

  test.each(VARIANTS)('%s: rows said to count together do, rows said never to meet never do', (_, values) => {
    const rules = rulesetOf(TABLE, values)
    const now = pairsOf(scoresAt(values))
    const played = (id: PatternId) => rules.rows.some((row) => row.id === id)
    for (const id of rows.keys()) {
      if (!played(id)) continue
      for (const never of listed('never', id, rules))
        expect(now.has(`${id} ${never}`), `${id} ${never}`).toBe(false)
      for (const other of listed('addsTo', id, rules)) {
        expect(played(other) || rows.get(other)?.onlyWith !== undefined, `${id} lists ${other}`).toBe(true)
        // a pair that hands of this set show at the table as written, they show here too
        if (before.has(`${id} ${other}`)) expect(now.has(`${id} ${other}`), `${id} with ${other}`).toBe(true)
      }
    }
  })
})
