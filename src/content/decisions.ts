/**
 * Rules on which tables differ although no house rule of ours changes them: the places marked [D]
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

  'hk-no-dead-wall': { cites: ['HK-A3'], patterns: [] },
  'hk-one-hand': { cites: ['HK-A4'], patterns: [] },
  'hk-any-discard': { cites: ['HK-B3'], patterns: [] },
  'hk-robbed-kong': { cites: ['HK-B4'], patterns: ['robbed-kong'] },
  'hk-no-locks': { cites: ['HK-B5'], patterns: [] },
  'hk-last-bonus': { cites: ['HK-B6'], patterns: [] },
  'hk-seven-different': { cites: ['HK-C'], patterns: ['seven-pairs'] },
  'hk-every-row': { cites: ['HK-C'], patterns: [] },
  'hk-concealed-on-discard': { cites: ['HK-D2'], patterns: ['concealed-hand'] },
  'hk-kong-then-flower': { cites: ['HK-D15'], patterns: ['kong-replacement'] },
  'hk-last-replacement': { cites: ['HK-D17'], patterns: ['last-tile'] },
  'hk-honour-pairs': { cites: ['HK-D'], patterns: ['all-honours'] },
  'hk-nine-gates-wait': { cites: ['HK-D'], patterns: ['nine-gates'] },
} as const satisfies Record<string, { cites: readonly string[]; patterns: readonly string[] }>
export type DecisionId = keyof typeof DECISIONS
