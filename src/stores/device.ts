import { KEYS, PREFIX } from './keys.ts'

/** The form of the file that carries everything kept from one device to another. */
const FORMAT = 'count-tai-device'
const VERSION = 1
/** Longer than all that the site can keep; a larger file is not ours. */
const LARGEST = 8_000_000

export type ImportFault = 'no-json' | 'not-ours' | 'newer' | 'too-large' | 'refused'

export type ImportResult =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly code: ImportFault }

function ourKeys(store: Storage): string[] {
  const keys: string[] = []
  for (let i = 0; i < store.length; i++) {
    const key = store.key(i)
    if (key?.startsWith(PREFIX)) keys.push(key)
  }
  return keys.sort()
}

/** What is kept, by key: every key of ours, those set aside and those of other versions too. */
export function allKept(store: Storage): Record<string, string> {
  return Object.fromEntries(ourKeys(store).map((key) => [key, store.getItem(key) ?? '']))
}

/** Everything kept as the text of a file. `when` is an ISO date and only informs. */
export const exportAll = (store: Storage, when: string): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, exported: when, kept: allKept(store) }, null, 2)}\n`

/** Removes everything kept, and says how many things that were. */
export function deleteAll(store: Storage): number {
  const keys = ourKeys(store)
  for (const key of keys) store.removeItem(key)
  return keys.length
}

type FileRead =
  | { readonly ok: true; readonly kept: Record<string, string> }
  | { readonly ok: false; readonly code: ImportFault }

function readFile(text: string): FileRead {
  if (text.length > LARGEST) return { ok: false, code: 'too-large' }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { ok: false, code: 'no-json' }
  }
  if (typeof data !== 'object' || data === null) return { ok: false, code: 'not-ours' }
  const { format, version, kept } = data as Record<string, unknown>
  if (format !== FORMAT || typeof kept !== 'object' || kept === null) return { ok: false, code: 'not-ours' }
  if (typeof version !== 'number' || version > VERSION) return { ok: false, code: 'newer' }
  const entries = Object.entries(kept).filter(
    (entry): entry is [string, string] => entry[0].startsWith(PREFIX) && typeof entry[1] === 'string',
  )
  return { ok: true, kept: Object.fromEntries(entries) }
}

/**
 * Puts the content of an exported file in the place of all that is kept. Each value is read by its own store
 * when it is next used, so a damaged one is set aside there and nowhere else. When the device refuses the new
 * data, what was kept before is put back.
 */
export function importAll(store: Storage, text: string): ImportResult {
  const file = readFile(text)
  if (!file.ok) return file
  const before = allKept(store)
  try {
    deleteAll(store)
    for (const [key, value] of Object.entries(file.kept)) store.setItem(key, value)
    return { ok: true, count: Object.keys(file.kept).length }
  } catch {
    deleteAll(store)
    for (const [key, value] of Object.entries(before)) store.setItem(key, value)
    return { ok: false, code: 'refused' }
  }
}

/** Names of the things kept, each once: those of KEYS, and `aside` for what was set aside or is not known. */
export function keptThings(store: Storage): (keyof typeof KEYS | 'aside')[] {
  const names = new Map<string, keyof typeof KEYS>(
    (Object.keys(KEYS) as (keyof typeof KEYS)[]).map((name) => [KEYS[name], name]),
  )
  return [...new Set(ourKeys(store).map((key) => names.get(key) ?? 'aside'))]
}
