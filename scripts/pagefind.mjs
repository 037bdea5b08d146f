/**
 * The full-text index: one bundle a language under `pagefind/<lang>/`, so that each language can be indexed
 * as suits it. What is indexed is a copy of the page with anchors on its headings and the other names of
 * what it is about; the page that is served stays as it is.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { DEFAULT_LANG, LANGS, LANGUAGES } from '../src/i18n/languages.ts'
import { fold } from '../src/search/fold.ts'

/** Pagefind has no Malay; its Indonesian stemmer finds membuang and buangan by buang. */
const FORCED = { ms: 'id' }

/** Controls, and lists of names in other languages, which the term index answers better than a passage could. */
const NOT_TEXT = ['astro-island', 'nav', 'form', 'button', 'select', 'fieldset', '.vh', '.names', '.nm-l']

/** Pagefind's own interfaces, which the site does not use. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./

const BODY = /<main\b[^>]*\bdata-pagefind-body\b[^>]*>/
/** A part that carries the anchor of its heading. Pagefind makes parts of headings with an id only. */
const PART = /(<(?:section|article)\b[^>]*?)\sid="([^"]+)"([^>]*>\s*<h([2-6])\b)(?![^>]*\sid=)/g
/** Names that a page wants indexed where they stand: then they would stand in excerpts too. */
const NAMES_IN_PLACE = / data-pagefind-index-attrs="data-alias"/g

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The copy of a page that is indexed: its anchors on headings, a space between elements, which are words apart
 * on the page, and the other names of what it is about, which are found but never shown.
 */
export function forIndex(html, names = []) {
  const hidden =
    names.length > 0
      ? `<span data-pagefind-meta="names" data-pagefind-ignore>${escapeText(names.join(' '))}</span>`
      : ''
  return html
    .replace(PART, '$1$3 id="$2"')
    .replace(NAMES_IN_PLACE, '')
    .replace(BODY, (main) => main + hidden)
    .replaceAll('><', '> <')
}

/** Every name of every page that has an entry of its own in the term index: `/patterns/half-flush/`. */
async function namesByPage(dist, lang) {
  const text = await readFile(join(dist, 'terms', `${lang}.json`), 'utf8').catch(() => null)
  const names = new Map()
  for (const entry of text === null ? [] : JSON.parse(text).entries) {
    if (entry.url.includes('#')) continue
    const all = [entry.name, ...Object.values(entry.aliases).flat()]
    // Each name as its own word, in full and as it is typed without marks.
    names.set(entry.url, [...new Set(all.flatMap((name) => [name, fold(name).words.join(' ')]))])
  }
  return names
}

const langOfFile = (name) =>
  LANGS.find((lang) => LANGUAGES[lang].prefix && name.startsWith(`${LANGUAGES[lang].prefix}/`)) ??
  DEFAULT_LANG

/** The pages of a built site that search may show, by language; names are relative and have forward slashes. */
async function pagesOf(dist) {
  const pages = new Map()
  for (const found of (await readdir(dist, { recursive: true })).sort()) {
    const name = found.split(sep).join('/')
    if (!name.endsWith('.html') || name.startsWith('pagefind/')) continue
    const html = await readFile(join(dist, name), 'utf8')
    if (!BODY.test(html)) continue
    const lang = langOfFile(name)
    pages.set(lang, [...(pages.get(lang) ?? []), { name, html }])
  }
  return pages
}

const check = (errors, what) => {
  if (errors.length > 0) throw new Error(`Pagefind, ${what}: ${errors.join('; ')}`)
}

/** Indexes a built site. Returns the number of pages that search knows; throws when Pagefind refuses one. */
export async function indexSite(dist) {
  const { close, createIndex } = await import('pagefind')
  const bundles = join(dist, 'pagefind')
  await rm(bundles, { recursive: true, force: true })
  let count = 0
  try {
    for (const [lang, pages] of await pagesOf(dist)) {
      const { errors, index } = await createIndex({ forceLanguage: FORCED[lang], excludeSelectors: NOT_TEXT })
      check(errors, lang)
      const names = await namesByPage(dist, lang)
      for (const { name, html } of pages) {
        const url = `/${name.replace(/(^|\/)index\.html$/, '$1')}`
        const added = await index.addHTMLFile({ url, content: forIndex(html, names.get(url)) })
        check(added.errors, name)
      }
      const outputPath = join(bundles, lang)
      check((await index.writeFiles({ outputPath })).errors, lang)
      for (const file of await readdir(outputPath))
        if (UNUSED.test(file)) await rm(join(outputPath, file), { force: true })
      count += pages.length
    }
  } finally {
    await close()
  }
  return count
}
