import { useMemo, useState } from 'preact/hooks'
import type { Kind } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { say, sayList, saySentences } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { type Measured, measure, type Reason, type SeenPosition } from '../../../stores/danger-position.ts'
import { useTable } from '../../parts/analysis/use-table.ts'
import { DangerTable, inHand } from '../../parts/DangerTable.tsx'
import { tileName } from '../../tiles/names.ts'
import { TileFace } from '../../tiles/TileFace.tsx'

interface Props {
  readonly lang: Lang
  readonly positions: readonly SeenPosition[]
}

/** A difference below this, in points, is none that a player could see. */
const NEARLY = 0.3
const FEW = 4
/** Odds below this are said to be below it. */
const LEAST = 0.001

function Row(props: {
  readonly lang: Lang
  readonly one: Measured
  readonly most: number
  readonly chosen: boolean
}) {
  const { lang, one, most, chosen } = props
  const words = useWords(lang, 'danger')
  const tiles = useWords(lang, 'tiles')
  const { odds, cost } = one.danger
  const format = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 })
  const percent =
    odds > 0 && odds < LEAST ? say(lang, words.under, { percent: format.format(LEAST) }) : format.format(odds)
  const reasonText = (reason: Reason): string => {
    if (reason.code === 'suit') return say(lang, words.reasons.suit, { who: tiles.seat[reason.seat] })
    if (reason.code === 'thrown')
      return say(lang, words.reasons.thrown, {
        list: sayList(
          lang,
          reason.seats.map((seat) => tiles.seat[seat]),
        ),
      })
    if (reason.code === 'copies') return say(lang, words.reasons.copies, { n: reason.n })
    return words.reasons[reason.code]
  }
  return (
    <tr class={chosen ? 'mine' : undefined}>
      <th scope="row" class="s">
        <TileFace tile={one.tile} lang={lang} />
      </th>
      <td class="d-odds">
        <span>{percent}</span>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="8" class="d-all" />
          <rect
            width={most === 0 ? 0 : (100 * odds) / most}
            height="8"
            class={one.danger.bao ? 'd-bao' : ''}
          />
        </svg>
      </td>
      <td class="fig">{say(lang, words.points, { n: Math.round(cost * 10) / 10 })}</td>
      <td class="d-why">
        {one.reasons.map((reason) => (
          <span key={reason.code}>{reasonText(reason)}</span>
        ))}
      </td>
      <td>{one.away === 0 ? words.ready : say(lang, words.steps, { n: one.away })}</td>
    </tr>
  )
}

/** Real positions from one seat: guess the safest tile; then how dangerous each is, and why. */
export function DangerMeter({ lang, positions }: Props) {
  const words = useWords(lang, 'danger')
  const tiles = useWords(lang, 'tiles')
  const rules = useTable()
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const [all, setAll] = useState(false)
  const seen = positions[at]
  const measured = useMemo(
    () => (chosen === null ? [] : measure(seen, rules)),
    [seen, rules, chosen === null],
  )
  const one = measured.find(({ tile }) => tile === chosen)
  const most = Math.max(0, ...measured.map(({ danger }) => danger.odds))
  const verdict = () => {
    if (!one) return words.ask
    const values = { tile: tileName(tiles, one.tile) }
    const place = measured.indexOf(one)
    if (place === 0) return say(lang, words.best, values)
    if (place === measured.length - 1) return say(lang, words.worst, values)
    const near = one.danger.cost - measured[0].danger.cost < NEARLY
    return say(lang, near ? words.good : words.worse, values)
  }
  const shown = all
    ? measured
    : measured.filter((entry, i) => i < FEW || i === measured.length - 1 || entry === one)
  const hand = inHand(seen)
  return (
    <section class="d-box">
      <p class="steps-ask">
        <span>
          {say(lang, words.you, {
            seat: tiles.seat[seen.seat],
            round: tiles.seat[seen.round],
            n: seen.playable,
          })}
        </span>
        {positions.length > 1 && (
          <span class="quiet">{say(lang, words.place, { n: at + 1, all: positions.length })}</span>
        )}
      </p>
      <div class="d-table felt">
        <DangerTable lang={lang} seen={seen} />
        <fieldset class="d-own" aria-label={words.hand}>
          {hand.map((kind, i) => (
            <button
              key={i}
              type="button"
              class={kind === chosen && hand.indexOf(kind) === i ? 'up' : undefined}
              aria-pressed={kind === chosen}
              aria-label={tileName(tiles, kind)}
              onClick={() => setChosen(kind)}
            >
              <TileFace tile={kind} lang={lang} silent />
            </button>
          ))}
        </fieldset>
      </div>
      <p class="d-say" role="status">
        {saySentences(lang, [verdict(), one && words.askAgain])}
      </p>
      {one && (
        <div class="d-scroll">
          <table class="ana d-measure">
            <caption>{shown.length < measured.length ? words.few : words.table}</caption>
            <thead>
              <tr>
                <th scope="col">{words.tile}</th>
                <th scope="col">{words.odds}</th>
                <th scope="col">{words.cost}</th>
                <th scope="col">{words.why}</th>
                <th scope="col">{words.away}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((entry) => (
                <Row key={entry.tile} lang={lang} one={entry} most={most} chosen={entry === one} />
              ))}
            </tbody>
          </table>
          <p class="quiet">{words.mine.note}</p>
        </div>
      )}
      <p class="ana-acts">
        {one && !all && shown.length < measured.length && (
          <button type="button" class="chip" onClick={() => setAll(true)}>
            {words.more}
          </button>
        )}
        {positions.length > 1 && (
          <button
            type="button"
            class="chip"
            onClick={() => {
              setAt((at + 1) % positions.length)
              setChosen(null)
              setAll(false)
            }}
          >
            {words.next}
          </button>
        )}
      </p>
    </section>
  )
}
