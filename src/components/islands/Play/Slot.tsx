import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Action, Kind, SeatView } from '../../../engine/index.ts'
import { sayAside, sayClauses, sayLabel } from '../../../i18n/message.ts'
import { type Below, isWin, type Offer } from '../../../stores/play-offers.ts'
import type { Warning } from '../../../stores/play-warn.ts'
import { GroupView } from '../../tiles/SetView.tsx'
import { nameAt, type Voice } from './voice.ts'

type Doubt = Warning & { readonly keep: () => void; readonly again: () => void }

interface Props {
  readonly voice: Voice
  readonly view: SeatView
  readonly offers: readonly Offer[]
  readonly below: Below | null
  /** Passing now locks the tile. */
  readonly locks: boolean
  /** The tile chosen in hand, or null. */
  readonly chosen: Kind | null
  /** What the guide says against the answer just given, which waits until it is kept. */
  readonly doubt: Doubt | null
  readonly onAnswer: (action: Action) => void
  readonly onDiscard: (kind: Kind) => void
  readonly onUnchoose: () => void
  readonly onWhy: () => void
  /** What the guide or the coach has to say. */
  readonly children?: ComponentChildren
}

const wordOf = ({ words }: Voice, { type }: Action, selfDraw: boolean): string => {
  const { claim } = words
  switch (type) {
    case 'win':
      return selfDraw ? claim.ziMo : claim.hu
    case 'rob':
    case 'rob-eighth':
      return claim.rob
    case 'kong-concealed':
      return claim.concealed
    case 'kong-added':
      return claim.added
    case 'pong':
    case 'chi':
    case 'kong':
    case 'pass':
      return claim[type]
    default:
      return ''
  }
}

function WinWorth({ voice, view, offer }: { voice: Voice; view: SeatView; offer: Offer }) {
  const { say, words } = voice
  const { win } = offer
  if (win === null) return null
  if (view.mode === 'guided') return <small>{words.claim.free}</small>
  const amount = voice.amount(win.total, view.rules.unit)
  return <small>{say(words.claim.worth, { amount, n: win.payments[view.seat] })}</small>
}

/** One answer with what it would bring. */
function Answer(props: {
  readonly voice: Voice
  readonly view: SeatView
  readonly offer: Offer
  readonly onAnswer: (action: Action) => void
}) {
  const { voice, view, offer, onAnswer } = props
  const { action, set } = offer
  const win = isWin(action)
  return (
    <button
      type="button"
      class={win ? 'hu' : action.type === 'pass' ? 'pass' : undefined}
      data-answer={action.type}
      // the second of two quick taps is no answer to what came after the first
      onClick={(event) => event.detail < 2 && onAnswer(action)}
    >
      <b>{wordOf(voice, action, view.turn === view.seat)}</b>
      <WinWorth voice={voice} view={view} offer={offer} />
      {set.length > 0 && (
        <span class="xs">
          <GroupView
            group={{
              kinds: set,
              name: voice.list(set.map(voice.tile)),
              concealedKong: action.type === 'kong-concealed',
            }}
            lang={voice.lang}
          />
        </span>
      )}
    </button>
  )
}

function headOf({ voice, view }: Pick<Props, 'voice' | 'view'>): string {
  const { say, words, tile: name } = voice
  const { claim } = words
  const { tile } = view
  if (tile === null || tile.from === view.seat)
    return view.drawn === null ? claim.turnPlain : say(claim.turn, { tile: name(view.drawn) })
  const values = { who: nameAt(voice, view, tile.from), tile: name(tile.kind) }
  return say(
    tile.by === 'discard' ? claim.discards : tile.by === 'kong' ? claim.konging : claim.eighth,
    values,
  )
}

/** The answers as a screen reader hears them. */
function heardOffers({ voice, view, offers }: Props): string {
  const { say, words, lang } = voice
  const told = offers.map(({ action, win, set }) => {
    const word = wordOf(voice, action, view.turn === view.seat)
    if (set.length > 0) return sayAside(lang, word, voice.list(set.map(voice.tile)))
    if (win === null || view.mode === 'guided') return word
    const amount = voice.amount(win.total, view.rules.unit)
    return sayLabel(lang, word, say(words.claim.worth, { amount, n: win.payments[view.seat] }))
  })
  return say(words.offer, { list: sayClauses(lang, told) })
}

