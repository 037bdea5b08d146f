/**
 * Tiles as small integers. A `Kind` is what a tile shows, not a physical copy.
 * 0-8 wan 1-9 (`m`), 9-17 tong (`p`), 18-26 suo (`s`), 27-30 East South West North (`1z`-`4z`),
 * 31 White (`5z`), 32 Green (`6z`), 33 Red (`7z`), 34-37 flowers (`f`), 38-41 seasons (`y`),
 * 42-45 animals (`a`: cat, rat, rooster, centipede). Source: SG-A1, HK-A1.
 */
export type Kind = number

export const SUITED_KINDS = 27
/** Kinds that can stand in a set or an Eye. */
export const NORMAL_KINDS = 34
export const ALL_KINDS = 46
export const COPIES = 4

export const EAST: Kind = 27
export const WHITE: Kind = 31
export const GREEN: Kind = 32
export const RED: Kind = 33
export const FIRST_DRAGON: Kind = WHITE
export const FIRST_FLOWER: Kind = 34
export const FIRST_SEASON: Kind = 38
export const FIRST_ANIMAL: Kind = 42

/** Letters of the notation with the first kind and the number of ranks of each. */
export const LETTERS = [
  { letter: 'm', first: 0, ranks: 9 },
  { letter: 'p', first: 9, ranks: 9 },
  { letter: 's', first: 18, ranks: 9 },
  { letter: 'z', first: 27, ranks: 7 },
  { letter: 'f', first: 34, ranks: 4 },
  { letter: 'y', first: 38, ranks: 4 },
  { letter: 'a', first: 42, ranks: 4 },
] as const

export type TileId =
  | `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}${'m' | 'p' | 's'}`
  | `${1 | 2 | 3 | 4 | 5 | 6 | 7}z`
  | `${1 | 2 | 3 | 4}${'f' | 'y' | 'a'}`

/** Names of all 46 kinds in kind order: `1m` … `4a`. */
export const TILE_IDS: readonly TileId[] = LETTERS.flatMap(({ letter, ranks }) =>
  Array.from({ length: ranks }, (_, i) => `${i + 1}${letter}` as TileId),
)

const KIND_BY_ID = new Map<string, Kind>(TILE_IDS.map((id, kind) => [id, kind]))

/** The kind named by `id` (`3m`, `7z`, `2f`), or undefined. */
export const kindOf = (id: string): Kind | undefined => KIND_BY_ID.get(id)
export const tileId = (kind: Kind): TileId => TILE_IDS[kind]

/** 0 wan, 1 tong, 2 suo, 3 honours; bonus tiles 4 and up. */
export const suitOf = (kind: Kind): number => (kind < NORMAL_KINDS ? (kind / 9) | 0 : 4)
/** Rank from 1: the number of a suited tile, the place of an honour or bonus tile in its group. */
export const rankOf = (kind: Kind): number => (kind < 34 ? (kind % 9) + 1 : ((kind - FIRST_FLOWER) % 4) + 1)

export const isHonour = (kind: Kind): boolean => kind >= EAST && kind < NORMAL_KINDS
export const isWind = (kind: Kind): boolean => kind >= EAST && kind < WHITE
export const isDragon = (kind: Kind): boolean => kind >= FIRST_DRAGON && kind < NORMAL_KINDS
export const isTerminal = (kind: Kind): boolean => kind < SUITED_KINDS && (kind % 9 === 0 || kind % 9 === 8)
export const isBonus = (kind: Kind): boolean => kind >= NORMAL_KINDS
export const isAnimal = (kind: Kind): boolean => kind >= FIRST_ANIMAL

export const SEATS = ['east', 'south', 'west', 'north'] as const
export type Seat = (typeof SEATS)[number]
/** 0 to 3; the seat's number of SG-A3 is one more. */
export const seatIndex = (seat: Seat): number => SEATS.indexOf(seat)
export const seatWind = (seat: Seat): Kind => EAST + SEATS.indexOf(seat)
export const nextSeat = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % 4]
export const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat)
