import { COPIES } from '../tiles.ts'
import type { Automaton } from './automaton.ts'
import { automatonOf, GROUPS, HONOURS, ranksOf, symbolOf } from './groups.ts'
import { entryOf, type VectorId, WIDTH } from './vectors.ts'

/**
 * What is known of one group of a hand: its vector, and for each entry of the vector which further tiles lower
 * it, a mask over the ranks. Found by the running codes of the tiles held and of the copies gone.
 */
export interface Digests {
  /** The place of a digest; good until the next call. */
  find(code: number, gone: number): number
  vectorAt(place: number): VectorId
  /** Copies the ten masks to `out` from `from` on. */
  masksAt(place: number, out: Uint16Array, from: number): void
}

/** Digests kept at most, then all are forgotten: 3 MB. */
const MAX_DIGESTS = 1 << 16
const SLOTS = MAX_DIGESTS * 2

function makeDigests(automaton: Automaton, ranks: number): Digests {
  /** Open addressing: two keys and the place plus one. */
  let slots = new Int32Array(3 * 2048)
  let vectors = new Int32Array(1024)
  let masks = new Uint16Array(1024 * WIDTH)
  let count = 0
  const held = new Uint8Array(ranks)
  const caps = new Uint8Array(ranks)
  const prefix = new Int32Array(ranks + 1)

  function slotOf(code: number, gone: number): number {
    const mask = slots.length / 3 - 1
    let slot = (Math.imul(code ^ Math.imul(gone, 0x85ebca6b), 0x9e3779b1) >>> 12) & mask
    while (slots[3 * slot + 2] !== 0 && (slots[3 * slot] !== code || slots[3 * slot + 1] !== gone))
      slot = (slot + 1) & mask
    return 3 * slot
  }

  /** Room for one more: twice as much until the most is kept, then none of the old. */
  function makeRoom(): void {
    const full = count >= MAX_DIGESTS
    const old = slots
    slots = new Int32Array(full || 2 * old.length > 3 * SLOTS ? old.length : 2 * old.length)
    if (full) {
      count = 0
      return
    }
    for (let i = 0; i < old.length; i += 3)
      if (old[i + 2] !== 0) slots.set(old.subarray(i, i + 3), slotOf(old[i], old[i + 1]))
    const more = { vectors: new Int32Array(2 * vectors.length), masks: new Uint16Array(2 * masks.length) }
    more.vectors.set(vectors)
    more.masks.set(masks)
    vectors = more.vectors
    masks = more.masks
  }

  function spread(code: number, gone: number): void {
    for (let i = 0, c = code, g = gone; i < ranks; i++) {
      held[i] = c % (COPIES + 1)
      caps[i] = COPIES - (g % (COPIES + 1))
      c = (c / (COPIES + 1)) | 0
      g = (g / (COPIES + 1)) | 0
    }
  }

  function read(code: number, gone: number): number {
    if (count === vectors.length || count >= MAX_DIGESTS) makeRoom()
    const place = count++
    spread(code, gone)
    prefix[0] = automaton.start()
    for (let i = 0; i < ranks; i++) prefix[i + 1] = automaton.step(prefix[i], symbolOf(held[i], caps[i]))
    const vector = automaton.finish(prefix[ranks])
    vectors[place] = vector
    masks.fill(0, place * WIDTH, (place + 1) * WIDTH)
    for (let i = 0; i < ranks; i++) {
      if (held[i] >= caps[i]) continue
      let state = automaton.step(prefix[i], symbolOf(held[i] + 1, caps[i]))
      for (let j = i + 1; j < ranks; j++) state = automaton.step(state, symbolOf(held[j], caps[j]))
      const raised = automaton.finish(state)
      if (raised === vector) continue
      for (let e = 0; e < WIDTH; e++)
        if (entryOf(raised, e) < entryOf(vector, e)) masks[place * WIDTH + e] |= 1 << i
    }
    const slot = slotOf(code, gone)
    slots[slot] = code
    slots[slot + 1] = gone
    slots[slot + 2] = place + 1
    return place
  }

  return {
    find(code, gone) {
      const known = slots[slotOf(code, gone) + 2]
      return known > 0 ? known - 1 : read(code, gone)
    },
    vectorAt: (place) => vectors[place],
    masksAt(place, out, from) {
      const first = place * WIDTH
      for (let e = 0; e < WIDTH; e++) out[from + e] = masks[first + e]
    },
  }
}

const tables: (Digests | undefined)[] = []

/** The digests of a group in a mode (SETS, PONGS, CHOWS), made when first asked for. Honours have pongs in all. */
export function digestsOf(group: number, mode: number): Digests {
  const at = group === HONOURS ? GROUPS : mode
  return (tables[at] ??= makeDigests(automatonOf(group, mode), ranksOf(group)))
}
