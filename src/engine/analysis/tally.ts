import { type Hand, type Meld, meldTiles } from '../hand.ts'
import { COPIES, isHonour, isTerminal, type Kind, NORMAL_KINDS } from '../tiles.ts'
import { firstOf, GROUPS, HONOURS, POWERS } from './groups.ts'

const GROUP = Uint8Array.from({ length: NORMAL_KINDS }, (_, kind) => (kind / 9) | 0)
const STEP = Int32Array.from({ length: NORMAL_KINDS }, (_, kind) => POWERS[kind - firstOf(GROUP[kind])])
/** 1 for the thirteen kinds of Thirteen Wonders. */
export const ORPHANS = Uint8Array.from({ length: NORMAL_KINDS }, (_, kind) =>
  isTerminal(kind) || isHonour(kind) ? 1 : 0,
)

/**
 * The concealed tiles of a hand in the form the analysis runs on: counts by kind with running codes, so that
 * a change of one tile is a few additions. `caps` are the most copies that the concealed part can ever hold:
 * four, less the copies in declared sets, and less those that others show where the caller wants a live count.
 */
export class Tally {
  readonly counts = new Uint8Array(NORMAL_KINDS)
  readonly caps = new Uint8Array(NORMAL_KINDS).fill(COPIES)
  /** Running base-5 codes of wan, tong, suo and the honours. */
  wan = 0
  tong = 0
  suo = 0
  honours = 0
  /** Kinds of each group of which fewer than four can be had, and their sum. */
  readonly short = new Uint8Array(GROUPS)
  limited = 0
  /** Sets still to be made from concealed tiles. */
  sets = 4
  tiles = 0
  /** Different kinds held, and how many of them twice or more; the same of terminals and honours alone. */
  kinds = 0
  pairs = 0
  orphans = 0
  orphanPairs = 0

  add(kind: Kind): void {
    const held = this.counts[kind]++
    this.shift(kind, STEP[kind])
    this.tiles++
    if (held === 0) {
      this.kinds++
      this.orphans += ORPHANS[kind]
    } else if (held === 1) {
      this.pairs++
      this.orphanPairs += ORPHANS[kind]
    }
  }

  remove(kind: Kind): void {
    const held = --this.counts[kind]
    this.shift(kind, -STEP[kind])
    this.tiles--
    if (held === 0) {
      this.kinds--
      this.orphans -= ORPHANS[kind]
    } else if (held === 1) {
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

  /** Takes `copies` out of reach (or gives them back, negative): declared, or shown by others. */
  withdraw(kind: Kind, copies: number): void {
    const before = this.caps[kind]
    const after = before - copies
    this.caps[kind] = after
    const change = (after < COPIES ? 1 : 0) - (before < COPIES ? 1 : 0)
    this.short[GROUP[kind]] += change
    this.limited += change
  }

  /** Declares a set whose tiles are not (or no longer) among the concealed ones. */
  declare(meld: Meld): void {
    this.sets--
    for (const kind of meldTiles(meld)) this.withdraw(kind, 1)
  }
}

export const groupOf = (kind: Kind): number => GROUP[kind]
export const stepOf = (kind: Kind): number => STEP[kind]
export { HONOURS }

/**
 * The tally of a hand, its winning tile included when it has one. `gone` are further tiles out of reach (what
 * others show, own discards); bonus tiles among them are passed over. Tiles beyond the fourth copy of a kind
 * are not counted as gone.
 */
export function tallyOf(hand: Hand, gone: readonly Kind[] = []): Tally {
  const tally = new Tally()
  for (const kind of hand.concealed) tally.add(kind)
  if (hand.winning !== null) tally.add(hand.winning)
  for (const meld of hand.melds) tally.declare(meld)
  for (const kind of gone)
    if (kind < NORMAL_KINDS && tally.caps[kind] > tally.counts[kind]) tally.withdraw(kind, 1)
  return tally
}

/** The tally of concealed tiles alone, `sets` sets still to be made. */
export function tallyOfTiles(kinds: readonly Kind[], sets = 4): Tally {
  const tally = new Tally()
  tally.sets = sets
  for (const kind of kinds) tally.add(kind)
  return tally
}
