/** Bots: three levels, each of which sees nothing but its view. */
import type { Bots } from '../game/bot.ts'
import { beginnerBot } from './beginner.ts'
import { casualBot } from './casual.ts'
import { strongBot } from './strong.ts'

export const LEVELS = ['strong', 'casual', 'beginner'] as const
export type Level = (typeof LEVELS)[number]

/** The bots that people play against, strongest first. */
export const BOTS = { strong: strongBot, casual: casualBot, beginner: beginnerBot } satisfies Bots
export { type Danger, DangerMeter } from './danger.ts'
export { keepsAWin } from './declare.ts'
export { copiesUnseen, type Position, positionOf } from './position.ts'
export { type Budget, canWin, MOST_POSITIONS, type Prospect } from './prospects.ts'
export { type Appraisal, appraise, strongBotWith, WEIGHTS, type Weights } from './strong.ts'
