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
} as const
export type KeptKey = (typeof KEYS)[keyof typeof KEYS]

/** Where data that could not be read is put aside, so that nothing is lost: `count-tai.aside.preferences`. */
export const asideKey = (key: string): string => `${PREFIX}aside.${key.slice(PREFIX.length)}`
