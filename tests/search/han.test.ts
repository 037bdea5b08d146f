import { expect, test } from 'vitest'
import { foldHan, hasHan } from '../../src/search/han.ts'

test('what is folded is folded as far as it goes', () => {
  const all = Array.from({ length: 0x9fff - 0x4e00 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
  expect(foldHan(foldHan(all))).toBe(foldHan(all))
})

test('only characters are touched', () => {
  expect(foldHan('Ping Hu 平糊')).toBe('Ping Hu 平胡')
  expect(hasHan('ping hu')).toBe(false)
  expect(hasHan('hu 胡')).toBe(true)
})
