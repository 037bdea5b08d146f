import { createRequire } from 'node:module'
import { formatTiles, type Hand, resolveRules, type Situation, scoreHand } from '../src/engine/index.ts'
import { completeHands, rate } from './hands.ts'

const load = createRequire(import.meta.url)
const COUNT = 2000

interface Rival {
  readonly name: string
  /** Builds the library's own form of the hands before the clock starts. */
  readonly prepare: (hands: readonly Hand[]) => () => void
  /** How many of the hands it goes through, all when left out. */
  readonly hands?: number
}

const tilesOf = (hand: Hand) => [...hand.concealed, hand.winning ?? 0]

function majiang(): Rival {
  const Majiang = load('@kobalab/majiang-core')
  const text = (hand: Hand) => {
    const one = (kinds: readonly number[]) =>
      [0, 1, 2, 3]
        .map((suit) => {
          const ranks = kinds.filter((k) => ((k / 9) | 0) === suit).map((k) => (k % 9) + 1)
          return ranks.length > 0 ? 'mpsz'[suit] + ranks.sort().join('') : ''
        })
        .join('')
    const won = hand.winning ?? 0
    return `${one(hand.concealed)}${'mpsz'[(won / 9) | 0]}${(won % 9) + 1}`
  }
  return {
    name: '@kobalab/majiang-core',
    prepare: (hands) => {
      const built = hands.map((hand) => Majiang.Shoupai.fromString(text(hand)))
      const param = Majiang.Util.hule_param()
      return () => {
        for (const hand of built) Majiang.Util.hule(hand, null, param)
      }
    },
  }
}

async function riichi(): Promise<Rival> {
  const lib = await import('@pai-forge/riichi-mahjong' as string)
  return {
    name: '@pai-forge/riichi-mahjong',
    prepare: (hands) => {
      const built = hands.map((hand) => ({
        tehai: { closed: tilesOf(hand), exposed: [] },
        config: { agariHai: hand.winning, isTsumo: true, jikaze: 28, bakaze: 27, doraMarkers: [] },
      }))
      return () => {
        for (const { tehai, config } of built) lib.calculateScoreForTehai(tehai, config)
      }
    },
  }
}

function hkMahjong(): Rival {
  const { Tile, Hand: HkHand, ExplorerOfWinningPermutations, FaanCalculator } = load('hk-mahjong')
  const suits = ['character', 'dot', 'bamboo', 'honor']
  return {
    name: 'hk-mahjong',
    hands: 20,
    prepare: (hands) => {
      const built = hands.slice(0, 20).map((hand) => {
        const tiles = tilesOf(hand).map(
          (kind) => new Tile({ suit: suits[(kind / 9) | 0], value: (kind % 9) + 1 }),
        )
        return new HkHand({ tiles, melds: [] })
      })
      return () => {
        for (const hand of built)
          for (const won of new ExplorerOfWinningPermutations(hand).getWinningPermutations())
            FaanCalculator.calculate(won)
      }
    },
  }
}

/** Prints the rate of scoring parsed complete hands, every reading kept, beside public libraries in the same run. */
export async function benchScore(): Promise<void> {
  const rules = resolveRules()
  if (!rules.ok) throw new Error(rules.error.message)
  const drawn: Situation = {
    seat: 'south',
    round: 'east',
    win: { by: 'self-draw', draw: 'wall', last: false, opening: null },
  }
  const shot: Situation = {
    seat: 'south',
    round: 'east',
    win: { by: 'discard', from: 'west', last: false, opening: null },
  }
  const ours = (situation: Situation): Rival => ({
    name: `Count Tai, ${situation.win.by}`,
    prepare: (hands) => () => {
      for (const hand of hands) scoreHand(hand, situation, rules.value)
    },
  })
  const rivals = [ours(drawn), ours(shot), majiang(), await riichi(), hkMahjong()]
  for (const [label, oneSuit] of [
    ['mixed hands', false],
    ['one-suit hands', true],
  ] as const) {
    const hands = completeHands(COUNT, oneSuit, oneSuit ? 7 : 3)
    console.log(
      `\nscoring a parsed winning hand, ${label} (${COUNT}, for example ${formatTiles(tilesOf(hands[0]))})`,
    )
    const rates = rivals.map((rival) => {
      try {
        return { name: rival.name, rate: rate(rival.prepare(hands), rival.hands ?? COUNT) }
      } catch (error) {
        return { name: `${rival.name}: ${error instanceof Error ? error.message : error}`, rate: Number.NaN }
      }
    })
    const base = rates.find((r) => r.name.includes('majiang'))?.rate ?? 1
    for (const { name, rate } of rates)
      console.log(
        `  ${name.padEnd(28)} ${Math.round(rate).toLocaleString('en').padStart(12)} hands/s  x${(rate / base).toFixed(2)}`,
      )
    const work = ours(shot).prepare
    const slowest = hands.map((hand) => {
      const one = work([hand])
      let best = Number.POSITIVE_INFINITY
      for (let i = 0; i < 5; i++) {
        const from = performance.now()
        one()
        best = Math.min(best, performance.now() - from)
      }
      return best
    })
    console.log(`  slowest hand once warm: ${(Math.max(...slowest) * 1000).toFixed(1)} us (target 100)`)
  }
}
