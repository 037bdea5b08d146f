/**
 * How many slips (a letter missing, added, wrong, or two swapped) lie between two texts, or Infinity when
 * more than `most`. With `open`, between `a` and the nearest beginning of `b`: a word still being typed.
 */
export function slips(a: string, b: string, most: number, open = false): number {
  const from = [...a]
  const to = [...b]
  if (from.length - to.length > most || (!open && to.length - from.length > most)) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, beforeLast[j - 2] + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return Infinity
    beforeLast = last
    last = row
  }
  const found = open ? Math.min(...last) : last[to.length]
  return found <= most ? found : Infinity
}
