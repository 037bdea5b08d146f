import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { figured } from '../../src/components/lesson/figure.ts'
import type { Library, PatternFacts } from '../../src/components/lesson/library.ts'
import { firstOnPage } from '../../src/components/lesson/once.ts'
import { piecesOf } from '../../src/components/lesson/pieces.ts'
import { pinOf } from '../../src/components/lesson/put.ts'
import { spaced } from '../../src/components/reference/alias.ts'
import { namesByLanguage } from '../../src/components/reference/names.ts'
import {
  houseRows,
  ordinaryValues,
  patternPages,
  sheetGroups,
  tablesOf,
} from '../../src/components/reference/sheet-rows.ts'
import { type SheetPiece, sheetTiles } from '../../src/components/reference/sheet-tiles.ts'
import { exampleOf, isExampleId } from '../../src/content/examples/index.ts'
import {
  PATTERN_IDS,
  type PatternId,
  TABLE_IDS,
  TABLES,
  type TableId,
  tileId,
} from '../../src/engine/index.ts'

const FOLDER = new URL('../../src/content/patterns/', import.meta.url)
const patterns = Object.fromEntries(
  readdirSync(FOLDER).map((file) => {
    const id = file.replace('.json', '') as PatternId
    return [id, { id, ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) } as PatternFacts]
  }),
) as Library['patterns']

describe.each(TABLE_IDS)('the rows of the sheet: %s', (table) => {
  const rows = sheetGroups(patterns, table).flatMap((group) => group.rows)
  const { rules, houseRules } = TABLES[table]
  const written: readonly PatternId[] = rules.rows.map(({ id }) => id)
  test('own flower and own season stand together, so do their families', () => {
    expect(rows.filter(({ ids }) => ids.length > 1).map(({ ids }) => ids)).toEqual([
      ['own-flower', 'own-season'],
      ['flower-family', 'season-family'],
    ])
  })
  test('are the rows of the table, none left out and none besides', () => {
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(written.toSorted())
  })
  test('further rows are those that only a house rule brings (interface.md), and each has a page', () => {
    const brought = new Set(houseRules.flatMap((rule) => rule.patterns).filter((id) => !written.includes(id)))
    const ids = houseRows(patterns, table).flatMap((row) => row.ids)
    expect(ids.toSorted()).toEqual([...brought].toSorted())
    for (const id of [...written, ...ids]) expect(patternPages(patterns)).toContain(id)
  })
})

describe('the sheets', () => {
  const count = (table: TableId) => sheetGroups(patterns, table).flatMap((group) => group.rows).length
  const limitHands = (table: TableId) =>
    sheetGroups(patterns, table).find(({ group }) => group === 'limit-hands')?.rows
  test('33 rows for the 35 patterns of Singapore, 26 for the 28 of Hong Kong', () => {
    expect(TABLES.singapore.rules.rows).toHaveLength(35)
    expect(count('singapore')).toBe(33)
    expect(TABLES['hong-kong'].rules.rows).toHaveLength(28)
    expect(count('hong-kong')).toBe(26)
  })
  test('house-rule rows as interface.md lists them', () => {
    expect(houseRows(patterns, 'singapore').flatMap((row) => row.ids)).toEqual([
      'self-draw',
      'concealed-hand',
      'seven-pairs',
      'human-hand',
      'chicken-hand',
    ])
    expect(houseRows(patterns, 'hong-kong').flatMap((row) => row.ids)).toEqual([
      'little-winds',
      'eight-flowers',
      'heavenly-hand',
      'earthly-hand',
      'seven-flowers',
      'chicken-hand',
    ])
    expect(patternPages(patterns)).toHaveLength(PATTERN_IDS.length)
  })
  test('what rows are worth where they are not the limit', () => {
    const values = (table: TableId) => ordinaryValues(sheetGroups(patterns, table), TABLES[table].rules)
    expect(values('singapore')).toEqual([1, 2, 4])
    expect(values('hong-kong')).toEqual([1, 2, 3, 4, 5, 7])
  })
  test('limit hands: 13 of SG-F, 8 after HK-D', () => {
    expect(limitHands('singapore')).toHaveLength(13)
    expect(limitHands('hong-kong')).toHaveLength(8)
  })
  test('a pattern of two tables leads with the one that plays it as written', () => {
    expect(tablesOf(patterns['half-flush'])).toEqual(['singapore', 'hong-kong'])
    expect(tablesOf(patterns['self-draw'])).toEqual(['hong-kong', 'singapore'])
    expect(tablesOf(patterns['seven-flowers'])).toEqual(['hong-kong'])
    expect(tablesOf(patterns.animal)).toEqual(['singapore'])
  })
})

