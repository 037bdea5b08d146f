import { describe, expect, test } from 'vitest'
import { said, won } from './bao.ts'
import { hongKong, singapore } from './table.ts'

describe('SG-H3: a discard that wins a flush, honours or terminals shown by three sets', () => {
  test.each([
    ['Full Flush', '2399m [345m] [678m] [111m] +1m'],
    ['Full Flush with all four sets declared', '9m [345m] [678m] [111m] [222m] +9m'],
    ['Full Flush, a concealed Kong counts as shown', '2399m (5555m) [678m] [111m] +1m'],
    ['Full Flush of tong', '2399p [345p] [678p] [111p] +1p'],
    ['Full Flush of suo', '2399s [345s] [678s] [111s] +1s'],
    ['Full Flush with bonus tiles beside it', '2399m [345m] [678m] [111m] |2f1a +1m'],
    ['all honours', '4455z [111z] [222z] [666z] +5z'],
    ['all honours by the Eye', '5z [111z] [222z] (3333z) [666z] +5z'],
    ['all terminals of several suits', '11m99p [999s] [111s] [999m] +9p'],
    ['SG-H3 tiles decide: All Green without the dragon is one suit', '2288s [234s] [333s] [666s] +8s'],
    ['SG-H3 tiles decide: four Kongs of one suit', '5m [1111m] [2222m] (3333m) [4444m] +5m'],
  ])('SG-H3: %s', (_, text) => {
    expect(said(won(text, { receiver: 'west' }))).toBe('SG-H3')
  })

  test.each([
    ['two sets shown', '23678m99m [345m] [111m] +1m'],
    ['nothing shown', '1112345678999m +5m'],
    ['a Half Flush, three sets of the suit shown', '23m 44z [345m] [678m] [111m] +1m'],
    ['three sets of the suit and an Eye of another', '23m 99p [345m] [678m] [111m] |1a +1m'],
    ['All Green with the dragon is two kinds of tile', '2266z [234s] [333s] [666s] +6z'],
    ['terminals and honours mixed', '11m99p [999s] [111s] [444z] +9p'],
    ['all honours, two sets shown', '4455666z [111z] [222z] +5z'],
    ['all terminals, two sets shown', '11m999p11s [999s] [111p] +1m'],
  ])('SG-H3, near miss: %s', (_, text) => {
    expect(won(text, { receiver: 'west' })).toBeNull()
  })

  test('SG-H3, near miss: honours alone, the hand unfinished: SG-C2 wins it, so only H1 applies', () => {
    const text = '55z 23z [777z] [666z] [111z] +5z'
    expect(said(won(text, { receiver: 'west' }))).toBe('SG-H1')
  })

  test('SG-H3: that discard only, it never lasts', () => {
    expect(won('2399m [345m] [678m] [111m] +1m')?.lasting).toBe(false)
  })

  test('SG-H3: house rule baoFlush off', () => {
    const rules = singapore({ baoFlush: 'off' })
    expect(won('2399m [345m] [678m] [111m] +1m', { rules })).toBeNull()
  })
})

describe('SG-H4: a fresh tile late in the wall', () => {
  const PLAIN = '23m 456p 789s 55p [777z] +1m'

  test.each([5, 4, 1, 0])('SG-H4: fresh with %i playable tiles left', (playable) => {
    expect(said(won(PLAIN, { fresh: true, playable }))).toBe('SG-H4')
  })
  test('SG-H4, near miss: six left', () => {
    expect(won(PLAIN, { fresh: true, playable: 6 })).toBeNull()
  })
  test('SG-H4, near miss: discarded before', () => {
    expect(won(PLAIN, { fresh: false, playable: 0 })).toBeNull()
  })
  test('SG-H4: the Eye may be the fresh tile', () => {
    expect(said(won('123m 456p 789s 5p [777z] +5p', { fresh: true, playable: 5 }))).toBe('SG-H4')
  })
  test('SG-H4: that win only, it never lasts', () => {
    expect(won(PLAIN, { fresh: true, playable: 5 })?.lasting).toBe(false)
  })
  test.each([3, 4, 5, 6, 7, 8])('SG-H4: house rule freshTileAt %i', (freshTileAt) => {
    const rules = singapore({ freshTileAt })
    expect(said(won(PLAIN, { rules, fresh: true, playable: freshTileAt }))).toBe('SG-H4')
    expect(won(PLAIN, { rules, fresh: true, playable: freshTileAt + 1 })).toBeNull()
  })
  test('SG-H4: house rule freshTileAt off', () => {
    expect(won(PLAIN, { rules: singapore({ freshTileAt: 'off' }), fresh: true, playable: 0 })).toBeNull()
  })
})

describe('several rules, and none', () => {
  test('SG-H: every rule that applies is named, the lowest first', () => {
    const text = '44z 55z [777z] [666z] [111z] +5z'
    expect(said(won(text, { receiver: 'west' }))).toBe('SG-H1 SG-H3')
    expect(said(won(text, { receiver: 'west', fresh: true, playable: 2 }))).toBe('SG-H1 SG-H3 SG-H4')
    expect(
      said(won('44z 55z [777z] [666z] [111z] |1a +5z', { receiver: 'west', fresh: true, playable: 2 })),
    ).toBe('SG-H1 SG-H2 SG-H3 SG-H4')
  })

  test('SG-H6: dragons or winds as Eye bring none', () => {
    expect(won('5z 456m [777z] [666z] [123s] |1a2a +5z')).toBeNull()
    expect(won('4z [111z] [222z] [333z] [123s] |1a +4z', { receiver: 'west' })).toBeNull()
  })

  test('SG-H: a chow completed by the discard brings none by itself', () => {
    expect(won('55m 46p [777z] [666z] [123s] |1a +5p')).toBeNull()
  })

  test('SG-H, bao off, and HK-E: no win makes anybody liable', () => {
    for (const rules of [singapore({ bao: 'off' }), hongKong()])
      for (const text of ['44z 55z [777z] [666z] [111z] +5z', '2399m [345m] [678m] [111m] +1m'])
        expect(won(text, { rules, fresh: true, playable: 0 })).toBeNull()
  })
})
