import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readChanges } from '../../src/components/site/changes.ts'
import { LISTED } from '../../src/i18n/dictionaries.ts'
import { DEFAULT_LANG } from '../../src/i18n/languages.ts'

test('the log of rule changes can be read, newest first', () => {
  const changes = readChanges(readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8'))
  expect(changes.length).toBeGreaterThan(0)
  const dates = changes.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(new Set(dates).size).toBe(dates.length)
})

test.each(LISTED.filter((lang) => lang !== DEFAULT_LANG))(
  'the log in %s tells the same days and rules',
  (lang) => {
    const facts = (path: string) =>
      readChanges(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).map(({ date, items }) => ({
        date,
        rules: items.map((item) => item.match(/\b(?:SG|HK)-[A-Z]\d*/g)),
      }))
    expect(facts(`src/content/changes/${lang}.md`)).toEqual(facts('CHANGELOG.md'))
  },
)

test('each day has its changes', () => {
  expect(
    readChanges(
      '# Title\n\nWords.\n\n## 2026-02-01\n\n- One (SG-E7).\n- Two.\n\n## 2026-01-01\n\n- Three.\n',
    ),
  ).toEqual([
    { date: '2026-02-01', items: ['One (SG-E7).', 'Two.'] },
    { date: '2026-01-01', items: ['Three.'] },
  ])
})

test.each([
  ['## February\n\n- One.', '"February" is no date'],
  ['## 2026-13-45\n\n- One.', 'is no date'],
  ['## 2026-01-01\n\nOne.', 'not "One."'],
  ['## 2026-01-01\n', 'each change is one line'],
])('%j stops the build', (text, why) => {
  expect(() => readChanges(text)).toThrow(why)
})
