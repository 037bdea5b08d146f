import type { Group } from '../../content/groups.ts'
import type { PatternId, TableId } from '../../engine/index.ts'

/**
 * What texts of a language may point at: loaded by layouts and pages (they alone read the collections) and handed
 * to the blocks as `Astro.locals.library`.
 */
export interface Library {
  /** Glossary entries by id. */
  readonly glossary: Readonly<Record<string, GlossaryWords>>
  readonly patterns: Readonly<Record<PatternId, PatternFacts>>
  /** The lessons that are written, in order. */
  readonly lessons: readonly LessonFacts[]
}

export interface GlossaryWords {
  readonly term: string
  readonly also?: readonly string[]
  readonly definition: string
}

export interface LessonFacts {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly order: number
  readonly minutes: number
  readonly table: TableId
  /** The lesson on the rows of its table. */
  readonly explainsRows?: boolean
}

export interface Hanzi {
  readonly text: string
  readonly pinyin: string
}

/** Names by the tag of their language. */
export type Aliases = Readonly<Partial<Record<string, readonly string[]>>>

/** What an entry of the collection `patterns` says (content.config.ts). */
export interface PatternFacts {
  readonly id: PatternId
  readonly group: Group
  readonly hanzi: readonly Hanzi[]
  readonly aliases: Aliases
  /** What each table that knows it makes of it. */
  readonly at: Readonly<Partial<Record<TableId, RowFacts>>>
}

/** A pattern as a row of one table. */
export interface RowFacts {
  readonly examples: readonly string[]
  readonly near: string
  readonly addsTo: readonly PatternId[]
  readonly never: readonly PatternId[]
  /** House rules of the table and decisions on which tables differ about it. */
  readonly differs: readonly string[]
  /** The house rule that brings it, where the table as written does not play it. */
  readonly onlyWith?: string
}
