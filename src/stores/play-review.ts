import { type Action, appraise, type SeatView, viewFrom } from '../engine/index.ts'
import { type Line, seatOfYou } from './play-game.ts'
import { isWin, offersAt, openedAt } from './play-offers.ts'

/** A decision of the reader that the strong bot would have taken otherwise. */
export interface Costly {
  /** The event of the log that is the answer; `tryFrom` goes back to before it. */
  readonly at: number
  readonly chosen: Action
  readonly better: Action
  /** What it cost by the strong bot's own value, in points. */
  readonly cost: number
  /** What the reader saw. */
  readonly view: SeatView
}

/** Differences below this are a matter of taste. */
const LEAST = 0.5

function costOf(line: Line, at: number): Costly | null {
  const event = line.events[at]
  const before = line.states[at - 1]
  if (event.type !== 'act' || event.seat !== seatOfYou(before)) return null
  const view = viewFrom(openedAt(line, at - 1), event.seat)
  if (view.legal.length < 2 || isWin(event.action)) return null
  const win = offersAt(line, at - 1, event.seat).find((one) => one.win !== null)
  const found = appraise(view, view.legal)
  const chosen = found.find(({ action }) => action === event.action)
  if (win?.win) {
    const cost = win.win.payments[event.seat] - (chosen?.value ?? 0)
    return { at, chosen: event.action, better: win.action, cost, view }
  }
  const fine = found.filter(({ danger }) => !danger?.bao)
  const list = fine.length > 0 ? fine : found
  if (list.length === 0 || chosen === undefined) return null
  const best = list.reduce((a, b) => (b.value > a.value ? b : a))
  return { at, chosen: event.action, better: best.action, cost: best.value - chosen.value, view }
}

/** Looks at the answers of the reader one after another; each call looks at one and returns whether more are left. */
export function reviewer(line: Line): {
  readonly step: () => boolean
  readonly worst: () => readonly Costly[]
} {
  const found: Costly[] = []
  let at = 0
  return {
    step: () => {
      while (++at < line.events.length) {
        const one = costOf(line, at)
        if (one === null) continue
        if (one.cost >= LEAST) found.push(one)
        return true
      }
      return false
    },
    worst: () => found.sort((a, b) => b.cost - a.cost).slice(0, 3),
  }
}
