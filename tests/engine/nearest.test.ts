import { expect, test } from 'vitest'
import { nearest } from '../../src/engine/rules/nearest.ts'

test.each([
  ['of', ['on', 'off'], 'off'],
  ['of', ['off', 'on'], 'off'],
  ['o', ['on', 'off'], 'on'],
  ['offf', ['on', 'off'], 'off'],
  ['ONN', ['off', 'on'], 'on'],
  ['limt', ['minimum', 'limit'], 'limit'],
  ['shooter', ['everyone', 'shooter-pays'], 'shooter-pays'],
])('"%s" of %j is nearest to %s: fewest edits, then the beginning', (written, candidates, want) => {
  expect(nearest(written, candidates)).toBe(want)
})
