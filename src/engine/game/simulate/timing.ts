/** Times in milliseconds, kept as counts in buckets of about three per cent, so that a million of them take no room. */
export interface Timing {
  add(ms: number): void
  /** Mean, and the times that 95 and 99 of 100 do not exceed. */
  summary(): { readonly mean: number; readonly p95: number; readonly p99: number }
}

const PER_DOUBLING = 24
/** Shorter times than this (ms) count as this. */
const LEAST = 1e-5

export function timing(): Timing {
  const buckets: number[] = []
  let sum = 0
  let count = 0
  const quantile = (share: number): number => {
    let left = Math.ceil(count * share)
    for (let i = 0; i < buckets.length; i++) {
      left -= buckets[i] ?? 0
      if (left <= 0) return LEAST * 2 ** ((i + 1) / PER_DOUBLING)
    }
    return 0
  }
  return {
    add(ms) {
      const bucket = Math.max(0, Math.floor(Math.log2(Math.max(ms, LEAST) / LEAST) * PER_DOUBLING))
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
      sum += ms
      count++
    },
    summary: () => ({
      mean: count === 0 ? 0 : sum / count,
      p95: count === 0 ? 0 : quantile(0.95),
      p99: count === 0 ? 0 : quantile(0.99),
    }),
  }
}
