import { useEffect, useRef } from 'preact/hooks'
import { playerAt, seatIndex, standings } from '../../../engine/index.ts'
import { sayPhrases } from '../../../i18n/message.ts'
import { scoredAnyway, type Won, wonOf } from '../../../stores/play-end.ts'
import { ledgerOf } from '../../../stores/play-game.ts'
import { HandView } from '../../tiles/HandView.tsx'
import { Bill } from './Bill.tsx'
import { Icon } from './Icon.tsx'
import { Ledger, Standing } from './Ledger.tsx'
import type { Scene } from './scene.ts'
import { nameAt, type Voice } from './voice.ts'
import { WhyList } from './WhyList.tsx'

interface Props {
  readonly voice: Voice
  readonly scene: Scene
  readonly onNext: () => void
  readonly onNew: () => void
  readonly onReplay: () => void
  readonly onReview: () => void
  readonly onTable: () => void
}

function kickerOf(voice: Voice, { view }: Scene, won: Won | null): string {
  const { say, words } = voice
  const { end } = words
  const hand = say(end.hand, { n: view.hand })
  if (won === null) return hand
  const { by, from } = won.win
  const how =
    by === 'self-draw' || from === null
      ? end.by['self-draw']
      : from === view.seat
        ? end.byYours[by]
        : say(end.by[by], { who: nameAt(voice, view, from) })
  return sayPhrases(voice.lang, [hand, how])
}

/** The hand that won, why it counts, and what a guided one would have been worth. */
function WonHand({ voice, scene, won }: { voice: Voice; scene: Scene; won: Won }) {
  const { view, shown } = scene
  const { say, words } = voice
  const { rules } = view
  const guided = view.mode === 'guided'
  const anyway = guided ? scoredAnyway(won, shown.game.states[shown.at]) : null
  const score = anyway?.score ?? won.score
  return (
    <>
      {anyway && (
        <p>
          {voice.join([
            words.end.guided,
            say(score.legal ? words.end.wouldBe : words.end.wouldBeNone, {
              amount: voice.amount(score.total, rules.unit),
              minimum: voice.amount(anyway.minimum, rules.unit),
            }),
          ])}
        </p>
      )}
      {score.lines.length > 0 && <h3>{words.end.why}</h3>}
      <WhyList voice={voice} hand={won.hand} situation={won.situation} score={score} />
    </>
  )
}

/** The end of a hand: the hand that won, the reasons, who pays whom, and what comes next. */
export function End({ voice, scene, onNext, onNew, onReplay, onReview, onTable }: Props) {
  const { say, words, lang } = voice
  const { view, shown } = scene
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  const state = shown.game.states[shown.at]
  const won = wonOf(state)
  const points = standings(state)
  const mine = won?.win.seat === view.seat
  const match = view.mode === 'match'
  const over = match && view.end?.next === null
  const title =
    won === null
      ? words.end.drawn
      : mine
        ? words.end.youWin
        : say(words.end.wins, { who: nameAt(voice, view, won.win.seat) })
  return (
    <section class="end" role="dialog" aria-labelledby="end-t">
      <div class="band" aria-hidden="true" />
      <div class="end-h">
        <p class="kicker">{kickerOf(voice, scene, won)}</p>
        <h2 id="end-t">
          {title}
          {voice.gap}
          {won && view.mode !== 'guided' && <b>{voice.amount(won.win.total, view.rules.unit)}</b>}
        </h2>
        {won === null && (
          <p>{match ? (view.kongStood ? words.end.drawnKong : words.end.drawnStay) : words.end.drawnAbout}</p>
        )}
        {won && (
          <div class="tray felt">
            <HandView hand={won.hand} lang={lang} reading={won.score.reading} words={voice.tiles} />
          </div>
        )}
      </div>
      <div class="end-b">
        {won && (
          <div>
            <WonHand voice={voice} scene={scene} won={won} />
          </div>
        )}
        {view.mode !== 'guided' && (
          <div>
            <Bill
              voice={voice}
              view={view}
              won={won}
              evening={({ seat }) => points[playerAt(state.start, seatIndex(seat))]}
            />
          </div>
        )}
        {view.mode === 'guided' && <p>{words.guide.over}</p>}
        {over && <Standing voice={voice} points={points} />}
        {match && <Ledger voice={voice} hands={ledgerOf(shown.game)} />}
      </div>
      <div class="end-f">
        <button type="button" class="chip" onClick={onTable}>
          {words.end.table}
        </button>
        <button type="button" class="chip" onClick={onReplay}>
          {words.end.replay}
        </button>
        <button type="button" class="chip" onClick={onReview}>
          {words.end.review}
        </button>
        {over ? (
          <button type="button" class="btn" ref={next} onClick={onNew}>
            {words.end.newMatch} <Icon name="next" />
          </button>
        ) : (
          <button type="button" class="btn" ref={next} onClick={onNext}>
            {match ? words.end.next : words.end.again} <Icon name="next" />
          </button>
        )}
      </div>
    </section>
  )
}
