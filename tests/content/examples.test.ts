import { describe, expect, test } from 'vitest'
import { EXAMPLES, type Example } from '../../src/content/examples/index.ts'
import { formatHand, handSize, parseHand } from '../../src/engine/index.ts'
import { scored } from './ask.ts'

const all = Object.entries(EXAMPLES) as [string, Example][]

describe('typed examples', () => {
  test('ids are short words with hyphens', () => {
    for (const [id] of all) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test.each(all)(
    '%s: the hand is written canonically, with fourteen tiles and no fifth copy',
    (_, example) => {
      const hand = parseHand(example.hand)
      expect(hand).toMatchObject({ ok: true })
      if (!hand.ok) return
      expect(formatHand(hand.value)).toBe(example.hand)
      // an eighth flower wins with the hand as it stands: 12 to 14 tiles
      if (example.expect.lines[0] === 'eight-flowers') expect(handSize(hand.value)).toBeGreaterThanOrEqual(12)
      else expect(handSize(hand.value)).toBe(14)
    },
  )

  test.each(all)('%s scores what the rules say', (_, example) => {
    const { expect: want } = example
    expect(scored(example)).toEqual({
      legal: want.legal,
      total: want.total,
      raw: want.raw ?? want.total,
      lines: want.lines,
    })
  })
})
