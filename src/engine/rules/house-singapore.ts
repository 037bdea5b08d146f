import type { PatternId } from '../patterns/ids.ts'
import { all, conditions, type HouseRule, payments, play, price, replaces } from './patch.ts'
import type { BillId, Conditions, PaymentRules, PlayRules } from './ruleset.ts'

const scoring = (
  name: string,
  cites: readonly string[],
  patterns: readonly PatternId[],
  values: HouseRule['values'],
  patch: HouseRule['patch'],
): HouseRule => ({ name, cites, patterns, values, patch, touches: ['scoring'] })

const paying = (
  name: string,
  cites: readonly string[],
  values: HouseRule['values'],
  patch: HouseRule['patch'],
): HouseRule => ({ name, cites, patterns: [], values, patch, touches: ['payments'] })

const playing = (
  name: string,
  cites: readonly string[],
  values: HouseRule['values'],
  patch: HouseRule['patch'],
): HouseRule => ({ name, cites, patterns: [], values, patch, touches: ['play'] })

const onOff = (value: string | number): boolean => value === 'on'
const orNull = (value: string | number): number | null => (value === 'off' ? null : Number(value))

/** The Singapore house rules in the order of house-rules.md. Values that name a condition go into it as they are. */
export const HOUSE_RULES_SINGAPORE: readonly HouseRule[] = [
  {
    name: 'minimum',
    values: [1, 0, 2],
    cites: ['SG-C1'],
    patterns: ['chicken-hand'],
    touches: ['scoring', 'play'],
    patch: (rules, value) => ({ ...rules, minimum: Number(value) }),
  },
  {
    name: 'limit',
    values: [5, 3, 4, 6, 8, 10, 'none'],
    cites: ['SG-E', 'SG-F', 'SG-G1', 'SG-H2'],
    patterns: [],
    touches: ['scoring', 'payments'],
    patch: (rules, value) => ({ ...rules, limit: value === 'none' ? null : Number(value) }),
  },
  paying('payment', ['SG-G2', 'SG-G4'], ['half-shooter', 'shooter-pays', 'everyone-equal'], (rules, value) =>
    payments({ bill: value as BillId })(rules),
  ),
  paying('payTable', ['SG-G1'], ['doubling', 'three-six'], (rules, value) =>
    payments({ price: value as PaymentRules['price'] })(rules),
  ),
  scoring('selfDrawTai', ['SG-E6'], ['self-draw'], [0, 1], (rules) => price('self-draw', 1)(rules)),
  scoring('robbedKongTai', ['SG-E18'], ['robbed-kong'], [1, 0], (rules) => price('robbed-kong', null)(rules)),
  scoring(
    'concealedSelfDraw',
    ['SG-E6'],
    ['concealed-self-draw', 'concealed-hand'],
    [1, 'any', 'off'],
    (rules, value) =>
      (value === 'any' ? price('concealed-hand', 1) : price('concealed-self-draw', null))(rules),
  ),
  scoring(
    'pingHuWait',
    ['SG-E7'],
    ['ping-hu', 'chow-ping-hu'],
    ['two-kinds', 'two-sided-chi', 'none'],
    (rules, value) => conditions({ pingHuWait: value as Conditions['pingHuWait'] })(rules),
  ),
  scoring('pingHuAllExposed', ['SG-E7'], ['ping-hu', 'chow-ping-hu'], ['allow', 'forbid'], (rules, value) =>
    conditions({ pingHuAllExposed: value as Conditions['pingHuAllExposed'] })(rules),
  ),
  {
    name: 'pingHuPrice',
    values: ['normal', 'spgg'],
    cites: ['SG-E7', 'SG-G1'],
    patterns: ['ping-hu'],
    touches: ['payments'],
    patch: (rules, value) => payments({ pingHuPrice: value as PaymentRules['pingHuPrice'] })(rules),
  },
  scoring('chowPingHuWait', ['SG-E8'], ['chow-ping-hu'], ['required', 'none'], (rules, value) =>
    conditions({ chowPingHuWait: value as Conditions['chowPingHuWait'] })(rules),
  ),
  scoring(
    'littleWinds',
    ['SG-E14'],
    ['little-winds'],
    ['flat-4', '4-plus-winds', '2-plus-winds'],
    (rules, value) =>
      all(replaces('little-winds', []), price('little-winds', value === '2-plus-winds' ? 2 : 4))(rules),
  ),
  scoring('allGreen', ['SG-F'], ['all-green'], ['limit', 4, 'off'], (rules, value) =>
    price('all-green', value === 'off' ? null : Number(value))(rules),
  ),
  scoring('sevenPairs', ['SG-C1'], ['seven-pairs'], ['off', 2, 4, 'limit'], (rules, value) => ({
    ...price('seven-pairs', value === 'limit' ? 'limit' : Number(value))(rules),
    sevenPairs: true,
  })),
  scoring(
    'fourConcealedPongsDiscard',
    ['SG-F'],
    ['four-concealed-pongs'],
    ['off', 'pair-wait', 'any'],
    (rules, value) =>
      conditions({ fourConcealedPongsDiscard: value as Conditions['fourConcealedPongsDiscard'] })(rules),
  ),
  scoring('nineGatesOpen', ['SG-F'], ['nine-gates'], ['off', 'on'], (rules) =>
    conditions({ nineGatesOpen: true })(rules),
  ),
  scoring('kongOnKong', ['SG-F', 'SG-E16'], ['kong-on-kong'], ['limit', 2, 3], (rules, value) =>
    all(price('kong-on-kong', Number(value)), replaces('kong-on-kong', ['kong-replacement']))(rules),
  ),
  scoring('humanHand', ['SG-F'], ['human-hand'], ['off', 'limit'], (rules) =>
    price('human-hand', 'limit')(rules),
  ),
  {
    name: 'honourAutoWin',
    values: ['on', 'off'],
    cites: ['SG-C2', 'SG-H1', 'SG-H5'],
    patterns: ['big-dragons', 'big-winds'],
    touches: ['scoring', 'payments', 'play'],
    patch: (rules) => conditions({ honourAutoWin: false })(rules),
  },
  {
    name: 'eighthFlower',
    values: ['shooter', 'drawer-pays-all', 'zi-mo-price', 'off'],
    cites: ['SG-C3'],
    patterns: ['eight-flowers'],
    touches: ['payments', 'play'],
    patch: (rules, value) =>
      conditions({ eighthFlower: value === 'off' ? null : (value as Conditions['eighthFlower']) })(rules),
  },
  playing('thirteenOrphansPriority', ['SG-B2'], ['off', 'on'], (rules) =>
    play({ thirteenOrphansPriority: true })(rules),
  ),
  playing('thirteenOrphansRobsConcealed', ['SG-B4'], ['off', 'on'], (rules) =>
    play({ thirteenOrphansRobsConcealed: true })(rules),
  ),
  scoring(
    'replacementStack',
    ['SG-E15', 'SG-E16'],
    ['flower-replacement', 'kong-replacement'],
    ['once', 'each-kind'],
    (rules, value) => conditions({ replacementStack: value as Conditions['replacementStack'] })(rules),
  ),
  scoring('lastTileOnReplacement', ['SG-E17'], ['last-tile'], ['off', 'on'], (rules) =>
    conditions({ lastTileOnReplacement: true })(rules),
  ),
  paying('instantPayments', ['SG-G5'], ['all', 'kongs-only', 'off'], (rules, value) =>
    payments({ instant: value as PaymentRules['instant'] })(rules),
  ),
  paying('openingDouble', ['SG-G5'], ['pairs', 'pairs-and-families', 'off'], (rules, value) =>
    payments({ openingDouble: value as PaymentRules['openingDouble'] })(rules),
  ),
  paying('lateKongAt', ['SG-G6'], [7, 'off'], (rules, value) =>
    payments({ lateKongAt: orNull(value) })(rules),
  ),
  paying('freshTileAt', ['SG-H4'], [5, 'off', 3, 4, 6, 7, 8], (rules, value) =>
    payments({ freshTileAt: orNull(value) })(rules),
  ),
  paying('bao', ['SG-H'], ['on', 'off'], (rules, value) => payments({ bao: onOff(value) })(rules)),
  paying('baoLimitFeed', ['SG-H2'], ['on', 'off'], (rules, value) =>
    payments({ baoLimitFeed: onOff(value) })(rules),
  ),
  paying('baoFlush', ['SG-H3'], ['on', 'off'], (rules, value) => payments({ baoFlush: onOff(value) })(rules)),
  playing('deadWall', ['SG-A6'], [15, 14, 0], (rules, value) => play({ deadWall: Number(value) })(rules)),
  playing('drawRotates', ['SG-D2'], ['kong', 'always', 'never'], (rules, value) =>
    play({ drawRotates: value as PlayRules['drawRotates'] })(rules),
  ),
  playing('ownDiscardBan', ['SG-B7'], ['on', 'off'], (rules) => play({ ownDiscardBan: false })(rules)),
]

/** Named sets of values for the Singapore table (house-rules.md). */
export const PRESETS_SINGAPORE = {
  standard: {},
  spgg: { pingHuPrice: 'spgg', kongOnKong: 3, robbedKongTai: 0 },
  'shooter-pays': { payment: 'shooter-pays' },
  'ten-tai': { limit: 10 },
  'no-minimum': { minimum: 0 },
} as const
