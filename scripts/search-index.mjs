/** The full-text index: every page with `data-pagefind-body`, one index for each language. */
import { join } from 'node:path'

export async function indexSite(dist) {
  const { close, createIndex } = await import('pagefind')
  const { errors, index } = await createIndex({})
  if (!index) throw new Error(`Pagefind: ${errors.join('; ')}`)
  const added = await index.addDirectory({ path: dist })
  if (added.errors.length > 0) throw new Error(`Pagefind: ${added.errors.join('; ')}`)
  const written = await index.writeFiles({ outputPath: join(dist, 'pagefind') })
  if (written.errors.length > 0) throw new Error(`Pagefind: ${written.errors.join('; ')}`)
  await close()
  return added.page_count
}
