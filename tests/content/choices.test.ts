import { describe, expect, test } from 'vitest'
import { choicesOf } from '../../src/components/lesson/choices.ts'
import type { Slip } from '../../src/components/lesson/query.ts'
import { type ExampleId, exampleOf } from '../../src/content/examples/index.ts'
import { DEFAULT_TABLE, parseHand, scoreHand, situationOf, type TableId } from '../../src/engine/index.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'
import { tagsOf, texts } from './mdx.ts'

function valid<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const questions = texts.flatMap(({ path, body }) =>
  tagsOf(body).flatMap(({ name, props }): [string, ExampleId, readonly Slip[]][] =>
    name === 'Question' && props.ask === 'tai'
      ? [[`${path} ${props.id}`, props.example as ExampleId, props.mistakes as unknown as Slip[]]]
      : [],
  ),
)

describe('a question about a count', () => {
  test('there are some', () => expect(questions.length).toBeGreaterThan(10))
  test.each(questions)('%s: every wrong count has its reason', (_, id, slips) => {
    const { hand, fields, rules, table } = exampleOf(id) as ReturnType<typeof exampleOf> & { table?: TableId }
    const ruleset = rulesetOf(table ?? DEFAULT_TABLE, rules ?? {})
    const parsed = valid(parseHand(hand))
    const score = scoreHand(parsed, valid(situationOf(fields, parsed, ruleset)), ruleset)
    const bare = choicesOf('tai', slips, score, ruleset).filter(({ right, slip }) => !right && slip < 0)
    expect(bare.map(({ value }) => value)).toEqual([])
  })
})
