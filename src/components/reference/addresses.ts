import { DEFAULT_TABLE, type TableId } from '../../engine/index.ts'

/** The sheet of each table by the last part of its address (interface.md). */
export const SHEETS: Readonly<Record<TableId, string>> = { singapore: 'tai', 'hong-kong': 'faan' }

export const sheetPageOf = (table: TableId): string => `/reference/${SHEETS[table]}/`

/** The page of house rules, open at a table. */
export const rulesPageOf = (table: TableId): string =>
  table === DEFAULT_TABLE ? '/house-rules/' : `/house-rules/?table=${table}`
