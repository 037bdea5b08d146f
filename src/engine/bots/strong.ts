import { FAR } from '../analysis/vectors.ts'
import type { Action } from '../game/actions.ts'
import type { Bot } from '../game/bot.ts'
import type { SeatView } from '../game/view.ts'
import { payInstant } from '../instant.ts'
import { settle } from '../payments.ts'
import { nextSeat } from '../tiles.ts'
import { type Danger, DangerMeter } from './danger.ts'
import { afterDeclaring, isSetClaim, keepsAWin, ofType, winAmong } from './declare.ts'
import { type Facts, factsFor, winChance } from './facts.ts'
import { type Position, positionOf, turnsOf } from './position.ts'
import { type Budget, fullBudget, NO_PROSPECT, type Prospect, Scout, SHOT_FOR_DRAWN } from './prospects.ts'

/** How the strong bot weighs things; the tests and measurements of the README rest on these. */
export interface Weights {
  /** The power with which the price of a win counts, of a hand on its way and of a ready one; 1 would hunt the dearest. */
  readonly worth: number
  readonly ready: number
  /** What a hand on its way comes to above what is sure, in tai or faan. */
  readonly more: number
  /** How much of the expected cost of a discard counts. */
  readonly danger: number
  /** By how much a claim must better the hand: about half a tile, and more for a Chi. */
  readonly pong: number
  readonly chi: number
  /** How much more often a tile comes that others may let go. */
  readonly claimable: number
}

export const WEIGHTS: Weights = {
  worth: 0.25,
  ready: 0.15,
  more: 0.7,
  danger: 0.8,
  pong: 1.25,
  chi: 1.4,
  claimable: 0.5,
}

/** An action with what it is worth to the strong bot, in points. */
export interface Appraisal {
  readonly action: Action
  /** `attack` less `cost`. */
  readonly value: number
  /** Chance of a win times what it brings. */
  readonly attack: number
  readonly cost: number
  readonly danger: Danger | null
  readonly prospect: Prospect
}

/** One decision of the strong bot: what it sees and how it weighs it. */
class Judge {
  readonly view: SeatView
  readonly facts: Facts
  readonly weights: Weights
  readonly turn: number
  readonly budget: Budget
  readonly position: Position
  readonly danger: DangerMeter

  constructor(view: SeatView, weights: Weights, budget: Budget) {
    this.view = view
    this.budget = budget
    this.weights = weights
    this.facts = factsFor(view.rules)
    this.turn = turnsOf(view)
    this.position = positionOf(view, 'all')
    this.danger = new DangerMeter(view, this.position.left)
  }

  attack({ distance, useful, claimable, worth }: Prospect): number {
    if (distance >= FAR) return 0
    const { facts, weights } = this
    const ready = distance <= 1
    const { claimable: more } = weights
    const coming = ready
      ? (useful + SHOT_FOR_DRAWN * claimable) / (1 + SHOT_FOR_DRAWN)
      : (useful + more * claimable) / (1 + more)
    const price = this.price(ready ? worth : worth + weights.more)
    const brings = facts.loss + facts.gain * (price / facts.gain) ** (ready ? weights.ready : weights.worth)
    return winChance(facts, Math.max(1, distance), this.turn, coming) * brings
  }

  /** About what a win of this total collects. */
  private price(total: number): number {
    const { facts } = this
    const whole = Math.floor(Math.min(total, facts.cap))
    const low = this.bill(whole)
    const high = this.bill(whole + 1)
    return low * (high / Math.max(1, low)) ** (Math.min(total, facts.cap) - whole)
  }

  private bill(total: number): number {
    const { seat, rules } = this.view
    const win = { by: 'discard', from: nextSeat(seat) } as const
    return settle({ winner: seat, total, win, feeder: null, barePingHu: false }, rules)[seat]
  }

  private discardOf(action: Action, prospect: Prospect): Appraisal {
    const danger = this.danger.of(action.tile ?? 0)
    const attack = this.attack(prospect)
    const cost = this.weights.danger * danger.cost
    return { action, value: attack - cost, attack, cost, danger, prospect }
  }

  /** Every discard with its worth; hands farther than the nearest are looked at by their distance alone. */
  discards(position: Position, actions: readonly Action[]): Appraisal[] {
    const scout = new Scout(position, this.budget)
    const distances = actions.map(({ tile }) =>
      scout.spent || tile === null ? FAR : scout.without(tile, () => scout.distance()),
    )
    const nearest = Math.min(...distances)
    let most = 0
    const found = actions.map((action, i) => {
      const { tile } = action
      const distance = distances[i]
      const close = distance <= nearest && distance < FAR && tile !== null && !scout.spent
      const prospect = close
        ? scout.without(tile, () => scout.scored())
        : { ...NO_PROSPECT, distance, useful: FARTHER_USEFUL, claimable: FARTHER_USEFUL }
      const one = this.discardOf(action, prospect)
      if (close) most = Math.max(most, one.attack)
      return { one, close }
    })
    return found.map(({ one, close }) => {
      const attack = close ? one.attack : Math.min(one.attack, A_STEP_BACK * most)
      return { ...one, attack, value: attack - one.cost }
    })
  }

