import { addPayments, NO_PAYMENTS } from '../payments.ts'
import { resolveRules, TABLES } from '../rules/resolve.ts'
import { isBonus, seatIndex } from '../tiles.ts'
import { act } from './acts.ts'
import { claim, kong } from './claims.ts'
import type { DrawEvent, GameEvent, ShownEvent, StartEvent } from './events.ts'
import { rulesOfMode } from './modes.ts'
import { type Draft, ready } from './ready.ts'
import { EMPTY_SEAT, insertTile, pickTile, withoutTile, withSeat } from './seats.ts'
import { type GameState, NO_ANSWERS, NO_OFFERS, type PerSeat, type SeatState, type TileRef } from './state.ts'
import { BANKER_TILES, DEALT, HAND_TILES, shuffledWall } from './wall.ts'

const NOTHING: readonly never[] = []

/** The state before the deal. An unknown house rule (an event that `readStart` refuses) is left out. */
export function begin(start: StartEvent): GameState {
  const resolved = resolveRules({ table: start.table, rules: start.rules })
  const rules = rulesOfMode(resolved.ok ? resolved.value : TABLES[start.table].rules, start.mode)
  const wall = start.wall ?? shuffledWall(start.seed, start.deal, rules)
  return {
    start,
    rules,
    wall,
    front: 0,
    back: wall.length - 1,
    seats: [EMPTY_SEAT, EMPTY_SEAT, EMPTY_SEAT, EMPTY_SEAT],
    step: 'deal',
    after: 'turn',
    turn: 0,
    opening: true,
    afterDraw: true,
    drawn: null,
    chainKongs: 0,
    chainBonus: false,
    discards: NOTHING,
    river: NOTHING,
    tile: null,
    offers: NO_OFFERS,
    answers: NO_ANSWERS,
    decision: 0,
    pays: NOTHING,
    kong: null,
    granted: null,
    pendingBao: null,
    standing: NOTHING,
    kongStood: false,
    claimed: false,
    winner: null,
    by: 'self-draw',
    below: 0,
    points: NO_PAYMENTS,
    result: null,
    end: null,
  }
}

function deal(d: Draft): void {
  const hands: SeatState[] = []
  let at = 0
  for (let seat = 0; seat < 4; seat++) {
    const size = seat === 0 ? BANKER_TILES : HAND_TILES
    const hand: TileRef[] = Array.from({ length: size }, (_, i) => at + i)
    at += size
    hand.sort((a, b) => d.wall[a] - d.wall[b] || a - b)
    const dealtBonus = hand.map((id) => d.wall[id]).filter(isBonus)
    hands.push({ ...EMPTY_SEAT, hand, dealtBonus })
  }
  d.seats = hands as unknown as PerSeat<SeatState>
  d.front = DEALT
  d.step = 'check'
}

function showBonus(d: Draft, { seat, tile }: ShownEvent): void {
  const index = seatIndex(seat)
  const { hand, bonus, bonusTiles } = d.seats[index]
  const id = pickTile(hand, tile, d.wall, null)
  d.seats = withSeat(d.seats, index, {
    hand: withoutTile(hand, id),
    bonus: [...bonus, tile],
    bonusTiles: [...bonusTiles, id],
  })
  d.tile = { id, kind: tile, from: index, by: 'bonus' }
  d.step = 'shown'
}

function draw(d: Draft, event: DrawEvent): void {
  const index = seatIndex(event.seat)
  const id = event.end === 'front' ? d.front++ : d.back--
  const before = d.seats[index]
  const turn = event.for === 'turn'
  // SG-B6, B7: any draw ends locks and bans
  d.seats = withSeat(d.seats, index, {
    hand: insertTile(before.hand, id, d.wall),
    locked: NOTHING,
    banned: NOTHING,
    drew: before.drew || turn,
  })
  d.turn = index
  d.drawn = id
  d.afterDraw = true
  if (turn) d.chainKongs = 0
  d.chainBonus = event.for === 'bonus'
  d.tile = null
  d.step = 'check'
}

/** The state after an event. Total and pure: it checks nothing (`decide` and `replay` do) and never throws. */
export function apply(state: GameState, event: GameEvent): GameState {
  if (event.type === 'start') return begin(event)
  const d: Draft = { ...state }
  switch (event.type) {
    case 'deal':
      deal(d)
      break
    case 'bonus':
      showBonus(d, event)
      break
    case 'draw':
      draw(d, event)
      break
    case 'act':
      act(d, event)
      break
    case 'claim':
      claim(d, event)
      break
    case 'kong':
      kong(d, event)
      break
    case 'pay':
      d.points = addPayments([d.points, event.payments])
      d.pays = d.pays.slice(1)
      break
    case 'bao':
      d.pendingBao = null
      break
    case 'win':
      d.points = addPayments([d.points, event.payments])
      d.result = event
      d.step = 'end'
      break
    case 'drawn':
      d.result = event
      d.step = 'end'
      break
    case 'end':
      d.end = event
      d.step = 'over'
      break
  }
  return ready(d)
}
