import { describe, expect, it, vi } from 'vitest'
import { copiesLeft } from '../../../src/engine/analysis/acceptance.ts'
import { analyseHand } from '../../../src/engine/analysis/analyse.ts'
import {
  EMPTY_HAND,
  type Hand,
  type Kind,
  type Meld,
  meldTiles,
  nextSeat,
  parseHand,
  type Ruleset,
  type RuleValues,
  SEATS,
  type Seat,
  type Situation,
  scoreHand,
  TABLES,
} from '../../../src/engine/index.ts'
import { rulesOf } from '../../support/ask.ts'
import { ALL, countsOf, seeded } from './slow.ts'

// Long searches: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 240_000 })

interface Player {
  readonly hand: Hand
  readonly rules: Ruleset
  readonly seat: Seat
  readonly round: Seat
  readonly seen: readonly Kind[]
}

const BLOCKS: readonly (readonly Kind[])[] = [
  ...ALL.map((kind) => [kind, kind, kind]),
  ...ALL.filter((kind) => kind < 27 && kind % 9 < 7).map((kind) => [kind, kind + 1, kind + 2]),
]

/** Whether tiles, one of `last` the winning one, are a legal win with the declared sets: drawn from the wall, or on a discard. */
function wins(tiles: readonly Kind[], last: readonly Kind[], { hand, rules, seat, round }: Player): boolean {
  const ways: Situation['win'][] = [
    { by: 'self-draw', draw: 'wall', last: false, opening: null },
    { by: 'discard', from: nextSeat(seat), last: false, opening: null },
  ]
  return [...new Set(last)].some((winning) => {
    const concealed = [...tiles].sort((a, b) => a - b)
    concealed.splice(concealed.indexOf(winning), 1)
    return ways.some((win) => scoreHand({ ...hand, concealed, winning }, { seat, round, win }, rules).legal)
  })
}

/**
 * Tiles missing for the nearest legal win, each finished hand of sets and an Eye tried and scored; null where none
 * is a win. Sets already declared stay as they are, and no luck is in it: no bonus tile, no replacement, no last tile.
 */
function slowLegalDistance(player: Player): number | null {
  const { hand, seen } = player
  const held = countsOf([...hand.concealed])
  const left = copiesLeft(hand, seen)
  const sets = 4 - hand.melds.length
  const found: { readonly tiles: readonly Kind[]; readonly draws: readonly Kind[] }[] = []
  const seek = (from: number, tiles: readonly Kind[], wanted: number) => {
    if (wanted > 0) {
      for (let i = from; i < BLOCKS.length; i++) seek(i, [...tiles, ...BLOCKS[i]], wanted - 1)
      return
    }
    for (const eye of ALL) {
      const whole = [...tiles, eye, eye]
      const counts = countsOf(whole)
      if (counts.some((n, kind) => n > held[kind] + left[kind])) continue
      const draws = counts.flatMap((n, kind) => new Array<Kind>(Math.max(0, n - held[kind])).fill(kind))
      found.push({ tiles: whole, draws })
    }
  }
  seek(0, [], sets)
  found.sort((a, b) => a.draws.length - b.draws.length)
  return found.find(({ tiles, draws }) => wins(tiles, draws, player))?.draws.length ?? null
}

type Random = (below: number) => number

/** A table as written, or one whose house rules are drawn by lot. */
function someRules(random: Random): Ruleset {
  const table = (['singapore', 'singapore', 'hong-kong'] as const)[random(3)]
  if (random(2)) return rulesOf({ table })
  const { houseRules } = TABLES[table]
  const any = houseRules.map(({ name, values }) => [name, values[random(values.length)]])
  return rulesOf({ table, rules: Object.fromEntries(any) as RuleValues })
}

/** Somebody with two or three sets declared, most often three, of which not all are Chi or Pongs; honours are often gone. */
function somebody(random: Random): Player | null {
  const melds = Array.from({ length: random(7) ? 3 : 2 }, (_, i): Meld => {
    const chow = i === 0 || (i > 1 && random(2) === 0)
    const tile = chow ? 9 * random(3) + random(7) : random(34)
    const type = chow ? 'chow' : random(4) ? 'pong' : 'kong'
    return { type, tile, concealed: type === 'kong' && random(3) === 0 }
  })
  const caps = new Array<number>(34).fill(4)
  const take = (kind: Kind) => --caps[kind] >= 0
  if (!melds.flatMap(meldTiles).every(take)) return null
  const concealed: Kind[] = []
  while (concealed.length < 13 - 3 * melds.length) {
    const kind = random(5) ? random(27) : random(34)
    if (take(kind)) concealed.push(kind)
  }
  const seen: Kind[] = []
  // discards of the others: many honours, as in a game
  for (let i = random(50); i > 0; i--) {
    const kind = random(3) ? 27 + random(7) : random(34)
    if (take(kind)) seen.push(kind)
  }
  const rules = someRules(random)
  const bonus = random(3) ? [] : [34 + random(rules.play.animals ? 12 : 8)]
  const hand = { ...EMPTY_HAND, concealed: concealed.sort((a, b) => a - b), melds, bonus }
  return { hand, rules, seat: SEATS[random(4)], round: SEATS[random(2)], seen }
}

describe('the distance to a legal win', () => {
  it('is that of the nearest finished hand that scores as one, and there is none only where none does', () => {
    const random = seeded(77)
    let compared = 0
    let stuck = 0
    while (compared < 250) {
      const player = somebody(random)
      if (player === null) continue
      const { hand, rules, seat, round, seen } = player
      const analysis = analyseHand(hand, { rules, seat, round, seen })
      const slow = slowLegalDistance(player)
      const about = JSON.stringify({ hand, seat, round, seen, table: rules.table, minimum: rules.minimum })
      expect(analysis?.legalDistance, about).toBe(slow)
      expect(analysis?.routes.length === 0, about).toBe(slow === null)
      compared++
      if (slow === null) stuck++
    }
    expect(stuck).toBeGreaterThan(30)
    expect(compared - stuck).toBeGreaterThan(100)
  })

  it.each([
    ['33m7777m3p[567p][888s]', 'west', 'east', 3],
    ['1111s[888s](2222z)[678p]', 'east', 'east', 3],
    ['4444p[234s][888m][999m]', 'south', 'south', 3],
    ['3333s[123m](8888p)[222z]|4y', 'west', 'west', 3],
    ['23m99p123s[345p][888s]', 'east', 'east', 3],
    ['23m99p127s[345p][888s]', 'east', 'east', 4],
    ['2m99p1247s[345p][888s]', 'east', 'east', 4],
  ] as const)(
    'of %s, seat %s in round %s, is %i: a Pong of an honour from nothing',
    (text, seat, round, away) => {
      const hand = parseHand(text)
      if (!hand.ok) throw new Error(hand.error.message)
      const rules = rulesOf({})
      expect(slowLegalDistance({ hand: hand.value, rules, seat, round, seen: [] })).toBe(away)
      expect(analyseHand(hand.value, { rules, seat, round })?.legalDistance).toBe(away)
    },
  )
})
