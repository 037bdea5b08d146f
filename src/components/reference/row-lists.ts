import { MEETINGS } from '../../content/claims/placed.ts'
import type { ClaimTest } from '../../content/claims/types.ts'
import type { PatternId, TableId } from '../../engine/index.ts'
import type { RowFacts } from '../lesson/library.ts'

/** A row in one of the two lists of a row's page, and the tables at which it belongs there. */
export interface ListedRow {
  readonly id: PatternId
  readonly where: readonly ClaimTest[]
}

const opposite = ([fact, how, other]: ClaimTest): ClaimTest => [fact, how === '=' ? '!=' : '=', other]

/**
 * The rows that count with a row, or never with it, at some table of the reader's: those of its entry, and those that a
 * house rule moves from one list to the other. A row that the table as written plays is listed only where it is played.
 */
export function listedRows(
  list: 'addsTo' | 'never',
  id: PatternId,
  table: TableId,
  row: RowFacts,
  written: (id: PatternId) => boolean,
): ListedRow[] {
  const meeting = (other: PatternId) =>
    MEETINGS[table].find(({ rows }) => rows.includes(id) && rows.includes(other))
  const moved = row[list === 'addsTo' ? 'never' : 'addsTo'].filter((other) => meeting(other))
  return [...row[list], ...moved].map((other) => {
    const together = meeting(other)?.where
    const played: ClaimTest[] = written(other) ? [[['price', other], '!=', null]] : []
    return {
      id: other,
      where: [...played, ...(together ? [list === 'addsTo' ? together : opposite(together)] : [])],
    }
  })
}
