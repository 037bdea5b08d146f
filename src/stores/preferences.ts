import { type KeptForm, kept } from './kept.ts'
import { KEYS } from './keys.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export const INKS = ['classic', 'strong'] as const
export const BACKS = ['jade', 'indigo', 'amber'] as const

/** How the reader wants the site to look. Language is not here: it is in the address. */
export interface Preferences {
  readonly theme: (typeof THEMES)[number]
  /** Numbers and letters in the corner of tiles, for who cannot read the characters. */
  readonly corners: boolean
  readonly inks: (typeof INKS)[number]
  readonly back: (typeof BACKS)[number]
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'auto',
  corners: false,
  inks: 'classic',
  back: 'jade',
}

const oneOf = <T>(values: readonly T[], value: unknown, fallback: T): T =>
  values.includes(value as T) ? (value as T) : fallback

/** Each field on its own: one that cannot be read falls back, the others stay. */
export function readPreferences(value: unknown): Preferences | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const data = value as Record<string, unknown>
  return {
    theme: oneOf(THEMES, data.theme, DEFAULT_PREFERENCES.theme),
    corners: data.corners === true,
    inks: oneOf(INKS, data.inks, DEFAULT_PREFERENCES.inks),
    back: oneOf(BACKS, data.back, DEFAULT_PREFERENCES.back),
  }
}

export const PREFERENCES_FORM: KeptForm<Preferences> = {
  key: KEYS.preferences,
  version: 1,
  initial: DEFAULT_PREFERENCES,
  read: readPreferences,
}

export const preferences = kept(PREFERENCES_FORM)
