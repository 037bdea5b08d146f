import { isBonus, SEATS, seatIndex } from '../tiles.ts'
import type { GameEvent } from './events.ts'
import { deciding, type GameState, playable, type SeatState, type TileRef } from './state.ts'

/** A broken law of the game, by its number in the list of invariants. */
export interface Violation {
  readonly law: string
  readonly what: string
}

/** Steps between events at which no tile is on its way. */
const SETTLED = ['turn', 'claims', 'robbing', 'draw-turn', 'drawn'] as const
const settled = (s: GameState): boolean => SETTLED.includes(s.step as (typeof SETTLED)[number])

const marks = new Uint8Array(256)

function mark(tiles: readonly TileRef[]): number {
  for (let i = 0; i < tiles.length; i++) marks[tiles[i]]++
  return tiles.length
}

/** I1: every physical tile is in exactly one place. */
function conservation(s: GameState): string | null {
  marks.fill(0)
  let found = s.back - s.front + 1
  for (let i = 0; i < 4; i++) {
    const { hand, meldTiles, bonusTiles } = s.seats[i]
    found += mark(hand) + mark(bonusTiles)
    for (let n = 0; n < meldTiles.length; n++) found += mark(meldTiles[n])
  }
  found += mark(s.river)
  if (found !== s.wall.length) return `${found} tiles of ${s.wall.length}`
  for (let id = 0; id < s.wall.length; id++) {
    const places = marks[id] + (id >= s.front && id <= s.back ? 1 : 0)
    if (places !== 1) return `tile ${id} is in ${places} places`
  }
  return null
}

/** I2: sets and bonus tiles are made of the tiles they name. */
function namedRight(s: GameState, { melds, meldTiles, bonus, bonusTiles }: SeatState): boolean {
  for (let i = 0; i < bonus.length; i++) if (s.wall[bonusTiles[i]] !== bonus[i]) return false
  for (let i = 0; i < melds.length; i++) {
    const { type, tile } = melds[i]
    const tiles = meldTiles[i]
    if (tiles.length !== (type === 'kong' ? 4 : 3)) return false
    // a Chi has one of each of its three kinds: their places are 0, 1 and 2 in some order
    let places = 0
    for (let n = 0; n < tiles.length; n++) places |= 1 << (s.wall[tiles[n]] - tile)
    if (places !== (type === 'chow' ? 0b111 : 1)) return false
  }
  return true
}

/** I3, I4: sizes of hands; bonus tiles shown, each replaced once from the back, as every Kong was. */
function sizes(s: GameState): string | null {
  let replacements = 0
  for (let i = 0; i < 4; i++) {
    const { hand, melds, bonus } = s.seats[i]
    const holds = (s.step === 'turn' || s.step === 'robbing') && i === s.turn
    // SG-D1: the last tile stays in hand, nothing is discarded
    const last = s.step === 'drawn' && s.tile === null && i === s.turn
    const size = hand.length + 3 * melds.length
    const want = holds || last ? 14 : 13
    if (size !== want && !(last && size === 13)) return `${SEATS[i]} holds ${size} tiles, not ${want}`
    if (!last && hand.some((id) => isBonus(s.wall[id]))) return `${SEATS[i]} holds a bonus tile`
    replacements += bonus.length + melds.filter(({ type }) => type === 'kong').length
  }
  const drawn = s.wall.length - 1 - s.back
  if (s.step !== 'drawn' && drawn !== replacements)
    return `${drawn} tiles were drawn from the back for ${replacements} bonus tiles and Kongs`
  return null
}

/** The laws that a state must meet by itself. */
export function checkState(s: GameState): Violation[] {
  const found: Violation[] = []
  const broken = (law: string, what: string | null) => {
    if (what !== null) found.push({ law, what })
  }
  if (settled(s) || s.step === 'end') {
    broken('I1', conservation(s))
    for (let i = 0; i < 4; i++) if (!namedRight(s, s.seats[i])) broken('I2', `sets of ${SEATS[i]}`)
    if (s.step !== 'end') broken('I3', sizes(s))
  }
  if (playable(s) < 0) broken('I6', `${playable(s)} playable tiles`)
  const sum = SEATS.reduce((total, seat) => total + s.points[seat], 0)
  if (sum !== 0) broken('I15', `the points of the hand add up to ${sum}`)
  for (let i = 0; i < 4; i++) if (s.offers[i]?.length === 0) broken('I23', `${SEATS[i]} has no action`)
  if (s.step === 'over' && (deciding(s) || s.result === null)) broken('I25', 'over, but not ended')
  return found
}

/** The laws about what an event may do. */
export function checkEvent(before: GameState, event: GameEvent, after: GameState): Violation[] {
  const found = checkState(after)
  const broken = (law: string, what: string) => found.push({ law, what })
  if (event.type === 'draw') {
    const id = event.end === 'front' ? before.front : before.back
    if (before.wall[id] !== event.tile) broken('I5', `tile ${id} of the wall was not drawn`)
    if (playable(before) <= 0) broken('I6', 'a tile was drawn that is not playable')
    const last = before.discards.at(-1)
    const due = last === undefined ? 0 : (seatIndex(last.seat) + 1) % 4
    if (event.for === 'turn' && seatIndex(event.seat) !== due) broken('I7', `${event.seat} drew out of turn`)
  }
  if (event.type === 'pay' || event.type === 'win') {
    const sum = SEATS.reduce((total, seat) => total + event.payments[seat], 0)
    if (sum !== 0) broken('I15', `a payment adds up to ${sum}`)
  }
  if (event.type === 'kong' && playable(before) <= 0) broken('I6', 'a Kong without a replacement')
  if (before.result !== null && event.type !== 'end') broken('I25', `${event.type} after the end`)
  return found
}
