/** The only door to the engine. */
export * from './analysis/index.ts'
export * from './bots/index.ts'
export { type Causes, causesOf, setsOf } from './causes.ts'
export { limitValue, priceOf } from './compiled.ts'
export * from './game/index.ts'
export {
  countKinds,
  EMPTY_HAND,
  type Hand,
  handSize,
  MELD_TYPES,
  type Meld,
  type MeldType,
  meldOf,
  meldTiles,
} from './hand.ts'
export {
  type BonusEvent,
  bonusEvents,
  INSTANT_EVENTS,
  type Instant,
  type InstantEvent,
  isInstantEvent,
  payInstant,
} from './instant.ts'
export { type ExposedLine, exposedLines, exposedTotal, type Shown } from './liability/exposed.ts'
export {
  BAO_RULES,
  type BaoRule,
  type FedClaim,
  type FedWin,
  HONOUR_FAMILIES,
  type Liability,
  liabilityOfClaim,
  liabilityOfWin,
  PLAIN_SETS,
} from './liability/find.ts'
export { liableFor, remember, type Standing } from './liability/standing.ts'
export type { Line } from './line.ts'
export { NEAR_CODES, type NearCode, type NearMiss, nearMisses } from './near.ts'
export {
  formatHand,
  formatMeld,
  formatTiles,
  type NotationCode,
  type NotationFault,
  parseHand,
  parseMelds,
  parseTile,
  parseTiles,
} from './notation.ts'
export { isPatternId, PATTERN_IDS, type PatternId } from './patterns/ids.ts'
export {
  addPayments,
  baoPossible,
  isBarePingHu,
  NO_PAYMENTS,
  type PaidWin,
  type Payments,
  type Price,
  priceForTotal,
  type Settlement,
  scorePayments,
  settle,
} from './payments.ts'
export { characterAt, cutText, quoted, show } from './quote.ts'
export { formatReading, type Reading } from './reading.ts'
export { type ErrorAnswer, kindsOf } from './request.ts'
export { type BaoAnswer, baoRequest } from './requests/bao.ts'
export { instantRequest } from './requests/instant.ts'
export { checkBao, checkSize, type ScoreAnswer, scoreRequest } from './requests/score.ts'
export { type PaymentsAnswer, settleRequest } from './requests/settle.ts'
export { type Fault, fail, ok, type Result } from './result.ts'
export { type Rng, rngFromText, shuffled } from './rng.ts'
export { BANKERS_A_ROUND, bankerStays, ROUNDS_A_MATCH, roundAfter } from './rotation.ts'
export { edits, nearest } from './rules/nearest.ts'
export type { HouseRule, RuleValue, Touches } from './rules/patch.ts'
export {
  patched,
  type RulesChoice,
  type RuleValues,
  resolveRules,
  ruleValues,
  TABLES,
  type Table,
} from './rules/resolve.ts'
export {
  DEFAULT_TABLE,
  isTableId,
  type Row,
  type Ruleset,
  TABLE_IDS,
  type TableId,
} from './rules/ruleset.ts'
export { type Evaluation, type Score, scoreHand } from './score.ts'
export {
  type ClashName,
  clashOf,
  fillFields,
  type PossibleChoices,
  possibleChoices,
  situationOf,
  type WinFields,
} from './situation.ts'
export {
  ALL_KINDS,
  COPIES,
  isAnimal,
  isBonus,
  isDragon,
  isHonour,
  isSeat,
  isTerminal,
  isWind,
  type Kind,
  kindOf,
  LETTERS,
  NORMAL_KINDS,
  nextSeat,
  rankOf,
  SEATS,
  type Seat,
  seatIndex,
  seatWind,
  suitOf,
  TILE_IDS,
  type TileId,
  tileId,
} from './tiles.ts'
export { waitKinds } from './waits.ts'
export {
  DRAWS,
  type Draw,
  OPENINGS,
  type Opening,
  type Situation,
  WIN_WAYS,
  type Win,
  type WinWay,
} from './win.ts'
