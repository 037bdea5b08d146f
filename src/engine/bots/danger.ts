import { priceOf } from '../compiled.ts'
import type { SeatView } from '../game/view.ts'
import type { Meld } from '../hand.ts'
import { exposedTotal } from '../liability/exposed.ts'
import { type Liability, liabilityOfClaim, PLAIN_SETS } from '../liability/find.ts'
import { settle } from '../payments.ts'
import { isDragon, isHonour, isTerminal, type Kind, rankOf, SEATS, type Seat, suitOf } from '../tiles.ts'
import { type Facts, factsFor, turnFactor } from './facts.ts'
import { turnsOf } from './position.ts'

/** An opponent as far as its open tiles tell. */
interface Rival {
  readonly seat: Seat
  readonly melds: readonly Meld[]
  /** Kinds it has discarded, and the last of them (-1: none), which it may not claim (SG-B7). */
  readonly discarded: ReadonlySet<Kind>
  readonly last: Kind
  /** The suit of its sets when it shows two or more of one suit alone, honours aside; else -1. */
  readonly suit: number
  /** What its win is likely to be worth, in tai or faan. */
  readonly total: number
  readonly sets: number
  /** How many tiles it holds. */
  readonly tiles: number
}

/** What a discard may cost. */
export interface Danger {
  /** Odds that somebody wins on it. */
  readonly odds: number
  /** Expected cost in points. */
  readonly cost: number
  /** Whether it may bring a liability for everybody's share that open tiles warn of (SG-H). */
  readonly bao: boolean
}

/** Sets of one suit that give a flush away. */
const FLUSH_SETS = 2

function suitShown(melds: readonly Meld[]): number {
  const suits = new Set(melds.filter(({ tile }) => !isHonour(tile)).map(({ tile }) => suitOf(tile)))
  return melds.length >= FLUSH_SETS && suits.size === 1 ? [...suits][0] : -1
}

function rivalOf(view: SeatView, index: number): Rival {
  const { rules, round, seats, discards } = view
  const { seat, melds, bonus, tiles } = seats[index]
  const own = discards.filter((one) => one.seat === seat).map(({ tile }) => tile)
  const suit = suitShown(melds)
  const flush = suit < 0 ? 0 : (priceOf(rules, 'half-flush').value ?? 0)
  const sure = exposedTotal({ melds, bonus }, seat, round, rules) + flush
  return {
    seat,
    melds,
    discarded: new Set(own),
    last: own.at(-1) ?? -1,
    suit,
    total: Math.max(rules.minimum, sure) + 1,
    sets: melds.length,
    tiles,
  }
}

/** Reads the table once; then tells what letting go of each kind may cost. */
export class DangerMeter {
  private readonly view: SeatView
  private readonly left: number[]
  private readonly facts: Facts
  private readonly rivals: readonly Rival[]
  private readonly factor: number
  private readonly known: (Danger | undefined)[] = []
  private readonly fresh: ReadonlySet<Kind>

  constructor(view: SeatView, left: number[]) {
    this.view = view
    this.left = left
    this.facts = factsFor(view.rules)
    this.rivals = SEATS.flatMap((seat, i) => (seat === view.seat ? [] : [rivalOf(view, i)]))
    this.factor = turnFactor(this.facts, turnsOf(view))
    this.fresh = new Set(view.discards.map(({ tile }) => tile))
  }

  of(kind: Kind): Danger {
    return (this.known[kind] ??= this.work(kind))
  }

  private base(kind: Kind): number {
    const { facts, left } = this
    const unseen = Math.min(3, left[kind])
    if (isDragon(kind)) return facts.dragon[unseen]
    if (isHonour(kind)) return facts.wind[unseen]
    const rank = rankOf(kind)
    return facts.suited[Math.min(rank, 10 - rank, 4) - 1]
  }

  /** SG-B7: it may not claim what it has discarded since its last draw. */
  private banned(kind: Kind, { last }: Rival): boolean {
    return kind === last && this.view.rules.play.ownDiscardBan
  }

  private odds(kind: Kind, rival: Rival): number {
    const { facts } = this
    if (this.banned(kind, rival)) return 0
    const seen =
      kind === rival.last ? facts.justDiscarded : rival.discarded.has(kind) ? facts.discarded : facts.never
    const suit =
      rival.suit < 0 || isHonour(kind) ? 1 : suitOf(kind) === rival.suit ? facts.ownSuit : facts.otherSuit
    const sets = facts.bySets[Math.min(rival.sets, facts.bySets.length - 1)]
    return (this.base(kind) / this.rivals.length) * this.factor * sets * seen * suit
  }

