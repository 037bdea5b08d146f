import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import {
  type DiscardsAnswer,
  type WaitingAnswer,
  waitsRequest,
} from '../../../src/engine/analysis/waits-request.ts'
import {
  formatHand,
  formatTiles,
  kindOf,
  parseHand,
  parseTiles,
  resolveRules,
  scoreHand,
  tileId,
  waitKinds,
} from '../../../src/engine/index.ts'
import { ALL, countsOf, dealt, seeded } from './slow.ts'

// Long searches: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

const waiting = (request: object): WaitingAnswer => {
  const answer = waitsRequest(request)
  if (!answer.ok || !('waits' in answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const discarding = (request: object): DiscardsAnswer => {
  const answer = waitsRequest(request)
  if (!answer.ok || !('discards' in answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const refused = (request: unknown) => {
  const answer = waitsRequest(request)
  return answer.ok ? null : [answer.error.code, answer.error.at]
}

describe('3n+1 tiles', () => {
  it('waits, with copies left and what each is worth', () => {
    expect(waiting({ hand: '23m 456p 55s [777z] (9999s)', seen: '1m 44m' })).toEqual({
      ok: true,
      shanten: 0,
      // one dragon set: a tai whatever comes (SG-E1); the Kong keeps nothing closed beside a claimed Pong
      waits: [
        { tile: '1m', left: 3, 'self-draw': { total: 1, legal: true }, discard: { total: 1, legal: true } },
        { tile: '4m', left: 2, 'self-draw': { total: 1, legal: true }, discard: { total: 1, legal: true } },
      ],
      useful: [
        ['1m', 3],
        ['4m', 2],
      ],
    })
  })

  // SG-E7, and cases/traps.md fix-note-missing-case: one kind to wait for, so Ping Hu by Zi Mo only
  it('tells a legal wait from one that is below the minimum', () => {
    expect(waiting({ hand: '8m [123m] [456m] [234p] [567s]' }).waits).toEqual([
      { tile: '8m', left: 3, 'self-draw': { total: 4, legal: true }, discard: { total: 0, legal: false } },
    ])
  })

  it('does not wait for a fifth copy', () => {
    const answer = waiting({ hand: '123456789m1111z' })
    expect([answer.shanten, answer.waits]).toEqual([1, []])
    expect(answer.useful.map(([tile]) => tile)).not.toContain('1z')
    // held in a declared set, it is gone as well
    expect(waiting({ hand: '1m 456p 789s [111m] [222p]' }).shanten).toBe(1)
    expect(waiting({ hand: '1m 456p 789s [222m] [222p]' }).shanten).toBe(0)
  })

  it('keeps a wait that others show, with none left', () => {
    const { waits, shanten } = waiting({ hand: '23m 456p 55s [777z] (9999s)', seen: '1111m' })
    expect(shanten).toBe(0)
    expect(waits.map(({ tile, left }) => [tile, left])).toEqual([
      ['1m', 0],
      ['4m', 4],
    ])
  })

  it('has no waits until ready, but useful tiles', () => {
    const answer = waiting({ hand: '123m123p9p57s1122z' })
    expect(answer).toEqual({
      ok: true,
      shanten: 1,
      waits: [],
      useful: [
        ['6s', 4],
        ['1z', 2],
        ['2z', 2],
      ],
    })
  })

  it('knows the shapes of the table and its house rules', () => {
    const pairs = '113355m 2244p 66s 7z'
    expect(waiting({ table: 'hong-kong', hand: pairs }).waits.map(({ tile }) => tile)).toEqual(['7z'])
    expect(waiting({ table: 'hong-kong', hand: pairs, rules: { sevenPairs: 'off' } }).shanten).toBe(3)
    expect(waiting({ hand: pairs }).shanten).toBe(3)
    const four = waiting({ hand: pairs, rules: { sevenPairs: 4 } })
    expect(four.waits).toEqual([
      { tile: '7z', left: 3, 'self-draw': { total: 5, legal: true }, discard: { total: 4, legal: true } },
    ])
    for (const table of ['singapore', 'hong-kong'])
      expect(waiting({ table, hand: '19m19p19s1234567z' }).waits).toHaveLength(13)
  })

  it('asks the seat and the round, and at Hong Kong the seat only', () => {
    const hand = '23m 456p 55s [333z] (9999s)'
    const total = (more: object) => waiting({ hand, ...more }).waits[0].discard.total
    expect([total({}), total({ seat: 'west' }), total({ round: 'west' })]).toEqual([0, 1, 1])
    expect(total({ seat: 'west', round: 'west' })).toBe(2)
    const faan = (more: object) => total({ table: 'hong-kong', ...more })
    expect([faan({}), faan({ seat: 'west' }), faan({ round: 'west' })]).toEqual([1, 2, 1])
  })

  it('agrees with scoring every tile, on both tables', () => {
    const random = seeded(12)
    for (const [table, rules] of [
      ['singapore', {}],
      ['hong-kong', {}],
      ['singapore', { sevenPairs: 2 }],
    ] as const) {
      const resolved = resolveRules({ table, rules })
      if (!resolved.ok) throw new Error(resolved.error.message)
      let ready = 0
      for (let i = 0; i < 1500; i++) {
        const kinds = i % 3 === 0 ? pairedTiles(random) : dealt(random, 13, ALL.slice(0, 9))
        const text = formatTiles(kinds)
        const hand = parseHand(text)
        if (!hand.ok) throw new Error(hand.error.message)
        const complete = ALL.filter((winning) => {
          if (countsOf(kinds)[winning] === 4) return false
          const won = { ...hand.value, winning }
          const win = { by: 'self-draw', draw: 'wall', last: false, opening: null } as const
          return scoreHand(won, { seat: 'east', round: 'east', win }, resolved.value).why !== 'not-complete'
        })
        const answer = waiting({ table, hand: text, rules })
        expect(answer.waits.map(({ tile }) => kindOf(tile))).toEqual(complete)
        expect(answer.shanten === 0).toBe(complete.length > 0)
        if (complete.length > 0) ready++
        const standard = waitKinds(hand.value)
        expect(standard.every((kind) => complete.includes(kind))).toBe(true)
      }
      expect(ready).toBeGreaterThan(300)
    }
  })
})

/** Six pairs and a single, or as good as. */
function pairedTiles(random: (below: number) => number): number[] {
  const kinds = new Set<number>()
  while (kinds.size < 7) kinds.add(random(34))
  const [single, ...pairs] = kinds
  return [single, ...pairs.flatMap((kind) => [kind, kind])].sort((a, b) => a - b)
}

describe('3n+2 tiles', () => {
  // cases/traps.md, acceptance-upgrade
  it('lists each discard with what is then useful, best first', () => {
    const { shanten, discards } = discarding({ hand: '123m12399p57s1122z' })
    expect(shanten).toBe(1)
    expect(discards.slice(0, 3)).toEqual([
      {
        tile: '9p',
        shanten: 1,
        useful: [
          ['6s', 4],
          ['1z', 2],
          ['2z', 2],
        ],
        count: 8,
      },
      {
        tile: '1z',
        shanten: 1,
        useful: [
          ['9p', 2],
          ['6s', 4],
          ['2z', 2],
        ],
        count: 8,
      },
      {
        tile: '2z',
        shanten: 1,
        useful: [
          ['9p', 2],
          ['6s', 4],
          ['1z', 2],
        ],
        count: 8,
      },
    ])
    expect(discards).toHaveLength(11)
    // by shanten, then most left, then tile order
    const places = discards.map((one) => 1e6 * one.shanten - 100 * one.count + (kindOf(one.tile) ?? 0))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('reads a winning tile as one of fourteen', () => {
    const complete = discarding({ hand: '23m 456p 55s [777z] (9999s) +1m' })
    expect(complete.shanten).toBe(-1)
    expect(complete).toEqual(discarding({ hand: '123m 456p 55s [777z] (9999s)' }))
    expect(complete.discards[0]).toEqual({
      tile: '1m',
      shanten: 0,
      useful: [
        ['1m', 3],
        ['4m', 4],
      ],
      count: 7,
    })
  })

  // cases/traps.md, termination: no chow across suits, and an answer at once
  it('ends on 8-9 of one suit and 1 of the next', () => {
    const { shanten, discards } = discarding({ hand: '89m1p123456789s2z +2z' })
    expect(shanten).toBe(0)
    expect(discards[0].tile).toBe('1p')
    expect(discards[0].useful).toEqual([['7m', 4]])
  })

  // cases/traps.md, acceptance-overcount: 4 less own hand, sets and what is shown
  it('counts copies left after every copy in sight', () => {
    const left = (hand: string, tile: string, seen = '') =>
      discarding({ hand, seen })
        .discards.flatMap(({ useful }) => useful)
        .find(([id]) => id === tile)?.[1]
    expect(left('777p 24p 123m 456m 89s 1z', '7p')).toBeUndefined()
    expect(left('45m 678p 123s 99s 1z [333m]', '3m')).toBe(1)
    expect(left('45m 678p 123s 99s 1z [333m]', '6m', '66m')).toBe(2)
    const seven = discarding({ hand: '77789p 123m 456m 1z 5z 9s' })
    expect(seven.discards.flatMap(({ useful }) => useful).filter(([id]) => id === '7p')).toContainEqual([
      '7p',
      1,
    ])
  })

  it('agrees with 3n+1 requests after each discard', () => {
    const random = seeded(99)
    for (let i = 0; i < 60; i++) {
      const kinds = dealt(random, 14, i % 2 ? ALL : ALL.slice(9, 18))
      const { shanten, discards } = discarding({ hand: formatTiles(kinds), table: 'hong-kong' })
      expect(discards.map(({ tile }) => tile).sort()).toEqual([...new Set(kinds.map(tileId))].sort())
      expect(Math.min(...discards.map((one) => one.shanten))).toBe(Math.max(0, shanten))
      for (const one of discards) {
        const rest = kinds.toSpliced(kinds.indexOf(kindOf(one.tile) ?? -1), 1)
        // the tile let go is shown from then on
        const after = waiting({ hand: formatTiles(rest), seen: one.tile, table: 'hong-kong' })
        expect([one.shanten, one.useful]).toEqual([after.shanten, after.useful])
        expect(one.count).toBe(one.useful.reduce((sum, [, n]) => sum + n, 0))
      }
    }
  })
})

describe('refusals', () => {
  it.each([
    [{ hand: '123p' }, 'tile-count', undefined],
    [{ hand: '14668889m' }, 'tile-count', undefined],
    [{ hand: '23m 456p 55s [777z] (9999s) 11m' }, 'tile-count', undefined],
    [{ hand: '2223334445s [1111s] 5s 1z' }, 'tile-count', undefined],
    [{ hand: '4555555m123p678s +4m' }, 'fifth-copy', 5],
    [{ hand: '23m 456p 55s [777z] (9999s) |1a', table: 'hong-kong' }, 'tile-not-in-table', 29],
    [{ hand: '23m 456p 55s [777z] (9999s)', seen: '2m 7z7z' }, 'fifth-copy', 5],
    [{ hand: '23m 456p 55s [777z] (9999s)', seen: '5z [999s]' }, 'fifth-copy', 4],
    [{ hand: '23m 456p 55s [777z] (9999s) |1f', seen: '5z 1f' }, 'second-bonus', 3],
    [{ hand: '23m 456p 55s [777z] (9999s)', seen: '5z 0m' }, 'unknown-tile', 3],
    [{ hand: '23m 456p 55s [777z] (9999s)', seen: '5z +1m' }, 'unknown-tile', 3],
    [{ hand: '23m 456p 55s [777z] (9999s)', seen: '1a', table: 'hong-kong' }, 'tile-not-in-table', 0],
    [{ hand: '23m 456p 55s [777z] (9999s)', sean: '' }, 'unknown-field', undefined],
    [{ hand: 7 }, 'unknown-value', undefined],
    [{}, 'missing-field', undefined],
    [{ hand: '23m 456p 55s [777z] (9999s)', seat: 'up' }, 'unknown-value', undefined],
    [{ hand: '23m 456p 55s [777z] (9999s)', rules: { sevenPair: 2 } }, 'unknown-rule', undefined],
    [{ hand: '23m 456p 55s [777z] (9999s)', rules: { sevenPairs: 3 } }, 'unknown-rule-value', undefined],
  ])('%j', (request, code, at) => {
    expect(refused(request)).toEqual([code, at])
  })

  it('never throws, whatever is asked', () => {
    for (const request of [null, 3, 'x', [], { hand: {} }, { hand: '', seen: [] }])
      expect(refused(request)).not.toBeNull()
  })

  it('reads what others show as bare tiles or as sets', () => {
    const hand = '23m 456p 55s [777z] (9999s)'
    const bare = waiting({ hand, seen: '1m111z4m1f' })
    expect(waiting({ hand, seen: '1m 4m [111z] |1f' })).toEqual(bare)
    expect(bare.useful).toEqual([
      ['1m', 3],
      ['4m', 3],
    ])
  })
})

interface Case {
  readonly id: string
  readonly request: Readonly<Record<string, unknown>> & { readonly hand?: unknown }
  readonly expect: { readonly legal?: boolean; readonly total?: number }
}

describe('hands of the case files', () => {
  const cases = ['singapore', 'hong-kong'].flatMap((file): Case[] =>
    readFileSync(new URL(`../../cases/${file}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )

  it('waits are worth what the published score of the won hand says', () => {
    let asked = 0
    for (const { id, request, expect: published } of cases) {
      const { hand, win, draw, last, opening, table, preset, rules, seat, round } = request
      const read = parseHand(String(hand))
      const plain = (draw ?? 'wall') === 'wall' && !last && !opening
      if (!read.ok || read.value.winning === null || !plain || published.total === undefined) continue
      const { winning } = read.value
      const waits = waitsRequest({
        ...given({ table, preset, rules, seat, round }),
        hand: formatHand({ ...read.value, winning: null }),
      })
      // hands that win unfinished wait for nothing here
      if (!waits.ok || !('waits' in waits) || waits.waits.length === 0) continue
      const way = win === 'self-draw' ? 'self-draw' : 'discard'
      if (win === 'rob-kong') continue
      const wait = waits.waits.find(({ tile }) => tile === tileId(winning))
      expect([id, wait?.[way].total], id).toEqual([id, published.total])
      if (published.legal !== undefined) expect(wait?.[way].legal, id).toBe(published.legal)
      asked++
    }
    expect(asked).toBeGreaterThan(60)
  })
})

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

// parseTiles is what `seen` goes through: kept honest about the order of what it reads
it('reads tiles in the order written', () => {
  expect(parseTiles('1m111z4m1f')).toEqual({ ok: true, value: [0, 27, 27, 27, 3, 34] })
})
