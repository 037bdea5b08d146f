import { GROUPS } from '../content/groups.ts'
import {
  DEFAULT_TABLE,
  PATTERN_IDS,
  type PatternId,
  TABLE_IDS,
  TABLES,
  type TableId,
} from '../engine/index.ts'
import type { Dictionary } from '../i18n/dictionary.ts'
import { addressOf, DEFAULT_LANG, type Lang, pageOfPath } from '../i18n/languages.ts'
import { say } from '../i18n/message.ts'
import type { EntryAt, TermEntry, TermKind } from './entry.ts'
import { fold } from './fold.ts'

interface Hanzi {
  readonly text: string
  readonly pinyin: string
}
type Aliases = Readonly<Record<string, readonly string[] | undefined>>

export interface PatternSource {
  readonly id: PatternId
  readonly hanzi: readonly Hanzi[]
  readonly aliases: Aliases
  /** The tables that know it; `onlyWith`: by a house rule only. */
  readonly at: Readonly<Partial<Record<TableId, { readonly onlyWith?: string }>>>
}

export interface GlossarySource {
  readonly id: string
  readonly term: string
  readonly also?: readonly string[]
  readonly definition: string
  readonly hanzi?: readonly Hanzi[]
  readonly aliases: Aliases
}

/** A text with sections: a lesson, a table's card. */
export interface TextSource {
  /** Address without the language: `/learn/how-to-count-tai/`. */
  readonly page: string
  readonly title: string
  readonly description: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** Everything the term index of one language is made from. Only what has a page may be in it. */
export interface Sources {
  readonly lang: Lang
  readonly dictionary: Pick<
    Dictionary,
    'patterns' | 'rowsAt' | 'rules' | 'searchIndex' | 'sheet' | 'site' | 'tables'
  >
  readonly patterns: readonly PatternSource[]
  readonly glossary: readonly GlossarySource[]
  readonly lessons: readonly TextSource[]
  readonly cards: readonly TextSource[]
  /** Addresses of the sheet and of the house rules of each table, without the language. */
  readonly sheets: Readonly<Record<TableId, string>>
  readonly rulesPages: Readonly<Record<TableId, string>>
  /** Other pages with their names. */
  readonly pages: readonly { readonly page: string; readonly name: string }[]
}

type Part = Omit<TermEntry, 'aliases'> & { readonly aliases: Aliases }

/** An entry whose names are each said once: what folds to a name already there finds nothing more. */
function entry({ aliases, ...rest }: Part): TermEntry {
  const known = new Set([fold(rest.name).text])
  const kept: Record<string, string[]> = {}
  for (const [lang, texts = []] of Object.entries(aliases))
    for (const text of texts) {
      const { text: folded } = fold(text)
      if (folded === '' || known.has(folded)) continue
      known.add(folded)
      kept[lang] = [...(kept[lang] ?? []), text]
    }
  // a name in characters needs none beside it
  const { han, ...named } = rest
  return { ...named, ...(han && !rest.name.includes(han) && { han }), aliases: kept }
}

/** Several lists of names by language as one, in their order. */
function merged(...lists: readonly Aliases[]): Aliases {
  const all: Record<string, string[]> = {}
  for (const list of lists)
    for (const [lang, texts = []] of Object.entries(list)) all[lang] = [...(all[lang] ?? []), ...texts]
  return all
}

/** Names in the page's language first, then characters, then how they are said, then the rest. */
const names = (
  lang: Lang,
  own: readonly string[],
  hanzi: readonly Hanzi[] = [],
  others: Aliases = {},
): Aliases =>
  merged(
    { [lang]: own },
    { 'zh-Hans': hanzi.map(({ text }) => text) },
    { 'zh-Latn': hanzi.map(({ pinyin }) => pinyin) },
    others,
  )

/** What a row is to readers of a table: one of its rows, one of another table, or one that only house rules bring. */
function rowAt({ at }: PatternSource, table: TableId): Required<Pick<EntryAt, 'kind' | 'aside'>> {
  const written = (id: TableId) => at[id] !== undefined && at[id].onlyWith === undefined
  const kind = written(table) ? 'pattern' : (TABLE_IDS.find(written) ?? 'elsewhere')
  return { kind, aside: at[table]?.onlyWith !== undefined }
}

/** Every table but the first, whose words an entry has itself. */
const OTHERS = TABLE_IDS.filter((table) => table !== DEFAULT_TABLE)
const atOthers = (make: (table: TableId) => EntryAt): TermEntry['at'] =>
  Object.fromEntries(OTHERS.map((table) => [table, make(table)]))

interface RowWords {
  readonly name: string
  readonly rule: string
}
const said = (words: RowWords | undefined): EntryAt => (words ? { name: words.name, line: words.rule } : {})

function patternEntry({ lang, dictionary }: Sources, source: PatternSource): TermEntry {
  const { name, also, rule } = dictionary.patterns[source.id]
  const called: readonly Readonly<
    Partial<Record<PatternId, { readonly name: string; readonly also: readonly string[] }>>
  >[] = TABLE_IDS.map((table) => dictionary.rowsAt[table])
  const elsewhere = called.flatMap((rows) => rows[source.id] ?? [])
  return entry({
    ...rowAt(source, DEFAULT_TABLE),
    tables: TABLE_IDS.filter((table) => source.at[table]),
    at: atOthers((table) => {
      const there = dictionary.rowsAt[table] as Readonly<Partial<Record<PatternId, RowWords>>>
      return { ...rowAt(source, table), ...(source.at[table] && there[source.id] && said(there[source.id])) }
    }),
    url: addressOf(lang, `/patterns/${source.id}/`),
    name,
    han: source.hanzi[0]?.text,
    line: rule,
    aliases: names(
      lang,
      [...also, ...elsewhere.flatMap((there) => [there.name, ...there.also])],
      source.hanzi,
      source.aliases,
    ),
  })
}

const glossaryEntry = (lang: Lang, source: GlossarySource): TermEntry =>
  entry({
    kind: 'term',
    url: `${addressOf(lang, '/glossary/')}#${source.id}`,
    name: source.term,
    han: source.hanzi?.[0]?.text,
    line: source.definition,
    aliases: names(lang, source.also ?? [], source.hanzi, source.aliases),
  })

/** Names of a page besides its title: what the site's navigation calls it, what readers may. */
const pageNames = ({ pages, dictionary }: Sources, page: string): string[] => [
  ...pages.filter((other) => other.page === page).map(({ name }) => name),
  ...(dictionary.searchIndex.also[page] ?? []),
]

function textEntries(sources: Sources, source: TextSource, whole: TermKind, part: TermKind): TermEntry[] {
  const { lang } = sources
  const { page, title, description } = source
  const url = addressOf(lang, page)
  return [
    entry({
      kind: whole,
      url,
      name: title,
      line: description,
      aliases: { [lang]: pageNames(sources, page) },
    }),
    ...source.sections.map((section) =>
      entry({ kind: part, url: `${url}#${section.id}`, name: section.title, line: title, aliases: {} }),
    ),
  ]
}

/** Pages that are no text with an entry of its own. */
function pageEntries(sources: Sources): TermEntry[] {
  const { lang, lessons, cards, pages } = sources
  const texts = new Set([...lessons, ...cards].map(({ page }) => page))
  return pages
    .filter(({ page }) => !texts.has(page))
    .map(({ page, name }) =>
      entry({
        kind: 'page',
        url: addressOf(lang, page),
        name,
        aliases: { [lang]: pageNames(sources, page) },
      }),
    )
}

/** The parts of the sheet of each table, by the anchors of its page. */
const sheetEntries = ({ lang, dictionary: { sheet, searchIndex, tables }, sheets }: Sources): TermEntry[] =>
  TABLE_IDS.flatMap((table) =>
    GROUPS.map((group) => {
      const { title, about } = sheet[table].groups[group]
      return entry({
        kind: 'sheet',
        url: `${addressOf(lang, sheets[table])}#${group}`,
        ...namedAt(lang, searchIndex.at, title, table, tables),
        line: about,
        aliases: { [lang]: searchIndex.sheetAlso[group] },
      })
    }),
  )

/** A name that every table has: all but that of the reader's own table say whose it is. */
function namedAt(
  lang: Lang,
  message: string,
  name: string,
  table: TableId,
  tables: Dictionary['tables'],
): Pick<TermEntry, 'name' | 'tables' | 'at'> {
  const whole = say(lang, message, { name, table: tables[table].name })
  const forReader = (reader: TableId) => (reader === table ? name : whole)
  return {
    name: forReader(DEFAULT_TABLE),
    tables: [table],
    at: atOthers((reader) => ({ name: forReader(reader) })),
  }
}

const ruleEntries = ({ lang, dictionary, rulesPages }: Sources): TermEntry[] =>
  TABLE_IDS.flatMap((table) => {
    const words: Readonly<Record<string, { name: string; ask: string }>> = dictionary.rules[table]
    return TABLES[table].houseRules.map(({ name }) =>
      entry({
        kind: 'rule',
        url: `${addressOf(lang, rulesPages[table])}#${name}`,
        ...namedAt(lang, dictionary.searchIndex.at, words[name].name, table, dictionary.tables),
        line: words[name].ask,
        aliases: {},
      }),
    )
  })

/** The term index of a language: what has a page or an anchor of its own, under all of its names. */
export function collectTerms(sources: Sources): TermEntry[] {
  const { lang, patterns, glossary, lessons, cards } = sources
  const order = ({ id }: PatternSource) => PATTERN_IDS.indexOf(id)
  return [
    ...[...patterns].sort((a, b) => order(a) - order(b)).map((source) => patternEntry(sources, source)),
    ...pageEntries(sources),
    ...glossary.map((source) => glossaryEntry(lang, source)),
    ...sheetEntries(sources),
    ...lessons.flatMap((source) => textEntries(sources, source, 'lesson', 'section')),
    ...ruleEntries(sources),
    ...cards.flatMap((source) => textEntries(sources, source, 'card', 'card')),
  ]
}

/** Parts of texts are found by their own titles only. */
const PARTS: ReadonlySet<TermKind> = new Set(['section', 'card'])

/**
 * The index of a language with the names that the same things have in English: players know many of the words from
 * English tables and pages, whatever language they read.
 */
export function withEnglish(entries: readonly TermEntry[], english: readonly TermEntry[]): TermEntry[] {
  const byPage = new Map(english.map((other) => [other.url, other]))
  return entries.map((one) => {
    const same = PARTS.has(one.kind) ? undefined : byPage.get(pageOfPath(one.url))
    if (!same) return one
    const own = [same.name, ...(same.aliases[DEFAULT_LANG] ?? [])]
    return entry({ ...one, aliases: merged(one.aliases, { [DEFAULT_LANG]: own }) })
  })
}
