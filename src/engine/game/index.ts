/** The game: what pages, bots and the command may use of it. */
export {
  ACTION_TYPES,
  type Action,
  type ActionType,
  actionOf,
  formatAction,
  parseAction,
} from './actions.ts'
export { decodeAnswers, encodeAnswers, takeBack } from './answers.ts'
export { apply } from './apply.ts'
export { type AuditLine, auditLines } from './audit.ts'
export { automatic } from './automatic.ts'
export { type Bot, type Bots, CHECK_BOTS, decisionRng } from './bot.ts'
export {
  type Advance,
  advance,
  type DecideCode,
  decide,
  decisionOf,
  legalActions,
  type Move,
  play,
} from './decide.ts'
export {
  type ActEvent,
  type ByPlayer,
  type ClaimEvent,
  type DrawEvent,
  type DrawnEvent,
  type EndEvent,
  type GameEvent,
  MODES,
  type Mode,
  type NextHand,
  type PayEvent,
  type StartEvent,
  type WinEvent,
} from './events.ts'
export { checkEvent, checkState, type Violation } from './invariants.ts'
export { formatLog, type LogLine, logHash, readStart, START_DEFAULTS, toLogLine } from './log.ts'
export { nextStart, playerAt, playerName, ranking, seatOf, standings } from './match.ts'
export { foldEvents, type HandRecord, type Replay, readLog, replayLog, startHand } from './replay.ts'
export {
  describeState,
  type ReplayAnswer,
  type ReplayedHand,
  type ReplayRefusal,
  replayRequest,
  type SeatAnswer,
  type StateAnswer,
} from './replay-request.ts'
export {
  type PlayerStats,
  type SimulateAnswer,
  type SimulateTools,
  simulateRequest,
} from './simulate/request.ts'
export { type PlayedHand, playHand, type RunOptions } from './simulate/run.ts'
export type { Interval } from './simulate/stats.ts'
export { type Discard, deciding, type GameState, mustAnswer, playable, type TableMeld } from './state.ts'
export { type SeatView, type SeenEvent, type SeenSeat, type SeenTile, viewEvent, viewFrom } from './view.ts'
export { checkWall, DEALT, scriptedWall, type WallScript } from './wall.ts'
export { winContext, winScore } from './wins.ts'
