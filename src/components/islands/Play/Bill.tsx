import type { BaoRule, SeatView } from '../../../engine/index.ts'
import { type BillRow, billRows, familyOf, payingOf, type Won } from '../../../stores/play-end.ts'
import { nameAt, type Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly view: SeatView
  readonly won: Won | null
  /** What the player at a seat has now. */
  readonly evening: (row: BillRow) => number
}

/** Who pays and why, in a sentence or two. */
function captionOf({ voice, view, won }: Props) {
  const { say, words } = voice
  const { end } = words
  if (won === null) return <>{end.atOnce}</>
  const { win } = won
  const values = { winner: nameAt(voice, view, win.seat) }
  if (win.bao !== null) {
    const mine = win.bao.feeder === view.seat
    const who = nameAt(voice, view, win.bao.feeder)
    const { kinds, bao, baoYours } = end
    const family = familyOf(won.hand)
    const kind = typeof family === 'number' ? words.coach.suits[family] : kinds[family]
    const messages: Readonly<Record<BaoRule, string>> = win.seat === view.seat ? { ...bao, ...baoYours } : bao
    return (
      <>
        <b>{mine ? end.payerYou : say(end.payer, { who })}</b>
        {voice.gap}
        {voice.join([...win.bao.rules.map((rule) => say(messages[rule], { ...values, kind })), end.baoEnd])}
      </>
    )
  }
  const paying = payingOf(win.seat, win.from, won.rows)
  if (paying === 'other') return <>{end.other}</>
  if (win.from === null) return <>{end.selfDraw}</>
  if (paying === 'same') return <>{end.plain}</>
  const who = nameAt(voice, view, win.from)
  const mine = win.from === view.seat
  if (paying === 'alone') return <>{mine ? end.aloneYou : say(end.alone, { who })}</>
  if (paying === 'more') return <>{mine ? end.shooterMoreYou : say(end.shooterMore, { who })}</>
  return <>{mine ? end.shooterYou : say(end.shooter, { who })}</>
}

/** The bill: share (struck out where Bao took it), what is paid, what was paid at once, the evening. */
export function Bill(props: Props) {
  const { voice, view, won, evening } = props
  const { words } = voice
  const { end } = words
  const rows = won?.rows ?? billRows(view.points)
  const moved = won?.win.bao ?? null
  const once = rows.some((row) => row.once !== 0)
  const match = view.mode === 'match'
  if (won === null && !once && !match) return null
  const kindOf = ({ seat, pays }: BillRow) =>
    seat === won?.win.seat ? 'win' : moved?.feeder === seat ? 'bao' : pays === 0 ? 'off' : undefined
  return (
    <table class="bill">
      <caption>{captionOf(props)}</caption>
      <thead>
        <tr>
          <td />
          {moved && <th scope="col">{end.share}</th>}
          {won && <th scope="col">{end.pays}</th>}
          {once && <th scope="col">{end.once}</th>}
          {match && <th scope="col">{end.evening}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seat} class={kindOf(row)}>
            <th scope="row">
              <span class="wind" aria-hidden="true">
                {voice.letter(row.seat)}
              </span>
              {nameAt(voice, view, row.seat)}
            </th>
            {moved && (
              <td class="fig was">{row.seat === won?.win.seat ? '' : <s>{voice.signed(row.share)}</s>}</td>
            )}
            {won && <td class="fig is">{voice.signed(row.pays)}</td>}
            {once && <td class="fig once">{voice.signed(row.once)}</td>}
            {match && <td class="fig now">{voice.signed(evening(row))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
