import { liabilityOfWin } from '../liability/find.ts'
import { liableFor } from '../liability/standing.ts'
import { formatHand } from '../notation.ts'
import { NO_PAYMENTS, scorePayments } from '../payments.ts'
import { formatReading } from '../reading.ts'
import { scoreHand } from '../score.ts'
import { SEATS } from '../tiles.ts'
import type { GameEvent, WinEvent } from './events.ts'
import { nextHand } from './match.ts'
import { type GameState, playable } from './state.ts'
import { winContext } from './wins.ts'

/** Nobody discarded this kind before the discard that is offered now, claimed or not (SG-H4). */
function isFresh({ discards, tile }: GameState): boolean {
  if (tile === null) return false
  for (let i = 0; i < discards.length - 1; i++) if (discards[i].tile === tile.kind) return false
  return true
}

function winEvent(s: GameState, winner: number): WinEvent {
  const { hand, situation } = winContext(s, winner, s.by)
  const { seat, win, round } = situation
  const score = scoreHand(hand, situation, s.rules)
  const onDiscard =
    win.by === 'discard'
      ? liabilityOfWin(
          {
            receiver: seat,
            feeder: win.from,
            round,
            hand,
            complete: score.reading !== null,
            playable: playable(s),
            fresh: isFresh(s),
          },
          s.rules,
        )
      : null
  const liable = s.rules.payments.bao ? liableFor(seat, win, s.standing, onDiscard) : null
  const unscored = s.start.mode === 'guided'
  return {
    type: 'win',
    seat,
    by: win.by,
    from: win.by === 'self-draw' ? null : win.from,
    draw: win.by === 'self-draw' ? win.draw : 'wall',
    last: win.by === 'self-draw' || win.by === 'discard' ? win.last : false,
    opening: win.by === 'self-draw' || win.by === 'discard' ? win.opening : null,
    hand: formatHand(hand),
    total: score.total,
    raw: score.raw,
    limit: score.limit,
    limitHand: score.limitHand,
    lines: score.lines,
    reading: score.reading === null ? null : formatReading(score.reading),
    bao: liable === null ? null : { rules: liable.rules, feeder: liable.feeder },
    payments: unscored
      ? NO_PAYMENTS
      : (scorePayments(score, situation, s.rules, liable?.feeder ?? null) ?? NO_PAYMENTS),
  }
}

/** The event that follows from the state without anybody choosing; null while a decision is open, and when all is over. */
export function automatic(s: GameState): GameEvent | null {
  const seat = SEATS[s.turn]
  switch (s.step) {
    case 'deal':
      return { type: 'deal' }
    case 'bonus': {
      const { hand } = s.seats[s.turn]
      // the greatest kind first: an animal never waits in hand while the eighth flower is shown
      return { type: 'bonus', seat, tile: s.wall[hand[hand.length - 1]] }
    }
    case 'draw-turn':
      return { type: 'draw', seat, tile: s.wall[s.front], end: 'front', for: 'turn' }
    case 'draw-bonus':
      return { type: 'draw', seat, tile: s.wall[s.back], end: 'back', for: 'bonus' }
    case 'draw-kong':
      return { type: 'draw', seat, tile: s.wall[s.back], end: 'back', for: 'kong' }
    case 'pay':
      return { type: 'pay', ...s.pays[0] }
    case 'grant':
      return s.granted === null || s.tile === null
        ? null
        : {
            type: 'claim',
            seat: SEATS[s.granted.seat],
            action: s.granted.action,
            tile: s.tile.kind,
            from: SEATS[s.tile.from],
          }
    case 'bao': {
      const bao = s.pendingBao
      return bao === null
        ? null
        : { type: 'bao', rules: bao.rules, receiver: bao.receiver, feeder: bao.feeder, tile: bao.tile }
    }
    case 'kong':
      return s.kong === null ? null : { type: 'kong', seat, action: s.kong }
    case 'win':
      return s.winner === null ? null : winEvent(s, s.winner)
    case 'drawn':
      return { type: 'drawn' }
    case 'end':
      return { type: 'end', next: nextHand(s) }
    default:
      return null
  }
}
