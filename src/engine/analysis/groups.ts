import { COPIES, type Kind, NORMAL_KINDS, SUITED_KINDS } from '../tiles.ts'
import { type Automaton, MODES, makeAutomaton } from './automaton.ts'

/** The four groups of kinds that no set can cross: wan, tong, suo, honours. */
export const GROUPS = 4
export const HONOURS = 3
export const groupOf = (kind: Kind): number => (kind / 9) | 0
export const firstOf = (group: number): number => group * 9
export const ranksOf = (group: number): number => (group === HONOURS ? NORMAL_KINDS - SUITED_KINDS : 9)
/** A mask with every rank of a group. */
export const ALL_RANKS = 0x1ff

/** Places in MODES, for tables: any sets, no chows, chows only. */
export const SETS = 0
export const PONGS = 1
export const CHOWS = 2

const automata: (Automaton | undefined)[] = []

/** Made when first asked for. Honours have no chows: the machine without chows reads them in every mode with pongs. */
export function automatonOf(group: number, mode: number): Automaton {
  const at = group === HONOURS ? PONGS : mode
  return (automata[at] ??= makeAutomaton(MODES[at]))
}

/** What an automaton reads of a kind: tiles held, and the most that could ever be. */
export const symbolOf = (held: number, cap: number): number => held * (COPIES + 1) + cap

/** 5^rank: what one tile of that rank (from 0) adds to the running code of its group. */
export const POWERS = /* @__PURE__ */ Int32Array.from({ length: 10 }, (_, i) => (COPIES + 1) ** i)
