import { formatTiles } from '../notation.ts'
import { SEATS, type Seat, tileId } from '../tiles.ts'
import { formatAction } from './actions.ts'
import { apply, begin } from './apply.ts'
import type { GameEvent } from './events.ts'
import { playerAt } from './match.ts'
import { type GameState, playable } from './state.ts'

/** One line of the audit log (interface.md, "Audit log of a game"): all that an outside referee needs. */
export type AuditLine = Readonly<Record<string, unknown>> & { readonly e: string }

const bySeat = <T>(of: (index: number) => T): Record<Seat, T> =>
  Object.fromEntries(SEATS.map((seat, index) => [seat, of(index)])) as Record<Seat, T>

/** The lines an event brings, given the states before and after it. */
function eventLines(before: GameState, event: GameEvent, after: GameState): AuditLine[] {
  const { start } = before
  const name = (seat: number) => start.players[playerAt(start, seat)]
  switch (event.type) {
    case 'start':
      return [
        {
          e: 'start',
          hand: event.hand,
          table: event.table,
          rules: event.rules,
          seed: `${event.seed}:${event.deal}`,
          round: event.round,
          players: bySeat(name),
          wall: after.wall.map(tileId),
        },
      ]
    case 'deal':
      return [
        {
          e: 'deal',
          hands: bySeat((index) => formatTiles(after.seats[index].hand.map((id) => after.wall[id]))),
        },
      ]
    case 'bonus':
      return [{ e: 'bonus', seat: event.seat, tile: tileId(event.tile) }]
    case 'draw':
      return [{ e: 'draw', seat: event.seat, tile: tileId(event.tile), end: event.end, for: event.for }]
    case 'act':
      return [{ e: 'act', seat: event.seat, action: formatAction(event.action) }]
    case 'claim':
      return [{ e: 'claim', seat: event.seat, action: formatAction(event.action), from: event.from }]
    case 'kong':
      return [{ e: 'kong', seat: event.seat, action: formatAction(event.action) }]
    case 'pay':
      return [{ e: 'pay', why: event.why, seat: event.seat, payments: event.payments }]
    case 'bao':
      return [{ e: 'bao', rule: event.rules[0], receiver: event.receiver, feeder: event.feeder }]
    case 'win': {
      const { seat, hand, by, from, draw, last, opening, total, raw, lines, payments } = event
      const bao = event.bao === null ? null : { rule: event.bao.rules[0], feeder: event.bao.feeder }
      return [{ e: 'win', seat, hand, by, from, draw, last, opening, total, raw, lines, bao, payments }]
    }
    case 'drawn':
      return [{ e: 'drawn', why: 'wall' }]
    case 'end': {
      const { next } = event
      return [
        {
          e: 'end',
          playable: playable(before),
          next: next === null ? null : { dealer: start.players[next.dealer], round: next.round },
        },
      ]
    }
  }
}

/** The offers that a state opens, in turn order from the seat in turn. */
function offerLines(before: GameState, after: GameState): AuditLine[] {
  if (after.decision === before.decision) return []
  const lines: AuditLine[] = []
  for (let step = 0; step < 4; step++) {
    const index = (after.turn + step) % 4
    const actions = after.offers[index]
    if (actions !== null) lines.push({ e: 'offer', seat: SEATS[index], actions: actions.map(formatAction) })
  }
  return lines
}

/** The audit log of one hand's events. */
export function auditLines(events: readonly GameEvent[]): AuditLine[] {
  const [first, ...rest] = events
  if (first?.type !== 'start') return []
  let state = begin(first)
  const lines = eventLines(state, first, state)
  for (const event of rest) {
    const after = apply(state, event)
    lines.push(...eventLines(state, event, after), ...offerLines(state, after))
    state = after
  }
  return lines
}
