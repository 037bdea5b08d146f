import { isPositionId, POSITIONS } from '../../content/examples/positions.ts'
import { type SeenPosition, seenPosition } from '../../stores/danger-position.ts'

/** What a seat sees at a position, by its id. A wrong id stops the build. */
export function positionOf(id: string): SeenPosition {
  if (!isPositionId(id)) throw new Error(`No position "${id}" in content/examples/positions.ts`)
  return seenPosition(POSITIONS[id])
}
