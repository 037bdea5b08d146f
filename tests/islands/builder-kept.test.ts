import { beforeEach, describe, expect, test } from 'vitest'
import { formatHand, parseHand } from '../../src/engine/index.ts'
import { createBuilder } from '../../src/stores/builder.ts'
import { addTile } from '../../src/stores/builder-edit.ts'
import { loadHand, saveHand } from '../../src/stores/builder-kept.ts'
import { type BuilderState, EMPTY_STATE } from '../../src/stores/builder-state.ts'
import { KEYS } from '../../src/stores/keys.ts'
import { type MemoryStorage, useMemoryStorage } from '../support/memory-storage.ts'

let store: MemoryStorage
beforeEach(() => {
  store = useMemoryStorage()
})

const text = (state: BuilderState | undefined) => state && formatHand(state.hand)
/** A builder with tiles of wan put in one by one, kept after each. */
function built(ranks: string, start = EMPTY_STATE) {
  const builder = createBuilder(start)
  builder.$state.listen(() => {})
  for (const rank of ranks) {
    builder.edit((state, rules) => addTile(state, Number(rank) - 1, rules))
    saveHand(builder.$state.get(), builder.$force.get(), builder.$past.get())
  }
  return builder
}

describe('the hand of the last visit', () => {
  test('comes with what can be undone', () => {
    built('123')
    const kept = loadHand()
    const again = createBuilder(EMPTY_STATE)
    again.restart(kept!.state, kept!.past)
    expect(text(again.$state.get())).toBe('123m')
    again.undo()
    expect(text(again.$state.get())).toBe('12m')
    again.undo()
    again.undo()
    expect([text(again.$state.get()), again.$canUndo.get()]).toEqual(['', false])
  })

  test('keeps the last twenty steps, each with its own rules', () => {
    const hand = parseHand('9p')
    if (!hand.ok) throw new Error(hand.error.message)
    const values = { limit: 10 }
    built('111122223333444455556666', {
      ...EMPTY_STATE,
      hand: hand.value,
      pinned: { table: 'singapore', values },
    })
    const { state, past } = loadHand()!
    expect(past.length).toBeLessThanOrEqual(20)
    for (const one of [state, ...past]) expect(one.pinned).toEqual({ table: 'singapore', values })
  })

  test('kept before steps were, or with damaged ones, opens all the same', () => {
    for (const past of [undefined, 5, [null, 7, { query: 3 }], []]) {
      store.setItem(
        KEYS.builder,
        JSON.stringify({ version: 1, value: { query: '?hand=12m', follows: true, past } }),
      )
      expect(text(loadHand()?.state)).toBe('12m')
      expect(loadHand()?.past).toEqual([])
    }
  })
})
