import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fillFields,
  formatHand,
  type Hand,
  handSize,
  isAnimal,
  parseHand,
  type Ruleset,
  situationOf,
  TABLE_IDS,
  tileId,
  type WinFields,
} from '../../src/engine/index.ts'
import { addTile, setHand } from '../../src/stores/builder-edit.ts'
import { flowersShown, mostTiles } from '../../src/stores/builder-flowers.ts'
import { readLink } from '../../src/stores/builder-link.ts'
import { type BuilderState, EMPTY_STATE, settled } from '../../src/stores/builder-state.ts'
import { judge } from '../../src/stores/builder-verdict.ts'
import { offersFor, setField } from '../../src/stores/builder-way.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'
import { fieldsArb, handArb, rulesOf } from './arbitrary.ts'

const FLOWERS = [34, 35, 36, 37, 38, 39, 40, 41]
const FIELDS = ['win', 'draw', 'last', 'opening', 'from'] as const
const rules = rulesetOf('singapore', {})

/** Hands with few, seven or all eight flowers, the eighth perhaps behind the plus. */
const floweredArb: fc.Arbitrary<Hand> = fc
  .record({
    hand: handArb,
    shown: fc.constantFrom('any', 'seven', 'eight', 'robbed'),
    lost: fc.constantFrom(...FLOWERS),
  })
  .map(({ hand, shown, lost }) => {
    if (shown === 'any') return hand
    const animals = hand.bonus.filter(isAnimal)
    const flowers = FLOWERS.filter((kind) => shown === 'eight' || kind !== lost)
    return { ...hand, bonus: [...flowers, ...animals], winning: shown === 'robbed' ? lost : hand.winning }
  })

/** Any hand at any table, by any house rules, and any fields written to it, fitting or not. */
const heldArb = fc.constantFrom(...TABLE_IDS).chain((table) =>
  fc
    .record({ hand: floweredArb, fields: fieldsArb, values: rulesOf(table) })
    .map(({ hand, fields, values }): { state: BuilderState; rules: Ruleset } => {
      const own =
        table === 'hong-kong' ? { ...hand, bonus: hand.bonus.filter((kind) => !isAnimal(kind)) } : hand
      const played = rulesetOf(table, values)
      return {
        state: settled({ hand: own, fields, pinned: { table, values }, trail: [] }, played),
        rules: played,
      }
    }),
)

