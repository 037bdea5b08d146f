import { EAST, FIRST_DRAGON, GREEN, type Kind, type Seat, seatWind } from '../tiles.ts'
import { CHOWS, PONGS, SETS } from './groups.ts'
import {
  ALL_HONOURS,
  ANY,
  covers,
  flush,
  honourBit,
  honourMask,
  type RouteShape,
  shapeOf,
  TERMINAL_RANKS,
} from './route-shape.ts'

const DRAGONS: readonly Kind[] = [FIRST_DRAGON, FIRST_DRAGON + 1, FIRST_DRAGON + 2]
const WINDS: readonly Kind[] = [EAST, EAST + 1, EAST + 2, EAST + 3]
/** Bamboo 2 3 4 6 8. */
const GREEN_RANKS = 0b10101110
const TERMINALS = [TERMINAL_RANKS, TERMINAL_RANKS, TERMINAL_RANKS]

const HALVES = /* @__PURE__ */ [0, 1, 2].map((suit) => flush(suit, true))
const FULLS = /* @__PURE__ */ [0, 1, 2].map((suit) => flush(suit, false))

/** Masks of some honours, no more than `most` of them. */
const choices = (kinds: readonly Kind[], most: number): number[] =>
  Array.from({ length: 1 << kinds.length }, (_, subset) => kinds.filter((_, i) => (subset >> i) & 1))
    .filter((some) => some.length <= most)
    .map(honourMask)

/** The rare hands: limits and near limits made of honours, of terminals or of one pattern. */
const rareShapes = (): RouteShape[] => [
  shapeOf({ special: 'thirteen-orphans', allowed: [...TERMINALS, ALL_HONOURS] }),
  ...FULLS.map((allowed) => shapeOf({ special: 'nine-gates', allowed })),
  shapeOf({ pongs: honourMask(WINDS) }),
  ...[DRAGONS, WINDS].flatMap((kinds) =>
    kinds.map((eye) => shapeOf({ pongs: honourMask(kinds.filter((kind) => kind !== eye)), eye })),
  ),
  shapeOf({ mode: PONGS, allowed: [...TERMINALS, ALL_HONOURS] }),
  shapeOf({ mode: PONGS, allowed: [...TERMINALS, 0] }),
  shapeOf({ mode: PONGS, allowed: [0, 0, 0, ALL_HONOURS] }),
  shapeOf({ allowed: [0, 0, GREEN_RANKS, honourBit(GREEN)] }),
]

const pairShapes = (): RouteShape[] =>
  [ANY, ...HALVES, ...FULLS, [...TERMINALS, ALL_HONOURS], [0, 0, 0, ALL_HONOURS]].map((allowed) =>
    shapeOf({ special: 'seven-pairs', allowed }),
  )

function everyShape(winds: readonly Kind[]): RouteShape[] {
  const guests = honourMask(WINDS.filter((kind) => !winds.includes(kind)))
  const shapes: RouteShape[] = []
  const values = [...DRAGONS, ...winds]
  // three small honour sets may be needed for a minimum of three; beside a flush or Pongs fewer will do
  for (const pongs of choices(values, 3)) shapes.push(shapeOf({ pongs }))
  for (const pongs of choices(values, 2)) {
    shapes.push(shapeOf({ mode: PONGS, pongs }))
    for (const allowed of HALVES) shapes.push(shapeOf({ allowed, pongs }))
  }
  for (const pongs of choices(values, 1))
    for (const allowed of HALVES) shapes.push(shapeOf({ mode: PONGS, allowed, pongs }))
  for (const mode of [SETS, PONGS]) for (const allowed of FULLS) shapes.push(shapeOf({ mode, allowed }))
  // without an honour for the Eye it is a whole flush
  for (const allowed of [ANY, ...HALVES])
    for (const chowEyes of [0, guests, ALL_HONOURS])
      if (chowEyes !== 0 || allowed === ANY) shapes.push(shapeOf({ mode: CHOWS, allowed, chowEyes }))
  for (const allowed of FULLS) shapes.push(shapeOf({ mode: CHOWS, allowed }))
  return shapes.concat(rareShapes(), pairShapes())
}

/** Shapes, and for each the places of those that ask no more than it does, itself among them. */
export interface ShapeList {
  readonly shapes: readonly RouteShape[]
  readonly wider: readonly (readonly number[])[]
}

const lists = new Map<number, ShapeList>()

/**
 * The shapes worth setting out for: any sets, Pongs only or Chi only, in any suits or one, with up to three Pongs of
 * honours that may be worth something, and the rare hands. Which of them pay is for the table to say.
 */
export function shapesFor(seat: Seat, round: Seat): ShapeList {
  const winds = [...new Set([seatWind(seat), seatWind(round)])]
  const key = honourMask(winds)
  let list = lists.get(key)
  if (list === undefined) {
    const shapes = everyShape(winds)
    const wider = shapes.map((one) => [...shapes.keys()].filter((i) => covers(shapes[i], one)))
    lists.set(key, (list = { shapes, wider }))
  }
  return list
}
