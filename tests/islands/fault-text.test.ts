import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { handFault, linkFault } from '../../src/components/parts/fault-text.ts'
import { valueWords } from '../../src/components/parts/fault-values.ts'
import {
  DRAWS,
  INSTANT_EVENTS,
  kindOf,
  LEVELS,
  MODES,
  OPENINGS,
  parseHand,
  SEATS,
  type TableId,
  tileId,
  WIN_WAYS,
} from '../../src/engine/index.ts'
import { errors } from '../../src/i18n/en/errors.ts'
import { rules } from '../../src/i18n/en/rules.ts'
import { tiles } from '../../src/i18n/en/tiles.ts'
import { speaker } from '../../src/i18n/message.ts'
import { readLink } from '../../src/stores/builder-link.ts'
import type { PlacedFault } from '../../src/stores/faults.ts'
import { readPaymentsLink } from '../../src/stores/payments-link.ts'
import { PLAIN_STATE } from '../../src/stores/payments-state.ts'
import { readPlayLink } from '../../src/stores/play-link-read.ts'
import { readRulesLink } from '../../src/stores/rules-check.ts'

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
    ['12m😀', 'Character 4: “😀” is no tile. A tile is a number and a letter: 3m, 5z, 2f.'],
    ['👩‍👩‍👧m', 'Character 1: “👩‍👩‍👧” is no tile. A tile is a number and a letter: 3m, 5z, 2f.'],
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

const wordsAt = (table: TableId) => valueWords('en', { errors, tiles, rules }, table)
const told = (faults: readonly PlacedFault[] = [], table: TableId = 'singapore') =>
  faults.map((fault) => linkFault('en', errors, fault, nameOf, wordsAt(table)))

describe('a mistake in a link', () => {
  test.each([
    [
      '?seat=soth',
      'For the seat the link says “soth”, which is not possible. Possible are: East, South, West, North. It is taken as South.',
    ],
    [
      '?rules=limit:7',
      '“limit:7” is no value of this house rule. Possible are: 5 tai, 3 tai, 4 tai, 6 tai, 8 tai, 10 tai, No limit. It is taken as “Limit: 6 tai”.',
    ],
    ['?rules=jokers:on', 'There is no house rule “jokers:on” at this table. It is left out.'],
    ['?hnd=1m', '“hnd” is no part of such a link. It is left out.'],
    ['?hand=5555m5m', 'The hand, character 6: this is a fifth 5 wan; there are four.'],
    ['?hand=1%m', 'For the hand the link says “1%m”, which is damaged (a percent sign without its number).'],
    ['?hand=123456789m123456p', 'The hand has 15 tiles, and a hand has 14 with each set taken as three.'],
    [
      '?hand=1m&win=self-draw&draw=kong',
      'For the last tile drawn the link says “After Kong”, which does not go with the rest of it. There is no Kong in the hand. It is taken as Wall.',
    ],
    [
      '?hand=1m&last=maybe',
      'For the last tile of the wall the link says “maybe”, which is not possible. Possible are: yes, no. It is taken as no.',
    ],
    [
      '?hand=1m&win=self-draw&opening=human',
      'For a win on the deal the link says “Before the first draw (Ren Hu)”, which does not go with the rest of it. Di Hu and Ren Hu are won on a discard. It is taken as later in the hand.',
    ],
    [
      '?hand=1m&table=sngapore',
      'For the table the link says “sngapore”, which is not possible. Possible are: Singapore, Hong Kong. It is taken as Singapore.',
    ],
    [
      '?hand=123m456p789s11z23m%2B1m&win=toString',
      'For how it was won the link says “toString”, which is not possible. Possible are: Discard, Zi Mo, Robbed Kong, Robbed flower. It is taken as Discard.',
    ],
    [
      '?hand=1m&win=discard&draw=kong-flowr',
      'For the last tile drawn the link says “kong-flowr”, which is not possible. Possible are: Wall; After bonus tile; After Kong; Kong, then bonus tile; Kong on Kong; Kong on Kong, then bonus tile. It is taken as Wall.',
    ],
    [
      '?hand=123m456p789s11z23m%2B2m&win=rob-kong',
      'For how it was won the link says “Robbed Kong”, which does not go with the rest of it. The robbed tile is the fourth of a Pong, so no other copy of it can be in this hand. It is taken as Discard.',
    ],
    [
      '?hand=1m&seat=south&win=self-draw&opening=heavenly',
      'For a win on the deal the link says “Won as dealt (Tian Hu)”, which does not go with the rest of it. Only East, the Banker, can win as dealt. It is taken as later in the hand.',
    ],
    [
      '?hand=1m&seat=south&seat=north',
      'The link gives the seat more than once, with different values. The last one counts.',
    ],
    [
      '?hand=1m&rules=minimum:0,minimum:2',
      'The link gives the house rules more than once, with different values. The last one counts. It is taken as “Minimum: 2 tai”.',
    ],
  ])('%s', (query, want) => {
    expect(told(readLink(query)?.faults)).toEqual([want])
  })

  test('a value that is listed as possible is possible', () => {
    for (const [text, last] of [
      ['yes', true],
      ['Yes', true],
      ['TRUE', true],
      ['1', true],
      ['no', undefined],
      ['False', undefined],
      ['0', undefined],
    ] as const) {
      const builder = readLink(`?hand=1m&win=self-draw&last=${text}`)
      expect([builder?.faults, builder?.state.fields.last], text).toEqual([[], last])
      const bill = readPaymentsLink(`?tai=2&pingHu=${text}`, PLAIN_STATE)
      expect([bill?.faults, bill?.state.pingHu], text).toEqual([[], last ?? false])
    }
    expect(readLink('?hand=1m&rules=bao:no')?.faults).toEqual([])
    expect(readLink('?hand=1m&seat=South&table=Hong%20Kong')).toMatchObject({
      faults: [],
      state: { fields: { seat: 'south' }, pinned: { table: 'hong-kong' } },
    })
    expect(readPlayLink('?seed=a&bots=Strong&mode=Scored')?.faults).toEqual([])
    expect(readRulesLink('?table=Singapore')?.faults).toEqual([])
  })

  test('the same part twice is said by every reader of links', () => {
    const twice = { code: 'repeated', field: 'table', text: '' }
    const query = 'table=singapore&table=hong-kong'
    expect(readLink(`?${query}`)?.faults).toEqual([twice])
    expect(readPaymentsLink(`?${query}`, PLAIN_STATE)?.faults).toEqual([twice])
    expect(readPlayLink(`?seed=a&${query}`)?.faults).toEqual([twice])
    expect(readRulesLink(`?${query}`)?.faults).toEqual([twice])
    expect(readRulesLink('?table=singapore&table=singapore')?.faults).toEqual([])
  })

  test('a bill names what it takes at last, once', () => {
    expect(told(readPaymentsLink('?faan=3&win=rob-eigth&table=hong-kong', PLAIN_STATE)?.faults)).toHaveLength(
      1,
    )
    expect(told(readPaymentsLink('?tai=2&winner=south&from=suth', PLAIN_STATE)?.faults)).toHaveLength(1)
    expect(told(readPaymentsLink('?tai=2&winner=south&from=south', PLAIN_STATE)?.faults)).toEqual([
      'For who gave the tile the link says “South”, which does not go with the rest of it. The winner cannot be the player who gave the tile. It is taken as West.',
    ])
  })

  test('a number says what is possible', () => {
    expect(told(readPaymentsLink('?tai=0', PLAIN_STATE)?.faults)).toEqual([
      'For the tai the link says “0”, which is not possible. Possible is a whole number from 1 to 40. It is taken as 1.',
    ])
  })
})

