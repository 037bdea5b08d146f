import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ask } from '../../src/components/lesson/ask.ts'
import type { Choice, Slip } from '../../src/components/lesson/query.ts'
import { EXAMPLES } from '../../src/content/examples/index.ts'
import { PATTERN_IDS, type RuleValues, resolveRules } from '../../src/engine/index.ts'

type ExampleName = keyof typeof EXAMPLES

function choices(
  name: ExampleName,
  kind: 'tai' | 'win',
  slips: readonly Slip[],
  rules: RuleValues = {},
): readonly Choice[] {
  const ruleset = resolveRules({ rules })
  if (!ruleset.ok) throw new Error(ruleset.error.message)
  const { hand, fields } = EXAMPLES[name]
  const answer = ask({ ask: 'question', kind, slips, hand, fields }, ruleset.value)
  return answer.ask === 'question' ? answer.choices : []
}
const values = (list: readonly Choice[]) => list.map(({ value }) => value)
const right = (list: readonly Choice[]) => list.filter((choice) => choice.right)

describe('how many tai', () => {
  // East in the East round by Zi Mo, concealed: own wind 1, round wind 1, Men Qing Zi Mo 1
  const EAST = 'check-east-twice'
  test('the right total and one for each slip, rising', () => {
    const list = choices(EAST, 'tai', [
      { without: ['round-wind-set'] },
      { without: ['own-wind-set', 'round-wind-set'] },
      { with: ['dragon-set'] },
    ])
    expect(list).toEqual([
      { value: 1, right: false, slip: 1 },
      { value: 2, right: false, slip: 0 },
      { value: 3, right: true, slip: -1 },
      { value: 4, right: false, slip: 2 },
    ])
  })
  test('slips that lead to the same total, or to the right one, are one choice', () => {
    const list = choices(EAST, 'tai', [
      { without: ['round-wind-set'] },
      { without: ['own-wind-set'] },
      { without: ['ping-hu'] },
    ])
    expect(values(list)).toEqual([2, 3, 4])
    expect(list[0].slip).toBe(0)
  })
  test('too few are filled up, first upwards and never over the limit', () => {
    expect(values(choices(EAST, 'tai', []))).toEqual([3, 4, 5])
    expect(values(choices('big-dragons', 'tai', []))).toEqual([3, 4, 5])
    expect(values(choices('plain-no-tai', 'tai', []))).toEqual([0, 1, 2])
  })
  test('a slip is cut at the limit as a right count is', () => {
    // 7 counted, paid as 5: forgetting one row makes no difference
    const list = choices('over-the-limit', 'tai', [
      { without: ['dragon-set'] },
      { without: ['all-pongs', 'half-flush'] },
    ])
    expect(values(list)).toEqual([3, 4, 5])
    expect(list.find(({ value }) => value === 3)?.slip).toBe(1)
  })
  test('follows other rules', () => {
    expect(values(choices('over-the-limit', 'tai', [{ without: ['dragon-set'] }], { limit: 10 }))).toEqual([
      6, 7, 8,
    ])
  })
  test('any slips: one right choice, each total once, none below zero or over the limit', () => {
    const slip = fc.record(
      { without: fc.subarray([...PATTERN_IDS]), with: fc.subarray([...PATTERN_IDS], { maxLength: 3 }) },
      { requiredKeys: [] },
    )
    const names = Object.keys(EXAMPLES) as ExampleName[]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(slip, { maxLength: 5 }), (name, slips) => {
        const example = EXAMPLES[name] as { table?: string; rules?: RuleValues }
        fc.pre(example.table === undefined)
        const list = choices(name, 'tai', slips, example.rules)
        expect(right(list)).toHaveLength(1)
        expect(new Set(values(list)).size).toBe(list.length)
        expect(list.length).toBeGreaterThanOrEqual(3)
        expect(values(list)).toEqual(values(list).toSorted((a, b) => a - b))
        expect(values(list).every((value) => value >= 0)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('is it a win', () => {
  test('both answers, one right, and the slip on the wrong one', () => {
    expect(choices('check-gap', 'win', [{}])).toEqual([
      { value: 1, right: false, slip: 0 },
      { value: 0, right: true, slip: -1 },
    ])
    expect(right(choices('plain-red-dragons', 'win', []))).toEqual([{ value: 1, right: true, slip: -1 }])
  })
  test('follows other rules: a gap is good enough where the wait does not matter', () => {
    expect(right(choices('check-gap', 'win', [{}], { pingHuWait: 'none' }))[0].value).toBe(1)
  })
})
