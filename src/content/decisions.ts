/**
 * Rules of the Singapore table on which tables differ although no house rule of ours changes them: the places marked [D]
 * in the numbered rules. `cites` names the rule, `patterns` the rows whose pages carry the mark. The words
 * (what we play, what others play) are the dictionary's (`differs`).
 */
export const DECISIONS = {
  'opening-order': { cites: ['SG-A5'], patterns: [] },
  'last-bonus-tile': { cites: ['SG-A7'], patterns: [] },
  'kong-after-claim': { cites: ['SG-B3'], patterns: [] },
  'robbed-kong-pays': { cites: ['SG-B5'], patterns: ['robbed-kong'] },
  'pass-lock': { cites: ['SG-B6'], patterns: [] },
  'best-reading': { cites: ['SG-C5'], patterns: [] },
  'last-discard': { cites: ['SG-D1'], patterns: ['last-tile'] },
  'full-match': { cites: ['SG-D3'], patterns: [] },
  'banker-pays-alike': { cites: ['SG-D4'], patterns: [] },
  'concealed-kong-keeps': {
    cites: ['SG-E6'],
    patterns: ['concealed-self-draw', 'concealed-hand', 'four-concealed-pongs'],
  },
  'all-green-dragon': { cites: ['SG-F'], patterns: ['all-green'] },
  'nine-gates-wait': { cites: ['SG-F'], patterns: ['nine-gates'] },
  'heavenly-draws': { cites: ['SG-F'], patterns: ['heavenly-hand'] },
  'earthly-discard': { cites: ['SG-F'], patterns: ['earthly-hand', 'human-hand'] },
  'kong-on-kong-claimed': { cites: ['SG-F'], patterns: ['kong-on-kong'] },
  'bao-counts-kongs': { cites: ['SG-H1', 'SG-H2', 'SG-H3'], patterns: [] },
  'bao-lasts': { cites: ['SG-H5'], patterns: ['big-dragons', 'big-winds'] },
} as const satisfies Record<string, { cites: readonly string[]; patterns: readonly string[] }>
export type DecisionId = keyof typeof DECISIONS
