import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { en } from '../../src/i18n/en/index.ts'
import { allKept, exportAll, importAll, type SetAside } from '../../src/stores/device.ts'
import { checkEntry } from '../../src/stores/import-check.ts'
import { asideKey, KEYS } from '../../src/stores/keys.ts'
import type { SavedPlay } from '../../src/stores/play-kept.ts'
import { GOOD, keptText } from '../support/kept-data.ts'
import { MemoryStorage } from '../support/memory-storage.ts'

const things = Object.keys(KEYS) as (keyof typeof KEYS)[]
const fileOf = (kept: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ format: 'count-tai-device', version: 1, exported: '2026-01-01', kept })

/** Every place in data: the path to each value that is no object or list of others. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : []
  return Object.entries(value).flatMap(([name, one]) =>
    placesOf(one, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}
function withValue(data: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown {
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>
  copy[first] = rest.length === 0 ? value : withValue(copy[first], rest, value)
  return copy
}

function imported(kept: Readonly<Record<string, unknown>>) {
  const store = new MemoryStorage()
  const result = importAll(store, fileOf(kept), checkEntry)
  if (!result.ok) throw new Error(result.code)
  return { store, kept: allKept(store), aside: result.aside }
}

test('what the site itself keeps is taken as it is, and nothing is set aside', () => {
  const kept = Object.fromEntries(things.map((thing) => [KEYS[thing], keptText(thing)]))
  const { kept: now, aside } = imported(kept)
  expect(aside).toEqual([])
  expect(now).toEqual(kept)
})

describe.each(things)('%s', (thing) => {
  const key = KEYS[thing]

  test.each([
    ['damaged', '{"version":1,"val'],
    ['damaged', '[]'],
    ['damaged', '{"value":{}}'],
    ['newer-entry', keptText(thing, GOOD[thing], 99)],
    ['form', keptText(thing, 'purple')],
    ['form', keptText(thing, null)],
    ['form', keptText(thing, [[[]]])],
    ['form', keptText(thing, GOOD[thing], 0)],
  ] as const)('%s: %s is set aside whole, and said', (code, text) => {
    const { kept, aside } = imported({ [key]: text })
    expect(aside).toEqual([{ key, code }])
    expect(kept).toEqual({ [asideKey(key)]: text })
  })

  const places = placesOf(GOOD[thing])
  const junk = fc.oneof(
    fc.constantFrom<unknown>(
      'purple',
      '',
      -1,
      1.5,
      1e12,
      true,
      [],
      {},
      { a: [{ b: 'c' }] },
      [['x']],
      '__proto__',
    ),
    fc.jsonValue({ maxDepth: 3 }),
  )

  test('a value that is changed to anything at all is in use, or it is named and all is set aside', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), junk, (place, value) => {
        const text = keptText(thing, withValue(GOOD[thing], place, value))
        const { kept, aside } = imported({ [key]: text })
        if (aside.length === 0) {
          // taken as it was: reading it again changes nothing
          expect(kept).toEqual({ [key]: text })
          return
        }
        expect(kept[asideKey(key)]).toBe(text)
        for (const fault of aside) expect(fault.key).toBe(key)
        const left = kept[key]
        if (left === undefined) {
          expect(aside.map(({ code }) => code)).toEqual(['form'])
          return
        }
        // what is left is good by itself
        expect(checkEntry(key, left)).toEqual({ keep: left, faults: [] })
      }),
      { numRuns: 150 },
    )
  })

  test('junk beside the good is named, and the good stays', () => {
    const text = keptText(thing, { ...(GOOD[thing] as object), zzz: { nested: ['junk'] } })
    const { aside, kept } = imported({ [key]: text })
    // names of lessons are free: another one may be a lesson to come, its answers are not
    expect(aside.map(({ code, path }) => [code, path?.slice(0, 3)])).toEqual([['value', 'zzz']])
    expect(kept[asideKey(key)]).toBe(text)
    const good = JSON.parse(kept[key]).value as Record<string, unknown>
    for (const [name, value] of Object.entries(GOOD[thing] as object)) expect(good[name], name).toEqual(value)
  })
})

test('a value is named by its place and as the file has it', () => {
  const said = (kept: Readonly<Record<string, unknown>>): readonly SetAside[] => imported(kept).aside
  const { preferences, houseRules } = KEYS
  expect(said({ [preferences]: keptText('preferences', { theme: 'purple', corners: 'yes' }) })).toEqual([
    { key: preferences, code: 'value', path: 'theme', text: 'purple' },
    { key: preferences, code: 'value', path: 'corners', text: 'yes' },
  ])
  expect(
    said({
      [houseRules]: keptText('houseRules', {
        table: 'mars',
        rules: { singapore: { limit: 77, jokers: 'on' } },
      }),
    }),
  ).toEqual([
    { key: houseRules, code: 'value', path: 'table', text: 'mars' },
    { key: houseRules, code: 'value', path: 'rules.singapore.limit', text: '77' },
    { key: houseRules, code: 'value', path: 'rules.singapore.jokers', text: 'on' },
  ])
})

test('a hand of cut-off moves keeps those that can be followed', () => {
  const { game } = GOOD.play as { game: NonNullable<SavedPlay['game']> }
  const text = keptText('play', { game: { ...game, hand: { ...game.hand, answers: 'zzzz' } }, aside: null })
  const { aside, kept } = imported({ [KEYS.play]: text })
  expect(aside).toEqual([{ key: KEYS.play, code: 'value', path: 'game.hand.answers', text: 'zzzz' }])
  expect(checkEntry(KEYS.play, kept[KEYS.play]).faults).toEqual([])
})

test('what was set aside goes on from device to device, and is never mixed up', () => {
  const first = imported({ [KEYS.preferences]: 'one', [asideKey(KEYS.preferences)]: 'older' })
  expect(first.kept).toEqual({
    [asideKey(KEYS.preferences)]: 'older',
    [asideKey(KEYS.preferences, 2)]: 'one',
  })
  const second = new MemoryStorage()
  expect(importAll(second, exportAll(first.store, '2026-01-01'), checkEntry)).toEqual({
    ok: true,
    count: 2,
    aside: [],
  })
  expect(allKept(second)).toEqual(first.kept)
})

test('names that the site does not know stay under their own, names of others are kept together', () => {
  const { kept, aside } = imported({ 'count-tai.future': 'later', elsewhere: { a: 1 } })
  expect(aside.map(({ code }) => code)).toEqual(['unknown', 'foreign'])
  expect(kept).toEqual({
    'count-tai.future': 'later',
    [asideKey('count-tai.import')]: '{"elsewhere":{"a":1}}',
  })
})

test('no file at all makes it throw, and every reason has its sentence', () => {
  const codes = new Set<string>()
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.values(KEYS), 'count-tai.x', 'y'), fc.jsonValue()),
      (kept) => {
        for (const value of [
          kept,
          Object.fromEntries(
            Object.entries(kept).map(([key, one]) => [key, JSON.stringify({ version: 1, value: one })]),
          ),
        ])
          for (const { code } of imported(value).aside) codes.add(code)
      },
    ),
  )
  expect(codes.size).toBeGreaterThan(3)
  for (const code of codes) expect(en.settings.data.aside[code as SetAside['code']], code).toBeTruthy()
})
