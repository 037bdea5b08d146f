import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { GROUPS } from './content/groups.ts'
import { entriesByTopic, mergedFolders } from './content/loaders.ts'
import { TOPICS } from './content/topics.ts'
import { PATTERN_IDS, TABLE_IDS } from './engine/index.ts'
import { LANGS } from './i18n/languages.ts'

/** Names in scripts and languages that are not the reader's: search finds by them, pages show them with their `lang`. */
const aliases = z.partialRecord(
  z.enum(['en', 'ms', 'vi', 'zh-Hans', 'zh-Hant', 'zh-Latn', 'nan-Latn', 'yue-Latn']),
  z.array(z.string().min(1)).min(1),
)

const hanzi = z.array(z.object({ text: z.string().min(1), pinyin: z.string().min(1) })).min(1)

/** A pattern as a row of one table. */
const rowOfTable = z.object({
  /** Typed hands that score it, the first shown on its page's head and in the sheet. */
  examples: z.array(z.string()).min(1),
  /** A typed hand that looks like it and does not score it. */
  near: z.string(),
  /** Rows that are often counted on top of it. */
  addsTo: z.array(z.enum(PATTERN_IDS)),
  /** Rows that can never be counted with it. */
  never: z.array(z.enum(PATTERN_IDS)),
  /** House rules of the table and ids of decisions.ts on which tables differ about it. */
  differs: z.array(z.string()),
  /** House rule that brings the row; the table as written does not play it. */
  onlyWith: z.string().optional(),
})

/** One entry a pattern id, without words of any language: those are the dictionary's (`patterns`, `rowsAt`). */
const patterns = defineCollection({
  loader: glob({ base: './src/content/patterns', pattern: '*.json' }),
  schema: z.object({
    group: z.enum(GROUPS),
    /** The first is the name beside the row; pinyin with tone marks. */
    hanzi,
    aliases,
    /** What each table that knows it makes of it. */
    at: z.partialRecord(z.enum(TABLE_IDS), rowOfTable),
  }),
})

/** A few sentences on a pattern: how it comes about, what to look out for. Id: `<lang>/<pattern id>`. */
const patternNotes = defineCollection({
  loader: glob({ base: './src/content/pattern-notes', pattern: '*/*.mdx' }),
  schema: z.object({
    description: z.string().min(1),
    /** The table it speaks of, where that is not the one that leads the page. */
    table: z.enum(TABLE_IDS).optional(),
  }),
})

/** Id: `<lang>/<slug>`; the slugs are the same in every language. */
const lessons = defineCollection({
  loader: glob({ base: './src/content/lessons', pattern: '*/*.mdx' }),
  schema: z.object({
    title: z.string().min(1),
    description: z.string().min(1),
    order: z.number().int().min(1).max(8),
    minutes: z.number().int().positive(),
    table: z.enum(TABLE_IDS),
    /** It is the lesson on the rows of its table: their pages lead to it. */
    explainsRows: z.boolean().optional(),
  }),
})

/** One-page cards of a whole table. Id: `<lang>/<table>`. */
const tables = defineCollection({
  loader: glob({ base: './src/content/tables', pattern: '*/*.mdx' }),
  schema: z.object({ title: z.string().min(1), description: z.string().min(1), table: z.enum(TABLE_IDS) }),
})

/** What a glossary entry is in every language. Id: the entry's; its topic is the file it stands in. */
const terms = defineCollection({
  loader: entriesByTopic('src/content/glossary/terms/'),
  schema: z.object({
    topic: z.enum(TOPICS),
    hanzi: hanzi.optional(),
    aliases,
    related: z.array(z.string()),
    patterns: z.array(z.enum(PATTERN_IDS)).optional(),
  }),
})

/** The words of the glossary by entry id, one entry a language. Id: the language. */
const glossary = defineCollection({
  loader: mergedFolders('src/content/glossary/', LANGS),
  schema: z.record(
    z.string(),
    z.object({
      term: z.string().min(1),
      /** Other names a reader of this language may know it by. */
      also: z.array(z.string().min(1)).optional(),
      definition: z.string().min(1),
    }),
  ),
})

export const collections = { patterns, patternNotes, lessons, tables, terms, glossary }
