import type { Kind } from '../tiles.ts'
import type { Action } from './actions.ts'
import type { PerSeat, SeatState, TableMeld, TileRef } from './state.ts'

/** The four seats with one of them changed. */
export function withSeat(
  seats: PerSeat<SeatState>,
  index: number,
  change: Partial<SeatState>,
): PerSeat<SeatState> {
  const copy = [seats[0], seats[1], seats[2], seats[3]] as [SeatState, SeatState, SeatState, SeatState]
  copy[index] = { ...seats[index], ...change }
  return copy
}

/** A hand with one tile more, in its place. */
export function insertTile(hand: readonly TileRef[], id: TileRef, wall: readonly Kind[]): TileRef[] {
  const out = hand.slice()
  const kind = wall[id]
  let i = out.length
  out.push(id)
  for (; i > 0 && (wall[out[i - 1]] > kind || (wall[out[i - 1]] === kind && out[i - 1] > id)); i--)
    out[i] = out[i - 1]
  out[i] = id
  return out
}

export const withoutTile = (hand: readonly TileRef[], id: TileRef): TileRef[] =>
  hand.filter((one) => one !== id)

/** The copy of a kind that leaves a hand: the one just drawn when it is of that kind, else the last one; -1: none. */
export function pickTile(
  hand: readonly TileRef[],
  kind: Kind,
  wall: readonly Kind[],
  drawn: TileRef | null,
): TileRef {
  if (drawn !== null && wall[drawn] === kind && hand.includes(drawn)) return drawn
  for (let i = hand.length - 1; i >= 0; i--) if (wall[hand[i]] === kind) return hand[i]
  return -1
}

/** Takes one tile of each of these kinds out of a hand. */
export function takeTiles(
  hand: readonly TileRef[],
  kinds: readonly Kind[],
  wall: readonly Kind[],
): { readonly taken: TileRef[]; readonly rest: TileRef[] } {
  const rest = hand.slice()
  const taken: TileRef[] = []
  for (const kind of kinds) {
    const at = rest.findIndex((id) => wall[id] === kind)
    if (at >= 0) taken.push(...rest.splice(at, 1))
  }
  return { taken, rest }
}

/** The kinds that a claim takes from the claimer's hand. */
export function claimKinds({ type, tile }: Action, discard: Kind): readonly Kind[] {
  if (tile === null) return []
  if (type === 'chi') return [tile, tile + 1, tile + 2].filter((kind) => kind !== discard)
  return type === 'kong' ? [tile, tile, tile] : [tile, tile]
}

/** A seat with an exposed Pong turned into a Kong by a tile of its hand. */
export function addToPong(seat: SeatState, id: TileRef, kind: Kind): Partial<SeatState> {
  const at = seat.melds.findIndex(({ type, tile }) => type === 'pong' && tile === kind)
  if (at < 0) return {}
  const melds: TableMeld[] = seat.melds.slice()
  melds[at] = { ...melds[at], type: 'kong' }
  const meldTiles = seat.meldTiles.slice()
  meldTiles[at] = [...meldTiles[at], id]
  return { hand: withoutTile(seat.hand, id), melds, meldTiles }
}

export const EMPTY_SEAT: SeatState = {
  hand: [],
  melds: [],
  meldTiles: [],
  bonus: [],
  bonusTiles: [],
  dealtBonus: [],
  locked: [],
  banned: [],
  drew: false,
}
