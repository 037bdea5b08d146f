import { digestsOf } from './digests.ts'
import { HONOURS, SETS } from './groups.ts'
import { join, meet, type VectorId } from './vectors.ts'

/**
 * The fast way for hands of which nothing is gone: a byte a code of a suit or the honours, a byte for two of
 * these together, and the answer for all four. 126 vectors exist for a suit, 55 for the honours, 180 for two
 * suits, 165 for a suit and the honours; 0 is not asked yet. A hand touches some dozens of codes, so nothing is
 * shipped and nothing filled ahead.
 */
interface LazyTable {
  readonly bytes: Uint8Array
  /** By byte. */
  readonly vectors: Int32Array
  used: number
}

const lazyTable = (bytes: Uint8Array): LazyTable => ({ bytes, vectors: new Int32Array(256), used: 1 })

const suitBytes = new Uint8Array(5 ** 9)
const honourBytes = new Uint8Array(5 ** 7)
const lowBytes = new Uint8Array(128 * 128)
const highBytes = new Uint8Array(128 * 64)
const suits = /* @__PURE__ */ lazyTable(suitBytes)
const honours = /* @__PURE__ */ lazyTable(honourBytes)
const lows = /* @__PURE__ */ lazyTable(lowBytes)
const highs = /* @__PURE__ */ lazyTable(highBytes)
/** By number of sets, then `low * 256 + high`: missing tiles plus one. */
const answers = /* @__PURE__ */ Array.from({ length: 5 }, () => new Uint8Array(256 * 256))

/** The byte at a place, put there for a vector when there is none yet. */
function note(table: LazyTable, at: number, vector: () => VectorId): number {
  if (table.bytes[at] > 0) return table.bytes[at]
  const id = vector()
  let byte = 1
  while (byte < table.used && table.vectors[byte] !== id) byte++
  if (byte === table.used) table.used++
  table.vectors[byte] = id
  return (table.bytes[at] = byte)
}

function noteGroup(table: LazyTable, code: number, group: number): number {
  const digests = digestsOf(group, SETS)
  return note(table, code, () => digests.vectorAt(digests.find(code, 0)))
}

function ask(wan: number, tong: number, suo: number, winds: number, sets: number): number {
  const w = noteGroup(suits, wan, 0)
  const t = noteGroup(suits, tong, 0)
  const s = noteGroup(suits, suo, 0)
  const h = noteGroup(honours, winds, HONOURS)
  const low = note(lows, (w << 7) | t, () => join(suits.vectors[w], suits.vectors[t]))
  const high = note(highs, (s << 6) | h, () => join(suits.vectors[s], honours.vectors[h]))
  const missing = meet(lows.vectors[low], highs.vectors[high], sets)
  answers[sets][(low << 8) | high] = missing + 1
  return missing
}

/** Missing tiles for `sets` sets and an Eye by the codes of the four groups: seven look-ups once they are known. */
export function wholeDistance(wan: number, tong: number, suo: number, winds: number, sets: number): number {
  const w = suitBytes[wan]
  const t = suitBytes[tong]
  const s = suitBytes[suo]
  const h = honourBytes[winds]
  if (w > 0 && t > 0 && s > 0 && h > 0) {
    const low = lowBytes[(w << 7) | t]
    const high = highBytes[(s << 6) | h]
    if (low > 0 && high > 0) {
      const known = answers[sets][(low << 8) | high]
      if (known > 0) return known - 1
    }
  }
  return ask(wan, tong, suo, winds, sets)
}
