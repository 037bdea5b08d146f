import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '../../src/i18n/en/index.ts'
import { allKept, deleteAll, exportAll, importAll, keptThings } from '../../src/stores/device.ts'
import { checkEntry } from '../../src/stores/import-check.ts'
import { asideKey, KEYS } from '../../src/stores/keys.ts'
import { MemoryStorage } from '../support/memory-storage.ts'

let store: MemoryStorage
beforeEach(() => {
  store = new MemoryStorage()
  store.setItem(KEYS.preferences, '{"version":1,"value":{"theme":"dark"}}')
  store.setItem(asideKey(KEYS.progress), 'older data')
  store.setItem('somebody-else', 'not ours')
})
const WHEN = '2026-11-30T12:00:00.000Z'

describe('everything kept', () => {
  test('is ours alone, what was set aside too', () => {
    expect(Object.keys(allKept(store))).toEqual([asideKey(KEYS.progress), KEYS.preferences])
    expect(keptThings(store)).toEqual(['aside', 'preferences'])
  })
  test('has a name in the dictionary, every thing of it', () => {
    for (const thing of [...Object.keys(KEYS), 'aside'])
      expect(en.settings.data.things[thing as 'aside'], thing).toBeTruthy()
  })
  test('is deleted, and nothing of others', () => {
    expect(deleteAll(store)).toBe(2)
    expect(allKept(store)).toEqual({})
    expect(store.getItem('somebody-else')).toBe('not ours')
  })
})

describe('the file', () => {
  test('carries everything to another device', () => {
    const other = new MemoryStorage()
    expect(importAll(other, exportAll(store, WHEN), checkEntry)).toEqual({ ok: true, count: 2, aside: [] })
    expect(allKept(other)).toEqual(allKept(store))
  })
  test('any texts survive it', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), (texts) => {
        const from = new MemoryStorage()
        texts.forEach((text, i) => {
          from.setItem(`${KEYS.builder}.${i}`, text)
        })
        const to = new MemoryStorage()
        importAll(to, exportAll(from, WHEN), checkEntry)
        expect(allKept(to)).toEqual(allKept(from))
      }),
    )
  })
  test('takes the place of what was there', () => {
    const file = exportAll(store, WHEN)
    store.setItem(KEYS.houseRules, 'later')
    importAll(store, file, checkEntry)
    expect(store.getItem(KEYS.houseRules)).toBeNull()
  })
  test.each([
    ['no-json', 'hello'],
    ['no-json', ''],
    ['not-ours', '[]'],
    ['not-ours', 'null'],
    ['not-ours', '{"kept":{}}'],
    ['not-ours', '{"format":"count-tai-device","version":1,"kept":null}'],
    ['newer', '{"format":"count-tai-device","version":2,"kept":{}}'],
    ['newer', '{"format":"count-tai-device","kept":{}}'],
    ['too-large', `"${'x'.repeat(8_000_001)}"`],
  ] as const)('is refused as %s and changes nothing', (code, text) => {
    const before = allKept(store)
    expect(importAll(store, text, checkEntry)).toEqual({ ok: false, code })
    expect(allKept(store)).toEqual(before)
    expect(en.settings.data.faults[code]).toBeTruthy()
  })
  test('brings no keys of others in', () => {
    const file = JSON.stringify({
      format: 'count-tai-device',
      version: 1,
      kept: { 'somebody-else': 'x', [KEYS.builder]: 5 },
    })
    expect(importAll(store, file, checkEntry)).toEqual({
      ok: true,
      count: 0,
      aside: [
        { key: 'somebody-else', code: 'foreign' },
        { key: KEYS.builder, code: 'no-text' },
      ],
    })
    expect(store.getItem('somebody-else')).toBe('not ours')
    // both are still there, and go into the next export
    expect(Object.values(allKept(store))).toEqual(['5', '{"somebody-else":"x"}'])
  })
  test('a device that refuses it keeps what it had', () => {
    const file = exportAll(store, WHEN)
    store.setItem(KEYS.houseRules, 'own')
    const before = allKept(store)
    const refusing = new Proxy(store, {
      get(target, name) {
        if (name === 'setItem')
          return (key: string, value: string) => {
            // the first write of the file fails, the writes that put the old data back do not
            if (!failed) {
              failed = true
              throw new DOMException('full', 'QuotaExceededError')
            }
            target.setItem(key, value)
          }
        const value = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    let failed = false
    expect(importAll(refusing, file, checkEntry)).toEqual({ ok: false, code: 'refused' })
    expect(allKept(store)).toEqual(before)
  })
})
