import {
  type Action,
  decisionOf,
  discardChoices,
  type Kind,
  play,
  runningHand,
  SEATS,
  type SeatView,
  type SeenEvent,
  shapeShanten,
  startHand,
  takeBack,
  viewEvent,
  viewFrom,
  waitKinds,
} from '../engine/index.ts'
import { type Line, lineOf, stateOf } from './play-game.ts'
import { handOf } from './play-hand.ts'
import { type Script, startOfScript } from './play-script.ts'

/** The reader's seat in a scripted hand: the Banker's. */
export const GUIDED_SEAT = 'east'
const NO_RULE_COUNTS = new Array<number>(34).fill(4)

export const viewOf = (line: Line): SeatView => viewFrom(stateOf(line), GUIDED_SEAT)

/** The others tell no story of their own: they pass, and let go what they drew. */
function othersAnswer(view: SeatView): Action {
  const { legal, drawn } = view
  return (
    legal.find(({ type }) => type === 'pass') ??
    legal.find(({ type, tile }) => type === 'discard' && tile === drawn) ??
    legal[0]
  )
}

/** Lets the others answer until the reader is asked or the hand is over. */
function runOthers(line: Line): Line {
  let at = line
  for (;;) {
    const state = stateOf(at)
    const seat = SEATS.find((one) => one !== GUIDED_SEAT && decisionOf(state, one) !== null)
    if (seat === undefined) return at
    const done = play(state, { seat, action: othersAnswer(viewFrom(state, seat)), decision: state.decision })
    if (!done.ok) throw new Error(done.error.message)
    at = lineOf([...at.events, ...done.value.events], at.states)
  }
}

export const beginGuided = (script: Script): Line =>
  runOthers(lineOf(startHand(startOfScript(script)).events))

/** The reader's answer given and those of the others after it; the same line when it is not legal now. */
export function answerGuided(line: Line, action: Action): Line {
  const state = stateOf(line)
  const done = play(state, { seat: GUIDED_SEAT, action, decision: state.decision })
  return done.ok ? runOthers(lineOf([...line.events, ...done.value.events], line.states)) : line
}

/** The reader's last answer taken back; the same line when there is none. */
export function backGuided(line: Line): Line {
  const events = takeBack(line.events, GUIDED_SEAT)
  return events === null ? line : lineOf(events, line.states)
}

/** What the reader has seen happen since answering last, in order. */
export function sinceAnswer({ events, states }: Line): SeenEvent[] {
  let from = events.length
  while (from > 1 && !isOwnAnswer(events[from - 1])) from--
  return events.slice(from).flatMap((event, i) => {
    const before = states[from + i - 1]
    const seen = before && viewEvent(before, event, GUIDED_SEAT)
    return seen ? [seen] : []
  })
}
const isOwnAnswer = (event: Line['events'][number]) => event.type === 'act' && event.seat === GUIDED_SEAT

const awayOf = (view: SeatView): number => Math.max(0, shapeShanten(handOf(view), false).sets)

/** Tiles that may go without taking a step back. */
export function spare(view: SeatView): Kind[] {
  const choices = discardChoices(runningHand(handOf(view)), false, NO_RULE_COUNTS)
  return choices.filter(({ shanten }) => shanten === choices[0].shanten).map(({ tile }) => tile)
}

/** How far the hand is from being ready once a tile has gone. */
const awayWithout = (view: SeatView, tile: Kind): number =>
  discardChoices(runningHand(handOf(view)), false, NO_RULE_COUNTS).find((one) => one.tile === tile)
    ?.shanten ?? 0

/** Why an answer is no good: what it does to the hand, in steps from being ready. */
export type Slip =
  | { readonly why: 'step-back'; readonly tile: Kind; readonly from: number; readonly to: number }
  | { readonly why: 'no-win' | 'no-set' | 'no-nearer' | 'no-kong' }

/** What to say about an answer before it is given; null when it is fine. A hand nearer to a win is the only measure. */
export function slipOf(line: Line, action: Action): Slip | null {
  const view = viewOf(line)
  const { legal } = view
  const wins = legal.some(({ type }) => type === 'win' || type === 'rob')
  if (wins && action.type !== 'win' && action.type !== 'rob') return { why: 'no-win' }
  if (action.type === 'discard') {
    if (legal.some(({ type }) => type === 'kong-concealed' || type === 'kong-added')) {
      const kong = legal.find(({ type }) => type.startsWith('kong'))
      if (kong?.tile === action.tile) return { why: 'no-kong' }
    }
    const from = awayOf({ ...view, concealed: view.concealed })
    const best = awayWithout(view, spare(view)[0])
    const to = awayWithout(view, action.tile)
    return to > best ? { why: 'step-back', tile: action.tile, from: Math.max(from, best), to } : null
  }
  const claims = legal.filter(({ type }) => type === 'chi' || type === 'pong' || type === 'kong')
  if (claims.length === 0) return null
  const now = shapeShanten(handOf(view), false).sets
  const after = (claim: Action) => {
    const claimed = viewOf(answerGuided(line, claim))
    const hand = handOf(claimed)
    return hand.concealed.length % 3 === 2 ? awayWithout(claimed, spare(claimed)[0]) : now
  }
  if (action.type === 'pass') return claims.some((one) => after(one) < now) ? { why: 'no-set' } : null
  return claims.includes(action) && after(action) > now ? { why: 'no-nearer' } : null
}

/** What would complete the hand as it stands; empty while it is not ready. */
export const waitsNow = (view: SeatView): readonly Kind[] =>
  handOf(view).concealed.length % 3 === 1 ? waitKinds(handOf(view)) : []
