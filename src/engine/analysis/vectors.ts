/**
 * A vector holds the fewest missing tiles of one suit, of the honours, or of two of these together: entry
 * `eye * 5 + sets` for 0 to 4 sets, without and with the Eye. Equal vectors have one id; joining two ids is
 * worked out once and kept. About 130 vectors exist for whole suits, a few hundred once copies are gone.
 */
export type VectorId = number

export const WIDTH = 10
/** Stands for "cannot be had"; two of these still fit in a byte. */
export const FAR = 60

const ids = new Map<string, VectorId>()
let count = 0
let values = new Uint8Array(512 * WIDTH)
/** `joined[a][b]`: the id of a and b together, or -1; rows are as long as they had to be. */
const joined: Int32Array[] = []

/** The id of the vector whose entries `entry` gives; anything from FAR on is FAR. */
export function vectorId(entry: (index: number) => number): VectorId {
  let key = ''
  for (let i = 0; i < WIDTH; i++) key += String.fromCharCode(Math.min(entry(i), FAR))
  const known = ids.get(key)
  if (known !== undefined) return known
  if ((count + 1) * WIDTH > values.length) {
    const old = values
    values = new Uint8Array(old.length * 2)
    values.set(old)
  }
  for (let i = 0; i < WIDTH; i++) values[count * WIDTH + i] = key.charCodeAt(i)
  ids.set(key, count)
  joined.push(new Int32Array(0))
  return count++
}

export const vectorCount = (): number => count

/** One entry, at `eye * 5 + sets`. */
export const entryOf = (id: VectorId, entry: number): number => values[id * WIDTH + entry]

function workOut(a: VectorId, b: VectorId): VectorId {
  const left = a * WIDTH
  const right = b * WIDTH
  const id = vectorId((index) => {
    const sets = index % 5
    let best = FAR
    for (let i = 0; i <= sets; i++) {
      const plain = values[left + i] + values[right + sets - i]
      const first = values[left + 5 + i] + values[right + sets - i]
      const second = values[left + i] + values[right + 5 + sets - i]
      best = Math.min(best, index < 5 ? plain : Math.min(first, second))
    }
    return best
  })
  if (b >= joined[a].length) {
    const longer = new Int32Array(Math.max(64, 2 ** Math.ceil(Math.log2(b + 1)))).fill(-1)
    longer.set(joined[a])
    joined[a] = longer
  }
  joined[a][b] = id
  return id
}

/** The vector of two parts together. */
export function join(a: VectorId, b: VectorId): VectorId {
  const row = joined[a]
  if (b < row.length) {
    const id = row[b]
    if (id >= 0) return id
  }
  return workOut(a, b)
}

/** Answers about two vectors, by `a * 5 + sets` and then `b`: the number plus one, 0 is not asked yet. */
type Rows = Uint16Array[]
const NONE = new Uint16Array(0)

function keep(rows: Rows, at: number, b: VectorId, answer: number): number {
  while (rows.length <= at) rows.push(NONE)
  if (b >= rows[at].length) {
    const longer = new Uint16Array(Math.max(64, 2 ** Math.ceil(Math.log2(b + 1))))
    longer.set(rows[at])
    rows[at] = longer
  }
  rows[at][b] = answer + 1
  return answer
}

const met: Rows = []
const tight: Rows = []

function leastSum(a: VectorId, b: VectorId, sets: number): number {
  const left = a * WIDTH
  const right = b * WIDTH
  let best = FAR
  for (let i = 0; i <= sets; i++) {
    best = Math.min(best, values[left + 5 + sets - i] + values[right + i])
    best = Math.min(best, values[left + sets - i] + values[right + 5 + i])
  }
  return best
}

/** Missing tiles for `sets` sets and an Eye over two parts; FAR when it cannot be had. */
export function meet(a: VectorId, b: VectorId, sets: number): number {
  const at = a * 5 + sets
  if (at < met.length) {
    const row = met[at]
    if (b < row.length) {
      const known = row[b]
      if (known > 0) return known - 1
    }
  }
  return keep(met, at, b, leastSum(a, b, sets))
}

function splitsThatMeet(a: VectorId, b: VectorId, sets: number): number {
  const left = a * WIDTH
  const right = b * WIDTH
  const best = meet(a, b, sets)
  let bits = 0
  if (best >= FAR) return 0
  for (let i = 0; i <= sets; i++) {
    if (values[left + 5 + sets - i] + values[right + i] === best) bits |= 1 << i
    if (values[left + sets - i] + values[right + 5 + i] === best) bits |= 1 << (5 + i)
  }
  return bits
}

/**
 * The entries of b (bit `eye * 5 + sets`) through which the two parts come to the answer of `meet`. A tile
 * lowers that answer exactly when it lowers one of these entries.
 */
export function tightEntries(a: VectorId, b: VectorId, sets: number): number {
  const at = a * 5 + sets
  if (at < tight.length) {
    const row = tight[at]
    if (b < row.length) {
      const known = row[b]
      if (known > 0) return known - 1
    }
  }
  return keep(tight, at, b, splitsThatMeet(a, b, sets))
}

/** A part that must stay unused: no set, no Eye. */
export const UNUSED: VectorId = /* @__PURE__ */ vectorId((i) => (i === 0 ? 0 : FAR))
