import type { RouteView } from '../../../engine/index.ts'
import { sayLabel } from '../../../i18n/message.ts'
import { UsefulTiles } from './DiscardTable.tsx'
import { type AnalysisVoice, routeText, worthText } from './voice.ts'

interface Props {
  readonly voice: AnalysisVoice
  readonly routes: readonly RouteView[]
  readonly most?: number
  /** Makes each of them a choice. */
  readonly chosen?: number
  readonly onChoose?: (place: number) => void
}

/** Ways that are so many tiles farther than the nearest are not worth a line. */
const TOO_FAR = 4

/** Ways to a legal win, the nearest first: what is missing, what each is sure to be worth, what it wants. */
export function RouteList({ voice, routes, most = 3, chosen, onChoose }: Props) {
  const { lang, say, words } = voice
  const w = words.routes
  if (routes.length === 0) return <p>{w.none}</p>
  const near = routes.filter(({ distance }) => distance < routes[0].distance + TOO_FAR)
  return (
    <ul class="routes">
      {near.slice(0, most).map((route, i) => {
        const text = routeText(voice, route)
        return (
          <li key={i}>
            {onChoose ? (
              <button
                type="button"
                class="chip"
                aria-pressed={i === chosen}
                aria-label={say(w.choose, { route: text })}
                onClick={() => onChoose(i)}
              >
                {text}
              </button>
            ) : (
              <b>{text}</b>
            )}
            <span>
              {sayLabel(
                lang,
                route.distance === 0 ? w.there : say(w.missing, { n: route.distance }),
                worthText(voice, route),
              )}
            </span>
            {route.distance > 0 && <UsefulTiles voice={voice} useful={route.useful} />}
          </li>
        )
      })}
    </ul>
  )
}
