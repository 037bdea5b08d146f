import { FIRST_ANIMAL, isHonour, type Kind, rankOf, SUITED_KINDS } from '../tiles.ts'
import {
  type Action,
  CHI,
  DISCARD,
  KONG,
  KONG_ADDED,
  KONG_CONCEALED,
  PASS,
  PONG,
  ROB,
  ROB_EIGHTH,
  WIN,
} from './actions.ts'
import { type GameState, playable, type SeatState } from './state.ts'
import { flowersAmong, honoursMade, honoursMadeBy, judgeWin, winScore } from './wins.ts'

/** What a seat may do, and whether its hand is complete but below the minimum. */
export interface Offer {
  readonly actions: readonly Action[] | null
  readonly below: boolean
}

const NOTHING: Offer = { actions: null, below: false }

function copies(s: GameState, seat: SeatState, kind: Kind): number {
  let n = 0
  for (const id of seat.hand) if (s.wall[id] === kind) n++
  return n
}

/** Concealed and added Kongs: SG-B3, A7; HK-B3, B4. */
function addKongs(s: GameState, seat: SeatState, actions: Action[]): void {
  const { hand } = seat
  for (let i = 0; i + 3 < hand.length; i++) {
    const kind = s.wall[hand[i]]
    if (s.wall[hand[i + 3]] === kind && (i === 0 || s.wall[hand[i - 1]] !== kind))
      actions.push(KONG_CONCEALED[kind])
  }
  for (const { type, tile } of seat.melds)
    if (type === 'pong' && copies(s, seat, tile) > 0) actions.push(KONG_ADDED[tile])
}

function addDiscards(s: GameState, { hand }: SeatState, actions: Action[]): void {
  let last = -1
  for (const id of hand) {
    const kind = s.wall[id]
    if (kind !== last) actions.push(DISCARD[kind])
    last = kind
  }
}

/** The seat in turn, with its bonus tiles replaced. SG-B3, C2, D1; HK-B1, B3. */
export function turnOffer(s: GameState): Offer {
  const seat = s.seats[s.turn]
  const { conditions, play } = s.rules
  const left = playable(s)
  const actions: Action[] = []
  let below = false
  if (s.afterDraw) {
    const automatic = conditions.honourAutoWin && honoursMade(seat.hand, s.wall, seat.melds)
    const verdict = judgeWin(s, s.turn, 'self-draw', automatic)
    if (verdict === 'legal') {
      // SG-C2: an automatic win is the only action
      if (automatic) return { actions: [WIN], below: false }
      actions.push(WIN)
    }
    below = verdict === 'below'
    if (left === 0 && !play.lastDiscard) {
      // SG-D1: after the last tile there is nothing but a win
      if (actions.length > 0) actions.push(PASS)
      return { actions: actions.length > 0 ? actions : null, below }
    }
    if (left > 0) addKongs(s, seat, actions)
  }
  addDiscards(s, seat, actions)
  return { actions, below }
}

function addChi(s: GameState, seat: SeatState, kind: Kind, actions: Action[]): void {
  if (kind >= SUITED_KINDS) return
  const rank = rankOf(kind)
  let near = 0
  for (const id of seat.hand) {
    const d = s.wall[id] - kind
    if (d >= -2 && d <= 2) near |= 1 << (d + 2)
  }
  // bits: two below, one below, the tile itself, one above, two above
  if (rank >= 3 && (near & 0b00011) === 0b00011) actions.push(CHI[kind - 2])
  if (rank >= 2 && rank <= 8 && (near & 0b01010) === 0b01010) actions.push(CHI[kind - 1])
  if (rank <= 7 && (near & 0b11000) === 0b11000) actions.push(CHI[kind])
}

/** What one seat may do with the tile just discarded. SG-B1 to B7, C2; HK-B2, B5. */
export function claimOffer(s: GameState, index: number): Offer {
  const tile = s.tile
  if (tile === null || index === tile.from) return NOTHING
  const seat = s.seats[index]
  const { kind } = tile
  const { play, conditions } = s.rules
  if (play.ownDiscardBan && seat.banned.includes(kind)) return NOTHING
  const locked = play.passLock && seat.locked.includes(kind)
  let actions: Action[] | null = null
  let below = false
  const automatic = conditions.honourAutoWin && honoursMadeBy(seat.hand, s.wall, seat.melds, kind)
  if (!locked) {
    const verdict = judgeWin(s, index, 'discard', automatic)
    if (verdict === 'legal') actions = [WIN]
    below = verdict === 'below'
  }
  // HK-B5: the last discard is there for a win only
  if (playable(s) > 0) {
    if (!locked && !automatic) {
      const held = copies(s, seat, kind)
      if (held >= 3) (actions ??= []).push(KONG[kind])
      if (held >= 2) (actions ??= []).push(PONG[kind])
    }
    if (index === (tile.from + 1) % 4 && !isHonour(kind)) {
      actions ??= []
      addChi(s, seat, kind, actions)
    }
  }
  if (actions !== null && actions.length > 0) actions.push(PASS)
  else actions = null
  return { actions, below }
}

/** Robbing a Kong that is being declared: SG-B4, B6, B7, HK-B4; a concealed one by Thirteen Wonders alone. */
export function robOffer(s: GameState, index: number): Offer {
  const tile = s.tile
  if (tile === null || index === tile.from) return NOTHING
  const seat = s.seats[index]
  const { play } = s.rules
  if (play.ownDiscardBan && seat.banned.includes(tile.kind)) return NOTHING
  if (play.passLock && seat.locked.includes(tile.kind)) return NOTHING
  const verdict = judgeWin(s, index, 'rob-kong', false)
  if (verdict === 'none') return NOTHING
  const concealed = s.kong?.type === 'kong-concealed'
  if (concealed && winScore(s, index, 'rob-kong').reading?.shape !== 'thirteen-orphans') return NOTHING
  return verdict === 'legal' ? { actions: [ROB, PASS], below: false } : { actions: null, below: true }
}

/** Robbing the eighth flower as it is shown: SG-C3. */
export function eighthOffer(s: GameState, index: number): readonly Action[] | null {
  const tile = s.tile
  if (tile === null || index === tile.from || s.rules.conditions.eighthFlower === null) return null
  if (tile.kind >= FIRST_ANIMAL || flowersAmong(s.seats[index].bonus) !== 7) return null
  return [ROB_EIGHTH, PASS]
}
