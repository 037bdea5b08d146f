import type { TableId } from '../../engine/index.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import { TABLES_KEPT } from '../../stores/rules.ts'
import type { NamedHands } from '../lesson/spell.ts'
import type { TellWords } from '../lesson/tell.ts'

interface RuleNames {
  readonly name: string
  readonly values: Readonly<Record<string, string>>
}
type RowNames = Readonly<Record<string, { readonly name: string }>>

/** The words of `follow.json`: what answers are told in, and by table its names of rows and of house rules. */
export interface FollowWords extends TellWords {
  readonly hands: NamedHands
  readonly rowsAt: Readonly<Record<TableId, RowNames>>
  readonly rules: Readonly<Record<TableId, Readonly<Record<string, RuleNames>>>>
}

const namesOf = (rows: RowNames): RowNames =>
  Object.fromEntries(Object.entries(rows).map(([id, { name }]) => [id, { name }]))

const rulesAt = (rules: Readonly<Record<string, RuleNames>>) =>
  Object.fromEntries(Object.entries(rules).map(([id, { name, values }]) => [id, { name, values }]))

/** The words for a table: its own names of rows before the common ones. */
export const wordsAt = ({ lesson, patterns, rowsAt }: FollowWords, table: TableId): TellWords => ({
  lesson,
  patterns: { ...patterns, ...rowsAt[table] },
})

const byTable = <T>(make: (table: TableId) => T): Record<TableId, T> =>
  Object.fromEntries(TABLES_KEPT.map((table) => [table, make(table)])) as Record<TableId, T>

/** What `follow.json` carries of a language. */
export const followWords = (
  hands: NamedHands,
  dictionary: Pick<Dictionary, 'lesson' | 'patterns' | 'rowsAt' | 'rules'>,
): FollowWords => ({
  hands,
  lesson: dictionary.lesson,
  patterns: namesOf(dictionary.patterns) as FollowWords['patterns'],
  rowsAt: byTable((table) => namesOf(dictionary.rowsAt[table])),
  rules: byTable((table) => rulesAt(dictionary.rules[table])),
})
