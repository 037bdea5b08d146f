/** What an entry of the term index is, which decides how its line is labelled and who wins a tie. */
export const TERM_KINDS = [
  'pattern',
  'hong-kong',
  'page',
  'term',
  'sheet',
  'lesson',
  'elsewhere',
  'rule',
  'section',
  'card',
] as const
/**
 * `hong-kong`: a row of that table only. `elsewhere`: a row that the standard Singapore table does not play, only a
 * house rule brings.
 */
export type TermKind = (typeof TERM_KINDS)[number]

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
