import {
  DEFAULT_TABLE,
  parseHand,
  type RuleValues,
  type TableId,
  type WinFields,
} from '../../../engine/index.ts'
import { type BuilderState, leanFields } from '../../../stores/builder-state.ts'

/** A hand that a page puts into a builder, as plain data: notation, and how it was won. */
export interface Start {
  readonly hand: string
  readonly fields: Partial<WinFields>
  readonly table?: TableId
  /** Rules the hand is pinned to; without them (and a table) it follows the reader's. */
  readonly rules?: RuleValues
}

/**
 * The hand that the tool opens with, by table: the least that wins or more, each part for another reason, and all
 * pongs one chow away.
 */
export const OPENINGS: Readonly<Record<TableId, Start>> = {
  singapore: { hand: '888m 55p 23s [777z] [999p] |2f1a +4s', fields: { seat: 'south' } },
  'hong-kong': {
    hand: '888m 55p 23s [777z] [999p] |2f +4s',
    fields: { seat: 'south', win: 'self-draw' },
  },
}

/**
 * The state of a page's hand. `at` is the table of the builder it is put into: a hand of another table, or with
 * rules of its own, is pinned. A hand that cannot be read stops the build.
 */
export function startState({ hand, fields, table, rules }: Start, at?: TableId): BuilderState {
  const read = parseHand(hand)
  if (!read.ok) throw new Error(`Hand "${hand}": ${read.error.message}`)
  const own = table ?? at
  const pinned = rules || own !== at ? { table: own ?? DEFAULT_TABLE, values: rules ?? {} } : null
  return { hand: read.value, fields: leanFields(fields), pinned, trail: [] }
}
