import {
  type Kind,
  nearMisses,
  type RouteView,
  type SeatView,
  type WaitValue,
} from '../../../engine/index.ts'
import { sayLabel, sayPhrases, stopped } from '../../../i18n/message.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import { type Advice, advise, adviseClaim, dangersOf, outlookOf } from '../../../stores/play-coach.ts'
import type { Below, Offer } from '../../../stores/play-offers.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import { doesOf } from './does.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly view: SeatView
}

const percent = ({ lang }: Voice, share: number): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share)

/** Below this nobody is likely to win on a discard. */
const SAFE = 0.004

function reasonsOf(
  voice: Voice,
  view: SeatView,
  { distance, count, worth, danger, waits }: Advice,
): string[] {
  const { say, words, amount } = voice
  const { coach } = words
  const reasons: string[] = []
  if (distance === null) reasons.push(coach.dead)
  else if (waits.length > 0 && distance <= 1) reasons.push(coach.ready)
  else reasons.push(say(coach.toGo, { n: distance }))
  reasons.push(say(coach.useful, { n: count }))
  if (view.mode !== 'guided' && worth > 0)
    reasons.push(say(coach.worth, { amount: amount(worth, view.rules.unit) }))
  if (view.mode === 'guided') return reasons
  reasons.push(
    danger.bao
      ? coach.bao
      : danger.odds < SAFE
        ? coach.safe
        : say(coach.odds, { percent: percent(voice, danger.odds) }),
  )
  return reasons
}

const SHOWN = 3

