import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../../src/i18n/en/index.ts'

const ROOT = new URL('../../src/', import.meta.url)

/** Every word of the sources outside the dictionaries: a message that code names, by itself or in a list, is there. */
const words = new Set(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|astro|mdx)$/.test(path) && !path.startsWith('i18n'))
    .flatMap((path) => readFileSync(new URL(path, ROOT), 'utf8').match(/[\w-]+/g) ?? []),
)

/** Keys that are put together of a word and an ending, are tiles of the notation, or addresses. */
const MADE =
  /^(tiles\.name\.|(spokenAt\.hong-kong\.)?builder\.pick\.\w+Of$|searchIndex\.also\.|(firstSteps\.guided|guidedAt\..+)\.steps\.)/

function unnamed(tree: object, path: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const at = [...path, key]
    const name = at.join('.')
    if (MADE.test(name) || typeof value === 'number') return []
    if (path.length > 0 && !words.has(key)) return [name]
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value)
      ? unnamed(value, at)
      : []
  })
}

test('no message is left that nothing names', () => {
  expect(unnamed(en)).toEqual([])
})
