import type { TableId } from '../engine/index.ts'

/**
 * What an entry of the term index is. A table: a row of that table only. `elsewhere`: a row that its table as written
 * does not play, only a house rule brings.
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
  /** Other names by language tag (`en`, `zh-Hant`, `nan-Latn`), as they are written. */
  readonly aliases: Readonly<Record<string, readonly string[]>>
}

/** What `/terms/<lang>.json` holds. */
export interface TermIndex {
  readonly lang: string
  readonly entries: readonly TermEntry[]
}
