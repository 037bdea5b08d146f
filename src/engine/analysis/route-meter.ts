import { MODES } from './automaton.ts'
import { digestsOf } from './digests.ts'
import { orphansDistance, pairsDistance } from './distance.ts'
import { Frame, ranksOfEntries } from './frame.ts'
import { ALL_RANKS, firstOf, GROUPS, HONOURS, POWERS, ranksOf } from './groups.ts'
import { demandedHonours } from './honour-demand.ts'
import type { RouteBook } from './route-book.ts'
import type { RouteShape } from './route-shape.ts'
import { RunningHand } from './running-hand.ts'
import type { KindMasks } from './useful.ts'
import { FAR, join, meet, tightEntries, UNUSED, type VectorId, WIDTH } from './vectors.ts'

/** 1112345678999: how many of each rank nine gates want, one more of any besides. */
const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3]

function gatesDistance(running: RunningHand, shape: RouteShape): number {
  if (running.sets < 4) return FAR
  const first = firstOf(shape.allowed.findIndex((mask) => mask !== 0))
  let missing = 0
  let spare = 1
  let room = false
  for (let i = 0; i < 9; i++) {
    const { [first + i]: held } = running.counts
    const { [first + i]: cap } = running.caps
    if (cap < GATES[i]) return FAR
    missing += Math.max(0, GATES[i] - held)
    if (held > GATES[i]) spare = 0
    if (cap > GATES[i]) room = true
  }
  return room ? missing + spare : FAR
}

/** Seven Pairs of some kinds only. */
function pairsWithin(running: RunningHand, allowed: readonly number[]): number {
  if (running.sets < 4) return FAR
  if (allowed.every((mask, group) => mask === ALL_RANKS >> (9 - ranksOf(group))))
    return pairsDistance(running)
  const open = [0, 0, 0]
  for (let group = 0; group < GROUPS; group++)
    for (let i = 0; i < ranksOf(group); i++) {
      const kind = firstOf(group) + i
      if ((allowed[group] >> i) & 1 && running.caps[kind] > 1) open[Math.min(2, running.counts[kind])]++
    }
  const free = Math.max(0, 7 - open[2])
  const fresh = Math.max(0, free - open[1])
  return fresh > open[0] ? FAR : free + fresh
}

/**
 * How far a hand is from each shape of a book. Load a hand once; after a tile of one group has changed, `touch`
 * that group and ask again. Distances are exact for the caps of the hand; FAR: cannot be had.
 */
export class RouteMeter {
  readonly book: RouteBook
  private readonly frames: readonly Frame[]
  /** By demand on the honours: their vector, -1 when not asked since they changed. */
  private readonly honours: Int32Array
  private readonly unheld: boolean
  private running = new RunningHand()

  /** `unheld`: Pongs of honours of which the hand holds none count too. */
  constructor(book: RouteBook, unheld = false) {
    this.book = book
    this.unheld = unheld
    this.honours = new Int32Array(book.demands.length)
    this.frames = MODES.map((_, mode) => new Frame(mode))
  }

  load(running: RunningHand): this {
    this.running = running
    for (let group = 0; group < GROUPS; group++) this.touch(group)
    return this
  }

  /** Reads one group of the loaded hand again. */
  touch(group: number): void {
    if (group === HONOURS) this.honours.fill(-1)
    else for (const frame of this.frames) frame.touch(this.running, group)
  }

  private honoursFor(place: number): VectorId {
    const demand = this.book.demandOf[place]
    const known = this.honours[demand]
    return known >= 0
      ? known
      : (this.honours[demand] = demandedHonours(this.running, this.book.demands[demand], this.unheld))
  }

  /** Tiles missing for the shape at a place of the book. */
  distance(place: number): number {
    const shape = this.book.shapes[place]
    const running = this.running
    if (shape.special !== null) return specialDistance(running, shape)
    const low = join(this.suit(shape, 0), this.suit(shape, 1))
    return meet(low, join(this.suit(shape, 2), this.honoursFor(place)), running.sets)
  }

