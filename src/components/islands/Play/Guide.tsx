import type { SeatView } from '../../../engine/index.ts'
import { type Advice, advise, adviseClaim, outlookOf } from '../../../stores/play-coach.ts'
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

/** Why to let a tile go, in a sentence. It is the strong bot's best, which is not always the most useful tiles. */
export function suggestion({ say, words, tile }: Voice, view: SeatView, best: Advice): string {
  const { guide } = words
  const message = best.most ? guide.suggest : view.mode === 'guided' ? guide.suggestBest : guide.suggestSafe
  return say(message, { tile: tile(best.tile), n: best.count })
}

function turnLines({ voice, view, offers }: Props): string[] {
  const { guide } = voice.words
  const lines: string[] = []
  if (offers.some(({ action }) => isWin(action))) return [guide.win]
  const [best] = advise(view)
  const first = view.discards.length === 0
  lines.push(
    // which tile was drawn stands above
    view.drawn === null ? guide.after : first ? guide.first : guide.draw,
  )
  const types = new Set(offers.map(({ action }) => action.type))
  if (types.has('kong-concealed')) lines.push(guide.kongOwn)
  if (types.has('kong-added')) lines.push(guide.kongAdded)
  if (best) lines.push(suggestion(voice, view, best))
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
      {props.voice.join(lines)}
    </p>
  )
}
