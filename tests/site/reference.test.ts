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
} from '../../src/components/reference/sheet-rows.ts'
import { type SheetPiece, sheetTiles } from '../../src/components/reference/sheet-tiles.ts'
import { exampleOf, isExampleId } from '../../src/content/examples/index.ts'
import { type PatternId, TABLES, tileId } from '../../src/engine/index.ts'

const FOLDER = new URL('../../src/content/patterns/', import.meta.url)
const patterns = Object.fromEntries(
  readdirSync(FOLDER).map((file) => {
    const id = file.replace('.json', '') as PatternId
    return [id, { id, ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) } as PatternFacts]
  }),
) as Library['patterns']

describe('the rows of the sheet', () => {
  const rows = sheetGroups(patterns).flatMap((group) => group.rows)
  test('33 of them for 35 patterns: own flower and own season stand together, so do their families', () => {
    expect(rows).toHaveLength(33)
    expect(rows.flatMap(({ ids }) => ids)).toHaveLength(35)
    expect(rows.filter(({ ids }) => ids.length > 1).map(({ ids }) => ids)).toEqual([
      ['own-flower', 'own-season'],
      ['flower-family', 'season-family'],
    ])
  })
  test('are the rows of the Singapore table, none left out and none besides', () => {
    const table = TABLES.singapore.rules.rows.map(({ id }) => id)
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(table.toSorted())
  })
  test('five more rows only a house rule brings (interface.md), and each has a page', () => {
    const ids = houseRows(patterns).flatMap((row) => row.ids)
    expect(ids.toSorted()).toEqual([
      'chicken-hand',
      'concealed-hand',
      'human-hand',
      'self-draw',
      'seven-pairs',
    ])
    expect(patternPages(patterns)).toHaveLength(40)
  })
  test('are worth 1, 2 or 4 where they are not the limit', () => {
    expect(ordinaryValues(sheetGroups(patterns), TABLES.singapore.rules)).toEqual([1, 2, 4])
  })
  test('SG-F: 13 limit hands', () => {
    expect(sheetGroups(patterns).find(({ group }) => group === 'limit-hands')?.rows).toHaveLength(13)
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
