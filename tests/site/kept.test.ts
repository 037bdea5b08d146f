import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  asideTexts,
  dropAside,
  type KeptForm,
  kept,
  loadKept,
  readKept,
  saveKept,
  writeKept,
} from '../../src/stores/kept.ts'
import { asideKey, KEYS, PREFIX } from '../../src/stores/keys.ts'
import { type MemoryStorage, useMemoryStorage } from '../support/memory-storage.ts'

/** Version 1 was a bare number of tai; version 2 an object. */
const FORM: KeptForm<{ tai: number }> = {
  key: KEYS.builder,
  version: 2,
  initial: { tai: 0 },
  read: (value, version) => {
    if (version === 1) return typeof value === 'number' ? { tai: value } : null
    const tai = (value as { tai?: unknown } | null)?.tai
    return typeof tai === 'number' ? { tai } : null
  },
}

let store: MemoryStorage
beforeEach(() => {
  store = useMemoryStorage()
})

describe('keeping', () => {
  test('what is written is read back', () => {
    expect(saveKept(FORM, { tai: 5 })).toBe(true)
    expect(loadKept(FORM)).toEqual({ tai: 5 })
    expect(store.getItem(FORM.key)).toBe('{"version":2,"value":{"tai":5}}')
  })
  test('nothing kept is the initial value, and nothing is set aside', () => {
    expect(loadKept(FORM)).toBe(FORM.initial)
    expect(store.length).toBe(0)
  })
  test('an older version is migrated', () => {
    store.setItem(FORM.key, '{"version":1,"value":3}')
    expect(loadKept(FORM)).toEqual({ tai: 3 })
  })
  test.each([
    ['damaged', '{"version":2,"val'],
    ['another form', '[1,2,3]'],
    ['no envelope', '{"tai":3}'],
    ['a later version', '{"version":3,"value":{"tai":1}}'],
    ['an impossible version', '{"version":0,"value":{"tai":1}}'],
    ['a version that is no whole number', '{"version":1.5,"value":3}'],
    ['a value of the wrong kind', '{"version":2,"value":"five"}'],
    ['null', 'null'],
  ])('%s is moved aside, not lost', (_, text) => {
    store.setItem(FORM.key, text)
    expect(loadKept(FORM)).toBe(FORM.initial)
    expect(store.getItem(FORM.key)).toBeNull()
    expect(store.getItem(asideKey(FORM.key))).toBe(text)
  })
  test('what was moved aside can be had, all of it and nothing else, and be thrown away', () => {
    const other: typeof FORM = { ...FORM, key: KEYS.practice }
    store.setItem(other.key, 'torn')
    loadKept(other)
    for (const text of ['damaged', 'damaged again']) {
      store.setItem(FORM.key, text)
      loadKept(FORM)
    }
    expect(asideTexts(FORM).map(({ text }) => text)).toEqual(['damaged', 'damaged again'])
    dropAside(FORM)
    expect(asideTexts(FORM)).toEqual([])
    expect(asideTexts(other)).toEqual([{ key: asideKey(other.key), text: 'torn' }])
  })
  test('what is moved aside later does not take the place of what lies there', () => {
    for (const text of ['damaged', 'damaged again', 'damaged']) {
      store.setItem(FORM.key, text)
      loadKept(FORM)
    }
    expect(store.getItem(asideKey(FORM.key))).toBe('damaged')
    expect(store.getItem(asideKey(FORM.key, 2))).toBe('damaged again')
    expect(store.length).toBe(2)
  })
  test('a device that refuses says so, and the value is set all the same', () => {
    const one = kept(FORM)
    store.full = true
    expect(one.set({ tai: 4 })).toBe(false)
    expect(one.$value.get()).toEqual({ tai: 4 })
  })
  test('a device that refuses to set aside leaves the text where it is', () => {
    store.setItem(FORM.key, 'damaged')
    store.full = true
    expect(loadKept(FORM)).toBe(FORM.initial)
    expect(store.getItem(FORM.key)).toBe('damaged')
  })
  test('without any storage the site works', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
      configurable: true,
    })
    expect(loadKept(FORM)).toBe(FORM.initial)
    expect(saveKept(FORM, { tai: 1 })).toBe(false)
  })
  test('before it is loaded a store holds the initial value, whatever is kept', () => {
    saveKept(FORM, { tai: 7 })
    const one = kept(FORM)
    expect(one.$value.get()).toBe(FORM.initial)
    expect(one.load()).toEqual({ tai: 7 })
    expect(one.$value.get()).toEqual({ tai: 7 })
  })
  test('no text at all makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readKept(FORM, text)
        store.setItem(FORM.key, text)
        loadKept(FORM)
      }),
    )
  })
  test('every value comes back', () => {
    fc.assert(
      fc.property(fc.integer(), (tai) => {
        expect(readKept(FORM, writeKept(FORM, { tai }))).toEqual({ tai })
      }),
    )
  })
})

test('every key is ours, and no two are the same', () => {
  const keys = Object.values(KEYS)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) {
    expect(key.startsWith(PREFIX)).toBe(true)
    expect(keys).not.toContain(asideKey(key))
    expect(asideKey(key).startsWith(PREFIX)).toBe(true)
  }
})
