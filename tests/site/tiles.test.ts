import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { groupsOfHand, groupsOfReading } from '../../src/components/tiles/groups.ts'
import { cornerOf, meldName, tileName } from '../../src/components/tiles/names.ts'
import {
  kindOf,
  parseHand,
  parseMelds,
  type Reading,
  resolveRules,
  scoreHand,
  situationOf,
  TILE_IDS,
} from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const words = en.tiles

describe('the sprite', () => {
  test('has every face and the back, each once', () => {
    const svg = readFileSync(`${root}public/tiles.svg`, 'utf8')
    const ids = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.toSorted()).toEqual([...TILE_IDS, 'back'].toSorted())
  })
  test('is what its script draws', () => {
    const { status, stderr } = spawnSync(process.execPath, [`${root}art/tiles.mjs`, '--check'], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})

describe('names', () => {
  test('no two tiles have the same', () => {
    const names = TILE_IDS.map((_, kind) => tileName(words, kind))
    expect(new Set([...names, tileName(words, 'back')]).size).toBe(47)
  })
  test.each([
    ['[123m]', 'Chi: 1 wan, 2 wan, 3 wan'],
    ['[777z]', 'Pong: Red dragon'],
    ['[5555p]', 'Kong: 5 tong'],
    ['(1111s)', 'Concealed Kong: 1 suo'],
  ])('%s is %s', (text, name) => {
    const melds = parseMelds(text)
    if (!melds.ok) throw new Error(melds.error.message)
    expect(meldName('en', words, melds.value[0])).toBe(name)
  })
  test.each([
    ['5m', '5'],
    ['9s', '9'],
    ['1z', 'E'],
    ['7z', 'Rd'],
    ['2f', ''],
    ['4a', ''],
  ])('the corner of %s shows "%s"', (id, corner) => {
    expect(cornerOf('en', words, kindOf(id)!)).toBe(corner)
  })
})

/** A hand and the reading the engine likes best. */
function read(text: string): { hand: ReturnType<typeof handOf>; reading: Reading | null } {
  const hand = handOf(text)
  const rules = resolveRules()
  const situation = rules.ok ? situationOf({}, hand, rules.value) : rules
  if (!rules.ok || !situation.ok) throw new Error('the test asks for something impossible')
  return { hand, reading: scoreHand(hand, situation.value, rules.value).reading }
}
function handOf(text: string) {
  const hand = parseHand(text)
  if (!hand.ok) throw new Error(hand.error.message)
  return hand.value
}

describe('a hand as pictures', () => {
  test('as it is held: concealed tiles, the winning one apart, sets, bonus tiles', () => {
    const groups = groupsOfHand('en', words, handOf('23m 55p [777z] (1111s) |2f1a +1m'))
    expect(groups.map(({ name }) => name)).toEqual([
      'In the hand: 2 wan, 3 wan, 5 tong, 5 tong',
      'Winning tile: 1 wan',
      'Pong: Red dragon',
      'Concealed Kong: 1 suo',
      'Bonus tiles: flower 2, orchid, cat',
    ])
    expect(groups.map(({ concealedKong }) => concealedKong)).toEqual([false, false, false, true, false])
  })
  test('arranged: every tile once, the winning one marked once', () => {
    for (const text of [
      '345m 55p 67s [222z] [777z] |2y1a2a +8s',
      '111222333m 5s [777z] +5s',
      '19m19p19s1234567z +1m',
    ]) {
      const { hand, reading } = read(text)
      const groups = groupsOfReading('en', words, hand, reading!)
      const shown = groups.flatMap(({ kinds }) => kinds).toSorted((a, b) => a - b)
      const held = [...groupsOfHand('en', words, hand).flatMap(({ kinds }) => kinds)].toSorted(
        (a, b) => a - b,
      )
      expect(shown).toEqual(held)
      const marked = groups.filter(({ won }) => won >= 0)
      expect(marked).toHaveLength(1)
      expect(marked[0].kinds[marked[0].won]).toBe(hand.winning)
    }
  })
  test('parts count as the engine counts the sets of a reading', () => {
    const { hand, reading } = read('345m 55p 67s [222z] [777z] |2y1a2a +8s')
    const groups = groupsOfReading('en', words, hand, reading!)
    expect(groups.map(({ part }) => part)).toEqual([0, 1, 'eye', 2, 3, 'bonus'])
    expect(groups[4].name).toBe('Pong: Red dragon')
  })
})
