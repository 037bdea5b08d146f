import { GROUPS } from '../content/groups.ts'
import { PATTERN_IDS, type PatternId, TABLES } from '../engine/index.ts'
import type { Dictionary } from '../i18n/dictionary.ts'
import { addressOf, type Lang } from '../i18n/languages.ts'
import type { TermEntry, TermKind } from './entry.ts'
import { fold } from './fold.ts'

interface Hanzi {
  readonly text: string
  readonly pinyin: string
}
type Aliases = Readonly<Record<string, readonly string[] | undefined>>

export interface PatternSource {
  readonly id: PatternId
  readonly tables: readonly string[]
  readonly hanzi: readonly Hanzi[]
  readonly aliases: Aliases
  readonly onlyWith?: string
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
    'patterns' | 'patternsHongKong' | 'rules' | 'searchIndex' | 'sheet' | 'site'
  >
  readonly patterns: readonly PatternSource[]
  readonly glossary: readonly GlossarySource[]
  readonly lessons: readonly TextSource[]
  readonly cards: readonly TextSource[]
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
  return { ...rest, aliases: kept }
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

function patternEntry({ lang, dictionary }: Sources, source: PatternSource): TermEntry {
  const { name, also, rule } = dictionary.patterns[source.id]
  const here = source.tables.includes('singapore')
  const kind: TermKind = !here ? 'hong-kong' : source.onlyWith ? 'elsewhere' : 'pattern'
  const hongKong: Readonly<Record<string, { name: string; also: readonly string[] } | undefined>> =
    dictionary.patternsHongKong
  const there = hongKong[source.id]
  return entry({
    kind,
    url: addressOf(lang, `/patterns/${source.id}/`),
    name,
    han: source.hanzi[0]?.text,
    line: rule,
    aliases: names(
      lang,
      [...also, ...(there ? [there.name, ...there.also] : [])],
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

/** The parts of the tai sheet, by the anchors of that page. */
function sheetEntries({ lang, dictionary: { sheet, searchIndex } }: Sources): TermEntry[] {
  const url = addressOf(lang, '/reference/tai/')
  return GROUPS.map((group) =>
    entry({
      kind: 'sheet',
      url: `${url}#${group}`,
      name: sheet.groups[group].title,
      line: sheet.groups[group].about,
      aliases: { [lang]: searchIndex.sheetAlso[group] },
    }),
  )
}

function ruleEntries({ lang, dictionary }: Sources): TermEntry[] {
  const words: Readonly<Record<string, { name: string; ask: string }>> = dictionary.rules.singapore
  return TABLES.singapore.houseRules.map(({ name }) =>
    entry({
      kind: 'rule',
      url: `${addressOf(lang, '/house-rules/')}#${name}`,
      name: words[name].name,
      line: words[name].ask,
      aliases: {},
    }),
  )
}

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
