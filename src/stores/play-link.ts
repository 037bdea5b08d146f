import {
  type ByPlayer,
  encodeAnswers,
  MODES,
  type Mode,
  type Ruleset,
  type RuleValues,
  type Seat,
  type StartEvent,
  type TableId,
} from '../engine/index.ts'
import { type Line, PLAYERS, type Rivals, stateOf } from './play-game.ts'
import { writeQuery } from './query.ts'
import { leanRules, writeRulesText } from './rules-check.ts'

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

/** Where hands are independent there is no match to play (HK-A4). */
export const modesAt = ({ play }: Ruleset): readonly Mode[] =>
  MODES.filter((mode) => mode !== 'match' || play.dealer === 'winner-stays')

/** Who plays when a link names nobody. */
export const CASUAL: Rivals = ['casual', 'casual', 'casual']

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

/** The query of a choice to begin with, as `readPlayChoice` reads it. */
export const writePlayChoice = (choice: { readonly table?: TableId; readonly mode?: Mode }): string =>
  writeQuery(Object.entries(choice))
