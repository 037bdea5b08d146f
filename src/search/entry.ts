import type { TableId } from '../engine/index.ts'

/**
 * What an entry of the term index is. A table: a row that the reader's table as written does not have and that one does.
 * `elsewhere`: a row that no table as written plays, only a house rule brings.
 */
export type TermKind =
  | TableId
  | 'pattern'
  | 'page'
  | 'term'
  | 'sheet'
  | 'lesson'
  | 'elsewhere'
  | 'rule'
  | 'section'
  | 'card'

/** Who wins a tie: the first. Spelt out, since search must not load the engine; the type asks for each. */
const ORDER: Record<TermKind, true> = {
  pattern: true,
  singapore: true,
  'hong-kong': true,
  page: true,
  term: true,
  sheet: true,
  lesson: true,
  elsewhere: true,
  rule: true,
  section: true,
  card: true,
}
export const TERM_KINDS = Object.keys(ORDER) as TermKind[]

/** One thing a reader may look for. The index of a language is a list of these, made while the site is built. */
export interface TermEntry {
  readonly kind: TermKind
  /** Address from the root, with its fragment: `/glossary/#zi-mo`. */
  readonly url: string
  /** What it is called in the page's language. */
  readonly name: string
  /** Its main name in Chinese characters, shown beside the name. */
  readonly han?: string
  /** One line about it; where a section stands. */
  readonly line?: string
  /** The tables it is about; without them it is about every one. */
  readonly tables?: readonly TableId[]
  /** A row that the table knows by a house rule only: its names are those of the thing it stands near. */
  readonly aside?: boolean
  /** What is otherwise for a reader of another table than the first. */
  readonly at?: Readonly<Partial<Record<TableId, EntryAt>>>
  /** Other names by language tag (`en`, `zh-Hant`, `nan-Latn`), as they are written. */
  readonly aliases: Readonly<Record<string, readonly string[]>>
}

export type EntryAt = Partial<Pick<TermEntry, 'kind' | 'name' | 'line' | 'aside'>>

/** Who searches: the language of the page, and the table that is theirs, when they have chosen one. */
export interface Reader {
  readonly lang: string
  readonly table?: TableId
}

/** What `/terms/<lang>.json` holds. */
export interface TermIndex {
  readonly lang: string
  readonly entries: readonly TermEntry[]
}
