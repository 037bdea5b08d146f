import { LEVELS, type Level, MODES, type Mode, TABLE_IDS, type TableId } from '../engine/index.ts'
import { type KeptForm, kept } from './kept.ts'
import { KEYS } from './keys.ts'
import { SPEEDS, type Speed } from './play-bots.ts'

/** How the reader likes to play. */
export interface PlaySettings {
  readonly speed: Speed
  /** One tap discards; else a tile is chosen first and then let go. */
  readonly oneTap: boolean
  readonly sound: boolean
  /** Advice stays open from turn to turn. */
  readonly coach: boolean
  /** null: the table that the reader sits at elsewhere on the site. */
  readonly table: TableId | null
  readonly mode: Mode
  /** How the three others play. */
  readonly level: Level
}

export const DEFAULT_SETTINGS: PlaySettings = {
  speed: 'normal',
  oneTap: false,
  sound: false,
  coach: false,
  table: null,
  mode: 'guided',
  level: 'casual',
}

const oneOf = <T>(values: readonly T[], value: unknown, fallback: T): T =>
  values.includes(value as T) ? (value as T) : fallback

/**
 * Each field on its own: one that cannot be read falls back, the others stay. The first version kept the first table also
 * for readers who had chosen none.
 */
export function readSettings(value: unknown, version: number): PlaySettings | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const data = value as Record<string, unknown>
  return {
    speed: oneOf(SPEEDS, data.speed, DEFAULT_SETTINGS.speed),
    oneTap: data.oneTap === true,
    sound: data.sound === true,
    coach: data.coach === true,
    table:
      version === 1 && data.table === TABLE_IDS[0]
        ? null
        : oneOf<TableId | null>(TABLE_IDS, data.table, DEFAULT_SETTINGS.table),
    mode: oneOf(MODES, data.mode, DEFAULT_SETTINGS.mode),
    level: oneOf(LEVELS, data.level, DEFAULT_SETTINGS.level),
  }
}

export const SETTINGS_FORM: KeptForm<PlaySettings> = {
  key: KEYS.playSettings,
  version: 2,
  initial: DEFAULT_SETTINGS,
  read: readSettings,
}

export const playSettings = kept(SETTINGS_FORM)
