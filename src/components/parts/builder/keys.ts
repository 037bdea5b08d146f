import { isBonus, type Kind, kindOf, type Meld, meldOf, TILE_IDS } from '../../../engine/index.ts'
import { chowFrom } from '../../../stores/builder-edit.ts'

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

/** The set that a key puts in, or null where that tile makes none. */
export function setOfKey(mode: Mode, kind: Kind): Meld | null {
  if (mode === 'chow') return chowFrom(kind)
  if (mode === 'pong') return meldOf([kind, kind, kind])
  return mode === 'tile' ? null : meldOf([kind, kind, kind, kind], mode === 'kongConcealed')
}
