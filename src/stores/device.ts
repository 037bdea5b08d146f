import { ASIDE, asideKey, KEYS, PREFIX } from './keys.ts'
import { isShallow } from './shallow.ts'

/** The form of the file that carries everything kept from one device to another. */
const FORMAT = 'count-tai-device'
const VERSION = 1
/** Longer than all that the site can keep; a larger file is not ours. */
const LARGEST = 8_000_000

export type ImportFault = 'no-json' | 'not-ours' | 'newer' | 'too-large' | 'refused'

/** Why an entry of a file, or a part of one, could not be used. */
export type EntryFault =
  /** It is no text, as every entry of an export is. */
  | 'no-text'
  /** The text cannot be read as stored data. */
  | 'damaged'
  /** A later version of the site wrote it. */
  | 'newer-entry'
  /** It is not of the form this thing has. */
  | 'form'
  /** One value in it is not possible. */
  | 'value'
  /** The site keeps nothing under this name. */
  | 'unknown'
  /** The name is not one of the site's at all. */
  | 'foreign'

/** What of a file could not be used. The entry is set aside as it was; what could be read of it is in force. */
export interface SetAside {
  /** The name under which the file had it. */
  readonly key: string
  readonly code: EntryFault
  /** Place of the value in the entry (`rules.singapore.limit`), and what stood there, as the file writes it. */
  readonly path?: string
  readonly text?: string
}

/** An entry as it can be used: the text to keep, or null when nothing of it can be. */
export interface CheckedEntry {
  readonly keep: string | null
  readonly faults: readonly SetAside[]
}

/** Looks at one entry of a file; the one for everything the site keeps is `checkEntry` of import-check.ts. */
export type EntryCheck = (key: string, text: string) => CheckedEntry

export type ImportResult =
  | { readonly ok: true; readonly count: number; readonly aside: readonly SetAside[] }
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
  | { readonly ok: true; readonly kept: Readonly<Record<string, unknown>> }
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
  const isTable = typeof kept === 'object' && kept !== null && !Array.isArray(kept)
  if (format !== FORMAT || !isTable || !isShallow(kept)) return { ok: false, code: 'not-ours' }
  if (typeof version !== 'number' || version > VERSION) return { ok: false, code: 'newer' }
  return { ok: true, kept: kept as Record<string, unknown> }
}

/** Where entries lie whose names are not the site's: together, as the file had them. */
const FOREIGN = `${PREFIX}import`

/** What an import writes: what can be used under its own key, and what cannot, set aside whole. */
function sortOut(kept: Readonly<Record<string, unknown>>, check: EntryCheck) {
  const texts = new Map<string, string>()
  const aside: SetAside[] = []
  // any name at all can stand here, `__proto__` too
  const foreign: Record<string, unknown> = Object.create(null)
  const putAside = (key: string, text: string) => {
    for (let n = 1; ; n++) {
      const place = asideKey(key, n)
      if (texts.has(place) ? texts.get(place) === text : !Object.hasOwn(kept, place)) {
        texts.set(place, text)
        return
      }
    }
  }
  let count = 0
  for (const [key, value] of Object.entries(kept)) {
    if (!key.startsWith(PREFIX)) {
      foreign[key] = value
      aside.push({ key, code: 'foreign' })
    } else if (typeof value !== 'string') {
      putAside(key, JSON.stringify(value))
      aside.push({ key, code: 'no-text' })
    } else if (key.startsWith(ASIDE)) {
      texts.set(key, value)
      count++
    } else {
      const { keep, faults } = check(key, value)
      if (keep !== null) {
        texts.set(key, keep)
        count++
      }
      if (faults.some(({ code }) => code !== 'unknown')) putAside(key, value)
      aside.push(...faults)
    }
  }
  if (Object.keys(foreign).length > 0) putAside(FOREIGN, JSON.stringify(foreign))
  return { texts, aside, count }
}

/**
 * Puts the content of an exported file in the place of all that is kept. An entry that cannot be used, whole or in
 * part, is set aside as it was and named in the answer, goes into every later export, and the rest is taken. When
 * the device refuses the new data, what was kept before is put back.
 */
export function importAll(store: Storage, text: string, check: EntryCheck): ImportResult {
  const file = readFile(text)
  if (!file.ok) return file
  const { texts, aside, count } = sortOut(file.kept, check)
  const before = allKept(store)
  try {
    deleteAll(store)
    for (const [key, value] of texts) store.setItem(key, value)
    return { ok: true, count, aside }
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
