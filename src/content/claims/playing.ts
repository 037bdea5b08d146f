import type { Claim } from './types.ts'

/** Passages of the lessons on play: what a discard may cost, and what one's own tiles allow. */
export const PLAYING_CLAIMS = {
  // SG-B7
  'own-discard': { written: [[['rule', 'play.ownDiscardBan'], '=', true]], off: [] },
  // SG-H4
  'fresh-pays': {
    written: [
      [['rule', 'payments.bao'], '=', true],
      [['rule', 'payments.freshTileAt'], '!=', null],
    ],
    off: [],
  },
  // SG-H1
  'third-pays': { written: [[['rule', 'payments.bao'], '=', true]], off: [] },
  // SG-C2, SG-H1: with Bao the claim makes its feeder liable, with automatic wins it wins
  'claim-enough': {
    written: [[['rule', 'payments.bao'], '=', true]],
    wins: [[['legal', 'big-dragons'], '=', true]],
    off: [],
  },
  // SG-H2
  'limit-near': {
    written: [
      [['rule', 'payments.bao'], '=', true],
      [['rule', 'payments.baoLimitFeed'], '=', true],
      [['rule', 'limit'], '!=', null],
    ],
    off: [],
  },
  // SG-G2, G4
  'part-smaller': {
    written: [[['share', 'other', 'discard', 'minimum'], '<', ['share', 'shooter', 'discard', 'minimum']]],
    alike: [],
  },
} as const satisfies Readonly<Record<string, Claim>>
