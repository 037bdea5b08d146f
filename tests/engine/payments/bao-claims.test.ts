import { describe, expect, test } from 'vitest'
import { exposedLines, exposedTotal } from '../../../src/engine/liability/exposed.ts'
import type { Seat } from '../../../src/engine/tiles.ts'
import { claim, said, won } from './bao.ts'
import { bonus, hongKong, melds, singapore } from './table.ts'

const MANUAL = singapore({ honourAutoWin: 'off' })

describe('SG-H1: the third dragon set or the fourth wind set', () => {
  test.each([
    ['[777z][666z]', '[555z]'],
    ['[555z][777z]', '[666z]'],
    ['[666z][123m][555z]', '[777z]'],
    ['[111z][222z][333z]', '[444z]'],
    ['[444z][222z][111z]', '[333z]'],
  ])('SG-H1: %s fed %s', (shown, set) => {
    expect(said(claim(shown, set))).toBe('SG-H1')
    expect(claim(shown, set, { rules: MANUAL })?.rules[0]).toBe('SG-H1')
  })

  test('SG-H1: Kongs count as sets, concealed ones on the table too, and a claimed Kong feeds', () => {
    expect(said(claim('(7777z)[666z]', '[555z]'))).toBe('SG-H1')
    expect(said(claim('(7777z)(6666z)', '[5555z]'))).toBe('SG-H1')
    expect(said(claim('[7777z][666z]', '[5555z]'))).toBe('SG-H1')
    expect(said(claim('(1111z)[2222z][333z]', '[444z]'))).toBe('SG-H1')
  })

  test('SG-H1: names who fed which tile to whom', () => {
    expect(claim('[777z][666z]', '[555z]', { receiver: 'west', feeder: 'north' })).toEqual({
      receiver: 'west',
      feeder: 'north',
      tile: 31,
      rules: ['SG-H1'],
      lasting: false,
    })
  })

  test.each([
    ['one dragon on the table', '[777z]', '[666z]'],
    ['three winds are not four', '[111z][222z]', '[333z]'],
    ['dragons do not make up for winds', '[111z][222z][777z]', '[444z]'],
    ['winds do not make up for dragons', '[777z][111z]', '[666z]'],
    ['a wind beside two dragons', '[777z][666z]', '[222z]'],
    ['a suited Pong beside two dragons', '[777z][666z]', '[555m]'],
    ['a Chi beside two dragons', '[777z][666z]', '[123m]'],
    ['a Chi of the same ranks is no dragon set', '[567m][567p]', '[567s]'],
  ])('SG-H1, near miss: %s', (_, shown, set) => {
    expect(claim(shown, set, { receiver: 'west' })).toBeNull()
    expect(claim(shown, set, { receiver: 'west', rules: MANUAL })).toBeNull()
  })

  test('SG-H1, near miss: nobody feeds a Kong declared from the hand', () => {
    expect(claim('[777z][666z]', '(5555z)')).toBeNull()
  })

  test('SG-H1, near miss: a set still in the hand is not on the table', () => {
    expect(won('55777z 9p 3m [666z] [123s] +5z')).toBeNull()
    expect(said(won('55z 199m 2s 9p [777z] [666z] +5z'))).toBe('SG-H1')
  })

  test('SG-H5: H1 lasts with automatic wins off, and is paid at once with them on', () => {
    expect(said(claim('[777z][666z]', '[555z]'))).toBe('SG-H1')
    expect(said(claim('[777z][666z]', '[555z]', { rules: MANUAL }))).toBe('SG-H1 lasting')
    expect(said(claim('[111z][222z][333z]', '[444z]', { rules: MANUAL, receiver: 'south' }))).toBe(
      'SG-H1 lasting',
    )
  })

  test('SG-H1 and H2 together: both are named, the lower first; with automatic wins on H1 alone', () => {
    const shown = '[555z](6666z)'
    expect(said(claim(shown, '[777z]', { bonus: '1a2a', rules: MANUAL }))).toBe('SG-H1 SG-H2 lasting')
    expect(said(claim(shown, '[777z]', { bonus: '1a2a' }))).toBe('SG-H1')
  })
})

