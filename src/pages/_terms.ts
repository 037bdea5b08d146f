import { getCollection, getEntry } from 'astro:content'
import { rulesPageOf, sheetPageOf } from '../components/reference/addresses.ts'
import { NAV } from '../components/site/nav.ts'
import { sectionsOf } from '../content/blocks.ts'
import { type PatternId, TABLE_IDS, type TableId } from '../engine/index.ts'
import { dictionaryOf } from '../i18n/dictionaries.ts'
import { DEFAULT_LANG, type Lang, tagOf } from '../i18n/languages.ts'
import {
  collectTerms,
  type GlossarySource,
  type Sources,
  type TextSource,
  withEnglish,
} from '../search/collect.ts'
import type { TermEntry } from '../search/entry.ts'

/** Addresses of the pages that have a file; any parameter is `[]`: `/settings/`, `/patterns/[]/`. */
const ROUTES = new Set(
  Object.keys(import.meta.glob('./**/*.astro')).map((file) =>
    file
      .replace(/^\.\/(\[\.\.\.lang\]\/)?/, '/')
      .replace(/\[[^\]]*\]/g, '[]')
      .replace(/\.astro$/, '/')
      .replace(/index\/$/, ''),
  ),
)

const inLang =
  (lang: Lang) =>
  ({ id }: { id: string }) =>
    id.startsWith(`${lang}/`)
const slugOf = (id: string) => id.slice(id.indexOf('/') + 1)

interface Text {
  readonly id: string
  readonly body?: string
  readonly data: { readonly title: string; readonly description: string }
}
const textSource = (folder: string, { id, body = '', data }: Text): TextSource => ({
  page: `/${folder}/${slugOf(id)}/`,
  title: data.title,
  description: data.description,
  sections: sectionsOf(body),
})

async function glossaryOf(lang: Lang): Promise<GlossarySource[]> {
  const words = (await getEntry('glossary', lang))?.data ?? {}
  const terms = new Map((await getCollection('terms')).map(({ id, data }) => [id, data]))
  const collator = new Intl.Collator(tagOf(lang))
  return Object.entries(words)
    .map(([id, entry]) => ({
      id,
      ...entry,
      hanzi: terms.get(id)?.hanzi,
      aliases: terms.get(id)?.aliases ?? {},
    }))
    .sort((a, b) => collator.compare(a.term, b.term))
}

/** The other pages by the names the site's navigation gives them. */
function pagesOf(lang: Lang): Sources['pages'] {
  const { site, search } = dictionaryOf(lang)
  return [
    { page: '/', name: site.name },
    ...NAV.map(({ id, page }) => ({ page, name: site.nav[id] })),
    { page: '/search/', name: search.title },
  ]
}

const eachTable = (make: (table: TableId) => string) =>
  Object.fromEntries(TABLE_IDS.map((table) => [table, make(table)])) as Record<TableId, string>

/** The term index of a language. What has no page yet is left out of it. */
export async function termsOf(lang: Lang): Promise<TermEntry[]> {
  const has = (page: string) => ROUTES.has(page)
  const patterns = (await getCollection('patterns')).map(({ id, data }) => ({ id: id as PatternId, ...data }))
  const lessons = (await getCollection('lessons', inLang(lang))).sort((a, b) => a.data.order - b.data.order)
  const cards = await getCollection('tables', inLang(lang))
  const texts = [
    ...(has('/learn/[]/') ? lessons.map((text) => textSource('learn', text)) : []),
    ...(has('/tables/[]/') ? cards.map((text) => textSource('tables', text)) : []),
  ]
  const sheets = TABLE_IDS.map(sheetPageOf)
  const there = (page: string) =>
    has(page) || (has('/reference/[]/') && sheets.includes(page)) || texts.some((text) => text.page === page)
  const all = collectTerms({
    lang,
    dictionary: dictionaryOf(lang),
    patterns: has('/patterns/[]/') ? patterns : [],
    glossary: has('/glossary/') ? await glossaryOf(lang) : [],
    lessons: texts.filter(({ page }) => page.startsWith('/learn/')),
    cards: texts.filter(({ page }) => page.startsWith('/tables/')),
    sheets: eachTable(sheetPageOf),
    rulesPages: eachTable(rulesPageOf),
    pages: pagesOf(lang).filter(({ page }) => there(page)),
  })
  const gone = (kind: TermEntry['kind']) =>
    (kind === 'sheet' && !has('/reference/[]/')) || (kind === 'rule' && !has('/house-rules/'))
  const known = all.filter(({ kind }) => !gone(kind))
  return lang === DEFAULT_LANG ? known : withEnglish(known, await termsOf(DEFAULT_LANG))
}
