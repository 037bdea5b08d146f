import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { offlineSite } from '../../../scripts/offline.mjs'
import { serve } from '../../../scripts/server.mjs'
import { DIST } from './built.ts'
import { test as base } from './site.ts'

/** A copy of the built site on a server of its own, which can be cut off and built anew. */
export interface OwnSite {
  readonly address: string
  /** The network is gone: nothing answers any more. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** A new build in which a text of every page is another one. */
  rebuild(old: string, text: string): Promise<void>
}

const PAGES = ['index.html', 'about/index.html', 'play/index.html']

async function open(): Promise<OwnSite & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'count-tai-'))
  cpSync(DIST, folder, { recursive: true, filter: (path) => !path.startsWith(join(DIST, 'og')) })
  let server: Awaited<ReturnType<typeof serve>> | null = await serve(folder)
  const { address } = server
  const cut = async () => {
    await server?.stop()
    server = null
  }
  return {
    address,
    cut,
    mend: async () => {
      server ??= await serve(folder, { port: Number(new URL(address).port) })
    },
    rebuild: async (old, text) => {
      for (const page of PAGES) {
        const file = join(folder, page)
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(old, text))
      }
      await offlineSite(folder)
    },
    close: async () => {
      await cut()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As the watched page of the other tests, on a site of the test's own, with its worker. */
export const test = base.extend<{ site: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
  site: async ({}, use) => {
    const site = await open()
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.address),
  serviceWorkers: 'allow',
})
