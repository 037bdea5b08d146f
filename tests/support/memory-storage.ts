/** localStorage in memory; `full` refuses writing as a browser without space does. */
export class MemoryStorage implements Storage {
  readonly #map = new Map<string, string>()
  full = false
  get length() {
    return this.#map.size
  }
  clear() {
    this.#map.clear()
  }
  getItem(key: string) {
    return this.#map.get(key) ?? null
  }
  key(index: number) {
    return [...this.#map.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.#map.delete(key)
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.#map.set(key, value)
  }
}

/** Puts a fresh storage in the place of the browser's. */
export function useMemoryStorage(): MemoryStorage {
  const store = new MemoryStorage()
  Object.defineProperty(globalThis, 'localStorage', { value: store, configurable: true, writable: true })
  return store
}
