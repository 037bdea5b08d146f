import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import {
  analyseHand,
  distance,
  EMPTY_HAND,
  eachDiscard,
  type Hand,
  type Kind,
  type Ruleset,
  type RunningHand,
  resolveRules,
  runningTiles,
  tileId,
  usefulMasks,
} from '../src/engine/index.ts'
import { completeHands, seeded } from './hands.ts'

const load = createRequire(import.meta.url)

/** Seven Pairs and Thirteen Wonders are looked for by every library here, so by ours too. */
const SEVEN_PAIRS = true

/** `tiles` tiles of a shuffled wall, of all kinds or of one suit. */
function dealt(random: (below: number) => number, tiles: number, oneSuit: boolean): Kind[] {
  const wall = Array.from({ length: oneSuit ? 36 : 136 }, (_, i) => i >> 2)
  for (let i = 0; i < tiles; i++) {
    const j = i + random(wall.length - i)
    const tile = wall[j]
    wall[j] = wall[i]
    wall[i] = tile
  }
  return wall.slice(0, tiles).sort((a, b) => a - b)
}

const hands = (count: number, oneSuit: boolean, seed: number): Kind[][] => {
  const random = seeded(seed)
  return Array.from({ length: count }, () => dealt(random, 14, oneSuit))
}

/** Microseconds an item, best of several rounds. */
function each<T>(items: readonly T[], work: (item: T) => unknown, rounds: number): number {
  for (const item of items) work(item)
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < rounds; i++) {
    const from = performance.now()
    for (const item of items) work(item)
    best = Math.min(best, ((performance.now() - from) * 1000) / items.length)
  }
  return best
}

const time = (us: number) => (us < 1 ? `${(us * 1000).toFixed(0)} ns` : `${us.toFixed(us < 100 ? 1 : 0)} us`)

function report(what: string, ours: number, rival: string, theirs: number, target: number): void {
  const times = theirs / ours
  const verdict = times >= target ? 'met' : 'MISSED'
  console.log(
    `  ${what.padEnd(36)} ${time(ours).padStart(8)}  ${rival} ${time(theirs).padStart(9)}  x${times.toFixed(0)} (target ${target}: ${verdict})`,
  )
}

/** Shanten beside majiang-core, each on its own form of the hands. */
function benchShanten(): void {
  const Majiang = load('@kobalab/majiang-core')
  const form = (kinds: readonly Kind[]) => {
    const suits = [0, 1, 2, 3].map((suit) => {
      const ranks = kinds.filter((kind) => ((kind / 9) | 0) === suit).map((kind) => (kind % 9) + 1)
      return ranks.length > 0 ? 'mpsz'[suit] + ranks.join('') : ''
    })
    return Majiang.Shoupai.fromString(suits.join(''))
  }
  for (const oneSuit of [false, true]) {
    const all = hands(1000, oneSuit, oneSuit ? 7 : 3)
    const mine = all.map((kinds) => runningTiles(kinds))
    const others = all.map(form)
    report(
      `shanten of 14 tiles, ${oneSuit ? 'one suit' : 'random'}`,
      each(mine, (running) => distance(running, SEVEN_PAIRS), 300),
      '@kobalab/majiang-core',
      each(others, (hand) => Majiang.Util.xiangting(hand), 10),
      50,
    )
  }
}

/** Waits and discards beside mahjong-tile-efficiency under its Hong Kong rules. */
async function benchUseful(): Promise<void> {
  const { RuleSet, tilesToHand } = await import('mahjong-tile-efficiency' as string)
  const rules = new RuleSet('HK')
  const form = (kinds: readonly Kind[]) => tilesToHand(kinds.map(tileId))
  const masks = new Uint16Array(4)
  for (const oneSuit of [false, true]) {
    const label = oneSuit ? 'one suit' : 'mixed'
    const ready = completeHands(300, oneSuit, 5).map(({ concealed }) => concealed)
    report(
      `waits of a ready hand, ${label}`,
      each(
        ready.map((kinds) => runningTiles(kinds)),
        (running) => usefulMasks(running, SEVEN_PAIRS, masks),
        300,
      ),
      'mahjong-tile-efficiency',
      each(ready.map(form), (hand) => rules.calUkeire(hand), 5),
      100,
    )
  }
  for (const oneSuit of [false, true]) {
    const all = hands(60, oneSuit, 9).filter((kinds) => distance(runningTiles(kinds), SEVEN_PAIRS) > 0)
    report(
      `all discards of 14 tiles, ${oneSuit ? 'one suit' : 'random'}`,
      each(
        all.map((kinds) => runningTiles(kinds)),
        everyDiscard,
        300,
      ),
      'mahjong-tile-efficiency',
      each(all.map(form), (hand) => rules.calUkeire(hand), 3),
      100,
    )
  }
}

/** Goes over every discard and its useful kinds; the sum keeps the work from being left out. */
function everyDiscard(running: RunningHand): number {
  let sum = 0
  eachDiscard(running, SEVEN_PAIRS, (_, missing, useful) => {
    sum += missing + useful[0] + useful[1] + useful[2] + useful[3]
  })
  return sum
}

/** The analysis a page asks for, values and routes included. */
function benchPage(rules: Ruleset): void {
  const random = seeded(11)
  const all: Hand[] = Array.from({ length: 200 }, (_, i) => ({
    ...EMPTY_HAND,
    concealed: dealt(random, 13 + (i % 2), i % 4 > 1),
  }))
  const once = (hand: Hand) => {
    const from = performance.now()
    analyseHand(hand, { rules, seat: 'south', round: 'east' })
    return performance.now() - from
  }
  for (const hand of all) once(hand)
  // both figures of the same times: a hand's is its best of five, since what else the machine does only adds
  const times = all.map((hand) => Math.min(...Array.from({ length: 5 }, () => once(hand))))
  const mean = times.reduce((sum, one) => sum + one, 0) / times.length
  const slowest = Math.max(...times)
  console.log(
    `  whole analysis, ${rules.table.padEnd(20)} mean ${mean.toFixed(2)} ms, slowest hand ${slowest.toFixed(2)} ms (target 5)`,
  )
}

/** The first answer of a fresh process, the engine already loaded. */
function benchFirst(): void {
  const engine = new URL('../src/engine/index.ts', import.meta.url).href
  const script = `
    const { analyseHand, parseHand, resolveRules, distance, runningHand } = await import('${engine}')
    const hand = parseHand('11123455678999m').value
    let from = performance.now()
    distance(runningHand(hand), true)
    const shanten = performance.now() - from
    from = performance.now()
    analyseHand(hand, { rules: resolveRules().value, seat: 'south', round: 'east' })
    console.log(shanten.toFixed(1), (performance.now() - from).toFixed(1))`
  const runs = Array.from({ length: 3 }, () => {
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    return run.stdout.trim().split(' ').map(Number)
  })
  const best = (i: number) => Math.min(...runs.map((run) => run[i]))
  console.log(
    `  first answer of a fresh process: shanten ${best(0)} ms, whole analysis ${best(1)} ms (target 100)`,
  )
}

/** Prints the speed of hand analysis, beside public libraries in the same run on the same hands. */
export async function benchAnalysis(): Promise<void> {
  console.log('\nhand analysis')
  benchFirst()
  benchShanten()
  await benchUseful()
  for (const table of ['singapore', 'hong-kong'] as const) {
    const rules = resolveRules({ table })
    if (!rules.ok) throw new Error(rules.error.message)
    benchPage(rules.value)
  }
}
