import type { Action } from '../../../engine/index.ts'
import type { Voice } from './voice.ts'

/** An action as something one does: "let 3 wan go", "Pong". */
export const doesOf = ({ say, words, tile }: Voice, action: Action): string =>
  say(words.review.does[action.type], { tile: action.tile === null ? '' : tile(action.tile) })
