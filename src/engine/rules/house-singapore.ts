import type { PatternId } from '../patterns/ids.ts'
import { all, conditions, type HouseRule, payments, play, price, replaces } from './patch.ts'
import type { BillId, Conditions, PaymentRules, PlayRules } from './ruleset.ts'

const scoring = (
  name: string,
  patterns: readonly PatternId[],
  values: HouseRule['values'],
  patch: HouseRule['patch'],
): HouseRule => ({ name, patterns, values, patch, touches: ['scoring'] })

const paying = (name: string, values: HouseRule['values'], patch: HouseRule['patch']): HouseRule => ({
  name,
  patterns: [],
  values,
  patch,
  touches: ['payments'],
})

const playing = (name: string, values: HouseRule['values'], patch: HouseRule['patch']): HouseRule => ({
  name,
  patterns: [],
  values,
  patch,
  touches: ['play'],
})

const onOff = (value: string | number): boolean => value === 'on'
const orNull = (value: string | number): number | null => (value === 'off' ? null : Number(value))

/** The Singapore house rules in the order of house-rules.md. Values that name a condition go into it as they are. */
export const HOUSE_RULES_SINGAPORE: readonly HouseRule[] = [
  {
    name: 'minimum',
    values: [1, 0, 2],
    // SG-C1
    patterns: ['chicken-hand'],
    touches: ['scoring', 'play'],
    patch: (rules, value) => ({ ...rules, minimum: Number(value) }),
  },
  {
    name: 'limit',
    values: [5, 3, 4, 6, 8, 10, 'none'],
    // SG-E, SG-F, SG-G1, SG-H2
    patterns: [],
    touches: ['scoring', 'payments'],
    patch: (rules, value) => ({ ...rules, limit: value === 'none' ? null : Number(value) }),
  },
  // SG-G2, SG-G4
  paying('payment', ['half-shooter', 'shooter-pays', 'everyone-equal'], (rules, value) =>
    payments({ bill: value as BillId })(rules),
  ),
  // SG-G1
  paying('payTable', ['doubling', 'three-six'], (rules, value) =>
    payments({ price: value as PaymentRules['price'] })(rules),
  ),
  // SG-E6
  scoring('selfDrawTai', ['self-draw'], [0, 1], (rules) => price('self-draw', 1)(rules)),
  // SG-E18
  scoring('robbedKongTai', ['robbed-kong'], [1, 0], (rules) => price('robbed-kong', null)(rules)),
  // SG-E6
  scoring('concealedSelfDraw', ['concealed-self-draw', 'concealed-hand'], [1, 'any', 'off'], (rules, value) =>
    (value === 'any' ? price('concealed-hand', 1) : price('concealed-self-draw', null))(rules),
  ),
  // SG-E7
  scoring('pingHuWait', ['ping-hu', 'chow-ping-hu'], ['two-kinds', 'two-sided-chi', 'none'], (rules, value) =>
    conditions({ pingHuWait: value as Conditions['pingHuWait'] })(rules),
  ),
  // SG-E7
  scoring('pingHuAllExposed', ['ping-hu', 'chow-ping-hu'], ['allow', 'forbid'], (rules, value) =>
    conditions({ pingHuAllExposed: value as Conditions['pingHuAllExposed'] })(rules),
  ),
  {
    name: 'pingHuPrice',
    values: ['normal', 'spgg'],
    // SG-E7, SG-G1
    patterns: ['ping-hu'],
    touches: ['payments'],
    patch: (rules, value) => payments({ pingHuPrice: value as PaymentRules['pingHuPrice'] })(rules),
  },
  // SG-E8
  scoring('chowPingHuWait', ['chow-ping-hu'], ['required', 'none'], (rules, value) =>
    conditions({ chowPingHuWait: value as Conditions['chowPingHuWait'] })(rules),
  ),
  // SG-E14
  scoring('littleWinds', ['little-winds'], ['flat-4', '4-plus-winds', '2-plus-winds'], (rules, value) =>
    all(replaces('little-winds', []), price('little-winds', value === '2-plus-winds' ? 2 : 4))(rules),
  ),
  // SG-F
  scoring('allGreen', ['all-green'], ['limit', 4, 'off'], (rules, value) =>
    price('all-green', value === 'off' ? null : Number(value))(rules),
  ),
  // SG-C1
  scoring('sevenPairs', ['seven-pairs'], ['off', 2, 4, 'limit'], (rules, value) => ({
    ...price('seven-pairs', value === 'limit' ? 'limit' : Number(value))(rules),
    sevenPairs: true,
  })),
  // SG-F
  scoring(
    'fourConcealedPongsDiscard',
    ['four-concealed-pongs'],
    ['off', 'pair-wait', 'any'],
    (rules, value) =>
      conditions({ fourConcealedPongsDiscard: value as Conditions['fourConcealedPongsDiscard'] })(rules),
  ),
  // SG-F
  scoring('nineGatesOpen', ['nine-gates'], ['off', 'on'], (rules) =>
    conditions({ nineGatesOpen: true })(rules),
  ),
  // SG-F, SG-E16
  scoring('kongOnKong', ['kong-on-kong'], ['limit', 2, 3], (rules, value) =>
    all(price('kong-on-kong', Number(value)), replaces('kong-on-kong', ['kong-replacement']))(rules),
  ),
  // SG-F
  scoring('humanHand', ['human-hand'], ['off', 'limit'], (rules) => price('human-hand', 'limit')(rules)),
  {
    name: 'honourAutoWin',
    values: ['on', 'off'],
    // SG-C2, SG-H1, SG-H5
    patterns: ['big-dragons', 'big-winds'],
    touches: ['scoring', 'payments', 'play'],
    patch: (rules) => conditions({ honourAutoWin: false })(rules),
  },
  {
    name: 'eighthFlower',
    values: ['shooter', 'drawer-pays-all', 'zi-mo-price', 'off'],
    // SG-C3
    patterns: ['eight-flowers'],
    touches: ['payments', 'play'],
    patch: (rules, value) =>
      conditions({ eighthFlower: value === 'off' ? null : (value as Conditions['eighthFlower']) })(rules),
  },
  // SG-B2
  playing('thirteenOrphansPriority', ['off', 'on'], (rules) =>
    play({ thirteenOrphansPriority: true })(rules),
  ),
  // SG-B4
  playing('thirteenOrphansRobsConcealed', ['off', 'on'], (rules) =>
    play({ thirteenOrphansRobsConcealed: true })(rules),
  ),
  // SG-E15, SG-E16
  scoring(
    'replacementStack',
    ['flower-replacement', 'kong-replacement'],
    ['once', 'each-kind'],
    (rules, value) => conditions({ replacementStack: value as Conditions['replacementStack'] })(rules),
  ),
  // SG-E17
  scoring('lastTileOnReplacement', ['last-tile'], ['off', 'on'], (rules) =>
    conditions({ lastTileOnReplacement: true })(rules),
  ),
  // SG-G5
  paying('instantPayments', ['all', 'kongs-only', 'off'], (rules, value) =>
    payments({ instant: value as PaymentRules['instant'] })(rules),
  ),
  // SG-G5
  paying('openingDouble', ['pairs', 'pairs-and-families', 'off'], (rules, value) =>
    payments({ openingDouble: value as PaymentRules['openingDouble'] })(rules),
  ),
  // SG-G6
  paying('lateKongAt', [7, 'off'], (rules, value) => payments({ lateKongAt: orNull(value) })(rules)),
  // SG-H4
  paying('freshTileAt', [5, 'off', 3, 4, 6, 7, 8], (rules, value) =>
    payments({ freshTileAt: orNull(value) })(rules),
  ),
  // SG-H
  paying('bao', ['on', 'off'], (rules, value) => payments({ bao: onOff(value) })(rules)),
  // SG-H2
  paying('baoLimitFeed', ['on', 'off'], (rules, value) => payments({ baoLimitFeed: onOff(value) })(rules)),
  // SG-H3
  paying('baoFlush', ['on', 'off'], (rules, value) => payments({ baoFlush: onOff(value) })(rules)),
  // SG-A6
  playing('deadWall', [15, 14, 0], (rules, value) => play({ deadWall: Number(value) })(rules)),
  // SG-D2
  playing('drawRotates', ['kong', 'always', 'never'], (rules, value) =>
    play({ drawRotates: value as PlayRules['drawRotates'] })(rules),
  ),
  // SG-B7
  playing('ownDiscardBan', ['on', 'off'], (rules) => play({ ownDiscardBan: false })(rules)),
]

/** Named sets of values for the Singapore table (house-rules.md). */
export const PRESETS_SINGAPORE = {
  standard: {},
  spgg: { pingHuPrice: 'spgg', kongOnKong: 3, robbedKongTai: 0 },
  'shooter-pays': { payment: 'shooter-pays' },
  'ten-tai': { limit: 10 },
  'no-minimum': { minimum: 0 },
} as const
