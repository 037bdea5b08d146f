import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { standardDistance } from '../../../src/engine/analysis/distance.ts'
import { Frame } from '../../../src/engine/analysis/frame.ts'
import { SETS } from '../../../src/engine/analysis/groups.ts'
import { runningTiles } from '../../../src/engine/analysis/running-hand.ts'
import { kindsOfMasks } from '../../../src/engine/analysis/useful.ts'
import { parseTiles } from '../../../src/engine/notation.ts'
import { tileId } from '../../../src/engine/tiles.ts'

interface Case {
  readonly hand: string
  readonly setsNeeded: number
  readonly away: number
  readonly useful: readonly string[]
}

const CASES: readonly Case[] = readFileSync(new URL('../../cases/shanten.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

// Brute force over every complete hand: standard shape, missing sets declared elsewhere.
describe('brute-forced distances', () => {
  it('has all of them, hands with four of a kind among them', () => {
    expect(CASES.length).toBe(2133)
    expect(CASES.some(({ hand }) => /(\d)\1\1\1/.test(hand))).toBe(true)
  })

  it.each(CASES.map((one) => [one.hand, one] as const))('%s', (text, { setsNeeded, away, useful }) => {
    const tiles = parseTiles(text)
    if (!tiles.ok) throw new Error(tiles.error.message)
    const running = runningTiles(tiles.value, setsNeeded)
    expect(standardDistance(running)).toBe(away)
    const frame = new Frame(SETS).load(running)
    expect(frame.distance(setsNeeded)).toBe(away)
    const masks = new Uint16Array(4)
    frame.lowering(setsNeeded, masks)
    expect(kindsOfMasks(masks).map(tileId)).toEqual(useful)
  })
})
