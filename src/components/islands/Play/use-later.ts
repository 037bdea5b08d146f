import { useEffect, useState } from 'preact/hooks'

/** Parts of the table that are fetched when they are first wanted, each file once. */
const LOADS = {
  advice: () => import('./advice.ts'),
  after: () => import('./after.ts'),
}
interface Parts {
  readonly advice: typeof import('./advice.ts')
  readonly after: typeof import('./after.ts')
}

const got: { -readonly [K in keyof Parts]?: Parts[K] } = {}

/** A part of the table once it is `wanted`; null until it is there. */
export function useLater<K extends keyof Parts>(name: K, wanted: boolean): Parts[K] | null {
  const [part, setPart] = useState<Parts[K] | null>(() => got[name] ?? null)
  useEffect(() => {
    if (!wanted || part) return
    let here = true
    const load: () => Promise<Parts[K]> = LOADS[name] as never
    load().then(
      (found) => {
        got[name] = found
        if (here) setPart(found)
      },
      // offline before it was ever fetched: the table plays on without it
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [name, wanted, part])
  return part
}

/** Whether the window has room for what stands beside the table. */
export function useWide(): boolean {
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const query = matchMedia('(min-width: 68rem)')
    const look = () => setWide(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return wide
}
