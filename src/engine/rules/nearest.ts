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

/** Letters with which two texts begin alike. */
function alike(a: string, b: string): number {
  let n = 0
  while (n < a.length && a[n] === b[n]) n++
  return n
}

/**
 * The candidate closest to what was written, for messages about unknown names and values. Of two as close, the one
 * that begins more like it: "of" is "off" cut short rather than a wrong "on".
 */
export function nearest(written: string, candidates: readonly string[]): string {
  const text = written.slice(0, 60).toLowerCase()
  let best = candidates[0]
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const other = candidate.toLowerCase()
    // alike by less than one edit
    const d = edits(text, other) - alike(text, other) / 1000
    if (d < least) {
      least = d
      best = candidate
    }
  }
  return best
}
