import { expect, test } from 'vitest'
import { variants } from '../../src/search/variants.ts'

test('Vietnamese is asked for with and without the stroke', () => {
  expect(variants('vi', 'diem')).toEqual(['diem', 'điem'])
  expect(variants('vi', 'tu rut')).toEqual(['tu rut'])
  expect(variants('vi', 'doi den')).toEqual(['doi den', 'đoi den', 'doi đen', 'đoi đen'])
  expect(variants('vi', 'd d d d d d d')).toHaveLength(8)
  expect(variants('vi', 'Điểm')).toEqual(['Điểm'])
})

test('other languages are asked for once, in simplified characters', () => {
  expect(variants('en', 'discard')).toEqual(['discard'])
  expect(variants('zh', '對對糊')).toEqual(['对对胡'])
})