describe('the tiles beside a row', () => {
  const texts = (pieces: readonly SheetPiece[]) =>
    pieces.map((piece) =>
      'backs' in piece ? `${piece.backs} backs` : piece.group.kinds.map(tileId).join(' '),
    )
  const tiles = (id: PatternId, example: string) => {
    if (!isExampleId(example)) throw new Error(example)
    const { hand, fields } = exampleOf(example)
    return texts(sheetTiles('en', id, figured({ hand, fields }, TABLES.singapore.rules)))
  }
  test('a set that counts stands alone, and the Eye with it where it counts too', () => {
    expect(tiles('dragon-set', 'dragon-set')).toEqual(['7z 7z 7z'])
    expect(tiles('little-dragons', 'little-dragons')).toEqual(['6z 6z 6z', '7z 7z 7z', '5z 5z'])
  })
  test('bonus tiles that count stand alone', () => {
    expect(tiles('animal', 'two-animals')).toEqual(['1a 4a'])
    expect(tiles('own-flower', 'own-flower')).toEqual(['2f'])
  })
  test('a hand that wins unfinished shows the sets it wins by', () => {
    expect(tiles('big-dragons', 'big-dragons')).toHaveLength(3)
  })
  test('a pattern of the whole hand shows all of it', () => {
    expect(tiles('ping-hu', 'ping-hu').join(' ').split(' ')).toHaveLength(14)
    expect(tiles('all-pongs', 'all-pongs').join(' ').split(' ')).toHaveLength(14)
  })
  test('where the winning tile is the reason, what came before it stands in front', () => {
    expect(tiles('concealed-self-draw', 'concealed-self-draw')).toEqual(['3 backs', '8s'])
    expect(tiles('robbed-kong', 'robbed-kong')).toEqual(['8s 8s 8s', '8s'])
    expect(tiles('last-tile', 'last-tile')).toEqual(['8s'])
  })
})

describe('names', () => {
  test('each is shown once, whatever its capitals, spaces and hyphens', () => {
    const { own, others } = namesByLanguage('en', ['Half flush'], {
      en: ['half-flush', 'half colour'],
      'zh-Latn': ['hun yi se', 'hunyise'],
      vi: ['Half flush'],
    })
    expect(own).toEqual(['Half flush', 'half colour'])
    expect(others).toEqual([{ tag: 'zh-Latn', names: ['hun yi se'] }])
  })
  test('for the index stand between spaces, with accents and without, đ as d too', () => {
    expect(spaced(['混一色', 'đối đối hồ', 'Ping Hu', '混一色'])).toBe('混一色 đối đối hồ doi doi ho Ping Hu')
  })
})

describe('small things of texts', () => {
  test('tiles in a line: sets in brackets, bare tiles that touch', () => {
    const shape = (text: string) =>
      piecesOf(text).map((piece) => ('meld' in piece ? piece.meld.type : piece.tiles.map(tileId).join('')))
    expect(shape('[234m] (1111s) 55p 1f2y')).toEqual(['chow', 'kong', '5p5p', '1f2y'])
    expect(() => piecesOf('[135m]')).toThrow(/not-a-set/)
  })
  test('pinned rules are spelt as in a link', () => {
    expect(pinOf('limit:10,payment:shooter-pays')).toEqual({ limit: 10, payment: 'shooter-pays' })
    expect(pinOf(undefined)).toBeNull()
  })
  test('a note is on a page once, under one id; another text gets an id of its own', () => {
    const page = {}
    expect(firstOnPage(page, 'differs-limit', '')).toEqual({ id: 'differs-limit', first: true })
    expect(firstOnPage(page, 'differs-limit', '')).toEqual({ id: 'differs-limit', first: false })
    expect(firstOnPage(page, 'differs-limit', 'own words')).toEqual({ id: 'differs-limit-1', first: true })
    expect(firstOnPage({}, 'differs-limit', '')).toEqual({ id: 'differs-limit', first: true })
  })
})
