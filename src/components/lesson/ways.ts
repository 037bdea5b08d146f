import { isWayHandId, WAY_HANDS } from '../../content/examples/strategy.ts'

/** A hand on its way by its id. A wrong id stops the build. */
export function wayHand(id: string): string {
  if (!isWayHandId(id)) throw new Error(`No hand "${id}" in content/examples/strategy.ts`)
  return WAY_HANDS[id].hand
}

/** Several, ids with spaces between. */
export const wayHands = (ids: string): string[] => ids.split(/\s+/).filter(Boolean).map(wayHand)
