import {
  EMPTY_HAND,
  type Hand,
  type PatternId,
  type Ruleset,
  resolveRules,
  type Seat,
  type Situation,
  scoreHand,
} from '../../src/engine/index.ts'

const shot = (seat: Seat): Situation => ({
  seat,
  round: 'east',
  win: { by: 'discard', from: seat === 'west' ? 'south' : 'west', opening: null, last: false },
})
const EAST = shot('east')
const SOUTH = shot('south')

function rulesOf(choice: Parameters<typeof resolveRules>[0]): Ruleset {
  const rules = resolveRules(choice)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

/** Tables that score pattern rows only: no way of winning, no bonus, wait taken as met (oracles.md). */
export const SINGAPORE_PATTERNS = rulesOf({ table: 'singapore', rules: { pingHuWait: 'none', minimum: 0 } })
const hongKong = rulesOf({ table: 'hong-kong', rules: { minimum: 0, sevenPairs: 'off' } })
const EVENTS: readonly PatternId[] = ['concealed-hand', 'no-flowers', 'self-draw']
export const HONG_KONG_PATTERNS: Ruleset = {
  ...hongKong,
  rows: hongKong.rows.filter((row) => !EVENTS.includes(row.id)),
}

const COUNTED = [
  'all-pongs',
  'all-chows',
  'full-flush',
  'half-flush',
  'all-honours',
  'all-terminals',
  'terminals-and-honours',
  'big-dragons',
  'little-dragons',
  'big-winds',
  'little-winds',
  'all-green',
  'nine-gates',
  'dragon-set',
] as const satisfies readonly PatternId[]

/** Every counted pattern as an ordinary row, so that none hides another. */
const EVERYTHING: Ruleset = {
  ...SINGAPORE_PATTERNS,
  limit: null,
  replaces: {},
  rows: COUNTED.map((id) => ({ id, value: 1 })),
}
const ANY_PAIR: Ruleset = {
  ...EVERYTHING,
  rows: [{ id: 'all-chows', value: 1 }],
  conditions: { ...EVERYTHING.conditions, allChowsPair: 'any' },
}

export interface Counts {
  hands: number
  patterns: Record<string, number>
  singapore: { east: number[]; south: number[] }
  hongKong: { east: number[]; south: number[] }
  byReadings: number[]
}

export const noCounts = (): Counts => ({
  hands: 0,
  patterns: Object.fromEntries(
    [...COUNTED, 'all-chows any pair', 'all-green without Green'].map((id) => [id, 0]),
  ),
  singapore: { east: new Array(6).fill(0), south: new Array(6).fill(0) },
  hongKong: { east: new Array(14).fill(0), south: new Array(14).fill(0) },
  byReadings: [0, 0, 0, 0, 0],
})

/** Adds one complete hand of 14 kinds to the counts. */
export function countHand(tiles: readonly number[], counts: Counts): void {
  const hand: Hand = { ...EMPTY_HAND, concealed: tiles.slice(0, 13), winning: tiles[13] }
  counts.hands++
  const all = scoreHand(hand, EAST, EVERYTHING)
  const readings = [all, ...all.others]
  counts.byReadings[readings.filter((r) => r.reading?.shape === 'sets').length]++
  const seen = new Set(readings.flatMap((r) => r.lines.map((line) => line.id)))
  for (const id of seen) if (id in counts.patterns) counts.patterns[id]++
  if (seen.has('all-green') && !tiles.includes(32)) counts.patterns['all-green without Green']++
  const any = scoreHand(hand, EAST, ANY_PAIR)
  if ([any, ...any.others].some((r) => r.total > 0)) counts.patterns['all-chows any pair']++
  counts.singapore.east[scoreHand(hand, EAST, SINGAPORE_PATTERNS).total]++
  counts.singapore.south[scoreHand(hand, SOUTH, SINGAPORE_PATTERNS).total]++
  counts.hongKong.east[scoreHand(hand, EAST, HONG_KONG_PATTERNS).total]++
  counts.hongKong.south[scoreHand(hand, SOUTH, HONG_KONG_PATTERNS).total]++
}

/** Published or enumerated elsewhere (spec: exact counts over all complete hands). */
export const EXPECTED: Omit<Counts, 'byReadings'> & { byReadings: readonly number[] } = {
  hands: 11_498_658,
  byReadings: [0, 11_419_215, 77_025, 2_370, 48],
  patterns: {
    'all-pongs': 1_391_280,
    'all-chows': 279_207,
    'all-chows any pair': 353_589,
    'full-flush': 39_777,
    'half-flush': 341_628,
    'all-honours': 105,
    'all-terminals': 30,
    'terminals-and-honours': 6_300,
    'big-dragons': 1_581,
    'little-dragons': 4_041,
    'big-winds': 30,
    'little-winds': 204,
    'all-green': 102,
    'all-green without Green': 28,
    'nine-gates': 27,
    'dragon-set': 2_282_829,
  },
  singapore: {
    east: [7_254_216, 1_571_688, 1_508_617, 508_660, 546_283, 109_194],
    south: [6_762_408, 2_509_020, 1_006_492, 666_847, 479_425, 74_466],
  },
  hongKong: {
    east: [
      7_284_204, 1_846_746, 589_731, 989_247, 442_683, 192_345, 61_254, 59_658, 20_250, 7_047, 3_087, 567, 0,
      1_839,
    ],
    south: [
      6_782_400, 2_784_078, 219_345, 792_405, 664_170, 143_391, 16_695, 63_411, 25_020, 3_366, 1_971, 486,
      162, 1_758,
    ],
  },
}
