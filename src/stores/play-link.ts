import {
  type ByPlayer,
  encodeAnswers,
  isSeat,
  isTableId,
  LEVELS,
  type Level,
  MODES,
  type Mode,
  nearest,
  type RuleValues,
  type Seat,
  type StartEvent,
  type TableId,
} from '../engine/index.ts'
import type { PlacedFault } from './faults.ts'
import { type Game, type Line, lineOfAnswers, PLAYERS, type Rivals, stateOf } from './play-game.ts'
import { FOREIGN, LONGEST, readQuery, writeQuery } from './query.ts'
import { leanRules, readRulesText, writeRulesText } from './rules-check.ts'

/** What a hand begins with. */
export interface Deal {
  readonly table: TableId
  readonly mode: Mode
  readonly seed: string
  readonly rules: RuleValues
  /** Which hand of the seed. */
  readonly deal: number
  /** The player who is Banker; 0 is the reader. */
  readonly dealer: number
  readonly round: Seat
}

export const DEAL: Omit<Deal, 'seed'> = {
  table: 'singapore',
  mode: 'scored',
  rules: {},
  deal: 1,
  dealer: 0,
  round: 'east',
}

export const startOfDeal = (deal: Deal): StartEvent => ({
  type: 'start',
  table: deal.table,
  rules: leanRules(deal.table, deal.rules),
  mode: deal.mode,
  players: PLAYERS,
  dealer: deal.dealer,
  round: deal.round,
  changes: 0,
  hand: 1,
  seed: deal.seed,
  deal: deal.deal,
  wall: null,
  points: [0, 0, 0, 0] satisfies ByPlayer<number>,
})

const CASUAL: Rivals = ['casual', 'casual', 'casual']

/**
 * The query of a hand as it was played: seed and answers (interface.md, addresses). A hand of a match is shared as
 * a scored hand by itself, since that is how it is scored. null for a scripted wall, which no seed gives.
 */
export function writePlayLink(line: Line, rivals: Rivals): string | null {
  const { start } = stateOf(line)
  if (start.wall !== null) return null
  const rules = writeRulesText(leanRules(start.table, start.rules))
  const answers = encodeAnswers(line.events)
  const parts: [string, string | null][] = [
    ['table', start.table === DEAL.table ? null : start.table],
    ['mode', start.mode === 'guided' ? 'guided' : null],
    ['seed', start.seed],
    ['deal', start.deal === DEAL.deal ? null : String(start.deal)],
    ['dealer', start.dealer === DEAL.dealer ? null : String(start.dealer)],
    ['round', start.round === DEAL.round ? null : start.round],
    ['bots', rivals.every((level, i) => level === CASUAL[i]) ? null : rivals.join(',')],
    ['rules', rules === '' ? null : rules],
    ['log', answers === '' ? null : answers],
  ]
  return writeQuery(parts.filter((part): part is [string, string] => part[1] !== null))
}

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
  const known = values.find((one) => one === written)
  if (known !== undefined) return known
  const taken = nearest(written, values) as T
  faults.push({ code: 'unknown-value', field, text: written.slice(0, 60), taken })
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
  faults.push({ code: 'unknown-value', field, text: written.slice(0, 60), taken: String(fallback) })
  return fallback
}

function readRivals(written: string | undefined, faults: PlacedFault[]): Rivals {
  if (written === undefined || written === '') return CASUAL
  const names = written.split(',')
  const level = (i: number): Level => closed('bots', names[i] ?? names[0], LEVELS, 'casual', faults)
  return [level(0), level(1), level(2)]
}

/**
 * Reads a play link; null when it names no hand (no seed). Each part is read on its own: what cannot be read is
 * named and the nearest good value taken; answers are followed as far as they are possible. Never throws.
 */
export function readPlayLink(search: string): ReadPlayLink | null {
  const faults: PlacedFault[] = []
  const parts: Partial<Record<Name, string>> = {}
  for (const { name, raw, value } of readQuery(search.slice(0, 2 * LONGEST))) {
    if (FOREIGN.test(name)) continue
    if (!isName(name)) {
      faults.push({ code: 'unknown-field', field: name.slice(0, 40), text: name.slice(0, 40) })
      continue
    }
    if (value === null) faults.push({ code: 'bad-escape', field: name, text: raw.slice(0, 60) })
    parts[name] = value ?? raw
  }
  const { seed } = parts
  if (seed === undefined || seed === '') return null
  const table = closed('table', parts.table, ['singapore', 'hong-kong'].filter(isTableId), DEAL.table, faults)
  const rules = readRulesText(table, parts.rules ?? '')
  faults.push(...rules.faults)
  const start = startOfDeal({
    table,
    mode: closed('mode', parts.mode, MODES, DEAL.mode, faults),
    seed: seed.slice(0, 60),
    rules: rules.values,
    deal: whole('deal', parts.deal, DEAL.deal, 1e6, faults),
    dealer: whole('dealer', parts.dealer, DEAL.dealer, 3, faults),
    round: closed(
      'round',
      parts.round,
      ['east', 'south', 'west', 'north'].filter(isSeat),
      DEAL.round,
      faults,
    ),
  })
  const { line, whole: all } = lineOfAnswers(start, (parts.log ?? '').slice(0, LONGEST))
  const rivals = readRivals(parts.bots, faults)
  return { game: { rivals, past: [], played: null, ...line }, faults, whole: all }
}
