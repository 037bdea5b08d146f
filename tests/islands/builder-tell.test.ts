import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tell } from '../../src/components/parts/builder/tell.ts'
import { voiceOf } from '../../src/components/parts/builder/words.ts'
import { type ExampleId, exampleOf } from '../../src/content/examples/index.ts'
import { parseHand, type RuleValues, TABLES } from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { judge } from '../../src/stores/builder-verdict.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'

const voice = voiceOf('en', 'singapore', 'tai')
const { score: words } = en.builder

function told(hand: string, values: RuleValues) {
  const parsed = parseHand(hand)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const rules = rulesetOf('singapore', values)
  const verdict = judge({ hand: parsed.value, fields: {}, pinned: null, trail: [] }, rules)
  return { about: tell(voice, verdict, rules).about, score: verdict.score, rules }
}

// 11m99m and three dragon sets are big dragons: 10 where there is no limit, and 17 by the ordinary rows
const DEAR = '11m99m [777z][666z][555z]|1f2f3f4f1y1a2a3a4a+1m'

test('a limit hand pays the limit where there is one', () => {
  expect(told(DEAR, {}).about).toBe(words.limitHand)
  expect(told(DEAR, { limit: 10 }).about).toBe(words.limitHand)
})

test('without a limit the greater counts, and nothing is said that it is not', () => {
  const dear = told(DEAR, { limit: 'none' })
  expect(dear.score?.total).toBe(17)
  expect(dear.about).not.toMatch(/limit hand/)
  const plain = exampleOf('thirteen-orphans' as ExampleId)
  expect(told(plain.hand, { limit: 'none' }).about).toBe(words.limitHandOpen)
})

test('no sentence speaks of the limit of a table without one', () => {
  const hands = [
    DEAR,
    ...(['six-steps', 'over-the-limit', 'thirteen-orphans', 'all-terminals'] as ExampleId[]).map(
      (id) => exampleOf(id).hand,
    ),
  ]
  const other = TABLES.singapore.houseRules
    .filter(({ name }) => name !== 'limit')
    .flatMap(({ name, values }) => values.map((value): RuleValues => ({ [name]: value })))
  fc.assert(
    fc.property(fc.constantFrom(...hands), fc.constantFrom(...other), (hand, rule) => {
      expect(told(hand, { ...rule, limit: 'none' }).about).not.toMatch(/pays the limit|the limit is/i)
    }),
  )
})
