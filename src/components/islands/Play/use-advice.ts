import { useEffect, useState } from 'preact/hooks'

export type AdviceParts = typeof import('./advice.ts')

let parts: AdviceParts | null = null

/** The parts that advise, once they are `wanted`; null until they are there. */
export function useAdvice(wanted: boolean): AdviceParts | null {
  const [got, setGot] = useState<AdviceParts | null>(parts)
  useEffect(() => {
    if (!wanted || got) return
    let here = true
    import('./advice.ts').then(
      (found) => {
        parts = found
        if (here) setGot(found)
      },
      // offline before it was ever fetched: the table plays on without advice
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [wanted, got])
  return got
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
