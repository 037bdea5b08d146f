import {
  cutText,
  LEVELS,
  type Level,
  MODES,
  type Mode,
  nearest,
  type RuleValues,
  SEATS,
  TABLE_IDS,
  type TableId,
} from '../engine/index.ts'
import type { PlacedFault } from './faults.ts'
import { type Game, lineOfAnswers, type Rivals } from './play-game.ts'
import { CASUAL, DEAL, modesAt, startOfDeal } from './play-link.ts'
import { LONGEST, readParts, readWordOf } from './query.ts'
import { readRulesText, rulesetOf } from './rules-check.ts'

const NAMES = ['table', 'mode', 'seed', 'deal', 'dealer', 'round', 'bots', 'rules', 'log'] as const
type Name = (typeof NAMES)[number]
const isName = (name: string): name is Name => NAMES.includes(name as Name)

export interface ReadPlayLink {
  readonly game: Game
  readonly faults: readonly PlacedFault[]
  /** False when its answers could not be followed to their end. */
  readonly whole: boolean
}

function closed<T extends string>(
  field: Name,
  written: string | undefined,
  values: readonly T[],
  fallback: T,
  faults: PlacedFault[],
): T {
  if (written === undefined || written === '') return fallback
  const known = readWordOf(written, values)
  if (known !== undefined) return known
  const taken = nearest(written, values) as T
  faults.push({ code: 'unknown-value', field, text: cutText(written, 60), taken })
  return taken
}

function whole(
  field: Name,
  written: string | undefined,
  fallback: number,
  most: number,
  faults: PlacedFault[],
) {
  if (written === undefined || written === '') return fallback
  const n = Number(written)
  if (/^\d{1,9}$/.test(written) && n <= most) return n
  faults.push({
    code: 'unknown-value',
    field,
    text: cutText(written, 60),
    taken: String(fallback),
    range: [0, most],
  })
  return fallback
}

function readRivals(written: string | undefined, faults: PlacedFault[]): Rivals {
  if (written === undefined || written === '') return CASUAL
  const names = written.split(',')
  // one name stands for all three, and is wrong once
  const known = new Map<string, Level>()
  const level = (i: number): Level => {
    const name = names[i] ?? names[0]
    const read = known.get(name) ?? closed('bots', name, LEVELS, 'casual', faults)
    known.set(name, read)
    return read
  }
  return [level(0), level(1), level(2)]
}

/** The longest name of a shuffle; what stands behind it is left out. */
const LONGEST_SEED = 60

/** The mode a link names; one that its table does not play gives way to the nearest that it does. */
function readMode(
  written: string | undefined,
  table: TableId,
  rules: RuleValues,
  faults: PlacedFault[],
): Mode {
  const mode = closed('mode', written, MODES, DEAL.mode, faults)
  const modes = modesAt(rulesetOf(table, rules))
  if (modes.includes(mode)) return mode
  const taken = modes[modes.length - 1]
  faults.push({ code: 'contradiction', field: 'mode', text: mode, taken })
  return taken
}

/** What a link without a hand chooses: a table or a mode to begin with. */
export interface ReadPlayChoice {
  readonly choice: { readonly table?: TableId; readonly mode?: Mode }
  readonly faults: readonly PlacedFault[]
}

/** Reads what a link chooses before a hand is dealt; null when it names a hand, or nothing to choose. Never throws. */
export function readPlayChoice(search: string): ReadPlayChoice | null {
  const faults: PlacedFault[] = []
  const { seed, table, mode } = readParts(search.slice(0, 2 * LONGEST), isName, faults)
  if (seed || !(table || mode)) return null
  const chosen = closed('table', table, TABLE_IDS, DEAL.table, faults)
  const choice = {
    ...(table && { table: chosen }),
    ...(mode && { mode: readMode(mode, chosen, {}, faults) }),
  }
  return { choice, faults }
}

/**
 * Reads a play link; null when it names no hand (no seed). Each part is read on its own: what cannot be read is
 * named and the nearest good value taken; answers are followed as far as they are possible. Never throws.
 */
export function readPlayLink(search: string): ReadPlayLink | null {
  const faults: PlacedFault[] = []
  const parts = readParts(search.slice(0, 2 * LONGEST), isName, faults)
  const { seed } = parts
  if (seed === undefined || seed === '') return null
  const table = closed('table', parts.table, TABLE_IDS, DEAL.table, faults)
  const rules = readRulesText(table, parts.rules ?? '')
  faults.push(...rules.faults)
  if (seed.length > LONGEST_SEED) faults.push({ code: 'too-long', field: 'seed', text: cutText(seed, 40) })
  const start = startOfDeal({
    table,
    mode: readMode(parts.mode, table, rules.values, faults),
    seed: cutText(seed, LONGEST_SEED),
    rules: rules.values,
    deal: whole('deal', parts.deal, DEAL.deal, 1e6, faults),
    dealer: whole('dealer', parts.dealer, DEAL.dealer, 3, faults),
    round: closed('round', parts.round, SEATS, DEAL.round, faults),
  })
  const { line, whole: all } = lineOfAnswers(start, (parts.log ?? '').slice(0, LONGEST))
  const rivals = readRivals(parts.bots, faults)
  return { game: { rivals, past: [], played: null, ...line }, faults, whole: all }
}
