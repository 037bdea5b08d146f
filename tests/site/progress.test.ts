import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readKept, writeKept } from '../../src/stores/kept.ts'
import { asideKey, KEYS } from '../../src/stores/keys.ts'
import { forgetAnswers, keepAnswer, PROGRESS_FORM, progress, tally } from '../../src/stores/progress.ts'
import { MemoryStorage } from '../support/memory-storage.ts'

let store: MemoryStorage
beforeEach(() => {
  store = new MemoryStorage()
  vi.stubGlobal('localStorage', store)
  progress.load()
})
afterEach(() => vi.unstubAllGlobals())

const stored = (value: unknown) => readKept(PROGRESS_FORM, JSON.stringify({ version: 1, value }))

describe('answers to a lesson', () => {
  test('are kept, and the last one counts', () => {
    keepAnswer('how-to-count-tai', 'east-twice', false)
    keepAnswer('how-to-count-tai', 'whose-bonus', true)
    keepAnswer('how-to-count-tai', 'east-twice', true)
    expect(progress.load()).toEqual({ 'how-to-count-tai': { 'east-twice': true, 'whose-bonus': true } })
    expect(tally(progress.load()['how-to-count-tai'])).toEqual({ right: 2, answered: 2 })
  })
  test('of one lesson are forgotten, those of others stay', () => {
    keepAnswer('how-to-count-tai', 'east-twice', true)
    keepAnswer('payments', 'who-pays', true)
    forgetAnswers('how-to-count-tai')
    expect(progress.load()).toEqual({ payments: { 'who-pays': true } })
  })
  test('another tab’s answers are not overwritten', () => {
    keepAnswer('payments', 'who-pays', true)
    store.setItem(KEYS.progress, writeKept(PROGRESS_FORM, { payments: { 'who-pays': true, base: false } }))
    keepAnswer('payments', 'zi-mo', true)
    expect(progress.load().payments).toEqual({ 'who-pays': true, base: false, 'zi-mo': true })
  })
})

describe('what is read from the device', () => {
  test('keeps what makes sense of it', () => {
    const value = {
      'how-to-play': { a: true, b: 'yes', 'Not a name': true },
      'bad slug!': { a: true },
      bao: 5,
    }
    expect(stored(value)).toEqual({ 'how-to-play': { a: true }, bao: {} })
  })
  test('anything else is set aside, not lost', () => {
    store.setItem(KEYS.progress, '{"version":1,"value":[1,2]}')
    expect(progress.load()).toEqual({})
    expect(store.getItem(asideKey(KEYS.progress))).toBe('{"version":1,"value":[1,2]}')
  })
  test('any JSON is read without a throw, and what is read can be written and read again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = stored(value)
        if (read) expect(readKept(PROGRESS_FORM, writeKept(PROGRESS_FORM, read))).toEqual(read)
      }),
    )
  })
})
