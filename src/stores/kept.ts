import { atom, onMount, type WritableAtom } from 'nanostores'
import { asideKey, type KeptKey } from './keys.ts'

/** What stands under a key: the version of its form and the value. */
interface Envelope {
  readonly version: number
  readonly value: unknown
}

export interface KeptForm<T> {
  readonly key: KeptKey
  /** Raise it when the form of the value changes, and teach `read` the older ones. */
  readonly version: number
  readonly initial: T
  /**
   * The value from stored data of `version` (1 up to the form's own), or null when it cannot be read.
   * Older versions are migrated here. Must not trust anything about `value`.
   */
  readonly read: (value: unknown, version: number) => T | null
  /** Whether nothing of stored data was left out in reading it; by default all of it must be in the value. */
  whole?(value: T, stored: unknown): boolean
}

/** Storage that may be forbidden, full or absent: then the site works, and keeps nothing. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || !('version' in data) || !('value' in data)) return null
    return Number.isInteger(data.version) ? (data as Envelope) : null
  } catch {
    return null
  }
}

/** The value in a stored text, or null when it is no text of this form (damaged, or of a later version). */
export function readKept<T>(form: KeptForm<T>, text: string): T | null {
  const envelope = parseEnvelope(text)
  if (!envelope || envelope.version < 1 || envelope.version > form.version) return null
  return form.read(envelope.value, envelope.version)
}

export const writeKept = <T>(form: KeptForm<T>, value: T): string =>
  JSON.stringify({ version: form.version, value })

/** The first place for data set aside that is free, or holds the very same text. */
function freeAside(store: Storage, key: string, text: string): string {
  for (let n = 1; ; n++) {
    const there = store.getItem(asideKey(key, n))
    if (there === null || there === text) return asideKey(key, n)
  }
}

/** Whether all that stands in stored data is in what was read of it, in any order. Null says nothing. */
export const holds = (read: unknown, stored: unknown): boolean =>
  stored === null ||
  Object.is(read, stored) ||
  (typeof stored === 'object' &&
    typeof read === 'object' &&
    read !== null &&
    Object.entries(stored).every(([name, one]) => holds((read as Record<string, unknown>)[name], one)))

/**
 * Reads what is kept. Text that cannot be read is moved aside, under its own key, and the initial value is used. Of
 * text that can be read in part a copy is put aside, since the next change writes only what was read.
 */
export function loadKept<T>(form: KeptForm<T>): T {
  const store = storage()
  let value: T | null = null
  try {
    const text = store?.getItem(form.key) ?? null
    if (!store || text === null) return form.initial
    value = readKept(form, text)
    const { version, value: stored } = parseEnvelope(text) ?? { version: 0, value: null }
    // what an older version kept is migrated, and need not be in the value as it was
    if (value !== null && (version < form.version || (form.whole ?? holds)(value, stored))) return value
    store.setItem(freeAside(store, form.key, text), text)
    if (value === null) store.removeItem(form.key)
  } catch {
    // Full or forbidden: what stands there stays there.
  }
  return value ?? form.initial
}

/** Texts of this form that were set aside because they could not be read, by key. */
export function asideTexts({ key: from }: Pick<KeptForm<unknown>, 'key'>): { key: string; text: string }[] {
  const found: { key: string; text: string }[] = []
  try {
    for (let n = 1; ; n++) {
      const key = asideKey(from, n)
      const text = storage()?.getItem(key) ?? null
      if (text === null) return found
      found.push({ key, text })
    }
  } catch {
    return found
  }
}

/** Throws away what was set aside, once the reader says so. */
export function dropAside(form: Pick<KeptForm<unknown>, 'key'>): void {
  for (const { key } of asideTexts(form)) storage()?.removeItem(key)
}

/** Keeps a value. False when the device refuses it. */
export function saveKept<T>(form: KeptForm<T>, value: T): boolean {
  try {
    const store = storage()
    store?.setItem(form.key, writeKept(form, value))
    return store !== null
  } catch {
    return false
  }
}

export interface Kept<T> {
  readonly form: KeptForm<T>
  /** The value; `form.initial` until something listens, so that a first render is the same everywhere. */
  readonly $value: WritableAtom<T>
  /** Sets and keeps it. False when the device refuses to keep it; the value is set all the same. */
  readonly set: (value: T) => boolean
  /** Reads storage now. Islands call it after mount; scripts before they use `$value.get()`. */
  readonly load: () => T
}

/** A value kept on the device and shared between tabs. */
export function kept<T>(form: KeptForm<T>): Kept<T> {
  const $value = atom<T>(form.initial)
  const load = () => {
    $value.set(loadKept(form))
    return $value.get()
  }
  const set = (value: T) => {
    // first kept, then told: who listens may look at what is kept
    const saved = saveKept(form, value)
    $value.set(value)
    return saved
  }
  onMount($value, () => {
    if (typeof window === 'undefined') return
    const listen = (event: StorageEvent) => {
      if (event.key === form.key || event.key === null) load()
    }
    // A page shown again from the back/forward cache may have missed a change.
    const shown = (event: PageTransitionEvent) => event.persisted && load()
    addEventListener('storage', listen)
    addEventListener('pageshow', shown)
    return () => {
      removeEventListener('storage', listen)
      removeEventListener('pageshow', shown)
    }
  })
  return { form, $value, set, load }
}
