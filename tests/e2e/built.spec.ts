import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { forbidden } from '../../scripts/csp.mjs'
import { TABLES, type TableId } from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { langOfPath, pageOfPath } from '../../src/i18n/languages.ts'
import { builtPages, DIST, fileOf, htmlOf } from './support/built.ts'

/** What was built, looked at as files: the browser has no part in it. */

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*\\s${name}="([^"]*)"`, 'gi'))].map(([, value]) =>
    value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  )

/** Rules of another table than the first come with the script of the page: their places are not in its file. */
const isHouseRule = ({ pathname, searchParams, hash }: URL): boolean => {
  const table = TABLES[searchParams.get('table') as TableId]
  return (
    pageOfPath(pathname) === '/house-rules/' &&
    Boolean(table?.houseRules.some(({ name }) => `#${name}` === hash))
  )
}

test('every link leads to a page and a place on it', () => {
  const ids = new Map(builtPages().map((address) => [address, new Set(attributes(htmlOf(address), 'id'))]))
  const broken: string[] = []
  for (const address of ids.keys()) {
    for (const href of attributes(htmlOf(address), 'href')) {
      if (/^(?:https:|mailto:|data:)/.test(href)) continue
      const url = new URL(href, `http://site${address}`)
      const target = ids.get(url.pathname)
      if (!target && !existsSync(join(DIST, url.pathname))) broken.push(`${address}: ${href}`)
      else if (url.hash && target && !target.has(decodeURIComponent(url.hash.slice(1))) && !isHouseRule(url))
        broken.push(`${address}: ${href}`)
    }
  }
  expect(broken).toEqual([])
})

test('every tile that is drawn is in the sprite', () => {
  const sprite = new Set(attributes(fileOf('/tiles.svg').toString(), 'id'))
  const asked = new Set(builtPages().flatMap((address) => attributes(htmlOf(address), 'href')))
  const missing = [...asked].filter(
    (href) => href.startsWith('/tiles.svg#') && !sprite.has(href.slice('/tiles.svg#'.length)),
  )
  expect(missing).toEqual([])
})

test('no page has what its policy forbids, and every page has one', () => {
  for (const address of builtPages()) {
    const html = htmlOf(address)
    expect(forbidden(html), address).toEqual([])
    expect(html, address).toContain('http-equiv="content-security-policy"')
    expect(html, address).not.toContain("'unsafe-inline'")
    expect(html, address).not.toContain("'unsafe-eval'")
  }
})

test('ids are not used twice on a page', () => {
  for (const address of builtPages()) {
    const ids = attributes(htmlOf(address), 'id')
    expect(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      address,
    ).toEqual([])
  }
})

test('titles and descriptions are there, and no two pages of a language share a title', () => {
  const titles = builtPages().map((address) => {
    const html = htmlOf(address)
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    // a character says as much as two letters
    const least = langOfPath(address) === 'zh' ? 6 : 12
    expect(description.length, `${address} ${description}`).toBeGreaterThan(least)
    // names that no language translates are the same in several
    return `${langOfPath(address)} ${/<title>([^<]+)<\/title>/.exec(html)?.[1]}`
  })
  expect(new Set(titles).size).toBe(titles.length)
})

test('a page of reading is at most 40 kB of HTML and CSS', () => {
  const heavy: string[] = []
  for (const address of builtPages().filter((page) => /\/(?:learn\/[^/]+|about|settings|)\/$/.test(page))) {
    const html = htmlOf(address)
    const sheets = attributes(html, 'href').filter((href) => href.endsWith('.css'))
    const bytes = [Buffer.from(html), ...new Set(sheets)].map(
      (what) => gzipSync(typeof what === 'string' ? fileOf(what) : what).length,
    )
    const total = bytes.reduce((sum, n) => sum + n, 0)
    if (total > 40_000) heavy.push(`${address}: ${total}`)
  }
  expect(heavy).toEqual([])
})

/** Every text of a dictionary that is long enough to be nobody else's. */
const longTexts = (tree: object): string[] =>
  Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? (value.length > 30 ? [value] : []) : longTexts(value as object),
  )

test('no script holds a dictionary', () => {
  const texts = longTexts(en)
  expect(texts.length).toBeGreaterThan(100)
  const scripts = readdirSync(join(DIST, '_astro')).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const name of scripts) {
    const script = fileOf(`/_astro/${name}`).toString()
    expect(
      texts.filter((text) => script.includes(text)),
      name,
    ).toEqual([])
  }
})

test('no Chinese name is cut by a missing language, and each name has its own', () => {
  const glossary = htmlOf('/glossary/')
  const spans = [...glossary.matchAll(/<span[^>]* lang="zh-Han[st]"[^>]*>([^<]+)</g)].map(([, text]) => text)
  expect(spans.length).toBeGreaterThan(50)
  expect(spans.filter((text) => /[,、，]/.test(text))).toEqual([])
})
