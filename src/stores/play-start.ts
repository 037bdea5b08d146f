import {
  type ByPlayer,
  checkWall,
  isTableId,
  type Kind,
  kindOf,
  MODES,
  resolveRules,
  SEATS,
  type StartEvent,
  tileId,
} from '../engine/index.ts'

/*
 * The start of a hand as the device keeps it: the log's own form (interface.md). The engine's reader says in a sentence
 * what is wrong with a start; what was kept here is good or is not, and the table is spared the sentences.
 */

/** The start of a hand with its wall as a text: each tile with its letter, in order. */
export const writeStart = (start: StartEvent): Readonly<Record<string, unknown>> => ({
  ...start,
  wall: start.wall?.map(tileId).join('') ?? null,
})

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sixteen Bankers follow one another in a match; no count of hands, deals or points comes near the last number. */
const MOST_CHANGES = 15
const MOST = 1e9
const isWhole = (value: unknown, least: number, most = MOST): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const fourOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 4 && value.every(is)

/** Points, or whatever is counted, of four players. */
export const isPoints = (value: unknown): value is ByPlayer<number> =>
  fourOf(value, (one) => isWhole(one, -MOST))

/** Tiles of a text of two characters each; null where one is none. */
function tilesOf(text: string): Kind[] | null {
  const kinds = (text.match(/.{1,2}/gsu) ?? []).map(kindOf)
  return kinds.includes(undefined) ? null : (kinds as Kind[])
}

/** A start as `writeStart` wrote it, every field there and possible at its table; else null. Throws for nothing. */
export function readKeptStart(value: unknown): StartEvent | null {
  if (!isRecord(value)) return null
  const { type, table, rules, mode, players, dealer, round, changes, hand, seed, deal, wall, points } = value
  if (type !== 'start' || !isTableId(table) || !isRecord(rules) || typeof seed !== 'string') return null
  const words = MODES.includes(mode as StartEvent['mode']) && SEATS.includes(round as StartEvent['round'])
  const counts =
    isWhole(dealer, 0, 3) && isWhole(changes, 0, MOST_CHANGES) && isWhole(hand, 1) && isWhole(deal, 0)
  if (!words || !counts || !fourOf(players, (one) => typeof one === 'string') || !isPoints(points))
    return null
  const resolved = resolveRules({ table, rules: rules as StartEvent['rules'] })
  if (!resolved.ok) return null
  const tiles = typeof wall === 'string' ? tilesOf(wall) : null
  if (wall !== null && (tiles === null || !checkWall(tiles, resolved.value).ok)) return null
  return { ...(value as unknown as StartEvent), wall: tiles }
}
