/** A mean with the ends of its 95 % interval. */
export type Interval = readonly [mean: number, low: number, high: number]

/** Values that come in clusters: the hands played on one wall are not independent of each other. */
export interface Clustered {
  /** A value of the cluster now open. */
  add(value: number): void
  /** Closes the cluster. */
  close(): void
  mean(): Interval
}

const Z_95 = 1.959964
const DIGITS = 1e6
const rounded = (x: number): number => Math.round(x * DIGITS) / DIGITS

/**
 * The mean over all values, and its interval from the spread between clusters (the ratio estimator's linearised
 * variance). With a single cluster there is no spread to see: the interval is the mean itself.
 */
export function clustered(): Clustered {
  const sums: number[] = []
  const counts: number[] = []
  let sum = 0
  let count = 0
  return {
    add(value) {
      sum += value
      count++
    },
    close() {
      sums.push(sum)
      counts.push(count)
      sum = 0
      count = 0
    },
    mean() {
      const n = counts.reduce((a, b) => a + b, 0)
      if (n === 0) return [0, 0, 0]
      const mean = sums.reduce((a, b) => a + b, 0) / n
      const clusters = sums.length
      if (clusters < 2) return [rounded(mean), rounded(mean), rounded(mean)]
      let squares = 0
      for (let i = 0; i < clusters; i++) squares += (sums[i] - mean * counts[i]) ** 2
      const error = Z_95 * Math.sqrt((squares * clusters) / (clusters - 1)) * (1 / n)
      return [rounded(mean), rounded(mean - error), rounded(mean + error)]
    },
  }
}

export { rounded }
