import { digestsOf } from './digests.ts'
import { GROUPS } from './groups.ts'
import type { RunningHand } from './running-hand.ts'
import { join, meet, tightEntries, WIDTH } from './vectors.ts'

/**
 * The digests of a hand's four groups, copied so that they stay. A changed tile touches one group, so `touch`
 * is all that a discard or a draw costs. Made once and used again: nothing is allocated in it.
 */
export class Frame {
  readonly mode: number
  /** One vector a group. */
  readonly vectors = new Int32Array(GROUPS)
  /** `group * 10 + entry`: ranks that lower the entry. */
  private readonly masks = new Uint16Array(GROUPS * WIDTH)

  constructor(mode: number) {
    this.mode = mode
  }

  load(running: RunningHand): this {
    for (let group = 0; group < GROUPS; group++) this.touch(running, group)
    return this
  }

  /** Reads one group again. */
  touch(running: RunningHand, group: number): void {
    const digests = digestsOf(group, this.mode)
    const place = digests.find(running.code(group), running.gone[group])
    this.vectors[group] = digests.vectorAt(place)
    digests.masksAt(place, this.masks, group * WIDTH)
  }

  /** Missing tiles for so many sets and an Eye. */
  distance(sets: number): number {
    const v = this.vectors
    return meet(join(v[0], v[1]), join(v[2], v[3]), sets)
  }

  /** The tiles that lower that distance, as a mask over the ranks of each group. */
  lowering(sets: number, out: Uint16Array): void {
    const v = this.vectors
    const low = join(v[0], v[1])
    const high = join(v[2], v[3])
    out[0] = this.ranks(0, tightEntries(join(v[1], high), v[0], sets))
    out[1] = this.ranks(1, tightEntries(join(v[0], high), v[1], sets))
    out[2] = this.ranks(2, tightEntries(join(v[3], low), v[2], sets))
    out[3] = this.ranks(3, tightEntries(join(v[2], low), v[3], sets))
  }

  /** Ranks of a group that lower any of some entries (a mask as `tightEntries` gives). */
  ranks(group: number, entries: number): number {
    return ranksOfEntries(this.masks, group * WIDTH, entries)
  }
}

/** The masks of some entries together; the ten masks start at `from`. */
export function ranksOfEntries(masks: Uint16Array, from: number, entries: number): number {
  let mask = 0
  for (let bits = entries; bits !== 0; bits &= bits - 1) mask |= masks[from + 31 - Math.clz32(bits & -bits)]
  return mask
}
