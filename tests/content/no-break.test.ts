import { expect, test } from 'vitest'
import { texts } from './mdx.ts'

/** What a number in a text may count, or the suit of a tile. Chinese has no space there. */
const UNITS = 'keping|quân|tiles?|tai|faan|hands?|pairs?|sets?|ván|điểm|points|mata|wan|tong|suo|vạn|văn|sách'
const BREAKS = new RegExp(`(?<![\\w./#{"-])\\d+ (?:${UNITS})(?!\\p{L})`, 'gu')

test('no text lets a line end between a number and its unit', () => {
  const open = texts.flatMap(({ path, body }) => (body.match(BREAKS) ?? []).map((one) => `${path}: ${one}`))
  expect(open).toEqual([])
})
