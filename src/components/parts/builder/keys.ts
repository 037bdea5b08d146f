import { isBonus, type Kind, kindOf, type Meld, meldOf, TILE_IDS } from '../../../engine/index.ts'
import { chowFrom } from '../../../stores/builder-edit.ts'
import { tileName } from '../../tiles/names.ts'
import type { Voice } from './words.ts'

/** What a key puts in. */
export const MODES = ['tile', 'chow', 'pong', 'kong', 'kongConcealed'] as const
export type Mode = (typeof MODES)[number]

/** The groups of keys; on a phone one at a time. Bonus tiles are one. */
export const GROUPS = ['m', 'p', 's', 'z', 'b'] as const
export type GroupId = (typeof GROUPS)[number]

const groupOf = (kind: Kind): GroupId => (isBonus(kind) ? 'b' : (TILE_IDS[kind][1] as GroupId))
export const KINDS: Readonly<Record<GroupId, readonly Kind[]>> = Object.fromEntries(
  GROUPS.map((group) => [group, TILE_IDS.map((_, kind) => kind).filter((kind) => groupOf(kind) === group)]),
) as Record<GroupId, Kind[]>
export const groupOfKind = groupOf

/** The tile that stands for a group on its tab. */
export const TAB_TILE: Readonly<Record<GroupId, Kind>> = {
  m: kindOf('5m')!,
  p: kindOf('1p')!,
  s: kindOf('5s')!,
  z: kindOf('1z')!,
  b: kindOf('1a')!,
}

/** Whether a key puts its tile in the place of what is chosen; null while nothing is. */
export type Instead = ((kind: Kind) => boolean) | null

/** What a screen reader hears of a key: what it puts in as things stand, and where that matters how many are left. */
export function keyName(
  { say, words, tiles }: Voice,
  mode: Mode,
  kind: Kind,
  n: number,
  instead: Instead,
): string {
  const { pick } = words
  const tile = tileName(tiles, kind)
  if (instead?.(kind)) return say(pick.instead, { tile, n })
  // a bonus tile is in no set
  if (instead || mode === 'tile' || isBonus(kind)) return say(pick.key, { tile, n })
  if (mode !== 'chow') return say(pick[`${mode}Of`], { tile })
  return say(setOfKey(mode, kind) ? pick.chowFrom : pick.noChow, { tile })
}

/** The set that a key puts in, or null where that tile makes none. */
export function setOfKey(mode: Mode, kind: Kind): Meld | null {
  if (mode === 'chow') return chowFrom(kind)
  if (mode === 'pong') return meldOf([kind, kind, kind])
  return mode === 'tile' ? null : meldOf([kind, kind, kind, kind], mode === 'kongConcealed')
}
