/**
 * What the built site needs to work without a network: the lists of its files by part (`offline/<part>.json`, each
 * file with its hash) and the service worker, which holds the hashes of those lists and so changes with every build.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addressOfFile, listAddress, PARTS, partOf } from '../src/offline/lists.ts'
import { WORKER } from '../src/offline/messages.ts'
import { ROOT } from './setup.mjs'

const SOURCE = join(ROOT, 'src', 'offline', 'worker.ts')
/** No file of the site comes near; a larger one would be a mistake worth a word. */
const LARGEST = 4_000_000

const integrityOf = async (file) =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`

/** The worker as one script, its manifest still to come. */
async function bundled() {
  const { build } = await import('vite')
  const made = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'worker', fileName: 'worker' },
    },
  })
  return [made].flat()[0].output[0].code
}

/** Writes the lists and the worker of a built site. Returns how many files each part has. */
export async function offlineSite(dist) {
  const { getManifest, injectManifest } = await import('workbox-build')
  const folder = join(dist, dirname(listAddress('shared')))
  for (const part of PARTS) await rm(join(dist, listAddress(part)), { force: true })
  const everything = { globDirectory: dist, maximumFileSizeToCacheInBytes: LARGEST }
  const { manifestEntries, warnings } = await getManifest({
    ...everything,
    globPatterns: ['**/*'],
  })
  const parts = new Map()
  for (const { url } of manifestEntries) {
    const part = partOf(url)
    if (part !== null) parts.set(part, [...(parts.get(part) ?? []), url])
  }
  await mkdir(folder, { recursive: true })
  for (const [part, names] of parts) {
    const files = {}
    for (const name of names.sort()) files[addressOfFile(name)] = await integrityOf(join(dist, name))
    await writeFile(join(dist, listAddress(part)), JSON.stringify(files))
  }
  const scratch = join(ROOT, 'node_modules', '.cache', 'count-tai', 'worker.js')
  await mkdir(dirname(scratch), { recursive: true })
  await writeFile(scratch, await bundled())
  const made = await injectManifest({
    ...everything,
    swSrc: scratch,
    swDest: join(dist, WORKER),
    globPatterns: [...parts.keys()].map((part) => listAddress(part).slice(1)),
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          entries.map(async (entry) => ({
            ...entry,
            url: `/${entry.url}`,
            integrity: await integrityOf(join(dist, entry.url)),
          })),
        ),
      }),
    ],
  })
  for (const warning of [...warnings, ...made.warnings]) throw new Error(`Offline: ${warning}`)
  return new Map([...parts].map(([part, names]) => [part, names.length]))
}
