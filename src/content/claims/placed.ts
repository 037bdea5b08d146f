import type { PatternId, TableId } from '../../engine/index.ts'
import type { Group } from '../groups.ts'
import type { ClaimId } from './index.ts'
import type { ClaimTest } from './types.ts'

/**
 * Sentences of the dictionaries that a house rule makes false, and where each stands: the text is the dictionary's, the
 * other wordings are those of the claim. Passages of MDX name their claims themselves (`<When>`).
 */
interface Placed {
  /** The rule line of a row, and why its near miss does not score it. */
  readonly rows: Readonly<Partial<Record<PatternId, { readonly rule?: ClaimId; readonly near?: ClaimId }>>>
  /** Steps of counting by their place; `more` follows the text and says something at other tables alone. */
  readonly steps: Readonly<Record<number, { readonly text?: ClaimId; readonly more?: ClaimId }>>
  /** What is said of a group of the sheet. */
  readonly groups: Readonly<Partial<Record<Group, ClaimId>>>
  /** What stands under the price list of the sheet, and what follows it at other tables alone. */
  readonly pays: { readonly text?: ClaimId; readonly more?: ClaimId }
}

export const PLACED_CLAIMS: Readonly<Record<TableId, Placed>> = {
  singapore: {
    rows: {},
    steps: {},
    groups: {},
    pays: { text: 'sheet-at-once', more: 'club-ping-hu' },
  },
  'hong-kong': {
    rows: {
      'all-chows': { rule: 'hk-row-all-chows' },
      'concealed-hand': { rule: 'hk-row-concealed-hand' },
      'own-flower': { near: 'hk-near-own-flower' },
      'own-season': { near: 'hk-near-own-season' },
      'flower-family': { near: 'hk-near-flower-family' },
      'season-family': { near: 'hk-near-season-family' },
      'big-winds': { near: 'hk-near-big-winds' },
    },
    steps: {
      0: { text: 'hk-step-shape' },
      1: { text: 'hk-step-bonus', more: 'hk-bonus-many' },
      3: { text: 'hk-step-pattern', more: 'hk-winds-and-a-pair' },
    },
    groups: { 'hand-patterns': 'hk-about-patterns', 'bonus-tiles': 'hk-about-bonus' },
    pays: {},
  },
}

/** Two rows that count together at some tables only. */
interface Meeting {
  readonly rows: readonly [PatternId, PatternId]
  /** They count together where this holds, and never where it does not. */
  readonly where: ClaimTest
}

const apartAtLimit = (row: PatternId, others: readonly PatternId[]): Meeting[] =>
  others.map((other) => ({ rows: [row, other], where: [['price', row], '!=', ['rule', 'limit']] }))

/** Pairs of rows whose lists ("counted with it", "never with it") a house rule moves. */
export const MEETINGS: Readonly<Record<TableId, readonly Meeting[]>> = {
  singapore: [],
  'hong-kong': [
    // HK-D1: a pair of honours beside chows of one suit
    { rows: ['all-chows', 'half-flush'], where: [['rule', 'conditions.allChowsPair'], '=', 'any'] },
    // HK-D2, D12
    {
      rows: ['seven-pairs', 'concealed-hand'],
      where: [['rule', 'conditions.sevenPairsConcealed'], '=', 'adds'],
    },
    // a limit hand has nothing added
    ...apartAtLimit('little-winds', ['own-wind-set', 'round-wind-set', 'half-flush', 'all-pongs']),
  ],
}
