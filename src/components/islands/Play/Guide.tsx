import type { SeatView } from '../../../engine/index.ts'
import { advise, adviseClaim, outlookOf } from '../../../stores/play-coach.ts'
import { isWin, type Offer } from '../../../stores/play-offers.ts'
import { nameAt, type Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly view: SeatView
  readonly offers: readonly Offer[]
}

/** What to know about a tile that is offered. */
function claimLines({ voice, view, offers }: Props): string[] {
  const { guide } = voice.words
  const types = new Set(offers.map(({ action }) => action.type))
  if (types.has('rob')) return [guide.rob]
  if (offers.some(({ action }) => isWin(action))) return [guide.win]
  const first = types.has('kong') ? guide.kong : types.has('pong') ? guide.pong : guide.chi
  const best = adviseClaim(view)[0]?.action
  return [first, best === undefined || best.type === 'pass' ? guide.bad : guide.good]
}

function turnLines({ voice, view, offers }: Props): string[] {
  const { say, words, tile } = voice
  const { guide } = words
  const lines: string[] = []
  if (offers.some(({ action }) => isWin(action))) return [guide.win]
  const best = advise(view)[0]
  const first = view.discards.length === 0
  lines.push(
    view.drawn === null ? guide.after : first ? guide.first : say(guide.draw, { tile: tile(view.drawn) }),
  )
  if (offers.some(({ action }) => action.type.startsWith('kong'))) lines.push(guide.kongOwn)
  if (best) lines.push(say(guide.suggest, { tile: tile(best.tile), n: best.count }))
  return lines
}

/** What the guided hand says at this moment. */
export function guideLines(props: Props): readonly string[] {
  const { voice, view } = props
  const { say, words, tile } = voice
  const { guide } = words
  if (view.result !== null) return []
  if (view.decision !== null) {
    return view.legal.some(({ type }) => type === 'discard') ? turnLines(props) : claimLines(props)
  }
  const outlook = view.turn === view.seat ? null : outlookOf(view)
  if (outlook === null) return []
  if (outlook.waits.length > 0)
    return [say(guide.ready, { list: voice.list(outlook.waits.map((one) => tile(one.tile))) })]
  return [say(guide.away, { n: outlook.shanten }), say(guide.wait, { who: nameAt(voice, view, view.turn) })]
}

/** The guide's word on the moment, above the answers. */
export function Guide(props: Props) {
  const lines = guideLines(props)
  return (
    <p class="guide" aria-live="polite">
      {lines.join(' ')}
    </p>
  )
}
