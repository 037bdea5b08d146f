/**
 * Every name under which something is kept on the reader's device. Nothing else may be written:
 * "export everything" and "delete everything" in the settings go by this prefix.
 */
export const PREFIX = 'count-tai.'

export const KEYS = {
  preferences: `${PREFIX}preferences`,
  houseRules: `${PREFIX}house-rules`,
  progress: `${PREFIX}progress`,
  builder: `${PREFIX}builder`,
  scoreSheet: `${PREFIX}score-sheet`,
  play: `${PREFIX}play`,
  playSettings: `${PREFIX}play-settings`,
  practice: `${PREFIX}practice`,
  language: `${PREFIX}language`,
} as const
export type KeptKey = (typeof KEYS)[keyof typeof KEYS]

export const ASIDE = `${PREFIX}aside.`

/**
 * Where data that could not be read is put aside, so that nothing is lost: `count-tai.aside.preferences`, and
 * `count-tai.aside.preferences.2` when something stands there already.
 */
export const asideKey = (key: string, n = 1): string =>
  `${ASIDE}${key.slice(PREFIX.length)}${n > 1 ? `.${n}` : ''}`
