import { liabilityOfClaim } from '../liability/find.ts'
import { remember } from '../liability/standing.ts'
import { seatIndex } from '../tiles.ts'
import type { Action } from './actions.ts'
import type { ClaimEvent, KongEvent } from './events.ts'
import { duePayments, kongPayments } from './pays.ts'
import type { Draft } from './ready.ts'
import { addToPong, claimKinds, insertTile, takeTiles, withoutTile, withSeat } from './seats.ts'
import type { TableMeld } from './state.ts'

const NOTHING: readonly never[] = []

/** A won tile goes to the winner; it leaves the river, the Kong or the other's bonus tiles. */
function claimWin(d: Draft, index: number, { type }: Action): void {
  const tile = d.tile
  if (tile === null) return
  d.winner = index
  d.by = type === 'win' ? 'discard' : type === 'rob' ? 'rob-kong' : 'rob-eighth'
  d.step = 'win'
  const giver = d.seats[tile.from]
  if (type === 'rob-eighth') {
    d.seats = withSeat(d.seats, tile.from, {
      bonus: giver.bonus.filter((kind) => kind !== tile.kind),
      bonusTiles: withoutTile(giver.bonusTiles, tile.id),
    })
    const { bonus, bonusTiles } = d.seats[index]
    d.seats = withSeat(d.seats, index, {
      bonus: [...bonus, tile.kind],
      bonusTiles: [...bonusTiles, tile.id],
    })
    d.pays = duePayments(d, index, tile.kind)
    d.step = 'pay'
    d.after = 'win'
    return
  }
  if (type === 'rob') d.seats = withSeat(d.seats, tile.from, { hand: withoutTile(giver.hand, tile.id) })
  d.seats = withSeat(d.seats, index, { hand: insertTile(d.seats[index].hand, tile.id, d.wall) })
}

/** A claimed set: it lies exposed, its owner is in turn. SG-B1 to B3. */
function claimSet(d: Draft, event: ClaimEvent, index: number): void {
  const { action, tile, from } = event
  const seat = d.seats[index]
  const { taken, rest } = takeTiles(seat.hand, claimKinds(action, tile), d.wall)
  const type = action.type === 'chi' ? 'chow' : action.type === 'kong' ? 'kong' : 'pong'
  const meld: TableMeld = { type, tile: action.tile ?? tile, concealed: false, from, claimed: tile }
  const found = liabilityOfClaim(
    {
      receiver: event.seat,
      feeder: from,
      round: d.start.round,
      shown: { melds: seat.melds, bonus: seat.bonus },
      set: meld,
    },
    d.rules,
  )
  d.pendingBao = found?.lasting ? found : null
  d.standing = remember(d.standing, found)
  d.seats = withSeat(d.seats, index, {
    hand: rest,
    melds: [...seat.melds, meld],
    meldTiles: [...seat.meldTiles, d.tile === null ? taken : [...taken, d.tile.id]],
    // SG-B6: a declared set ends the locks; SG-B7: the ban lasts until a draw
    locked: NOTHING,
  })
  d.turn = index
  d.claimed = true
  d.afterDraw = false
  d.chainKongs = 0
  d.chainBonus = false
  d.drawn = null
  d.step = 'bao'
  d.after = type === 'kong' ? 'kong' : 'turn'
  if (type === 'kong') d.kong = action
  else d.tile = null
}

/** The claim that was granted. */
export function claim(d: Draft, event: ClaimEvent): void {
  const index = seatIndex(event.seat)
  const { tile } = d
  d.granted = null
  if (tile?.by === 'discard') {
    d.river = withoutTile(d.river, tile.id)
    const last = d.discards.length - 1
    d.discards = d.discards.map((one, i) => (i === last ? { ...one, claimed: event.seat } : one))
  }
  if (event.action.tile === null) claimWin(d, index, event.action)
  else claimSet(d, event, index)
}

/** A Kong that stands. */
export function kong(d: Draft, { seat, action }: KongEvent): void {
  const index = seatIndex(seat)
  const { tile } = action
  const owner = d.seats[index]
  if (action.type === 'kong-added' && d.tile !== null)
    d.seats = withSeat(d.seats, index, addToPong(owner, d.tile.id, action.tile))
  else if (action.type === 'kong-concealed') {
    const { taken, rest } = takeTiles(owner.hand, new Array<number>(4).fill(action.tile), d.wall)
    const meld: TableMeld = { type: 'kong', tile: action.tile, concealed: true, from: null, claimed: null }
    d.seats = withSeat(d.seats, index, {
      hand: rest,
      melds: [...owner.melds, meld],
      meldTiles: [...owner.meldTiles, taken],
    })
  }
  d.pays = tile === null ? NOTHING : kongPayments(d, index, action)
  d.kongStood = true
  d.chainKongs++
  d.kong = null
  d.tile = null
  d.drawn = null
  d.step = 'pay'
  d.after = 'draw-kong'
}
