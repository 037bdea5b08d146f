import { expect, test } from 'vitest'
import { readKept, writeKept } from '../../src/stores/kept.ts'
import { DEFAULT_SETTINGS, SETTINGS_FORM } from '../../src/stores/play-settings.ts'

const read = (version: number, value: unknown) => readKept(SETTINGS_FORM, JSON.stringify({ version, value }))

test('who has chosen no table to play at sits at that of the rest of the site', () => {
  expect(DEFAULT_SETTINGS.table).toBeNull()
  expect(read(2, {})?.table).toBeNull()
  expect(read(2, { table: 'mars' })?.table).toBeNull()
})

test('a table that was chosen stays, and comes back as it was kept', () => {
  for (const table of ['singapore', 'hong-kong', null] as const) {
    const settings = { ...DEFAULT_SETTINGS, table }
    expect(readKept(SETTINGS_FORM, writeKept(SETTINGS_FORM, settings))).toEqual(settings)
  }
})

test('the first version kept the first table for everybody: there it says nothing', () => {
  expect(read(1, { ...DEFAULT_SETTINGS, table: 'singapore', speed: 'slow' })).toMatchObject({
    table: null,
    speed: 'slow',
  })
  expect(read(1, { ...DEFAULT_SETTINGS, table: 'hong-kong' })?.table).toBe('hong-kong')
})
