import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { BOOT } from '../../src/components/site/boot.ts'
import { paint } from '../../src/components/site/paint.ts'
import { loadKept, saveKept, writeKept } from '../../src/stores/kept.ts'
import { KEYS } from '../../src/stores/keys.ts'
import {
  BACKS,
  DEFAULT_PREFERENCES,
  INKS,
  PREFERENCES_FORM,
  type Preferences,
  readPreferences,
  THEMES,
} from '../../src/stores/preferences.ts'
import { type MemoryStorage, useMemoryStorage } from '../support/memory-storage.ts'

let store: MemoryStorage
beforeEach(() => {
  store = useMemoryStorage()
})

const anyPreferences = fc.record<Preferences>({
  theme: fc.constantFrom(...THEMES),
  corners: fc.boolean(),
  inks: fc.constantFrom(...INKS),
  back: fc.constantFrom(...BACKS),
})

describe('preferences', () => {
  test('come back as they were kept', () => {
    fc.assert(
      fc.property(anyPreferences, (value) => {
        saveKept(PREFERENCES_FORM, value)
        expect(loadKept(PREFERENCES_FORM)).toEqual(value)
      }),
    )
  })
  test('a field that cannot be read falls back; the others stay', () => {
    expect(readPreferences({ theme: 'dark', inks: 'neon', back: 7, corners: 'yes' })).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
    })
  })
  test.each([null, 3, 'dark', [], undefined])('%j is no preferences', (value) => {
    expect(readPreferences(value)).toBeNull()
  })
})

/** As much of the root element as painting touches. */
function fakeRoot() {
  const classes = new Set<string>()
  return {
    dataset: {} as Record<string, string>,
    classes,
    classList: {
      toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
    },
  }
}
type Root = ReturnType<typeof fakeRoot>
const painted = (root: Root) => ({ dataset: { ...root.dataset }, ix: root.classes.has('ix') })

/** Runs the head's script as a page does, with what is kept now. */
function boot(night: boolean): Root {
  const root = fakeRoot()
  const run = new Function('document', 'localStorage', 'matchMedia', BOOT)
  run({ documentElement: root }, store, () => ({ matches: night }))
  return root
}

describe('the script of the head', () => {
  test('paints nothing special for who chose nothing', () => {
    expect(painted(boot(false))).toEqual({ dataset: {}, ix: false })
    expect(painted(boot(true))).toEqual({ dataset: { night: 'yes' }, ix: false })
  })
  test('paints what was chosen', () => {
    saveKept(PREFERENCES_FORM, { theme: 'dark', corners: true, inks: 'strong', back: 'indigo' })
    expect(painted(boot(false))).toEqual({
      dataset: { theme: 'dark', night: 'yes', inks: 'strong', back: 'indigo' },
      ix: true,
    })
  })
  test('day was chosen on a device at night', () => {
    saveKept(PREFERENCES_FORM, { ...DEFAULT_PREFERENCES, theme: 'light' })
    expect(painted(boot(true))).toEqual({ dataset: { theme: 'light' }, ix: false })
  })
  test.each(['', 'damaged', 'null', '7', '{"version":1}', '{"value":null}', '[]'])('survives %j', (text) => {
    store.setItem(KEYS.preferences, text)
    expect(painted(boot(false))).toEqual({ dataset: {}, ix: false })
  })
  test('paints as the page does afterwards, for every choice', () => {
    fc.assert(
      fc.property(anyPreferences, fc.boolean(), (value, night) => {
        store.setItem(KEYS.preferences, writeKept(PREFERENCES_FORM, value))
        const later = fakeRoot()
        Object.assign(globalThis, { matchMedia: () => ({ matches: night }) })
        paint(later as unknown as HTMLElement, value)
        expect(painted(boot(night))).toEqual(painted(later))
      }),
    )
  })
})
