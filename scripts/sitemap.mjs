/**
 * For search engines: `sitemap.xml` with every listed page and its other languages, `robots.txt` that names it. Both
 * want whole addresses, which are known when `SITE_URL` is set; without it the addresses begin at the root.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_LANG, LANGS, LANGUAGES, langOfPath, pageOfPath } from '../src/i18n/languages.ts'
import { addressOfFile } from '../src/offline/lists.ts'

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** `pages`: the addresses of the listed pages. `site`: where the site lies, or nothing. */
export function sitemapOf(pages, site) {
  const whole = (address) => escaped(site ? new URL(address, site).href : address)
  const byPage = Map.groupBy(pages, pageOfPath)
  const entries = [...pages].sort().map((address) => {
    const same = byPage.get(pageOfPath(address)) ?? []
    const others = LANGS.flatMap((lang) => same.filter((other) => langOfPath(other) === lang))
    const main = others.find((other) => langOfPath(other) === DEFAULT_LANG)
    const link = (tag, other) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${whole(other)}"/>`
    const links =
      others.length > 1
        ? [
            ...others.map((other) => link(LANGUAGES[langOfPath(other)].tag, other)),
            ...(main ? [link('x-default', main)] : []),
          ]
        : []
    return `<url><loc>${whole(address)}</loc>${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

export const robotsOf = (site) =>
  `User-agent: *\nAllow: /\n${site ? `\nSitemap: ${new URL('/sitemap.xml', site).href}\n` : ''}`

/** Writes both for a built site. Returns how many pages the sitemap has. */
export async function writeSitemap(dist, site = process.env.SITE_URL) {
  const pages = []
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('index.html')) continue
    const html = await readFile(join(dist, name), 'utf8')
    if (!/<meta name="robots" content="[^"]*noindex/.test(html))
      pages.push(addressOfFile(name.replaceAll('\\', '/')))
  }
  await writeFile(join(dist, 'sitemap.xml'), sitemapOf(pages, site))
  await writeFile(join(dist, 'robots.txt'), robotsOf(site))
  return pages.length
}
