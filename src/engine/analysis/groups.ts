import { COPIES, NORMAL_KINDS, SUITED_KINDS } from '../tiles.ts'
import { type Automaton, MODES, type Mode, makeAutomaton } from './automaton.ts'
import { UNUSED, type VectorId } from './vectors.ts'

/** The four groups of kinds that no set can cross: wan, tong, suo, honours. */
export const GROUPS = 4
export const HONOURS = 3
export const firstOf = (group: number): number => group * 9
export const ranksOf = (group: number): number => (group === HONOURS ? NORMAL_KINDS - SUITED_KINDS : 9)

/** Indices into MODES, for tables. */
export const SETS = 0
export const PONGS = 1
export const CHOWS = 2

const AUTOMATA: readonly Automaton[] = MODES.map((mode: Mode) => makeAutomaton(mode))
/** Honours have no chows, so the machine without chows reads them under every mode that has pongs. */
const HONOUR_AUTOMATON = AUTOMATA[PONGS]

export const automatonOf = (group: number, mode: number): Automaton =>
  group === HONOURS ? HONOUR_AUTOMATON : AUTOMATA[mode]

/** Steps of a kind's symbol: see automaton.ts. */
export const symbolOf = (held: number, cap: number): number => held * (COPIES + 1) + cap

/** 5^rank: what one tile of that rank (from 0) adds to the running code of its group. */
export const POWERS = Int32Array.from({ length: 10 }, (_, i) => 5 ** i)

/**
 * Vectors by running code (base 5, one digit a rank), for groups of which nothing is gone: a byte a code, that
 * leads to one of the 126, 55 or 140 vectors a mode has; 0 is not asked yet. A hand touches some dozens of
 * codes, so nothing is shipped and nothing filled ahead.
 */
const lazyTable = (length: number) => ({
  bytes: new Uint8Array(length),
  vectors: new Int32Array(256),
  used: 1,
})
type LazyTable = ReturnType<typeof lazyTable>
const suitTables = MODES.map((): LazyTable | null => null)
const sets = lazyTable(POWERS[9])
suitTables[SETS] = sets
const setBytes = sets.bytes
const setVectors = sets.vectors
const honourTable = lazyTable(POWERS[7])

function read(automaton: Automaton, code: number, ranks: number): VectorId {
  let state = 0
  let rest = code
  for (let i = 0; i < ranks; i++) {
    const digit = rest % 5
    rest = (rest - digit) / 5
    state = automaton.step(state, symbolOf(digit, COPIES))
  }
  return automaton.finish(state)
}

function fill(table: LazyTable, automaton: Automaton, code: number, ranks: number): VectorId {
  const id = read(automaton, code, ranks)
  let byte = 1
  while (byte < table.used && table.vectors[byte] !== id) byte++
  if (byte === table.used) table.used++
  table.vectors[byte] = id
  table.bytes[code] = byte
  return id
}

/** The vector of a suit by its code under SETS, four copies of everything. */
export function suitVector(code: number): VectorId {
  const byte = setBytes[code]
  return byte > 0 ? setVectors[byte] : fill(sets, AUTOMATA[SETS], code, 9)
}

/** The same under any mode. */
export function suitVectorBy(code: number, mode: number): VectorId {
  const table = suitTables[mode] ?? (suitTables[mode] = lazyTable(POWERS[9]))
  const byte = table.bytes[code]
  return byte > 0 ? table.vectors[byte] : fill(table, AUTOMATA[mode], code, 9)
}

/** The vector of the honours by their code, every pong and pair allowed. */
export function honourVector(code: number): VectorId {
  const byte = honourTable.bytes[code]
  return byte > 0 ? honourTable.vectors[byte] : fill(honourTable, HONOUR_AUTOMATON, code, 7)
}

/**
 * The vector of a group with kinds of which fewer than four can be had, and with kinds left out: `allowed` is
 * a mask over its ranks. Works for any caps; about 40 ns once its steps are known.
 */
export function limitedVector(
  counts: Uint8Array,
  caps: Uint8Array,
  group: number,
  mode: number,
  allowed: number,
): VectorId {
  if (allowed === 0) return UNUSED
  const automaton = automatonOf(group, mode)
  const first = firstOf(group)
  const ranks = ranksOf(group)
  let state = 0
  for (let i = 0; i < ranks; i++) {
    const symbol = (allowed >> i) & 1 ? symbolOf(counts[first + i], caps[first + i]) : 0
    state = automaton.step(state, symbol)
  }
  return automaton.finish(state)
}
