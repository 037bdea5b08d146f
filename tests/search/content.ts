import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rulesPageOf, sheetPageOf } from '../../src/components/reference/addresses.ts'
import { NAV } from '../../src/components/site/nav.ts'
import { sectionsOf } from '../../src/content/blocks.ts'
import { type PatternId, TABLE_IDS, type TableId } from '../../src/engine/index.ts'
import { dictionaryOf } from '../../src/i18n/dictionaries.ts'
import { DEFAULT_LANG, type Lang } from '../../src/i18n/languages.ts'
import {
  collectTerms,
  type GlossarySource,
  type PatternSource,
  withEnglish,
} from '../../src/search/collect.ts'
import type { TermEntry } from '../../src/search/entry.ts'

const CONTENT = join(import.meta.dirname, '../../src/content')
const filesOf = (folder: string, end: string) =>
  readdirSync(join(CONTENT, folder)).filter((name) => name.endsWith(end))
const read = (...path: string[]) => readFileSync(join(CONTENT, ...path), 'utf8')

/** The keys of all JSON files of a folder together. */
const merged = <T>(folder: string): Record<string, T> =>
  Object.assign({}, ...filesOf(folder, '.json').map((name) => JSON.parse(read(folder, name))))

/** The rows that have a page. */
export const realPatterns = (): PatternSource[] =>
  filesOf('patterns', '.json').map((name) => ({
    id: basename(name, '.json') as PatternId,
    ...JSON.parse(read('patterns', name)),
  }))

/** The term index as the site makes it, from the same files, without Astro. */
export function realTerms(lang: Lang): TermEntry[] {
  const facts = merged<GlossarySource>('glossary/terms')
  const glossary: GlossarySource[] = Object.entries(merged<GlossarySource>(`glossary/${lang}`)).map(
    ([id, words]) => {
      const { hanzi, aliases } = facts[id]
      return { ...words, id, hanzi, aliases }
    },
  )
  const lessons = filesOf(`lessons/${lang}`, '.mdx').map((name) => {
    const body = read('lessons', lang, name)
    const field = (key: string) => new RegExp(`^${key}: *["']?(.*?)["']?$`, 'm').exec(body)?.[1] ?? ''
    return {
      page: `/learn/${basename(name, '.mdx')}/`,
      title: field('title'),
      description: field('description'),
      sections: sectionsOf(body),
    }
  })
  const dictionary = dictionaryOf(lang)
  const pages = NAV.map(({ id, page }) => ({ page, name: dictionary.site.nav[id] }))
  const each = (make: (table: TableId) => string) =>
    Object.fromEntries(TABLE_IDS.map((table) => [table, make(table)])) as Record<TableId, string>
  const terms = collectTerms({
    lang,
    dictionary,
    patterns: realPatterns(),
    glossary,
    lessons,
    cards: [],
    sheets: each(sheetPageOf),
    rulesPages: each(rulesPageOf),
    pages,
  })
  return lang === DEFAULT_LANG ? terms : withEnglish(terms, realTerms(DEFAULT_LANG))
}
