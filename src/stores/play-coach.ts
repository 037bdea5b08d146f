import {
  type Appraisal,
  analyseHand,
  appraise,
  copiesUnseen,
  type Danger,
  DangerMeter,
  type DiscardView,
  isBonus,
  type Kind,
  meldTiles,
  type RouteView,
  type SeatView,
  type Useful,
  type WaitValue,
} from '../engine/index.ts'
import { handOf } from './play-hand.ts'

/** What lies open on the table besides the own hand, sets and bonus tiles. */
export function seenBy(view: SeatView): Kind[] {
  const seen: Kind[] = []
  for (const { seat, melds, bonus } of view.seats)
    if (seat !== view.seat) seen.push(...melds.flatMap((meld) => meldTiles(meld)), ...bonus)
  for (const { tile, claimed } of view.discards) if (claimed === null) seen.push(tile)
  return seen
}

const analysisOf = (view: SeatView) => {
  const { rules, seat, round } = view
  return analyseHand(handOf(view), { rules, seat, round, seen: seenBy(view) })
}

/** A discard with the reasons for and against it. */
export interface Advice {
  readonly tile: Kind
  /** In the strong bot's own points: chance of a win times what it brings, less what the discard may cost. */
  readonly value: number
  /** Tiles missing for the nearest legal win afterwards; null when none is left. */
  readonly distance: number | null
  readonly useful: readonly Useful[]
  /** Useful tiles that nobody shows. */
  readonly count: number
  /** Whether no other discard that leaves the hand as near to a win leaves more useful tiles, and none leaves it nearer. */
  readonly most: boolean
  readonly waits: readonly WaitValue[]
  /** The most that a nearest route is sure to be worth. */
  readonly worth: number
  readonly danger: Danger
}

function adviceOf(
  { action, value, danger, prospect }: Appraisal,
  discards: readonly DiscardView[],
): Advice[] {
  const view = discards.find(({ tile }) => tile === action.tile)
  if (action.type !== 'discard' || view === undefined || danger === null) return []
  const { tile, legalDistance, useful, count, waits } = view
  const far = (one: DiscardView) => one.legalDistance ?? Number.POSITIVE_INFINITY
  const most =
    legalDistance !== null &&
    discards.every((one) => far(one) > legalDistance || (far(one) === legalDistance && one.count <= count))
  return [{ tile, value, distance: legalDistance, useful, count, most, waits, worth: prospect.worth, danger }]
}

/** Every discard, the best first; empty when there is nothing to discard. */
export function advise(view: SeatView): readonly Advice[] {
  const analysis = analysisOf(view)
  if (analysis?.kind !== 'discarding') return []
  return appraise(view, view.legal)
    .flatMap((one) => adviceOf(one, analysis.discards))
    .sort((a, b) => Number(a.danger.bao) - Number(b.danger.bao) || b.value - a.value)
}

/** What the strong bot would answer to a tile offered, with what it thinks of each answer. */
export function adviseClaim(view: SeatView): readonly Appraisal[] {
  if (view.decision === null || view.legal.some(({ type }) => type === 'discard')) return []
  return appraise(view, view.legal)
    .slice()
    .sort((a, b) => b.value - a.value)
}

/** Where the hand stands and the ways that lead to a legal win. */
export interface Outlook {
  /** Tiles missing for four sets and an Eye, less one: 0 is ready, -1 complete. */
  readonly shanten: number
  readonly distance: number | null
  /** Nearest ways to a win, at most three. */
  readonly routes: readonly RouteView[]
  /** What a ready hand waits for. */
  readonly waits: readonly WaitValue[]
  /** Tiles that bring a hand nearer that is not ready. */
  readonly useful: readonly Useful[]
}

const MOST_ROUTES = 3

/** null while the hand cannot be looked at (bonus tiles are still being replaced). */
export function outlookOf(view: SeatView): Outlook | null {
  const analysis = analysisOf(view)
  if (analysis === null) return null
  const { shanten, legalDistance, routes } = analysis
  const waiting = analysis.kind === 'waiting'
  return {
    shanten,
    distance: legalDistance,
    routes: routes.slice(0, MOST_ROUTES),
    waits: waiting ? analysis.waits : [],
    useful: waiting ? analysis.useful : [],
  }
}

/** A tile in hand with what letting go of it may cost. */
export interface DangerOf {
  readonly tile: Kind
  readonly danger: Danger
  /** Nobody has discarded one yet (SG-H4). */
  readonly fresh: boolean
}

/** Tiles in hand that are dangerous to let go, the worst first. */
export function dangersOf(view: SeatView): readonly DangerOf[] {
  const meter = new DangerMeter(view, copiesUnseen(view, 'all'))
  const thrown = new Set(view.discards.map(({ tile }) => tile))
  return [...new Set(view.concealed)]
    .filter((tile) => !isBonus(tile))
    .map((tile) => ({ tile, danger: meter.of(tile), fresh: !thrown.has(tile) }))
    .sort((a, b) => Number(b.danger.bao) - Number(a.danger.bao) || b.danger.cost - a.danger.cost)
}
