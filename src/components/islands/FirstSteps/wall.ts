import { DEALT, SEATS, type Seat } from '../../../engine/index.ts'

/** Two tiles on each other, seen from above: where it stands on a square whose sides are 100 long, and how it lies. */
export interface Stack {
  readonly x: number
  readonly y: number
  readonly upright: boolean
}

/** Sides in the order in which tiles are drawn, clockwise from the lower right: your own, left, across, right. */
const SIDES: readonly Seat[] = ['east', 'north', 'west', 'south']
const SIDE = 100
const FIRST = 17

/** How many stacks each wall has, as even as they come. */
export function lengths(stacks: number): readonly number[] {
  return SIDES.map((_, i) => Math.floor(stacks / 4) + ([0, 2, 1, 3].indexOf(i) < stacks % 4 ? 1 : 0))
}

/** Every stack of the four walls, in the order in which tiles are drawn. */
export function stacksOf(stacks: number): readonly Stack[] {
  return lengths(stacks).flatMap((n, side) =>
    Array.from({ length: n }, (_, i) => {
      const along = FIRST + ((SIDE - 2 * FIRST) * (i + 0.5)) / n
      if (side === 0) return { x: SIDE - along, y: 86, upright: true }
      if (side === 1) return { x: 14, y: SIDE - along, upright: false }
      if (side === 2) return { x: along, y: 14, upright: true }
      return { x: 86, y: along, upright: false }
    }),
  )
}

/** Whose wall is opened for a throw of the dice, and the stack from which tiles are drawn. */
export function openedAt(dice: number, stacks: number): { readonly seat: Seat; readonly at: number } {
  const seat = SEATS[(dice - 1) % 4]
  const side = SIDES.indexOf(seat)
  const before = lengths(stacks)
    .slice(0, side)
    .reduce((sum, n) => sum + n, 0)
  return { seat, at: before + dice }
}

export type StackState = 'wall' | 'gone' | 'half' | 'dead' | 'half-dead'

/**
 * What a stack is, counted on from the opening: dealt out, half dealt out, still to be drawn, or never drawn.
 * `dealt`: the tiles have been dealt; `dead`: tiles at the back that are shown as never drawn.
 */
export function stateOfStack(
  place: number,
  { stacks, dealt, dead }: { readonly stacks: number; readonly dealt: boolean; readonly dead: number },
): StackState {
  if (dealt && place * 2 + 2 <= DEALT) return 'gone'
  if (dealt && place * 2 < DEALT) return 'half'
  const playable = stacks * 2 - dead
  if (place * 2 >= playable) return 'dead'
  return place * 2 + 1 >= playable ? 'half-dead' : 'wall'
}