  /** The hand as it stands, waiting for a tile. */
  waiting(position: Position, action: Action, extra: number): Appraisal {
    const prospect = this.budget.left <= 0 ? NO_PROSPECT : new Scout(position, this.budget).scored()
    const attack = this.attack(prospect)
    return { action, value: attack + extra, attack, cost: -extra, danger: null, prospect }
  }
}

/** A hand that gives up a step is taken to have this many useful copies, and at most this share of the best chance. */
const FARTHER_USEFUL = 12
const A_STEP_BACK = 0.7

/**
 * The best of some discards. One that may bring a liability is passed over while another leaves the hand as near
 * (SG-H): no hope is worth everybody's share.
 */
function bestOf(appraisals: readonly Appraisal[]): Appraisal {
  const fine = appraisals.filter(
    ({ danger, prospect }) =>
      !danger?.bao ||
      !appraisals.some((other) => !other.danger?.bao && other.prospect.distance <= prospect.distance),
  )
  return fine.reduce((best, one) => (one.value > best.value ? one : best))
}

/** What a Kong pays at once (SG-G5). */
function kongMoney({ seat, rules, playable, tile }: SeatView, action: Action): number {
  if (rules.payments.instant === null) return 0
  const event =
    action.type === 'kong' ? 'kong-claimed' : action.type === 'kong-added' ? 'kong-added' : 'kong-concealed'
  const from = action.type === 'kong' ? (tile?.from ?? null) : null
  return payInstant({ seat, event, opening: false, from, playable }, rules)[seat]
}

/** Fewer playable tiles than this leave no time for an added Kong to be worth its risk. */
const LATE = 3

function turnAppraisals(judge: Judge, legal: readonly Action[]): Appraisal[] {
  const { view, position } = judge
  const discards = judge.discards(position, ofType(legal, 'discard'))
  const nearest = Math.min(...discards.map(({ prospect }) => prospect.distance))
  const kongs = ofType(legal, 'kong-concealed', 'kong-added').flatMap((action) => {
    if (action.type === 'kong-added' && view.playable <= LATE) return []
    const robbed = action.type === 'kong-added' ? judge.danger.of(action.tile ?? 0).cost : 0
    const one = judge.waiting(
      afterDeclaring(position, action, view),
      action,
      kongMoney(view, action) - judge.weights.danger * robbed,
    )
    return one.prospect.distance <= nearest ? [one] : []
  })
  return [...discards, ...kongs]
}

function claimAppraisals(judge: Judge, legal: readonly Action[]): Appraisal[] {
  const { view, position, weights } = judge
  const pass = legal.find(({ type }) => type === 'pass')
  if (pass === undefined) return []
  const before = judge.waiting(position, pass, 0)
  const found = [before]
  for (const action of ofType(legal, 'pong', 'kong', 'chi')) {
    const after = afterDeclaring(position, action, view)
    const discards = [...new Set(after.concealed)].map((tile): Action => ({ type: 'discard', tile }))
    const one = isSetClaim(action)
      ? { ...bestOf(judge.discards(after, discards)), action }
      : judge.waiting(after, action, kongMoney(view, action))
    // no claim that leaves no legal win, or brings it no nearer
    if (one.prospect.distance >= before.prospect.distance || !keepsAWin(view, action)) continue
    const asked = action.type === 'chi' ? weights.chi : weights.pong
    // what must be bettered is taken off, so that the greatest value is the choice
    found.push({ ...one, value: one.value - (asked - 1) * before.attack })
  }
  return found
}

/**
 * What the strong bot thinks of each action open to a seat, in the order of `legal` as far as it weighs them; wins
 * are above everything. For advice and for looking back on a hand.
 */
export function appraise(
  view: SeatView,
  legal: readonly Action[],
  weights: Weights = WEIGHTS,
  budget: Budget = fullBudget(),
): Appraisal[] {
  const judge = new Judge(view, weights, budget)
  return legal.some(({ type }) => type === 'discard')
    ? turnAppraisals(judge, legal)
    : claimAppraisals(judge, legal)
}

/** The strong bot with other weights: for measuring. */
export const strongBotWith =
  (weights: Weights): Bot =>
  (view, legal) => {
    const win = winAmong(legal)
    if (win !== undefined) return win
    if (legal.length === 1) return legal[0]
    const found = appraise(view, legal, weights)
    return found.length === 0 ? legal[0] : bestOf(found).action
  }

/** Plays for the nearest legal win by everything that lies open, and gives way when the price says so. */
export const strongBot: Bot = strongBotWith(WEIGHTS)