/** A choice that is clearly worse, before it is made: why, and whether to keep it. */
function Doubted({ voice, doubt }: { readonly voice: Voice; readonly doubt: Doubt }) {
  const { say, words } = voice
  const { warn } = words.guide
  const again = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => again.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p class="guide" role="alert">
        {doubt.code === 'farther' ? say(warn.farther, { n: doubt.n }) : warn[doubt.code]}
      </p>
      <div class="answers" data-n={2}>
        <button type="button" class="go" ref={again} onClick={doubt.again}>
          <b>{warn.again}</b>
        </button>
        <button type="button" class="pass" data-answer="keep" onClick={doubt.keep}>
          <b>{warn.keep}</b>
        </button>
      </div>
    </>
  )
}

/** The place above the hand: claims and what each brings, the discard to confirm, or whose turn it is. */
export function Slot(props: Props) {
  const {
    voice,
    view,
    offers,
    below,
    locks,
    chosen,
    doubt,
    onAnswer,
    onDiscard,
    onUnchoose,
    onWhy,
    children,
  } = props
  const { say, words } = voice
  const { claim, table } = words
  const box = useRef<HTMLElement>(null)
  const asked = view.decision !== null && view.legal.length > 0
  const discarding = view.legal.some(({ type }) => type === 'discard')
  const claiming = asked && !discarding

  useLayoutEffect(() => {
    if (!claiming || doubt) return
    const here = document.activeElement
    if (here !== document.body && here !== null && !here.closest('.own, .slot')) return
    const first =
      box.current?.querySelector<HTMLElement>('.hu') ?? box.current?.querySelector<HTMLElement>('.pass')
    first?.focus({ preventScroll: true })
  }, [claiming, view.decision, !doubt])

  const minimum = voice.amount(view.rules.minimum, view.rules.unit)
  const only = offers.length === 1 && isWin(offers[0].action) && !discarding
  const passes = offers.some(({ action }) => action.type === 'pass')
  return (
    <section class={asked ? 'slot asked' : 'slot'} ref={box} aria-label={claim.label}>
      <p class="vh" aria-live="assertive">
        {claiming ? voice.join([headOf(props), heardOffers(props)]) : ''}
      </p>
      {asked && doubt && <Doubted voice={voice} doubt={doubt} />}
      {asked && !doubt && (
        <>
          <p class="slot-h">
            <b>{headOf(props)}</b>
            {discarding && chosen === null && (
              <span>
                {voice.gap}
                {table.choose}
              </span>
            )}
          </p>
          {children}
          {below !== null && (
            <p class="note">
              {say(claim.below, { amount: voice.amount(below.score.total, view.rules.unit), minimum })}
              {voice.gap}
              <button type="button" class="link" onClick={onWhy}>
                {claim.why}
              </button>
            </p>
          )}
          <div class="answers" data-n={offers.length + (chosen === null ? 0 : 2)}>
            {offers.map((offer, i) => (
              <Answer key={i} voice={voice} view={view} offer={offer} onAnswer={onAnswer} />
            ))}
            {discarding && chosen !== null && (
              <>
                <button type="button" class="go" onClick={() => onDiscard(chosen)}>
                  <b>{say(table.confirm, { tile: voice.tile(chosen) })}</b>
                </button>
                <button type="button" class="pass" onClick={onUnchoose}>
                  <b>{table.keep}</b>
                </button>
              </>
            )}
          </div>
          {only && <p class="note">{claim.only}</p>}
          {passes && locks && view.tile && (
            <p class="note">{say(claim.lock, { tile: voice.tile(view.tile.kind) })}</p>
          )}
        </>
      )}
      {!asked && children}
      {!asked && view.result === null && view.turn !== view.seat && (
        <p class="slot-w">{say(table.thinking, { who: nameAt(voice, view, view.turn) })}</p>
      )}
    </section>
  )
}
