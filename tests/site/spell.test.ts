import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NAMED_HANDS } from '../../src/components/lesson/put.ts'
import type { AskedHand, Query } from '../../src/components/lesson/query.ts'
import { readSpelt, spell } from '../../src/components/lesson/spell.ts'
import { NUMS, PAYERS } from '../../src/content/blocks.ts'
import { INSTANT_EVENTS, PATTERN_IDS, WIN_WAYS } from '../../src/engine/index.ts'

const nameOf = ({ hand, fields }: AskedHand) =>
  Object.keys(NAMED_HANDS).find(
    (id) =>
      NAMED_HANDS[id].hand === hand && JSON.stringify(NAMED_HANDS[id].fields) === JSON.stringify(fields),
  )
const there = (query: Query) => readSpelt(spell(query, nameOf), NAMED_HANDS)

const flag = fc.constant(true as const)
const of = fc.subarray([...PATTERN_IDS], { minLength: 1, maxLength: 4 })
const win = fc.constantFrom(...WIN_WAYS)
const who = fc.constantFrom(...PAYERS)
const hand = fc
  .constantFrom(...Object.values(NAMED_HANDS))
  .map(({ hand, fields }): AskedHand => ({ hand, fields }))
const ask = <A extends string>(name: A) => fc.constant(name)
const query: fc.Arbitrary<Query> = fc.oneof(
  fc.record({ ask: ask('tai'), of, bare: flag, each: flag }, { requiredKeys: ['ask', 'of'] }),
  fc.record({ ask: ask('row'), of, each: flag }, { requiredKeys: ['ask', 'of'] }),
  fc.record(
    { ask: ask('fill'), text: fc.string(), none: fc.string(), free: fc.string() },
    { requiredKeys: ['ask', 'text'] },
  ),
  fc.record(
    { ask: fc.constantFrom('minimum' as const, 'limit' as const), bare: flag },
    { requiredKeys: ['ask'] },
  ),
  fc.record({ ask: ask('num'), of: fc.constantFrom(...NUMS) }),
  fc.record(
    { ask: ask('instant'), event: fc.constantFrom(...INSTANT_EVENTS), opening: flag },
    { requiredKeys: ['ask', 'event'] },
  ),
  fc
    .tuple(fc.record({ ask: ask('score'), bare: flag }, { requiredKeys: ['ask'] }), hand)
    .map(([one, h]) => ({ ...one, ...h })),
  hand.map((h) => ({ ask: 'caption' as const, ...h })),
  fc
    .tuple(fc.record({ ask: ask('pays'), who, win, bases: flag }, { requiredKeys: ['ask', 'who'] }), hand)
    .map(([one, h]) => ({ ...one, ...h })),
  fc.record(
    {
      ask: ask('pays-total'),
      tai: fc.constantFrom('minimum' as const, 'limit' as const),
      who,
      win,
      bases: flag,
    },
    { requiredKeys: ['ask', 'tai', 'who'] },
  ),
  fc.record(
    { ask: ask('pay-table'), win: fc.constantFrom('discard' as const, 'self-draw' as const) },
    { requiredKeys: ['ask'] },
  ),
  fc
    .tuple(
      fc.record({
        ask: ask('question'),
        kind: fc.constantFrom('tai' as const, 'win' as const),
        slips: fc.array(fc.record({ without: of, with: of }, { requiredKeys: [] }), { maxLength: 4 }),
      }),
      hand,
    )
    .map(([one, h]) => ({ ...one, ...h })),
)

describe('a question written into a page', () => {
  test('is read as it was written, whatever it is', () => {
    fc.assert(
      fc.property(query, (one) => {
        expect(there(one)).toEqual(one)
      }),
    )
  })
  test('takes a few words, the hand by its name', () => {
    const { hand, fields } = NAMED_HANDS['three-sources']
    expect(spell({ ask: 'pays', who: 'all', win: 'self-draw', hand, fields }, nameOf)).toBe(
      'pays all three-sources self-draw',
    )
    expect(spell({ ask: 'row', of: ['own-flower', 'own-season'], each: true }, nameOf)).toBe(
      'row own-flower+own-season each',
    )
  })
  test('a hand without a name is written out', () => {
    const hand = { hand: '123m +1m', fields: {} }
    expect(there({ ask: 'caption', ...hand })).toEqual({ ask: 'caption', ...hand })
  })
  test('what is no question, or names no hand, says so', () => {
    expect(() => readSpelt('caption nobody', NAMED_HANDS)).toThrow(/no hand "nobody"/)
    expect(() => readSpelt('guess', NAMED_HANDS)).toThrow(/no question/)
  })
  test('two typed hands may be alike: either name will do', () => {
    for (const hand of Object.values(NAMED_HANDS))
      expect(there({ ask: 'caption', ...hand })).toEqual({ ask: 'caption', ...hand })
  })
})
