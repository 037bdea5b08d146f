import { expect, test } from 'vitest'
import { type BaoAnswer, baoRequest } from '../../../src/engine/requests/bao.ts'
import { scoreRequest } from '../../../src/engine/requests/score.ts'

// A second reading of SG-H1 to H4, on texts alone, against random evidence.

const SEATS = ['east', 'south', 'west', 'north']
const LIMITS = [5, 3, 4, 6, 8, 10, 'none'] as const

/** Numbers below `n` from a seed: the same evidence on every run. */
function dice(seed: number) {
  let state = seed
  return (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}
type Dice = (n: number) => number
const pick = <T>(roll: Dice, list: readonly T[]): T => list[roll(list.length)]

/** Four different sets as lists of tiles with no fifth copy, honours often, and sometimes all of one class. */
function someSets(roll: Dice, size: number): string[][] {
  // one suit, honours, terminals, or a lean to dragons or winds: what the rules are about, often enough
  const family = roll(7)
  const counts: Record<string, number> = {}
  const sets: string[][] = []
  for (let tries = 0; sets.length < size && tries < 200; tries++) {
    const lean = (family === 3 || family === 4) && roll(5) > 0
    const suit = family === 0 ? 'm' : family === 1 || lean ? 'z' : pick(roll, ['m', 'p', 's', 'z', 'z', 'z'])
    const terminals = family === 2
    const honour = !lean ? 1 + roll(7) : family === 3 ? 5 + roll(3) : 1 + roll(4)
    const rank = suit === 'z' ? honour : terminals ? pick(roll, [1, 9]) : 1 + roll(9)
    const chow = suit !== 'z' && !terminals && rank <= 7 && roll(2) === 0
    if (terminals && suit === 'z') continue
    const copies = !chow && roll(4) === 0 ? 4 : 3
    const set = chow
      ? [0, 1, 2].map((i) => `${rank + i}${suit}`)
      : new Array<string>(copies).fill(`${rank}${suit}`)
    const after = { ...counts }
    for (const tile of set) after[tile] = (after[tile] ?? 0) + 1
    if (Object.values(after).some((n) => n > 4)) continue
    Object.assign(counts, after)
    sets.push(set)
  }
  return sets
}

const bracket = (set: string[], concealed: boolean) => (concealed ? `(${set.join('')})` : `[${set.join('')}]`)
const isHonourSet = (set: string[]) => set[0] === set[1] && set[0][1] === 'z'
const rankOf = (set: string[]) => Number(set[0][0])
const isDragonSet = (set: string[]) => isHonourSet(set) && rankOf(set) >= 5
const isWindSet = (set: string[]) => isHonourSet(set) && rankOf(set) <= 4

/** Exposed tai of SG-H2: E1 to E5. */
function exposedTai(sets: string[][], bonus: string[], seat: number, round: number): number {
  let tai = sets.filter(isDragonSet).length
  tai += sets.filter((set) => isWindSet(set) && rankOf(set) === seat).length
  tai += sets.filter((set) => isWindSet(set) && rankOf(set) === round).length
  for (const tile of bonus) if (tile[1] === 'a' || Number(tile[0]) === seat) tai++
  for (const letter of ['f', 'y', 'a']) if (bonus.filter((tile) => tile[1] === letter).length === 4) tai++
  return tai
}

interface Evidence {
  shown: string[][]
  bonus: string[]
  seat: number
  round: number
  limit: number | 'none'
}

function feeds(set: string[], { shown, bonus, seat, round, limit }: Evidence) {
  const dragons = shown.filter(isDragonSet).length
  const winds = shown.filter(isWindSet).length
  const h1 = (isDragonSet(set) && dragons === 2) || (isWindSet(set) && winds === 3)
  const before = exposedTai(shown, bonus, seat, round)
  const after = exposedTai([...shown, set], bonus, seat, round)
  const valued = isDragonSet(set) || (isWindSet(set) && (rankOf(set) === seat || rankOf(set) === round))
  return { h1, h2: limit !== 'none' && valued && before < limit && after >= limit }
}

const BONUS = ['f', 'y', 'a'].flatMap((letter) => [1, 2, 3, 4].map((rank) => `${rank}${letter}`))
const someBonus = (roll: Dice) => {
  const likely = roll(4)
  return BONUS.filter(() => roll(4) < likely)
}

test('SG-H1, H2: claims agree with a second reading of the rules', () => {
  const roll = dice(20)
  const tally: Record<string, number> = {}
  for (let i = 0; i < 8000; i++) {
    const sets = someSets(roll, 1 + roll(4))
    const claimed = sets.pop()!
    const seat = 1 + roll(4)
    const evidence: Evidence = {
      shown: sets,
      bonus: someBonus(roll),
      seat,
      round: 1 + roll(4),
      limit: pick(roll, LIMITS),
    }
    const auto = roll(2) === 0
    const request = {
      receiver: SEATS[seat - 1],
      from: SEATS[seat % 4],
      round: SEATS[evidence.round - 1],
      exposed: sets.map((set) => bracket(set, set.length === 4 && roll(2) === 0)).join(''),
      bonus: evidence.bonus.join(''),
      claimed: bracket(claimed, false),
      rules: { limit: evidence.limit, honourAutoWin: auto ? 'on' : 'off' },
    }
    const { h1, h2 } = feeds(claimed, evidence)
    const rules = h1 && auto ? ['SG-H1'] : [...(h1 ? ['SG-H1'] : []), ...(h2 ? ['SG-H2'] : [])]
    const liable = rules.length > 0
    expect(baoRequest(request), JSON.stringify(request)).toEqual({
      ok: true,
      liable,
      rule: rules[0] ?? null,
      rules,
      lasting: liable && !(h1 && auto),
    })
    const key = rules.join(' ') || 'none'
    tally[key] = (tally[key] ?? 0) + 1
  }
  for (const key of ['none', 'SG-H1', 'SG-H2', 'SG-H1 SG-H2']) expect(tally[key], key).toBeGreaterThan(20)
})

test('SG-H1 to H4: winning discards agree with a second reading of the rules', () => {
  const roll = dice(4)
  const tally: Record<string, number> = {}
  for (let i = 0; i < 16000; i++) {
    const sets = someSets(roll, 4)
    const declared = roll(5)
    const used = sets.flat()
    const eye = pick(roll, [...sets.flat(), ...sets.flat(), '1z', '4z', '5z', '7z', '9p', '1m'])
    if (sets.length < 4 || used.filter((tile) => tile === eye).length > 2) continue
    const shown = sets.slice(0, declared)
    const hidden = sets.slice(declared)
    if (hidden.some((set) => set.length === 4)) continue
    const tiles = [...hidden.flat(), eye, eye]
    const honours = tiles.filter((tile) => tile[1] === 'z')
    const winning = pick(roll, honours.length > 0 && roll(3) > 0 ? honours : tiles)
    const concealed = tiles.slice()
    concealed.splice(concealed.indexOf(winning), 1)
    const seat = 1 + roll(4)
    const evidence: Evidence = {
      shown,
      bonus: someBonus(roll),
      seat,
      round: 1 + roll(4),
      limit: pick(roll, LIMITS),
    }
    const rules = { limit: evidence.limit, honourAutoWin: pick(roll, ['on', 'off']) }
    const hand = [
      concealed.join(''),
      ...shown.map((set) => bracket(set, set.length === 4 && roll(2) === 0)),
      `|${evidence.bonus.join('')}`,
      `+${winning}`,
    ].join(' ')
    const fresh = roll(2) === 0
    const playable = roll(9)
    const [receiver, from, round] = [SEATS[seat - 1], SEATS[(seat + 1) % 4], SEATS[evidence.round - 1]]
    const score = scoreRequest({ hand, seat: receiver, round, from, rules })
    if (!score.ok) throw new Error(`${hand}: ${score.error.message}`)
    const all = [...concealed, winning, ...shown.flat()]
    const makesPong = winning[1] === 'z' && concealed.filter((tile) => tile === winning).length === 2
    const { h1, h2 } = feeds([winning, winning, winning], evidence)
    const oneSuit = all.every((tile) => tile[1] === all[0][1]) // all honours are one letter too
    const terminals = all.every((tile) => tile[1] !== 'z' && (tile[0] === '1' || tile[0] === '9'))
    const expected = score.legal
      ? [
          ...(makesPong && h1 ? ['SG-H1'] : []),
          ...(makesPong && h2 ? ['SG-H2'] : []),
          ...(declared >= 3 && (oneSuit || terminals) ? ['SG-H3'] : []),
          ...(fresh && playable <= 5 ? ['SG-H4'] : []),
        ]
      : []
    const answer = baoRequest({
      receiver,
      from,
      round,
      win: true,
      claimed: null,
      hand,
      playable,
      fresh,
      rules,
    })
    expect(answer, `${hand} ${receiver} ${round} ${JSON.stringify(rules)}`).toEqual({
      ok: true,
      liable: expected.length > 0,
      rule: expected[0] ?? null,
      rules: expected,
      lasting: false,
    } as BaoAnswer)
    for (const key of [score.legal ? 'legal' : 'none', ...expected]) tally[key] = (tally[key] ?? 0) + 1
  }
  for (const key of ['none', 'legal', 'SG-H1', 'SG-H2', 'SG-H3', 'SG-H4'])
    expect(tally[key] ?? 0, key).toBeGreaterThan(20)
})
