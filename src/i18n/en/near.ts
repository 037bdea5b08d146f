import type { NearCode } from '../../engine/index.ts'

/** What keeps a row from being scored, one step away; the tiles in the way stand behind the sentence. */
export const near = {
  'one-chow': 'One Chi keeps this from it.',
  'one-pong': 'One Pong keeps this from it.',
  'one-set': 'One set does not fit.',
  eye: 'Only the Eye does not fit.',
  'value-eye': 'The Eye is a dragon, your own wind or the round’s.',
  'only-a-pair': 'A pair is only an Eye: one more makes the set.',
  'bonus-tile': 'A bonus tile lies beside the hand.',
  'one-bonus-tile': 'One bonus tile of the family is missing.',
  'claimed-set': 'One set is claimed.',
  'declared-set': 'A set has been declared.',
  'not-self-drawn': 'The winning tile was not self-drawn.',
  'single-wait': 'The hand waited for one kind of tile only.',
  'all-exposed': 'All four sets are claimed.',
  'one-kong': 'One set is not a Kong.',
  'one-tile': 'One tile is wrong.',
  replacement: 'The last tile was a replacement.',
  'kong-in-chain': 'A Kong came before it, and the Kong is what counts.',
} as const satisfies Record<NearCode, string>
