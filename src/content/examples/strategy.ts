/**
 * Hands on their way, for the lesson on strategy, in canonical notation. `waits` and `best` are found by reading the
 * tiles, not by asking the engine; a test asks it.
 */
export interface WayHand {
  /** 13 tiles, or 14 about to discard. */
  readonly hand: string
  /** For a ready hand: every kind that completes it. */
  readonly waits?: string
  /** For 14 tiles: the one discard that keeps most useful tiles. */
  readonly best?: string
}

export const WAY_HANDS = {
  // 56 suo: 4 or 7
  'wait-two-sided': { hand: '123678m 34599p 56s', waits: '47s' },
  // 8 and 9 wan: only 7
  'wait-edge': { hand: '89m 234678p 345s 55z', waits: '7m' },
  // 5 and 7 tong: only 6
  'wait-gap': { hand: '456m 57p 234678s 22z', waits: '6p' },
  // two pairs: each may become the Pong while the other is the Eye
  'wait-two-pairs': { hand: '456m 33567p 234s 77z', waits: '3p7z' },
  // a run of four: either end may be the Eye
  'wait-run-of-four': { hand: '123678m 345p 4567s', waits: '47s' },
  // 23456: 1, 4 and 7
  'wait-three-sided': { hand: '12399m 555p 23456s', waits: '147s' },
  // 5556: the 6 is the Eye, or 55 is and 56 wants 4 or 7
  'wait-pong-and-next': { hand: '123789m 234p 5556s', waits: '467s' },
  // 22 as the Eye leaves 23456789: 1, 4 or 7. The Pong 222 leaves 3456789, whose Eye is 3, 6 or 9.
  'wait-flush': { hand: '2223456789p 777z', waits: '134679p' },
  // nothing goes with the lone North; every other tile is part of something
  'discard-open': { hand: '34578m 2468p 2256s 4z', best: '4z' },
  // 345 wan is a set without the 7, and pairs and gaps of the other suits all want a tile
  'discard-pairs': { hand: '3457m 1357p 5568s 77z', best: '7m' },
  // 667 suo beside 34 tong: without the 4 suo both parts stay, and either pair may grow
  'discard-shape': { hand: '123678m 3499p 4667s', best: '4s' },
  // 45 wan takes 3 and 6; 24 takes only the 3
  'discard-gap-or-two': { hand: '245m 67899p 234567s', best: '2m' },
  'plan-young': { hand: '238m 1146p 599s 277z' },
  'plan-bonus': { hand: '2379m 456p 1389s 34z |1a' },
  'plan-flush': { hand: '33m 1245689p 7s 226z' },
  'plan-pongs': { hand: '88m 335557p 99s 177z' },
} as const satisfies Readonly<Record<string, WayHand>>
export type WayHandId = keyof typeof WAY_HANDS

export const isWayHandId = (id: unknown): id is WayHandId =>
  typeof id === 'string' && Object.hasOwn(WAY_HANDS, id)
