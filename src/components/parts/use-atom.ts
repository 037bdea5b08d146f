import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'preact/hooks'

/** The value of a store, rendered anew whenever it changes. */
export function useAtom<T>(atom: ReadableAtom<T>): T {
  const [value, setValue] = useState<T>(() => atom.get())
  useEffect(() => atom.subscribe((next) => setValue(() => next)), [atom])
  return value
}