function Discards({ voice, view }: Props) {
  const { words, lang } = voice
  const best = advise(view).slice(0, SHOWN)
  if (best.length === 0) return null
  return (
    <section>
      <h3>{words.coach.best}</h3>
      <ol class="advice">
        {best.map((one) => (
          <li key={one.tile}>
            <TileFace tile={one.tile} lang={lang} words={voice.tiles} />
            <span>{sayPhrases(lang, reasonsOf(voice, view, one))}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Claims({ voice, view, offers }: Props & { readonly offers: readonly Offer[] }) {
  const { words } = voice
  const { coach } = words
  const claiming = view.decision !== null && !view.legal.some(({ type }) => type === 'discard')
  if (!claiming) return null
  const win = offers.find((one) => one.win !== null)
  const best = win ? win.action : adviseClaim(view)[0]?.action
  if (!best) return null
  const why = win ? coach.answer.win : best.type === 'pass' ? coach.answer.pass : coach.answer.better
  return (
    <section>
      <h3>{coach.claims}</h3>
      <p>
        <b>{stopped(voice.lang, doesOf(voice, best))}</b>
        {voice.gap}
        {why}
      </p>
    </section>
  )
}

function Waits({ voice, view, waits }: Props & { readonly waits: readonly WaitValue[] }) {
  const { say, words, lang } = voice
  const { coach } = words
  const worth = ({ discard, selfDraw }: WaitValue): string => {
    if (view.mode === 'guided') return ''
    const drawn = voice.amount(selfDraw.total, view.rules.unit)
    if (!discard.legal && !selfDraw.legal) return coach.noWin
    if (!discard.legal) return say(coach.onlyDraw, { amount: drawn })
    const onDiscard = say(coach.onDiscard, { amount: voice.amount(discard.total, view.rules.unit) })
    return sayPhrases(lang, [onDiscard, say(coach.onDraw, { amount: drawn })])
  }
  return (
    <section>
      <h3>{coach.waits}</h3>
      <ul class="advice">
        {waits.map((one) => (
          <li key={one.tile}>
            <TileFace tile={one.tile} lang={lang} words={voice.tiles} />
            <span>
              {say(coach.left, { n: one.left })}
              {worth(one) && <small>{worth(one)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Routes({ voice, view, routes }: Props & { readonly routes: readonly RouteView[] }) {
  const { say, words } = voice
  const { coach } = words
  const partOf = ({ part, suit, tile }: RouteView['parts'][number]) =>
    say(coach.route[part], {
      suit: suit === undefined ? '' : coach.suits[suit],
      tile: tile === undefined ? '' : voice.tile(tile),
    })
  return (
    <section>
      <h3>{coach.routes}</h3>
      {routes.length === 0 && <p>{coach.dead}</p>}
      <ol class="routes">
        {routes.map((route, i) => {
          const total = Math.max(route.discard.total, route.selfDraw.total)
          return (
            <li key={i}>
              <span>{voice.list(route.parts.map(partOf))}</span>{' '}
              <small>
                {sayPhrases(voice.lang, [
                  say(coach.missing, { n: route.distance }),
                  ...(view.mode !== 'guided' && total > 0 ? [voice.amount(total, view.rules.unit)] : []),
                ])}
              </small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Useful({
  voice,
  tiles,
}: {
  readonly voice: Voice
  readonly tiles: readonly (readonly [Kind, number])[]
}) {
  const { say, words, lang } = voice
  return (
    <section>
      <h3>{words.coach.helps}</h3>
      <ul class="helps">
        {tiles
          .filter(([, left]) => left > 0)
          .map(([tile, left]) => (
            <li key={tile}>
              <TileFace tile={tile} lang={lang} words={voice.tiles} />{' '}
              <small>{say(words.coach.left, { n: left })}</small>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Tiles costing less than this, in points, are not worth a warning. */
const DEAR = 1

function Dangers({ voice, view }: Props) {
  const { say, words, lang } = voice
  const { coach } = words
  const dear = dangersOf(view)
    .filter(({ danger }) => danger.bao || danger.cost >= DEAR)
    .slice(0, 4)
  return (
    <section>
      <h3>{coach.dangers}</h3>
      {dear.length === 0 && <p>{coach.calm}</p>}
      <ul class="advice">
        {dear.map(({ tile, danger, fresh }) => (
          <li key={tile}>
            <TileFace tile={tile} lang={lang} words={voice.tiles} />
            <span>
              {danger.bao ? coach.bao : say(coach.odds, { percent: percent(voice, danger.odds) })}
              {fresh && <small>{coach.fresh}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WhyNot({ voice, view, below }: Props & { readonly below: Below }) {
  const { lang, say, words, amount } = voice
  const near = wordsAt(lang, 'near', view.rules.table)
  const { unit, minimum } = view.rules
  const misses = nearMisses(below.hand, below.situation, view.rules, below.score)
  const values = { amount: amount(below.score.total, unit), minimum: amount(minimum, unit) }
  const { coach } = words
  return (
    <section>
      <h3>{coach.below}</h3>
      <p>{say(misses.length > 0 ? coach.belowAbout : coach.belowNone, values)}</p>
      <ul class="miss">
        {misses.slice(0, 4).map(({ id, missing }) => (
          <li key={id}>
            <b>{sayLabel(lang, voice.row(id))}</b>
            {voice.join(missing.map((code) => near[code]))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Advice on demand: what to let go or answer and why, what the hand waits for, where it can go, what is dangerous. */
export function Coach(props: Props & { readonly offers: readonly Offer[]; readonly below: Below | null }) {
  const { voice, view, offers, below } = props
  const outlook = outlookOf(view)
  return (
    <div class="coach">
      {below && <WhyNot voice={voice} view={view} below={below} />}
      <Claims voice={voice} view={view} offers={offers} />
      <Discards voice={voice} view={view} />
      {outlook && outlook.waits.length > 0 && <Waits voice={voice} view={view} waits={outlook.waits} />}
      {outlook && outlook.waits.length === 0 && outlook.useful.length > 0 && (
        <Useful voice={voice} tiles={outlook.useful} />
      )}
      {outlook && outlook.shanten >= 0 && <Routes voice={voice} view={view} routes={outlook.routes} />}
      {view.mode !== 'guided' && <Dangers voice={voice} view={view} />}
    </div>
  )
}
