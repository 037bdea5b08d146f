/** Edits (insert, delete, replace) that turn one text into the other. */
export function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + +(a[i - 1] !== b[j - 1])))
    row = next
  }
  return row[b.length]
}

/** The candidate closest to what was written, for messages about unknown names and values. */
export function nearest(written: string, candidates: readonly string[]): string {
  const text = written.slice(0, 60).toLowerCase()
  let best = candidates[0]
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const d = edits(text, candidate.toLowerCase())
    if (d < least) {
      least = d
      best = candidate
    }
  }
  return best
}
