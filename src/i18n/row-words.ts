import type { PatternId, TableId } from '../engine/index.ts'
import type { Dictionary } from './dictionary.ts'
import type { Lang } from './languages.ts'
import { useWords } from './words.ts'

type RowWords = Dictionary['patterns'][PatternId]

/** The words of the rows as a table says them: its own where it has some, else those of `patterns`. */
export function rowWords(lang: Lang, table: TableId): Readonly<Record<PatternId, RowWords>> {
  const patterns: Readonly<Record<PatternId, RowWords>> = useWords(lang, 'patterns')
  const own: Readonly<Partial<Record<PatternId, Partial<RowWords>>>> = useWords(lang, 'rowsAt')[table]
  return Object.fromEntries(
    (Object.keys(patterns) as PatternId[]).map((id) => [id, { ...patterns[id], ...own[id] }]),
  ) as Record<PatternId, RowWords>
}
