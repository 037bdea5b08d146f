import type { GameState, PerSeat, SeatState } from '../../../src/engine/game/state.ts'
import { type Rng, shuffled } from '../../../src/engine/rng.ts'
import { isBonus, type Seat, seatIndex } from '../../../src/engine/tiles.ts'

/**
 * Another game that looks the same from one seat: what it cannot see (the wall to come and the others' hands) is
 * shuffled anew. The others hold no bonus tile, as after their replacements.
 */
export function resample(s: GameState, seat: Seat, rng: Rng): GameState {
  const own = seatIndex(seat)
  const hands = s.seats.flatMap(({ hand }, i) => (i === own ? [] : hand))
  const wallIds = Array.from({ length: s.back - s.front + 1 }, (_, i) => s.front + i)
  const hidden = [...hands, ...wallIds].map((id) => s.wall[id])
  const normal = shuffled(
    hidden.filter((kind) => !isBonus(kind)),
    rng,
  )
  const inHands = normal.slice(0, hands.length)
  const inWall = shuffled([...normal.slice(hands.length), ...hidden.filter(isBonus)], rng)
  const wall = [...s.wall]
  hands.forEach((id, i) => {
    wall[id] = inHands[i]
  })
  wallIds.forEach((id, i) => {
    wall[id] = inWall[i]
  })
  const seats = s.seats.map((one, i) =>
    i === own ? one : { ...one, hand: [...one.hand].sort((a, b) => wall[a] - wall[b] || a - b) },
  ) as unknown as PerSeat<SeatState>
  return { ...s, wall, seats }
}
