import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'

type Data = Record<string, unknown>

/** The JSON files of a folder by name, in the order of their names. */
async function jsonFiles(folder: string): Promise<[string, Record<string, Data>][]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(
      async (file): Promise<[string, Record<string, Data>]> => [
        basename(file, '.json'),
        JSON.parse(await readFile(join(folder, file), 'utf8')),
      ],
    ),
  )
}

/** A loader that reads all of a folder again whenever one of its files changes. */
function wholeFolder(
  name: string,
  base: string,
  read: (folder: string) => Promise<[string, Data][]>,
): Loader {
  const load = async ({ config, store, parseData, watcher }: LoaderContext) => {
    const folder = fileURLToPath(new URL(base, config.root))
    const fill = async () => {
      const entries = await read(folder)
      store.clear()
      for (const [id, data] of entries) store.set({ id, data: await parseData({ id, data }) })
    }
    await fill()
    watcher?.add(folder)
    watcher?.on('change', (path) => {
      if (path.startsWith(folder)) void fill()
    })
  }
  return { name, load }
}

/** Each key of each file is an entry; its topic is the name of the file (`terms/paying.json`). */
export const entriesByTopic = (base: string): Loader =>
  wholeFolder('entries-by-topic', base, async (folder) =>
    (await jsonFiles(folder)).flatMap(([topic, entries]) =>
      Object.entries(entries).map(([id, data]): [string, Data] => [id, { topic, ...data }]),
    ),
  )

/**
 * Each folder named is an entry: the keys of all its files together (`en/paying.json`, `en/play.json`).
 * A folder that is not there yet is no entry.
 */
export const mergedFolders = (base: string, names: readonly string[]): Loader =>
  wholeFolder('merged-folders', base, async (root) => {
    const there = await readdir(root)
    return Promise.all(
      names
        .filter((name) => there.includes(name))
        .map(async (name): Promise<[string, Data]> => {
          const files = await jsonFiles(join(root, name))
          return [name, Object.assign({}, ...files.map(([, entries]) => entries))]
        }),
    )
  })
