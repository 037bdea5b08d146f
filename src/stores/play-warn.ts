import { type Action, appraise, type SeatView } from '../engine/index.ts'
import { type Advice, advise, adviseClaim } from './play-coach.ts'
import { isWin, type Offer } from './play-offers.ts'

/** Why a choice is clearly worse than another one, by the coach's own reckoning. */
export type Warning =
  /** It gives up a win. */
  | { readonly code: 'win' }
  /** A discard after which so many tiles more are missing than after the best, or after which no win is left. */
  | { readonly code: 'farther'; readonly n: number }
  | { readonly code: 'lost' }
  /** A set or Kong that brings the hand no nearer. */
  | { readonly code: 'claim' }

const far = ({ distance }: Advice): number => distance ?? Number.POSITIVE_INFINITY

function warningOfDiscard(view: SeatView, action: Action): Warning | null {
  const all = advise(view)
  const one = all.find(({ tile }) => tile === action.tile)
  // the best may itself step back, from what is dangerous
  const n = one === undefined || one === all[0] ? 0 : far(one) - Math.min(...all.map(far))
  if (!(n > 0)) return null
  return Number.isFinite(n) ? { code: 'farther', n } : { code: 'lost' }
}

/** What to say before this answer is given; null when nothing speaks against it. */
export function warningOf(view: SeatView, action: Action, offers: readonly Offer[]): Warning | null {
  if (isWin(action)) return null
  if (offers.some(({ win }) => win !== null)) return { code: 'win' }
  if (action.type === 'discard') return warningOfDiscard(view, action)
  if (action.type === 'pass') return null
  const turn = view.legal.some(({ type }) => type === 'discard')
  return (turn ? appraise(view, view.legal) : adviseClaim(view)).some((one) => one.action === action)
    ? null
    : { code: 'claim' }
}
