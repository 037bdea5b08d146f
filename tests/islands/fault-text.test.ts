import { describe, expect, test } from 'vitest'
import { handFault, linkFault } from '../../src/components/parts/fault-text.ts'
import { kindOf, parseHand, tileId } from '../../src/engine/index.ts'
import { errors } from '../../src/i18n/en/errors.ts'
import { tiles } from '../../src/i18n/en/tiles.ts'
import { speaker } from '../../src/i18n/message.ts'
import { readLink } from '../../src/stores/builder-link.ts'
import type { PlacedFault } from '../../src/stores/faults.ts'

const say = speaker('en')
const nameOf = (id: string) => {
  const kind = kindOf(id)
  return kind === undefined ? id : tiles.name[tileId(kind)]
}
const hongKong = (kind: number) => kind < 42

/** What is said of a text, by the engine's own fault. */
function said(text: string, inTable?: (kind: number) => boolean): string {
  const read = parseHand(text, inTable)
  if (read.ok) throw new Error(`${text} can be read`)
  return handFault(say, errors, { ...read.error, field: 'hand', text }, nameOf)
}

describe('a mistake in the writing of a hand says what is wrong and where', () => {
  test.each([
    ['123m x', 'Character 6: “x” is no tile. A tile is a number and a letter: 3m, 5z, 2f.'],
    ['12', /^Character 1: no letter follows “12”\./],
    ['123m 45 p6', /^Character 10: no letter follows “6”\./],
    ['m12p', 'Character 1: no number stands before “m”.'],
    ['0m', 'Character 1: there is no 0m.'],
    ['128z', 'Character 3: there is no 8z.'],
    ['12m 1f', 'Character 5: 1f (flower 1, plum) is a bonus tile; these stand behind a bar, as in |2f1a.'],
    ['12m |1f5p', /^Character 8: 5p \(5 tong\) is no bonus tile/],
    ['12m +5p6p', 'Character 8: one tile stands behind the plus: the one won on.'],
    ['[12m]', /^Character 1: this is no set\./],
    ['5555m 5m', 'Character 7: this is a fifth 5 wan; there are four.'],
    ['|1a1a', 'Character 4: this is a second cat; there is one.'],
  ])('%s', (text, want) => {
    if (typeof want === 'string') expect(said(text)).toBe(want)
    else expect(said(text)).toMatch(want)
  })

  test('a tile the table does not have', () => {
    expect(said('|1a', hongKong)).toBe('Character 2: cat is not used at this table.')
  })
})

describe('a mistake in a link', () => {
  const ofLink = (query: string) =>
    readLink(query)!.faults.map((fault: PlacedFault) =>
      linkFault(say, errors, fault, nameOf, (_, value) => value),
    )

  test.each([
    ['?seat=soth', ['“soth” is not possible for seat. It is taken as south.']],
    ['?rules=limit:7', ['“limit:7” is no value of this house rule. It is taken as limit:6.']],
    ['?rules=jokers:on', ['There is no house rule “jokers:on” at this table. It is left out.']],
    ['?hnd=1m', ['“hnd” is no part of such a link. It is left out.']],
    ['?hand=5555m5m', ['The hand, character 6: this is a fifth 5 wan; there are four.']],
    ['?hand=1%m', ['hand: “1%m” is damaged (a percent sign without its number).']],
    ['?hand=123456789m123456p', ['The hand has 15 tiles, and a hand has 14 with each set taken as three.']],
    [
      '?hand=1m&win=self-draw&draw=kong',
      ['last tile “kong” cannot be with the rest of the hand. It is taken as wall.'],
    ],
  ])('%s', (query, want) => {
    expect(ofLink(query)).toEqual(want)
  })
})
