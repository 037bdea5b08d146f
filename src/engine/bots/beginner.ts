import { distance, standardDistance } from '../analysis/distance.ts'
import { copiesOf, eachDiscard, usefulMasks } from '../analysis/useful.ts'
import type { Action } from '../game/actions.ts'
import type { Bot } from '../game/bot.ts'
import type { SeatView } from '../game/view.ts'
import type { Rng } from '../rng.ts'
import type { Kind } from '../tiles.ts'
import { routeBot } from './casual.ts'
import { afterDeclaring, isSetClaim, keepsAWin, ofType, winAmong } from './declare.ts'
import { type Position, positionOf, runningOf } from './position.ts'

/** In a hundred: how often a beginner takes one of its best few discards by whim, and overlooks a claim. */
const SLIPS = 30
const AMONG = 5
const OVERLOOKS = 30

/** Where nearly any shape wins, a beginner thinks of nothing but the shape; a dearer minimum has to be learnt first. */
const SHAPE_IS_ENOUGH = 1

const masks = new Uint16Array(4)

/** Discards by what they leave: nearest first, then most useful copies, then tile order. */
function ranked(position: Position): { readonly kind: Kind; readonly far: number }[] {
  const running = runningOf(position)
  const found: { kind: Kind; far: number; useful: number }[] = []
  eachDiscard(running, position.context.rules.sevenPairs, (kind, far, useful) => {
    found.push({ kind, far, useful: copiesOf(useful, position.left) })
  })
  return found.sort((a, b) => a.far - b.far || b.useful - a.useful || a.kind - b.kind)
}

/** Tiles missing for any shape that wins somewhere. */
const shapeDistance = (position: Position): number => {
  const running = runningOf(position)
  return running.sets < 4 ? standardDistance(running) : distance(running, position.context.rules.sevenPairs)
}

function answerClaim(view: SeatView, legal: readonly Action[], rng: Rng): Action {
  const pass = legal.find(({ type }) => type === 'pass') ?? legal[0]
  if (rng.below(100) < OVERLOOKS) return pass
  const position = positionOf(view, 'own')
  const before = usefulMasks(runningOf(position), position.context.rules.sevenPairs, masks)
  for (const action of ofType(legal, 'pong', 'kong', 'chi')) {
    const after = afterDeclaring(position, action, view)
    const far = isSetClaim(action) ? ranked(after)[0].far : shapeDistance(after)
    if (far < before && keepsAWin(view, action)) return action
  }
  return pass
}

function takeTurn(view: SeatView, legal: readonly Action[], rng: Rng): Action {
  const position = positionOf(view, 'own')
  const choices = ranked(position)
  for (const action of ofType(legal, 'kong-concealed', 'kong-added'))
    if (shapeDistance(afterDeclaring(position, action, view)) <= choices[0].far) return action
  const pick = rng.below(100) < SLIPS ? rng.below(Math.min(AMONG, choices.length)) : 0
  const discards = ofType(legal, 'discard')
  return discards.find(({ tile }) => tile === choices[pick].kind) ?? discards[0] ?? legal[0]
}

const shapeBot: Bot = (view, legal, rng) => {
  const win = winAmong(legal)
  if (win !== undefined) return win
  if (legal.length === 1) return legal[0]
  return legal.some(({ type }) => type === 'discard')
    ? takeTurn(view, legal, rng)
    : answerClaim(view, legal, rng)
}

const slowLearner = routeBot({ slips: 35, overlooks: 30, pongGains: 0, chiGains: 0 })

/** Sees sets and pairs, not what they are worth; makes slips and overlooks claims. */
export const beginnerBot: Bot = (view, legal, rng) =>
  (view.rules.minimum > SHAPE_IS_ENOUGH ? slowLearner : shapeBot)(view, legal, rng)
