import type { Action } from '../game/actions.ts'
import type { SeatView } from '../game/view.ts'
import type { Kind } from '../tiles.ts'
import { declared, type Position, positionOf } from './position.ts'
import { canWin } from './prospects.ts'

/** Wins of every kind: a bot takes each (a refusal locks the tile, SG-B6). */
const WINS: readonly Action['type'][] = ['win', 'rob', 'rob-eighth']

export const winAmong = (legal: readonly Action[]): Action | undefined =>
  legal.find(({ type }) => WINS.includes(type))

export const ofType = (legal: readonly Action[], ...types: Action['type'][]): Action[] =>
  legal.filter(({ type }) => types.includes(type))

/** Claims after which a tile must be let go. */
export const isSetClaim = ({ type }: Action): boolean => type === 'chi' || type === 'pong'

const times = (kind: Kind, n: number): Kind[] => new Array<Kind>(n).fill(kind)

/** The position after a claim or a Kong, before anything is drawn or let go; the same one for other actions. */
export function afterDeclaring(position: Position, action: Action, view: SeatView): Position {
  const { type, tile } = action
  const offered = view.tile?.kind ?? -1
  if (tile === null) return position
  switch (type) {
    case 'chi':
      return declared(
        position,
        { type: 'chow', tile, concealed: false },
        [tile, tile + 1, tile + 2].filter((kind) => kind !== offered),
      )
    case 'pong':
      return declared(position, { type: 'pong', tile, concealed: false }, times(tile, 2))
    case 'kong':
      return declared(position, { type: 'kong', tile, concealed: false }, times(tile, 3))
    case 'kong-concealed':
      return declared(position, { type: 'kong', tile, concealed: true }, times(tile, 4))
    case 'kong-added': {
      const { context } = position
      const melds = context.melds.filter((meld) => meld.type !== 'pong' || meld.tile !== tile)
      const without = { ...position, context: { ...context, melds } }
      return declared(without, { type: 'kong', tile, concealed: false }, [tile])
    }
    default:
      return position
  }
}

/** Whether a claim leaves a legal win by all that lies open. No bot of any level makes one that does not. */
export const keepsAWin = (view: SeatView, action: Action): boolean =>
  canWin(afterDeclaring(positionOf(view, 'all'), action, view), isSetClaim(action))
