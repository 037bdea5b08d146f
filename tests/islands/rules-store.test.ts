import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveRules, TABLES } from '../../src/engine/index.ts'
import { readKept, writeKept } from '../../src/stores/kept.ts'
import {
  AS_WRITTEN,
  choiceOf,
  HOUSE_RULES_FORM,
  isAsWritten,
  type OwnRules,
  withRules,
} from '../../src/stores/rules.ts'
import {
  checkRules,
  presetOf,
  presetValues,
  readRulesLink,
  readRulesText,
  rulesetOf,
  valueIn,
  withRule,
  writeRulesLink,
  writeRulesText,
} from '../../src/stores/rules-check.ts'
import { rulesOf } from './arbitrary.ts'

const tableArb = fc.constantFrom('singapore' as const, 'hong-kong' as const)
const choiceArb = tableArb.chain((table) => rulesOf(table).map((values) => ({ table, values })))

describe('house rules kept on the device', () => {
  test('are read back as they were written, for each table', () => {
    fc.assert(
      fc.property(rulesOf('singapore'), rulesOf('hong-kong'), tableArb, (singapore, hongKong, table) => {
        let own: OwnRules = { ...AS_WRITTEN, table }
        own = withRules(own, 'singapore', singapore)
        own = withRules(own, 'hong-kong', hongKong)
        expect(readKept(HOUSE_RULES_FORM, writeKept(HOUSE_RULES_FORM, own))).toEqual(own)
        expect(isAsWritten(own)).toBe(Object.keys(singapore).length === 0)
        expect(checkRules(choiceOf(own, 'hong-kong')).values).toEqual(hongKong)
      }),
    )
  })

  test('of a later version, or damaged, are no house rules (they are set aside)', () => {
    expect(readKept(HOUSE_RULES_FORM, JSON.stringify({ version: 2, value: AS_WRITTEN }))).toBeNull()
    expect(readKept(HOUSE_RULES_FORM, '{"version":1')).toBeNull()
    expect(readKept(HOUSE_RULES_FORM, JSON.stringify({ version: 1, value: [] }))).toBeNull()
    expect(
      readKept(HOUSE_RULES_FORM, JSON.stringify({ version: 1, value: { table: 'x', rules: 5 } })),
    ).toEqual(AS_WRITTEN)
  })

  test('whatever stands there, reading it never throws and gives only names and values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const own = readKept(HOUSE_RULES_FORM, JSON.stringify({ version: 1, value }))
        if (own) for (const table of ['singapore', 'hong-kong'] as const) checkRules(choiceOf(own, table))
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => void readKept(HOUSE_RULES_FORM, text)))
  })

  test('a rule this version does not know is left out, the others stay', () => {
    const { values, faults } = checkRules({ table: 'singapore', rules: { limit: 10, jokers: 4, minimum: 7 } })
    expect(values).toEqual({ limit: 10, minimum: 2 })
    expect(faults.map(({ code, text }) => [code, text])).toEqual([
      ['unknown-rule', 'jokers:4'],
      ['unknown-rule-value', 'minimum:7'],
    ])
  })
})

describe('a link that carries a table', () => {
  test('comes back as it was sent', () => {
    fc.assert(
      fc.property(choiceArb, ({ table, values }) => {
        const query = writeRulesLink(table, values)
        if (query === '') expect([table, values]).toEqual(['singapore', {}])
        else expect(readRulesLink(query)).toEqual({ table, values, faults: [] })
      }),
    )
    expect(writeRulesLink('singapore', { limit: 10, minimum: 0 })).toBe('?rules=minimum:0,limit:10')
    expect(writeRulesLink('hong-kong', { minimum: 3 })).toBe('?table=hong-kong')
  })

  test('with mistakes names them and gives the nearest table', () => {
    expect(readRulesLink('?table=singapor&rules=limt:10,limit:7,chips:2&x=1')).toEqual({
      table: 'singapore',
      values: { limit: 6 },
      faults: [
        { code: 'unknown-field', field: 'x', text: 'x' },
        { code: 'unknown-value', field: 'table', text: 'singapor', taken: 'singapore' },
        { code: 'unknown-rule', field: 'rules', text: 'limt:10', taken: 'limit:10' },
        { code: 'unknown-rule-value', field: 'rules', text: 'limit:7', taken: 'limit:6' },
        { code: 'repeated', field: 'rules', text: 'limit', taken: 'limit:6' },
        { code: 'unknown-rule', field: 'rules', text: 'chips:2' },
      ],
    })
    expect(readRulesLink('')).toBeNull()
  })

  test('random text never throws and always resolves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), tableArb, (text, table) => {
        const read = readRulesLink(`?table=${table}&rules=${text}`)
        expect(resolveRules({ table: read!.table, rules: read!.values }).ok).toBe(true)
        expect(resolveRules({ table, rules: readRulesText(table, text).values }).ok).toBe(true)
      }),
    )
  })
})

describe('presets and single rules', () => {
  test('a preset is known by its values, and by nothing less', () => {
    for (const table of ['singapore', 'hong-kong'] as const)
      for (const preset of Object.keys(TABLES[table].presets))
        expect(presetOf(table, presetValues(table, preset))).toBe(preset)
    expect(presetOf('singapore', { limit: 8 })).toBeNull()
    expect(presetOf('singapore', { pingHuPrice: 'spgg', kongOnKong: 3 })).toBeNull()
  })

  test('a rule set back to the table’s own value is no house rule', () => {
    const ten = withRule('singapore', {}, 'limit', 10)
    expect(valueIn('singapore', ten, 'limit')).toBe(10)
    expect(withRule('singapore', ten, 'limit', 5)).toEqual({})
    expect(valueIn('singapore', {}, 'limit')).toBe(5)
    expect(writeRulesText(ten)).toBe('limit:10')
    expect(rulesetOf('singapore', ten).limit).toBe(10)
  })
})
