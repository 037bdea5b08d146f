import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { LISTED } from '../../src/i18n/dictionaries.ts'
import { addressOf, langOfPath, pageOfPath } from '../../src/i18n/languages.ts'
import { builtPages, DIST, fileOf, htmlOf } from './support/built.ts'

/** What other sites and search engines read of the built site, looked at as files: on one project. */

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1]
const isListed = (address: string) => !htmlOf(address).includes('<meta name="robots" content="noindex"')
/** Where a file lies, whether the build knew where the site would or not. */
const pathOf = (address: string) => new URL(address, 'http://site').pathname

/** Width and height of a PNG stand in its first chunk. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test('every page names a picture of its own, with what is in it', () => {
  const named = new Map<string, string>()
  for (const address of builtPages()) {
    const html = htmlOf(address)
    const picture = pathOf(metaOf(html, 'og:image') ?? '')
    expect(existsSync(join(DIST, picture)), `${address}: ${picture}`).toBe(true)
    expect(metaOf(html, 'og:image:alt'), address).toContain(metaOf(html, 'og:title'))
    expect(metaOf(html, 'twitter:card'), address).toBe('summary_large_image')
    if (!isListed(address)) continue
    expect(named.get(picture), `${address}: ${picture}`).toBeUndefined()
    named.set(picture, address)
  }
  expect(named.size).toBeGreaterThan(50)
})

test('pictures are of the size that other sites want, and light', () => {
  const pictures = new Set(builtPages().map((address) => pathOf(metaOf(htmlOf(address), 'og:image') ?? '')))
  const wrong = [...pictures].flatMap((picture) => {
    const file = fileOf(picture)
    const size = sizeOf(file)
    return size === '1200x630' && file.length < 150_000 ? [] : [`${picture}: ${size}, ${file.length} bytes`]
  })
  expect(wrong).toEqual([])
})

test('no two pages of a language have the same picture', () => {
  const seen = new Map<string, string>()
  const same: string[] = []
  for (const address of builtPages().filter(isListed)) {
    const picture = pathOf(metaOf(htmlOf(address), 'og:image') ?? '')
    const bytes = fileOf(picture).toString('base64')
    const other = seen.get(bytes)
    if (other) same.push(`${address} as ${other}`)
    seen.set(bytes, address)
  }
  expect(same).toEqual([])
})

test('the sitemap lists every page that may be found, in every language, and no other', () => {
  const sitemap = fileOf('/sitemap.xml').toString()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(address))
  expect(listed.sort()).toEqual(builtPages().filter(isListed).sort())
  for (const lang of LISTED) expect(listed).toContain(addressOf(lang, '/'))
  if (LISTED.length < 2) return
  for (const [, address, links] of sitemap.matchAll(/<loc>([^<]+)<\/loc>(.*?)<\/url>/g)) {
    const page = pageOfPath(pathOf(address))
    const others = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, , href]) => pathOf(href))
    expect(new Set(others.map(langOfPath)).size, address).toBe(LISTED.length)
    expect(others.map(pageOfPath).every((other) => other === page)).toBe(true)
  }
})

test('robots may read everything, and hosts get their headers', () => {
  expect(fileOf('/robots.txt').toString()).toMatch(/^User-agent: \*\nAllow: \/$/m)
  const headers = fileOf('/_headers').toString()
  for (const header of [
    "Content-Security-Policy: frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy:',
    'Permissions-Policy:',
  ])
    expect(headers).toContain(header)
})
