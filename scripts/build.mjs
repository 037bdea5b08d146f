/**
 * Builds the site: pages, their policies, the search index, the sitemap, icons, pictures, what is kept offline.
 * `--outDir` as in Astro; `--no-pictures` leaves out the pictures that other sites show of a page.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onPinnedNode, ROOT, run, toolEnv } from './setup.mjs'

const LESSON = /(?:^|\/)learn\/[^/]+\/index\.html$/

/** Builds into `dist` and returns the number of pages that search knows. Runs on the pinned Node. */
export async function build(dist = join(ROOT, 'dist'), { pictures = true } = {}) {
  const { tidyPolicy } = await import('./csp.mjs')
  const { shareScripts } = await import('./shared-scripts.mjs')
  const { indexSite } = await import('./pagefind.mjs')
  const { drawIcons } = await import('./icons.mjs')
  const { writeSitemap } = await import('./sitemap.mjs')
  const { offlineSite } = await import('./offline.mjs')
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs')
  run(process.execPath, [astro, 'build', '--outDir', dist], { env: toolEnv() })
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(dist, name)
    let html = await readFile(file, 'utf8')
    if (LESSON.test(name.replaceAll('\\', '/'))) {
      const shared = shareScripts(html)
      html = shared.html
      for (const [address, text] of shared.files) await writeFile(join(dist, address), text)
    }
    await writeFile(file, tidyPolicy(html, name))
  }
  const pages = await indexSite(dist)
  await writeSitemap(dist)
  await drawIcons(dist)
  if (pictures) {
    const { drawPictures } = await import('./pictures.mjs')
    await drawPictures(dist)
  }
  // last: it lists what is there
  await offlineSite(dist)
  return pages
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  await onPinnedNode(import.meta.url)
  const { values } = parseArgs({
    options: { outDir: { type: 'string' }, pictures: { type: 'boolean', default: true } },
    allowNegative: true,
  })
  const pages = await build(values.outDir && resolve(values.outDir), values)
  console.log(`${pages} pages in the search index`)
}
