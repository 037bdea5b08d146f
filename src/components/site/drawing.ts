interface Placed {
  readonly name: string
  /** Row from the bottom, 0 first. */
  readonly depth: number
}
type Edge = readonly [from: string, to: string]
interface Point {
  readonly x: number
  readonly y: number
}

const WIDTH = 360
const BOX = { width: 84, height: 46 }
const ROW = 88

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/**
 * Places for boxes in rows, so that few lines cross: a row stands above what it leads to, the lowest below what leads to
 * it; a box alone stands over the middle of its own.
 */
export function placed(boxes: readonly Placed[], edges: readonly Edge[]) {
  const rows = 1 + Math.max(...boxes.map(({ depth }) => depth))
  const x = new Map<string, number>()
  const spread = (names: readonly string[]) => {
    for (const [i, name] of names.entries()) x.set(name, ((i + 0.5) * WIDTH) / names.length)
  }
  const row = (depth: number) => boxes.filter((box) => box.depth === depth).map(({ name }) => name)
  const near = (name: string, from: 0 | 1): number => {
    const others = edges.filter((edge) => edge[from] === name).flatMap((edge) => x.get(edge[1 - from]) ?? [])
    return others.length === 0 ? WIDTH / 2 : mean(others)
  }
  const sorted = (names: readonly string[], from: 0 | 1) =>
    names.toSorted((a, b) => near(a, from) - near(b, from))
  spread(row(1))
  spread(sorted(row(0), 1))
  for (let depth = 2; depth < rows; depth++) {
    const names = sorted(row(depth), 0)
    if (names.length > 1) spread(names)
    else for (const name of names) x.set(name, near(name, 0))
  }
  const y = (depth: number) => 1 + BOX.height / 2 + (rows - 1 - depth) * ROW
  const points = new Map<string, Point>(
    boxes.map(({ name, depth }) => [name, { x: x.get(name) ?? WIDTH / 2, y: y(depth) }]),
  )
  return {
    width: WIDTH,
    height: y(0) + BOX.height / 2 + 1,
    box: BOX,
    at: (name: string): Point => points.get(name) ?? { x: 0, y: 0 },
  }
}
