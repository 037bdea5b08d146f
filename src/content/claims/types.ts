import type { InstantEvent, PatternId, WinWay } from '../../engine/index.ts'
import type { Payer } from '../blocks.ts'
import type { ExampleId } from '../examples/index.ts'

/** A total of a bill: a number, or the least that wins at the table. */
export type ClaimTotal = number | 'minimum'

/**
 * Something the engine says of a table, as plain data. `legal`, `total`, `raw`: a typed hand. `counts`: whether a row is
 * among the lines of a hand. `price`: what a row is worth; null where it is not played. `share`: what `who` gives or
 * gets for a total, in points. `gain`: how many times as much Zi Mo brings as a discard. `ends`: the total beyond which
 * nothing more is paid; null where nothing ends it. `bare-line`: whether a Ping Hu and nothing else has a price of its own.
 * `rule`: a value of the ruleset
 * by its path, for what no single hand or bill shows.
 */
export type Fact =
  | readonly ['legal' | 'total' | 'raw', ExampleId]
  | readonly ['counts', ExampleId, PatternId]
  | readonly ['price', PatternId]
  | readonly ['share', Payer, WinWay, ClaimTotal]
  | readonly ['gain', ClaimTotal]
  | readonly ['ends']
  | readonly ['bare-line']
  | readonly ['instant', InstantEvent]
  | readonly ['rule', string]

export type FactValue = number | string | boolean | null
export type Comparison = '=' | '!=' | '<' | '>' | '>='
/** A fact, and what it is compared with: another fact or a plain value. */
export type ClaimTest = readonly [Fact, Comparison, Fact | FactValue]

/**
 * A passage that says what comes of something, by the answers of the engine under which each wording of it is true:
 * `written` is the wording of the text, the others stand in the dictionary (`claims`). The first whose tests all hold is
 * shown; the tests of the repository see to it that one does at every table.
 */
export type Claim = { readonly written: readonly ClaimTest[] } & Readonly<
  Record<string, readonly ClaimTest[]>
>