  private work(kind: Kind): Danger {
    let odds = 0
    let cost = 0
    let bao = false
    for (const rival of this.rivals) {
      const wins = this.odds(kind, rival)
      const claim = this.liabilityOfPong(kind, rival)
      const liable = claim !== null || this.lateFresh(kind, rival) || this.plainFlush(kind, rival)
      if (liable) bao = true
      if (claim !== null && !claim.lasting) {
        // SG-C2, SG-H1: the Pong itself wins, at the limit
        const ponged = Math.max(wins, this.ponged(kind, rival))
        odds += ponged
        cost += ponged * this.bill(rival, true, this.view.rules.limit ?? rival.total)
        continue
      }
      odds += wins
      cost += wins * this.bill(rival, liable || this.standsFor(rival))
      // SG-H5: once fed, the set is paid for when its owner wins later, by self-draw or on this seat's discard
      if (claim !== null) cost += this.ponged(kind, rival) * PAID_LATER * this.bill(rival, true)
    }
    return { odds: Math.min(1, odds), cost, bao }
  }

  /** Odds that the rival holds two of the kind and takes them: of the copies that nobody shows, by where they may be. */
  private ponged(kind: Kind, { tiles }: Rival): number {
    const hidden = this.left.reduce((sum, n) => sum + n, 0)
    const n = this.left[kind]
    const share = hidden === 0 ? 0 : Math.min(1, tiles / hidden)
    const fewer = (1 - share) ** n + n * share * (1 - share) ** (n - 1)
    return Math.min(1, KEPT * (1 - fewer))
  }

  /** What this seat pays when the rival wins on its discard, with so many tai or faan. */
  private bill({ seat, total }: Rival, liable: boolean, least = 0): number {
    const { rules, seat: own } = this.view
    const capped = Math.max(least, Math.min(total, rules.minimum + this.facts.cap))
    const payments = settle(
      {
        winner: seat,
        total: capped,
        win: { by: 'discard', from: own },
        feeder: liable ? own : null,
        barePingHu: false,
      },
      rules,
    )
    return -payments[own]
  }

  /** SG-H5: this seat is liable already for what the rival wins on its discard. */
  private standsFor({ seat }: Rival): boolean {
    return this.view.standing.some((one) => one.receiver === seat && one.feeder === this.view.seat)
  }

  /** What a Pong of this discard would make of this seat, as far as open tiles tell: SG-H1, H2. */
  private liabilityOfPong(kind: Kind, rival: Rival): Liability | null {
    const { view, left } = this
    const { rules, seat, round } = view
    // a Pong needs two copies that nobody shows
    if (left[kind] < 2 || this.banned(kind, rival)) return null
    const claim = {
      receiver: rival.seat,
      feeder: seat,
      round,
      shown: { melds: rival.melds, bonus: view.seats[SEATS.indexOf(rival.seat)].bonus },
      set: { type: 'pong', tile: kind, concealed: false } as const,
    }
    return liabilityOfClaim(claim, rules)
  }

  /** SG-H4. */
  private lateFresh(kind: Kind, rival: Rival): boolean {
    const { bao, freshTileAt } = this.view.rules.payments
    if (!bao || this.banned(kind, rival)) return false
    return freshTileAt !== null && this.view.playable <= freshTileAt && !this.fresh.has(kind)
  }

  /** SG-H3: three or more sets of one suit, of honours or of terminals are shown, and the tile goes with them. */
  private plainFlush(kind: Kind, rival: Rival): boolean {
    const { melds } = rival
    const { bao, baoFlush } = this.view.rules.payments
    if (!bao || !baoFlush || melds.length < PLAIN_SETS || this.banned(kind, rival)) return false
    const goes: ((meld: Meld) => boolean)[] = []
    if (isHonour(kind)) goes.push(({ tile }) => isHonour(tile))
    else goes.push(({ tile }) => !isHonour(tile) && suitOf(tile) === suitOf(kind))
    if (isTerminal(kind)) goes.push(({ type, tile }) => type !== 'chow' && isTerminal(tile))
    return goes.some((one) => melds.every(one))
  }
}

/** How much more often than by chance two of a kind that another set asks for are in a hand: nobody lets them go. */
const KEPT = 1.5
/** How often a rival with a fed set wins later by self-draw or on the feeder's discard, which the feeder pays alone. */
const PAID_LATER = 0.25