  /**
   * Tiles missing for the nearest of some shapes; FAR when none can be had. `book.minimal` gives the distance to a
   * legal win, `book.minimalOpen` the distance to one that leaves claims open.
   */
  nearest(places: readonly number[]): number {
    let best = FAR
    for (let i = 0; i < places.length; i++) {
      const missing = this.distance(places[i])
      if (missing < best) best = missing
    }
    return best
  }

  /** Adds to `out` the kinds whose draw brings the nearest of some shapes nearer; returns its distance. */
  addUsefulForNearest(places: readonly number[], out: KindMasks): number {
    const best = this.nearest(places)
    for (const place of places) if (this.distance(place) === best) this.addUseful(place, out)
    return best
  }

  /** Adds to `out` (masks by group) the kinds whose draw brings the shape nearer. */
  addUseful(place: number, out: KindMasks): void {
    const shape = this.book.shapes[place]
    const running = this.running
    const before = this.distance(place)
    if (before === 0 || before >= FAR) return
    if (shape.special !== null) {
      for (let group = 0; group < GROUPS; group++)
        out[group] |= lowered(running, group, () => specialDistance(running, shape) < before)
      return
    }
    const [wan, tong, suo] = [0, 1, 2].map((group) => this.suit(shape, group))
    const low = join(wan, tong)
    const high = join(suo, this.honoursFor(place))
    out[0] |= this.suitRanks(shape, 0, tightEntries(join(tong, high), wan, running.sets))
    out[1] |= this.suitRanks(shape, 1, tightEntries(join(wan, high), tong, running.sets))
    out[2] |= this.suitRanks(shape, 2, tightEntries(join(low, this.honoursFor(place)), suo, running.sets))
    const suits = join(low, suo)
    out[HONOURS] |= lowered(
      running,
      HONOURS,
      () => meet(suits, demandedHonours(running, shape, this.unheld), running.sets) < before,
    )
  }

  private suit(shape: RouteShape, group: number): VectorId {
    const allowed = shape.allowed[group]
    if (allowed === 0) return UNUSED
    if (allowed === ALL_RANKS) return this.frames[shape.mode].vectors[group]
    const digests = digestsOf(group, shape.mode)
    return digests.vectorAt(this.barred(shape, group))
  }

  private suitRanks(shape: RouteShape, group: number, entries: number): number {
    const allowed = shape.allowed[group]
    if (allowed === 0) return 0
    if (allowed === ALL_RANKS) return this.frames[shape.mode].ranks(group, entries)
    digestsOf(group, shape.mode).masksAt(this.barred(shape, group), masks, 0)
    return ranksOfEntries(masks, 0, entries)
  }

  /** The place of a group's digest with the kinds gone that the shape bars. */
  private barred(shape: RouteShape, group: number): number {
    const running = this.running
    let code = running.code(group)
    let gone = running.gone[group]
    for (let i = 0; i < 9; i++) {
      if ((shape.allowed[group] >> i) & 1) continue
      code -= running.counts[firstOf(group) + i] * POWERS[i]
      gone += running.caps[firstOf(group) + i] * POWERS[i]
    }
    return digestsOf(group, shape.mode).find(code, gone)
  }
}

const masks = new Uint16Array(WIDTH)

/** Ranks of a group of which one more tile makes `better` true. */
function lowered(running: RunningHand, group: number, better: () => boolean): number {
  let mask = 0
  for (let i = 0; i < ranksOf(group); i++) {
    const kind = firstOf(group) + i
    if (running.counts[kind] >= running.caps[kind]) continue
    running.add(kind)
    if (better()) mask |= 1 << i
    running.remove(kind)
  }
  return mask
}

function specialDistance(running: RunningHand, shape: RouteShape): number {
  switch (shape.special) {
    case 'thirteen-orphans':
      return orphansDistance(running)
    case 'seven-pairs':
      return pairsWithin(running, shape.allowed)
    default:
      return gatesDistance(running, shape)
  }
}
