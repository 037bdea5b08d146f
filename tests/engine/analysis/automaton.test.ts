import { describe, expect, it, vi } from 'vitest'
import { type Automaton, makeAutomaton } from '../../../src/engine/analysis/automaton.ts'
import { symbolOf } from '../../../src/engine/analysis/groups.ts'
import { entryOf } from '../../../src/engine/analysis/vectors.ts'
import { seeded } from './slow.ts'

// Long searches: a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

/** The ten entries of a suit of so many tiles held and so many that could be, rank by rank. */
function read(automaton: Automaton, symbols: readonly number[]): number[] {
  let state = automaton.start()
  for (const symbol of symbols) state = automaton.step(state, symbol)
  const vector = automaton.finish(state)
  return Array.from({ length: 10 }, (_, entry) => entryOf(vector, entry))
}

describe('the machine that reads a suit', () => {
  it('has 5,028 states with four copies of everything', () => {
    const automaton = makeAutomaton('sets')
    let layer = new Map([[automaton.start(), 0]])
    for (let rank = 0; rank < 9; rank++) {
      const next = new Map<number, number>()
      for (const [state, tiles] of layer)
        for (let held = 0; held <= 4 && tiles + held <= 14; held++) {
          const to = automaton.step(state, symbolOf(held, 4))
          next.set(to, Math.min(next.get(to) ?? 99, tiles + held))
        }
      layer = next
    }
    expect(automaton.size()).toBe(5028)
    expect(new Set([...layer.keys()].map((state) => automaton.finish(state))).size).toBe(126)
  })

  it('forgets when it is full, and answers the same', () => {
    const random = seeded(1)
    const used = makeAutomaton('sets', 3000)
    let forgot = 0
    let size = 0
    for (let i = 0; i < 6000; i++) {
      const symbols = Array.from({ length: 9 }, () => {
        const cap = 2 + random(3)
        return symbolOf(random(cap + 1), cap)
      })
      const answer = read(used, symbols)
      if (used.size() < size) forgot++
      size = used.size()
      if (i % 20 === 0) expect(read(makeAutomaton('sets'), symbols)).toEqual(answer)
    }
    expect(forgot).toBeGreaterThan(0)
  })
})
