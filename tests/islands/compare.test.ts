import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseHand, type RuleValues, SEATS, type TableId, type WinFields } from '../../src/engine/index.ts'
import { type BuilderState, leanFields } from '../../src/stores/builder-state.ts'
import { type CompareTable, compareBills, compareHands, ruleDifferences } from '../../src/stores/compare.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'
import { rulesOf, stateArb } from './arbitrary.ts'

const at = (values: RuleValues = {}, table: TableId = 'singapore'): CompareTable => ({
  table,
  values,
  rules: rulesetOf(table, values),
})
const won = (text: string, fields: Partial<WinFields> = {}): BuilderState => {
  const hand = parseHand(text)
  if (!hand.ok) throw new Error(hand.error.message)
  return { hand: hand.value, fields: leanFields(fields), pinned: null, trail: [] }
}

describe('a hand at two tables', () => {
  // Pongs 2, half flush 2, Red dragons 1, East as own and Round Wind 2: 7 in all
  const big = won('1122299m 111z [777z] +1m')

  test('the same rows, cut at another limit', () => {
    const found = compareHands(big, at(), at({ limit: 10 }))
    expect(found.rows.every((row) => !row.differs)).toBe(true)
    expect([found.left.total, found.right.total]).toEqual([5, 7])
    expect(found.seats.map(({ left, right, differs }) => [left, right, differs])).toEqual([
      [128, 512, true],
      [-64, -256, true],
      [-32, -128, true],
      [-32, -128, true],
    ])
    expect(found.same).toBe(false)
  })
  test('a row that one table prices otherwise or not at all', () => {
    const kongs = won('23488m 67s [1111p] (5555p) +8s', {
      seat: 'south',
      win: 'self-draw',
      draw: 'kong-on-kong',
    })
    const found = compareHands(kongs, at(), at({ kongOnKong: 3 }))
    expect(found.rows).toEqual([{ id: 'kong-on-kong', left: 5, right: 3, differs: true }])
    const robbed = won('23488m 555p 67s [123s] +8s', { seat: 'south', win: 'rob-kong', from: 'west' })
    const other = compareHands(robbed, at(), at({ robbedKongTai: 0 }))
    expect(other.rows).toEqual([{ id: 'robbed-kong', left: 1, right: null, differs: true }])
    expect([other.left.standing, other.right.standing]).toEqual(['win', 'below-minimum'])
    expect(other.seats.map(({ right }) => right)).toEqual([null, null, null, null])
  })
  test('a table without animals does not play with them', () => {
    const cat = won('23488m 555p 67s [777z] |1a +8s', { seat: 'south' })
    expect(compareHands(cat, at(), at({}, 'hong-kong')).right.standing).toBe('unplayed')
  })
  test('nothing differs between a table and itself, whatever the hand', () => {
    fc.assert(
      fc.property(stateArb, rulesOf('singapore'), (state, values) => {
        const found = compareHands(state, at(values), at(values))
        expect(found.same).toBe(true)
      }),
    )
  })
  test('exchanged tables give exchanged sides', () => {
    fc.assert(
      fc.property(stateArb, rulesOf('singapore'), (state, values) => {
        const one = compareHands(state, at(), at(values))
        const other = compareHands(state, at(values), at())
        expect(other.left).toEqual(one.right)
        expect(other.same).toBe(one.same)
        const sorted = (rows: typeof one.rows) => [...rows].sort((a, b) => a.id.localeCompare(b.id))
        expect(sorted(other.rows).map(({ id, left, right }) => [id, left, right])).toEqual(
          sorted(one.rows).map(({ id, left, right }) => [id, right, left]),
        )
        for (const side of [one.left, one.right])
          if (side.payments) expect(SEATS.reduce((sum, seat) => sum + side.payments![seat], 0)).toBe(0)
      }),
    )
  })
})

describe('a bill at two tables', () => {
  test('SG-G2 beside G4', () => {
    const found = compareBills({ total: 3, win: 'discard' }, at(), at({ payment: 'shooter-pays' }))
    expect(found.seats.map(({ left, right }) => [left, right])).toEqual([
      [32, 32],
      [-16, -32],
      [-8, 0],
      [-8, 0],
    ])
    expect(compareBills({ total: 3, win: 'self-draw' }, at(), at({ payment: 'shooter-pays' })).same).toBe(
      true,
    )
  })
  test('brought to what each table pays', () => {
    expect(compareBills({ total: 8, win: 'discard' }, at(), at({ limit: 10 }))).toMatchObject({
      left: 5,
      right: 8,
    })
    expect(compareBills({ total: 0, win: 'discard' }, at({ minimum: 2 }), at({ minimum: 0 }))).toMatchObject({
      left: 2,
      right: 0,
    })
  })
})

describe('the rules that differ', () => {
  test('by name, in the order of the table', () => {
    expect(ruleDifferences(at(), at({ payment: 'shooter-pays', limit: 10 }))).toEqual([
      { name: 'limit', left: 5, right: 10 },
      { name: 'payment', left: 'half-shooter', right: 'shooter-pays' },
    ])
    expect(ruleDifferences(at(), at())).toEqual([])
    expect(ruleDifferences(at(), at({}, 'hong-kong'))).toBeNull()
  })
})
