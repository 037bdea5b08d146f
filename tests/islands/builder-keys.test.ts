import { describe, expect, test } from 'vitest'
import { keyName, MODES, setOfKey } from '../../src/components/parts/builder/keys.ts'
import type { Voice } from '../../src/components/parts/builder/words.ts'
import { tileName } from '../../src/components/tiles/names.ts'
import { isBonus, kindOf, parseHand, TILE_IDS } from '../../src/engine/index.ts'
import { builder } from '../../src/i18n/en/builder.ts'
import { tiles } from '../../src/i18n/en/tiles.ts'
import { speaker } from '../../src/i18n/message.ts'
import { addTile, replaceAt, takesPlace } from '../../src/stores/builder-edit.ts'
import { EMPTY_STATE } from '../../src/stores/builder-state.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'

const voice = { lang: 'en', say: speaker('en'), words: builder, tiles } as unknown as Voice
const kinds = TILE_IDS.map((_, kind) => kind)
const rules = rulesetOf('singapore', {})

describe('what a key is called is what it does', () => {
  test.each(MODES)('put in as %s', (mode) => {
    for (const kind of kinds) {
      const tile = tileName(tiles, kind)
      const name = keyName(voice, mode, kind, 1, null)
      const set = isBonus(kind) ? null : setOfKey(mode, kind)
      // a bonus tile is put in alone, whatever is chosen above the keys
      if (mode === 'tile' || isBonus(kind)) expect(name).toBe(`${tile}, 1 left`)
      else if (set === null) expect(name).toBe(`No Chi begins with ${tile}`)
      else if (set.type === 'chow') expect(name).toBe(`Chi from ${tile}`)
      else if (set.type === 'pong') expect(name).toBe(`Pong of ${tile}`)
      else expect(name).toBe(`${set.concealed ? 'Concealed Kong' : 'Kong'} of ${tile}`)
    }
  })

  test('no two keys of a mode are called alike, and no bonus tile is called a set', () => {
    for (const mode of MODES) {
      const names = kinds.map((kind) => keyName(voice, mode, kind, 1, null))
      expect(new Set(names).size).toBe(names.length)
      for (const kind of kinds.filter(isBonus)) expect(names[kind]).not.toMatch(/Chi|Pong|Kong/)
    }
  })

  test('while a tile is chosen, a key that takes its place says so, and one that does not is put in beside it', () => {
    const read = parseHand('123m [777z] |2f +6s')
    if (!read.ok) throw new Error(read.error.message)
    const state = { ...EMPTY_STATE, hand: read.value }
    for (const place of [
      { zone: 'concealed', kind: kindOf('2m')! },
      { zone: 'winning' },
      { zone: 'meld', index: 0 },
      { zone: 'bonus', kind: kindOf('2f')! },
    ] as const)
      for (const kind of kinds) {
        const made = replaceAt(state, place, kind, rules)
        if (!made.ok) continue
        const beside = addTile(state, kind, rules)
        const added = beside.ok && JSON.stringify(beside.state.hand) === JSON.stringify(made.state.hand)
        const instead = takesPlace(state.hand, place, kind)
        expect(instead, `${JSON.stringify(place)} ${TILE_IDS[kind]}`).toBe(!added)
        for (const mode of MODES)
          expect(keyName(voice, mode, kind, 2, () => instead)).toBe(
            `${tileName(tiles, kind)}${instead ? ' in its place' : ''}, 2 left`,
          )
      }
  })
})
