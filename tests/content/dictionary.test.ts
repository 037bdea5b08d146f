import { describe, expect, test } from 'vitest'
import { DECISIONS } from '../../src/content/decisions.ts'
import { GROUPS } from '../../src/content/groups.ts'
import { TABLE_IDS, TABLES } from '../../src/engine/index.ts'
import { differs } from '../../src/i18n/en/differs.ts'
import { rules } from '../../src/i18n/en/rules.ts'
import { sheet } from '../../src/i18n/en/sheet.ts'

interface Words {
  readonly name: string
  readonly ask: string
  readonly others: string
  readonly values: Readonly<Record<string, string>>
}

describe.each(TABLE_IDS)('words of the house rules of %s', (table) => {
  const words: Readonly<Record<string, Words>> = rules[table]

  test('every rule has words, and no other', () => {
    expect(Object.keys(words)).toEqual(TABLES[table].houseRules.map((rule) => rule.name))
  })

  test.each(TABLES[table].houseRules)(
    '$name: a name, a question, a label for every value, and what others play',
    (rule) => {
      const { name, ask, values, others } = words[rule.name]
      expect(name.length).toBeGreaterThan(2)
      expect(ask).toMatch(/\?$/)
      expect(others).toMatch(/\.$/)
      expect(Object.keys(values).sort()).toEqual(rule.values.map(String).sort())
      // labels tell the values apart once the number is filled in
      const labels = rule.values.map((value) => values[String(value)].replace('{n}', String(value)))
      expect(new Set(labels).size).toBe(labels.length)
      for (const value of rule.values)
        if (typeof value === 'string') expect(values[value]).not.toContain('{n}')
      // the name of a hand and the tiles of a wait are no numbers about a rule
      const said = `${ask} ${others} ${Object.values(values)}`
        .replaceAll('13 Wonders', '')
        .replaceAll('3456', '')
      expect(said).not.toMatch(/\d/)
    },
  )

  test('every preset has a name and a line', () => {
    expect(Object.keys(rules.presets[table])).toEqual(Object.keys(TABLES[table].presets))
    for (const { name, about } of Object.values(
      rules.presets[table] as Record<string, { name: string; about: string }>,
    )) {
      expect(name.length).toBeGreaterThan(2)
      expect(about).toMatch(/\.$/)
      expect(about).not.toMatch(/\d/)
    }
  })
})

describe('words of the sheet', () => {
  test('six steps (SG-J), every group, and no number about a rule', () => {
    for (const table of TABLE_IDS) {
      expect(sheet[table].steps).toHaveLength(6)
      expect(Object.keys(sheet[table].groups)).toEqual([...GROUPS])
      expect(JSON.stringify(sheet[table])).not.toMatch(/\d+ ?(tai|faan|points)/)
    }
  })

  test('every decision says what is played here and elsewhere', () => {
    expect(Object.keys(differs)).toEqual(Object.keys(DECISIONS))
    for (const { here, others } of Object.values(differs)) {
      expect(here).toMatch(/\.$/)
      expect(others).toMatch(/\.$/)
    }
  })
})