describe('what is offered for how a hand was won', () => {
  test('the choice in force is possible and offered, whatever the hand, the table and its rules', () => {
    fc.assert(
      fc.property(heldArb, ({ state, rules }) => {
        expect(situationOf(state.fields, state.hand, rules).ok).toBe(true)
        const now = fillFields(state.fields)
        const offers = offersFor(state, rules)
        for (const field of FIELDS) {
          if (field === 'from' && now.win === 'self-draw') continue
          expect(offers[field] as readonly unknown[], field).toContain(now[field])
          expect(new Set<unknown>(offers[field]).size).toBe(offers[field].length)
        }
        expect(judge(state, rules).standing).not.toBe('impossible')
      }),
      { numRuns: 3000 },
    )
  })

  test('every other choice is taken as chosen, without a contradiction, and offered afterwards', () => {
    fc.assert(
      fc.property(heldArb, ({ state, rules }) => {
        const offers = offersFor(state, rules)
        for (const field of FIELDS) {
          // not shown, and without a meaning
          if (field === 'from' && state.fields.win === 'self-draw') continue
          for (const value of offers[field] as readonly WinFields[typeof field][]) {
            const chosen = setField(state, field, value as never, rules)
            if (!chosen.ok) throw new Error(chosen.refusal)
            const { fields, hand } = chosen.state
            const about = `${formatHand(state.hand)} ${JSON.stringify(state.fields)} ${field} ${String(value)}`
            expect(situationOf(fields, hand, rules).ok, about).toBe(true)
            expect(fillFields(fields)[field], about).toBe(value)
            expect(offersFor(chosen.state, rules)[field] as readonly unknown[], about).toContain(value)
          }
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('what wins by its flowers is offered no way that does not win (SG-C3)', () => {
    fc.assert(
      fc.property(
        heldArb.filter(({ state, rules }) => {
          const { hand } = state
          const eight = flowersShown(hand).length + Number((hand.winning ?? 0) >= 34) === 8
          const fits = handSize(hand) <= mostTiles(hand, state.fields.seat)
          return rules.conditions.eightFlowersWin && eight && fits
        }),
        ({ state, rules }) => {
          for (const win of offersFor(state, rules).win) {
            const chosen = setField(state, 'win', win, rules)
            if (!chosen.ok) throw new Error(chosen.refusal)
            const { standing, winsAnyway, score } = judge(chosen.state, rules)
            expect(standing === 'win' || winsAnyway !== null, formatHand(chosen.state.hand)).toBe(true)
            expect((score ?? winsAnyway)?.legal).toBe(true)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

test('flowers win whatever the tiles beside them are, also when these are whole sets and an Eye already (SG-C3)', () => {
  for (const text of [
    '1m |1f2f3f4f1y2y3y4y +1m',
    '123m 1p |1f2f3f4f1y2y3y4y +1p',
    '1m [234m] |1f2f3f4f1y2y3y4y +1m',
  ]) {
    const hand = parseHand(text)
    if (!hand.ok) throw new Error(hand.error.message)
    const state: BuilderState = { ...EMPTY_STATE, hand: hand.value, fields: { win: 'self-draw' } }
    expect(judge(state, rulesetOf('singapore', {})).winsAnyway?.legal, text).toBe(true)
  }
  // and without them a few tiles are no hand yet
  const few = parseHand('1m |1f +1m')
  if (!few.ok) throw new Error(few.error.message)
  const state: BuilderState = { ...EMPTY_STATE, hand: few.value, fields: { win: 'self-draw' } }
  expect(judge(state, rulesetOf('singapore', {}))).toMatchObject({ standing: 'building', winsAnyway: null })
})

describe('touch, text and link lead to one state', () => {
  const read = (text: string): Hand => {
    const hand = parseHand(text)
    if (!hand.ok) throw new Error(hand.error.message)
    return hand.value
  }
  const plain = ({ hand, fields }: BuilderState) => ({ hand: formatHand(hand), fields })
  const typed = (text: string, from: BuilderState = EMPTY_STATE) => {
    const made = setHand(from, read(text), rules)
    if (!made.ok) throw new Error(made.refusal)
    return made.state
  }
  const linked = (text: string, more = '') => readLink(`?hand=${encodeURIComponent(text)}${more}`)!
  const SEVEN = '1199m 258p 3699s 12z |1f2f3f4f1y2y3y'

  test('the eighth flower behind the plus was robbed', () => {
    const touched = setField(typed(SEVEN), 'win', 'rob-eighth', rules)
    if (!touched.ok) throw new Error(touched.refusal)
    const want = { hand: `${SEVEN} +4y`, fields: { win: 'rob-eighth' } }
    expect(plain(touched.state)).toEqual(want)
    expect(plain(typed(`${SEVEN} +4y`))).toEqual(want)
    expect(linked(`${SEVEN} +4y`)).toMatchObject({ faults: [] })
    expect(plain(linked(`${SEVEN} +4y`).state)).toEqual(want)
    expect(judge(typed(`${SEVEN} +4y`), rules)).toMatchObject({ standing: 'win', score: { total: 5 } })
    // whatever was chosen before, the tiles say how
    for (const win of ['self-draw', 'rob-kong'] as const)
      expect(plain(typed(`${SEVEN} +4y`, { ...EMPTY_STATE, fields: { win } }))).toEqual(want)
    const clash = linked(`${SEVEN} +4y`, '&win=self-draw&opening=heavenly')
    expect(plain(clash.state)).toEqual(want)
    expect(clash.faults.map(({ code, field, taken }) => [code, field, taken])).toEqual([
      ['contradiction', 'win', 'rob-eighth'],
      ['contradiction', 'opening', 'null'],
    ])
  })

  test('eight flowers shown were drawn', () => {
    const eight = `${SEVEN}4y`
    const touched = addTile(typed(SEVEN), 41, rules)
    if (!touched.ok) throw new Error(touched.refusal)
    const want = { hand: eight, fields: { win: 'self-draw' } }
    for (const state of [
      touched.state,
      typed(eight),
      linked(eight).state,
      linked(eight, '&win=self-draw').state,
    ])
      expect(plain(state)).toEqual(want)
    expect(linked(eight).faults).toEqual([])
    expect(linked(eight, '&win=discard').faults).toMatchObject([
      { code: 'contradiction', field: 'win', taken: 'self-draw' },
    ])
    expect(judge(typed(eight), rules)).toMatchObject({ standing: 'win', score: { total: 5 } })
  })

  test('for every flower, with any tiles in the hand, finished or not', () => {
    fc.assert(
      fc.property(handArb, fc.constantFrom(...FLOWERS), (any, last) => {
        const bare = { ...any, winning: null, bonus: any.bonus.filter(isAnimal) }
        const seven = settled(
          { ...EMPTY_STATE, hand: { ...bare, bonus: [...FLOWERS.filter((k) => k !== last), ...bare.bonus] } },
          rules,
        )
        const drawn = addTile(seven, last, rules)
        if (!drawn.ok) throw new Error(drawn.refusal)
        const eight = formatHand(drawn.state.hand)
        expect(plain(typed(eight))).toEqual(plain(drawn.state))
        expect(plain(linked(eight).state)).toEqual(plain(drawn.state))
        const robbed = setField(seven, 'win', 'rob-eighth', rules)
        if (!robbed.ok) throw new Error(robbed.refusal)
        const text = formatHand(robbed.state.hand)
        expect(text).toBe(`${formatHand(seven.hand)} +${tileId(last)}`)
        expect(plain(typed(text))).toEqual(plain(robbed.state))
        expect(plain(linked(text).state)).toEqual(plain(robbed.state))
        expect(linked(text).faults).toEqual([])
      }),
    )
  })
})