describe('SG-H2: a Pong that takes the exposed tai to the limit', () => {
  test.each<[string, Seat, string, string, string]>([
    ['a dragon, 4 to 5', 'west', '[777z][333z]', '1a2a', '[666z]'],
    ['a dragon Kong, 4 to 5', 'west', '[777z][333z]', '1a2a', '[6666z]'],
    ['the Round Wind, 4 to 5', 'west', '[777z][333z]', '3f3y', '[111z]'],
    ['the Own Wind, 4 to 5', 'west', '[777z][666z]', '1a2a', '[333z]'],
    ['Own and Round Wind in one set, 3 to 5', 'east', '[777z]', '1a2a', '[111z]'],
    ['Own and Round Wind in one set, 4 to 6', 'east', '[777z]', '1a2a3a', '[111z]'],
    ['a concealed Kong counts before', 'west', '(7777z)[333z]', '1a2a', '[666z]'],
    ['a family counts, 3 + 1 to 5', 'west', '', '1f2f4f3f1a2a', '[666z]'],
  ])('SG-H2: %s', (_, receiver, shown, tiles, set) => {
    expect(said(claim(shown, set, { receiver, bonus: tiles }))).toBe('SG-H2 lasting')
  })

  test.each<[string, Seat, string, string, string]>([
    ['3 to 4', 'west', '[777z][333z]', '1a', '[666z]'],
    ['already at the limit before', 'west', '[777z][333z]', '1a2a3a', '[666z]'],
    ['already over it before', 'west', '', '1a2a3a4a3f', '[666z]'],
    ['a wind worth nothing to the receiver', 'west', '[777z][333z]', '1a2a', '[444z]'],
    ['the feeder’s own wind is not the receiver’s', 'west', '[777z][333z]', '1a2a', '[222z]'],
    ['a suited Pong', 'west', '[777z][333z]', '1a2a', '[999s]'],
    ['a Chi', 'west', '[777z][333z]', '1a2a', '[123s]'],
    ['another seat’s flower and season count nothing', 'west', '[777z][333z]', '1f2y', '[666z]'],
    ['three of a family are no family', 'west', '[777z]', '1a2a', '[111z]'],
    ['suited Pongs shown count nothing', 'west', '[111m][222m][333m]', '1a2a', '[666z]'],
  ])('SG-H2, near miss: %s', (_, receiver, shown, tiles, set) => {
    expect(claim(shown, set, { receiver, bonus: tiles })).toBeNull()
  })

  test('SG-H2: the edge is the table’s limit', () => {
    const fed = (limit: number | string, tiles: string) =>
      said(claim('[777z]', '[666z]', { receiver: 'west', bonus: tiles, rules: singapore({ limit }) }))
    expect(fed(3, '1a')).toBe('SG-H2 lasting')
    expect(fed(4, '1a')).toBeNull()
    expect(fed(4, '1a2a')).toBe('SG-H2 lasting')
    expect(fed(8, '1a2a3a4a3f')).toBe('SG-H2 lasting')
    expect(fed(8, '1a2a3a4a')).toBeNull()
  })

  test('SG-H6: with limit none H2 never applies, H1 still does', () => {
    const rules = singapore({ limit: 'none', honourAutoWin: 'off' })
    const tiles = '1f2f3f4f1y2y3y4y1a2a3a4a'
    expect(claim('[777z][333z]', '[111z]', { receiver: 'west', bonus: tiles, rules })).toBeNull()
    expect(said(claim('[777z][666z]', '[555z]', { receiver: 'west', bonus: tiles, rules }))).toBe(
      'SG-H1 lasting',
    )
  })

  test('SG-H2: house rule baoLimitFeed off', () => {
    const rules = singapore({ baoLimitFeed: 'off' })
    expect(claim('[777z][333z]', '[666z]', { receiver: 'west', bonus: '1a2a', rules })).toBeNull()
  })

  test('SG-H5: H2 lasts with automatic wins on or off', () => {
    const told = { receiver: 'west', bonus: '1a2a' } as const
    expect(claim('[777z][333z]', '[666z]', told)?.lasting).toBe(true)
    expect(claim('[777z][333z]', '[666z]', { ...told, rules: MANUAL })?.lasting).toBe(true)
  })

  test('SG-H2: a winning discard that makes the Pong counts, and lasts no longer than the win', () => {
    const west = { receiver: 'west' } as const
    expect(said(won('66z 55m [777z] [333z] [123s] |1a2a +6z', west))).toBe('SG-H2')
    expect(said(won('456p 66z 55m [777z] [333z] |1a2a +6z', west))).toBe('SG-H2')
  })

  test('SG-H2, near miss: a Pong in the hand is not exposed; another tile makes no such Pong', () => {
    const west = { receiver: 'west' } as const
    expect(won('66777z 55m [333z] [123s] |1a2a +6z', west)).toBeNull()
    expect(won('55m 46p [777z] [333z] [666z] |1a +5p', west)).toBeNull()
    expect(won('55m 99p [777z] [333z] [123s] |1a2a +5m', west)).toBeNull()
  })
})

describe('SG-E1 to E5 on the table', () => {
  test('exposed rows are named and priced as the table prices them', () => {
    const shown = { melds: melds('[777z](1111z)[123m]'), bonus: bonus('1f2f3f4f1y1a2a') }
    expect(exposedLines(shown, 'east', 'east', singapore())).toEqual([
      { id: 'dragon-set', count: 1, value: 1 },
      { id: 'own-wind-set', count: 1, value: 1 },
      { id: 'round-wind-set', count: 1, value: 1 },
      { id: 'own-flower', count: 1, value: 1 },
      { id: 'own-season', count: 1, value: 1 },
      { id: 'animal', count: 2, value: 2 },
      { id: 'flower-family', count: 1, value: 1 },
    ])
    expect(exposedTotal(shown, 'east', 'east', singapore())).toBe(8)
    // South has the Round Wind and no own wind, flower or season here.
    expect(exposedTotal(shown, 'south', 'east', singapore())).toBe(1 + 1 + 1 + 2 + 1)
  })

  test('SG-E5: four animals are 5 in all, four flowers 2 in all', () => {
    expect(exposedTotal({ melds: [], bonus: bonus('1a2a3a4a') }, 'south', 'east', singapore())).toBe(5)
    expect(exposedTotal({ melds: [], bonus: bonus('1f2f3f4f') }, 'south', 'east', singapore())).toBe(2)
  })

  test('HK-D14: a family takes the place of the own tile, and the Round Wind is East', () => {
    const shown = { melds: melds('[222z]'), bonus: bonus('1f2f3f4f2y') }
    expect(exposedTotal(shown, 'south', 'south', hongKong())).toBe(1 + 2 + 1)
  })
})

test('SG-H, house rule bao off, and HK-E: no claim makes anybody liable', () => {
  for (const rules of [
    singapore({ bao: 'off' }),
    singapore({ bao: 'off', honourAutoWin: 'off' }),
    hongKong(),
  ]) {
    expect(claim('[777z][666z]', '[555z]', { rules })).toBeNull()
    expect(claim('[777z][111z]', '[666z]', { rules, receiver: 'east' })).toBeNull()
  }
})
