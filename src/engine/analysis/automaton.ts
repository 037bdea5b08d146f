import { COPIES } from '../tiles.ts'
import { FAR, type VectorId, vectorId, WIDTH } from './vectors.ts'

/** Which sets may be used: all of them, no chows, or chows only (an Eye always may). */
export const MODES = ['sets', 'pongs', 'chows'] as const
export type Mode = (typeof MODES)[number]

const MAX_SETS = 4
/** States kept. Positions with many tiles gone lead to ever new ones; past this all are forgotten. */
const MAX_STATES = 60_000
/** One symbol for the tiles of a kind: `held * 5 + cap`, 25 codes. */
export const SYMBOLS = (COPIES + 1) ** 2

/**
 * A machine that reads a suit (or the honours) rank by rank and ends in a state that knows the fewest missing
 * tiles for each number of sets, with and without an Eye. A symbol is how many of the kind are held and how
 * many could ever be: no target needs more than the cap, so a fifth copy never exists.
 *
 * A state is a row of costs, one for each (sets so far, Eye taken, chows begun at this rank, chows begun at
 * the rank before). Equal rows are one state. Steps are worked out when first asked and kept: with four
 * copies of everything the whole machine has 5,028 states and 18,493 steps; it starts empty.
 */
export interface Automaton {
  /** The state before the first rank. States got before a call of this may be forgotten: read on from here. */
  start(): number
  /** The state after one more rank. */
  step(state: number, symbol: number): number
  /** The vector of a state after the last rank: chows that would need a further rank do not count. */
  finish(state: number): VectorId
  /** How many states exist so far. */
  size(): number
}

interface Edge {
  readonly from: number
  readonly need: number
  readonly to: number
}

/**
 * Every way to use a kind: new chows, a pong, the Eye, at most four tiles with the chows already open. Three
 * equal chows are three pongs, so two of a rank are enough where pongs are allowed.
 */
function edgesOf(mode: Mode): { places: number; edges: Edge[]; ends: Int8Array } {
  const maxChows = mode === 'pongs' ? 0 : mode === 'sets' ? 2 : MAX_SETS
  const place = new Map<string, number>()
  const rows: [sets: number, eye: number, open: number, older: number][] = []
  for (let sets = 0; sets <= MAX_SETS; sets++)
    for (let eye = 0; eye < 2; eye++)
      for (let open = 0; open <= maxChows; open++)
        for (let older = 0; older <= maxChows && open + older <= sets; older++) {
          place.set(`${sets} ${eye} ${open} ${older}`, rows.length)
          rows.push([sets, eye, open, older])
        }
  const edges: Edge[] = []
  rows.forEach(([sets, eye, open, older], from) => {
    for (let chows = 0; chows <= maxChows; chows++)
      for (let pong = 0; pong <= (mode === 'chows' ? 0 : 1); pong++)
        for (let pair = 0; pair <= 1 - eye; pair++) {
          const need = open + older + chows + 3 * pong + 2 * pair
          const to = place.get(`${sets + chows + pong} ${eye + pair} ${chows} ${open}`)
          if (need <= COPIES && to !== undefined) edges.push({ from, need, to })
        }
  })
  const ends = Int8Array.from({ length: WIDTH }, (_, i) => place.get(`${i % 5} ${(i / 5) | 0} 0 0`) ?? -1)
  return { places: rows.length, edges, ends }
}

/** `most`: states kept before all are forgotten. */
export function makeAutomaton(mode: Mode, most = MAX_STATES): Automaton {
  const { places, edges, ends } = edgesOf(mode)
  const from = Uint8Array.from(edges, (e) => e.from)
  const need = Uint8Array.from(edges, (e) => e.need)
  const to = Uint8Array.from(edges, (e) => e.to)
  const ids = new Map<string, number>()
  let count = 0
  let room = 256
  let rows = new Uint8Array(room * places)
  let steps = new Int32Array(room * SYMBOLS).fill(-1)
  let finals = new Int32Array(room).fill(-1)

  function grow(): void {
    const old = { rows, steps, finals }
    room *= 2
    rows = new Uint8Array(room * places)
    steps = new Int32Array(room * SYMBOLS).fill(-1)
    finals = new Int32Array(room).fill(-1)
    rows.set(old.rows)
    steps.set(old.steps)
    finals.set(old.finals)
  }

  function stateOf(row: Uint8Array): number {
    const key = String.fromCharCode(...row)
    const known = ids.get(key)
    if (known !== undefined) return known
    if (count === room) grow()
    rows.set(row, count * places)
    ids.set(key, count)
    return count++
  }

  function workOut(state: number, symbol: number): number {
    const held = (symbol / (COPIES + 1)) | 0
    const cap = symbol % (COPIES + 1)
    const base = state * places
    const row = new Uint8Array(places).fill(FAR)
    for (let e = 0; e < from.length; e++) {
      const n = need[e]
      if (n > cap) continue
      const cost = rows[base + from[e]] + (n > held ? n - held : 0)
      if (cost < row[to[e]]) row[to[e]] = cost
    }
    const next = stateOf(row)
    steps[state * SYMBOLS + symbol] = next
    return next
  }

  function clear(): void {
    ids.clear()
    count = 0
    steps.fill(-1)
    finals.fill(-1)
    const first = new Uint8Array(places).fill(FAR)
    first[0] = 0
    stateOf(first)
  }
  clear()

  return {
    start() {
      if (count > most) clear()
      return 0
    },
    step(state, symbol) {
      const next = steps[state * SYMBOLS + symbol]
      return next >= 0 ? next : workOut(state, symbol)
    },
    finish(state) {
      const known = finals[state]
      if (known >= 0) return known
      const base = state * places
      const id = vectorId((i) => rows[base + ends[i]])
      finals[state] = id
      return id
    },
    size: () => count,
  }
}
