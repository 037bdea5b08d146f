import {
  type Action,
  type ActionType,
  decisionOf,
  type Hand,
  isBonus,
  isHonour,
  type Kind,
  legalActions,
  play,
  rankOf,
  SEATS,
  type Seat,
  seatIndex,
  shapeShanten,
  suitOf,
} from '../engine/index.ts'
import { type Line, lineOf, stateOf } from './play-game.ts'
import { playScript, type Script } from './play-script.ts'

/** What a few tiles are by themselves. */
export const SET_KINDS = ['chi', 'pong', 'kong', 'eye', 'none'] as const
export type SetKind = (typeof SET_KINDS)[number]
/** Why, for a reader who took it for something else. */
export const SET_WHYS = [
  'chi',
  'pong',
  'kong',
  'eye',
  'gap',
  'suits',
  'round',
  'honours',
  'bonus',
  'apart',
] as const
export type SetWhy = (typeof SET_WHYS)[number]
export interface SetAnswer {
  readonly is: SetKind
  readonly why: SetWhy
}

const SAME: Readonly<Record<number, 'eye' | 'pong' | 'kong'>> = { 2: 'eye', 3: 'pong', 4: 'kong' }
const none = (why: SetWhy): SetAnswer => ({ is: 'none', why })

/** What two to four tiles are: a Chi, Pong, Kong, Eye, or nothing, and why. */
export function setKind(tiles: readonly Kind[]): SetAnswer {
  if (tiles.some(isBonus)) return none('bonus')
  const [first] = tiles
  if (tiles.every((tile) => tile === first)) {
    const is = SAME[tiles.length]
    return is ? { is, why: is } : none('apart')
  }
  if (tiles.some(isHonour)) return none('honours')
  if (tiles.some((tile) => suitOf(tile) !== suitOf(first))) return none('suits')
  if (tiles.length !== 3) return none('apart')
  const ranks = tiles.map(rankOf).sort((a, b) => a - b)
  if (ranks[1] === ranks[0] + 1 && ranks[2] === ranks[1] + 1) return { is: 'chi', why: 'chi' }
  return none(ranks[0] === 1 && ranks[2] === 9 ? 'round' : 'gap')
}

/** The order in which claims go before each other (SG-B2), strongest first. */
const STRONGEST: readonly ActionType[] = ['win', 'kong', 'pong', 'chi', 'pass']
const CLAIMS = STRONGEST.slice(0, -1)
export type ClaimType = 'win' | 'kong' | 'pong' | 'chi'
export interface Claimed {
  readonly seat: Seat
  readonly as: ClaimType
}

const strongest = (actions: readonly Action[]): Action =>
  actions.slice().sort((a, b) => STRONGEST.indexOf(a.type) - STRONGEST.indexOf(b.type))[0]

export interface ClaimScene {
  /** What each of the others may ask for. */
  readonly may: readonly (readonly ActionType[])[]
  /** Who gets the tile when everybody asks for as much as they may; null when nobody does. */
  readonly to: Claimed | null
}

/** East throws a tile at a table where any four sets and an Eye win; the engine says who may take it and who gets it. */
export function claimScene(hands: readonly string[], tile: string): ClaimScene {
  // East holds the tile and nothing that matters
  let line = playScript({ mode: 'guided', hands: [tile, ...hands], acts: [`east discard ${tile}`] })
  const offered = stateOf(line)
  const may = SEATS.slice(1).map((seat) =>
    legalActions(offered, seat).flatMap(({ type }) => (CLAIMS.includes(type) ? [type] : [])),
  )
  const { decision } = offered
  for (const seat of SEATS) {
    const state = stateOf(line)
    if (state.decision !== decision || decisionOf(state, seat) === null) continue
    const done = play(state, { seat, action: strongest(legalActions(state, seat)), decision })
    if (!done.ok) throw new Error(done.error.message)
    line = lineOf([...line.events, ...done.value.events], line.states)
  }
  const claim = line.events.find((event) => event.type === 'claim')
  if (claim?.type !== 'claim') return { may, to: null }
  const { type } = claim.action
  return { may, to: { seat: claim.seat, as: type as ClaimType } }
}

export const KONG_TYPES = ['kong-concealed', 'kong', 'kong-added'] as const
export type KongType = (typeof KONG_TYPES)[number]

/** Which Kong East may make where a script leaves the hand; null when none. */
export function kongOffered(script: Script): { readonly may: KongType | null; readonly line: Line } {
  const line = playScript({ ...script, mode: 'guided' })
  const offered = legalActions(stateOf(line), 'east').map(({ type }) => type)
  return { may: KONG_TYPES.find((type) => offered.includes(type)) ?? null, line }
}

/** Whether a hand of 14 tiles, each set counted as three, is complete, whatever it is worth. */
export function isFinished(hand: Hand): boolean {
  const { sets, thirteenOrphans } = shapeShanten(hand, false)
  return sets < 0 || (thirteenOrphans !== null && thirteenOrphans < 0)
}

/** What a seat holds in hand, in order. */
export const heldBy = (line: Line, seat: Seat): Kind[] => {
  const state = stateOf(line)
  return state.seats[seatIndex(seat)].hand.map((id) => state.wall[id]).sort((a, b) => a - b)
}
