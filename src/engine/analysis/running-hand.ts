import { type Hand, type Meld, meldTiles } from '../hand.ts'
import { COPIES, isHonour, isTerminal, type Kind, NORMAL_KINDS } from '../tiles.ts'
import { firstOf, GROUPS, groupOf, POWERS } from './groups.ts'

const GROUP = /* @__PURE__ */ Uint8Array.from({ length: NORMAL_KINDS }, (_, kind) => groupOf(kind))
const RANK = /* @__PURE__ */ Uint8Array.from(
  { length: NORMAL_KINDS },
  (_, kind) => kind - firstOf(groupOf(kind)),
)
const STEP = /* @__PURE__ */ Int32Array.from(RANK, (rank) => POWERS[rank])
/** 1 for the thirteen kinds of Thirteen Wonders. */
export const ORPHANS = /* @__PURE__ */ Uint8Array.from({ length: NORMAL_KINDS }, (_, kind) =>
  isTerminal(kind) || isHonour(kind) ? 1 : 0,
)

/**
 * The concealed tiles of a hand in the form the analysis runs on: counts by kind with running codes, so that a
 * change of one tile is a few additions. `caps` are the most copies that the concealed part can ever hold: four,
 * less the copies in declared sets, and less those that others show where the caller wants what is still alive.
 */
export class RunningHand {
  readonly counts = new Uint8Array(NORMAL_KINDS)
  readonly caps = new Uint8Array(NORMAL_KINDS).fill(COPIES)
  /** Running base-5 codes of the tiles held: wan, tong, suo, honours. */
  wan = 0
  tong = 0
  suo = 0
  honours = 0
  /** The same for `COPIES - caps`, by group, and how many copies are gone in all. */
  readonly gone = new Int32Array(GROUPS)
  limited = 0
  /** Sets still to be made from concealed tiles. */
  sets = 4
  tiles = 0
  /** Different kinds held, and how many of them twice or more; the same of terminals and honours alone. */
  kinds = 0
  pairs = 0
  orphans = 0
  orphanPairs = 0
  /** By group, masks over the ranks: kinds held at all, and held once. */
  readonly held = new Uint16Array(GROUPS)
  readonly once = new Uint16Array(GROUPS)

  add(kind: Kind): void {
    const before = this.counts[kind]++
    this.shift(kind, STEP[kind])
    this.tiles++
    if (before > 1) return
    const group = GROUP[kind]
    const bit = 1 << RANK[kind]
    this.once[group] ^= bit
    if (before === 0) {
      this.held[group] |= bit
      this.kinds++
      this.orphans += ORPHANS[kind]
    } else {
      this.pairs++
      this.orphanPairs += ORPHANS[kind]
    }
  }

  remove(kind: Kind): void {
    const after = --this.counts[kind]
    this.shift(kind, -STEP[kind])
    this.tiles--
    if (after > 1) return
    const group = GROUP[kind]
    const bit = 1 << RANK[kind]
    this.once[group] ^= bit
    if (after === 0) {
      this.held[group] ^= bit
      this.kinds--
      this.orphans -= ORPHANS[kind]
    } else {
      this.pairs--
      this.orphanPairs -= ORPHANS[kind]
    }
  }

  private shift(kind: Kind, by: number): void {
    if (kind < 9) this.wan += by
    else if (kind < 18) this.tong += by
    else if (kind < 27) this.suo += by
    else this.honours += by
  }

  /** The running code of a group. */
  code(group: number): number {
    return group === 0 ? this.wan : group === 1 ? this.tong : group === 2 ? this.suo : this.honours
  }

  /** Takes `copies` out of reach (or gives them back, when negative): declared, or shown by others. */
  withdraw(kind: Kind, copies: number): void {
    this.caps[kind] -= copies
    this.gone[GROUP[kind]] += copies * STEP[kind]
    this.limited += copies
  }

  /** Declares a set whose tiles are not (or no longer) among the concealed ones. */
  declare(meld: Meld): void {
    this.sets--
    for (const kind of meldTiles(meld)) this.withdraw(kind, 1)
  }
}

/**
 * A hand in running form, its winning tile included when it has one. `gone` are further tiles out of reach (what
 * others show, own discards); bonus tiles among them are passed over, and so are copies beyond the fourth.
 */
export function runningHand(hand: Hand, gone: readonly Kind[] = []): RunningHand {
  const running = new RunningHand()
  for (const kind of hand.concealed) running.add(kind)
  if (hand.winning !== null) running.add(hand.winning)
  for (const meld of hand.melds) running.declare(meld)
  for (const kind of gone)
    if (kind < NORMAL_KINDS && running.caps[kind] > running.counts[kind]) running.withdraw(kind, 1)
  return running
}

/** Concealed tiles alone in running form, `sets` sets still to be made. */
export function runningTiles(kinds: readonly Kind[], sets = 4): RunningHand {
  const running = new RunningHand()
  running.sets = sets
  for (const kind of kinds) running.add(kind)
  return running
}
