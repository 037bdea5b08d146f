import { describe, expect, it } from 'vitest'
import { analyseHand, parseHand, resolveRules, type TableId, tileId } from '../../../src/engine/index.ts'

function forms(text: string, table: TableId = 'singapore') {
  const hand = parseHand(text)
  const rules = resolveRules({ table })
  if (!hand.ok || !rules.ok) throw new Error(text)
  const found = analyseHand(hand.value, { rules: rules.value, seat: 'east', round: 'east' })
  if (found?.kind !== 'waiting') throw new Error(text)
  return found.waits.map(({ tile, forms }) => `${tileId(tile)} ${forms.join(' ')}`)
}

// SG-E7: edge, gap and single-tile waits fail; 3456 and 7899 pass
describe('forms of a wait', () => {
  it.each([
    ['234m 567p 78s 345s 99m', ['6s two-sided', '9s two-sided']],
    ['12m 456p 789s 234s 55z', ['3m edge']],
    ['89m 456p 789s 234s 55z', ['7m edge']],
    ['46m 456p 789s 234s 55z', ['5m gap']],
    ['55m 456p 789s 234s 55z', ['5m pong', '5z pong']],
    ['8m [123m] [456m] [234p] [567s]', ['8m eye']],
    ['123456m789p3456s', ['3s eye', '6s eye']],
    ['123456m789p7899s', ['6s two-sided', '9s two-sided eye']],
    [
      '19m19p19s1234567z',
      ['1m', '9m', '1p', '9p', '1s', '9s', '1z', '2z', '3z', '4z', '5z', '6z', '7z'].map(
        (id) => `${id} thirteen-orphans`,
      ),
    ],
  ])('%s', (text, expected) => {
    expect(forms(text)).toEqual(expected)
  })

  it('names Seven Pairs where the table has it', () => {
    expect(forms('113355m 2244p 66s 7z', 'hong-kong')).toEqual(['7z seven-pairs'])
    // two ways to see the same hand
    expect(forms('112233m 445566p 7z', 'hong-kong')).toEqual(['7z eye seven-pairs'])
  })
})