/** Words of the code that are no words of a page. */
const CODES = [
  ...new Set([...WIN_WAYS, ...DRAWS, ...OPENINGS, ...INSTANT_EVENTS, ...SEATS, ...LEVELS, ...MODES]),
]
const RAW = new RegExp(
  `\\b(?:null|undefined|true|false|NaN|singapore|hong-kong|${CODES.filter((code) => /[a-z]/.test(code)).join('|')})\\b`,
)
/** Ordinary words that are codes as well: these may stand in a sentence. */
const ORDINARY =
  /\b(?:discard|match|wall|flower|kong|bite|marriage|human|strong|casual|beginner|guided|scored)\b/g

const FIELDS = {
  builder: ['hand', 'seat', 'round', 'win', 'draw', 'last', 'opening', 'from', 'table', 'rules', 'other'],
  payments: ['tai', 'faan', 'winner', 'win', 'from', 'bao', 'pingHu', 'paid', 'table', 'rules', 'other'],
  play: ['table', 'mode', 'deal', 'dealer', 'round', 'bots', 'rules', 'log', 'other'],
  rules: ['table', 'rules', 'other'],
} as const
const read = {
  builder: (query: string) => readLink(query),
  payments: (query: string) => readPaymentsLink(query, PLAIN_STATE),
  play: (query: string) => readPlayLink(`${query}&seed=a`),
  rules: (query: string) => readRulesLink(query),
}
const VALUES = [
  'x',
  '0',
  '999999999',
  '-1',
  'NULL',
  'yes',
  'soth',
  'kong-flowr',
  'slf-draw',
  'hevenly',
  'hong kong',
  'bite',
  'est:bite',
  'east:bte',
  'limit:7',
  'limt:6',
  'minimum:x',
  'no:rule',
  '123456m',
  '%E0%A4',
  'north',
  'self-draw',
  'human',
  'kong',
]

describe.each(Object.keys(FIELDS) as (keyof typeof FIELDS)[])('no sentence about a link of %s', (page) => {
  test('shows a word of the code, or loses what the link says', () => {
    const value = fc.constantFrom(...VALUES)
    const link = fc.dictionary(fc.constantFrom(...FIELDS[page]), value, { minKeys: 1, maxKeys: 4 })
    fc.assert(
      fc.property(link, (parts) => {
        const query = `?${Object.entries(parts)
          .map(([name, one]) => `${name}=${one}`)
          .join('&')}`
        const faults = read[page](query)?.faults ?? []
        const table = parts.table === undefined ? undefined : readRulesLink(`?table=${parts.table}`)?.table
        for (const sentence of told(faults, table)) {
          const said = sentence.replace(/“[^”:]*”/g, '').replace(/“[a-z][A-Za-z]*:[^”]*”/g, '')
          expect(said.replace(ORDINARY, ''), sentence).not.toMatch(RAW)
          expect(sentence).not.toMatch(/[{}]|“”/)
          expect(sentence).toMatch(/\.$/)
        }
      }),
      { numRuns: 400 },
    )
  })
})
