import { type Hand, isBonus, type SeatView, seatIndex } from '../engine/index.ts'

/** The own hand of a view as the scorer takes it, the drawn tile among the others. */
export function handOf({ concealed, seats, seat }: SeatView): Hand {
  const { melds, bonus } = seats[seatIndex(seat)]
  return {
    concealed: concealed.filter((kind) => !isBonus(kind)),
    melds,
    bonus: bonus.slice().sort((a, b) => a - b),
    winning: null,
  }
}
