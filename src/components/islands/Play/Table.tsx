import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import {
  type Action,
  type Kind,
  playerAt,
  seatIndex,
  standings,
  tileId,
  viewEvent,
} from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import type { PlayStore, Shown } from '../../../stores/play.ts'
import { ledgerOf } from '../../../stores/play-game.ts'
import { writePlayLink } from '../../../stores/play-link.ts'
import { belowAt, offersAt, passLocks } from '../../../stores/play-offers.ts'
import type { PlaySettings } from '../../../stores/play-settings.ts'
import { Bar } from './Bar.tsx'
import { End } from './End.tsx'
import { Heard, Log } from './Log.tsx'
import { Menu } from './Menu.tsx'
import { Mine } from './Mine.tsx'
import { heldTiles, Own } from './Own.tsx'
import { momentsOf, ReplayBar } from './Replay.tsx'
import { Rivers } from './Rivers.tsx'
import { Rival } from './Seats.tsx'
import { Sheet } from './Sheet.tsx'
import { Slot } from './Slot.tsx'
import { sceneOf, seatAt } from './scene.ts'
import { sound } from './sound.ts'
import { useTravel } from './travel.ts'
import { useAdvice, useWide } from './use-advice.ts'
import type { Voice } from './voice.ts'

type Open = 'menu' | 'coach' | 'review' | 'table' | null

interface Props {
  readonly voice: Voice
  readonly store: PlayStore
  readonly shown: Shown
  readonly settings: PlaySettings
  readonly onSettings: (change: Partial<PlaySettings>) => void
  readonly kept: boolean
  readonly onLeave: () => void
}

/** The table: everything of a hand from the deal to its end, at any moment of its log. */
export function Table({ voice, store, shown, settings, onSettings, kept, onLeave }: Props) {
  const { say, words, lang } = voice
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Open>(null)
  const [moment, setMoment] = useState<number | null>(null)
  const [picked, setPicked] = useState<{ decision: number; at: number } | null>(null)
  const { game } = shown
  const replaying = moment !== null
  const moments = useMemo(() => (replaying ? momentsOf(game) : []), [replaying, game])
  const at = replaying ? moments[Math.min(moment, moments.length - 1)] : shown.at
  const scene = sceneOf({ game, at })
  const { view, you } = scene
  const state = game.states[at]
  const asked = replaying ? null : scene.asked

  const offers = useMemo(() => (asked === null ? [] : offersAt(game, at, you)), [game, at, asked])
  const below = useMemo(() => belowAt(state, you), [state])
  const discarding = asked !== null && view.legal.some(({ type }) => type === 'discard')
  const held = heldTiles(view).kinds
  const chosenAt = discarding && picked?.decision === asked ? picked.at : null
  const chosen: Kind | null = chosenAt === null ? null : (held[chosenAt] ?? null)
  const wide = useWide()
  const advised = settings.coach || view.mode === 'guided'
  const advice = useAdvice(wide || advised || open === 'coach' || open === 'review')
  const best = useMemo(
    () => (discarding && advised ? (advice?.advise(view)[0] ?? null) : null),
    [game, at, discarding, advised, advice],
  )

  const event = at > 0 ? viewEvent(game.states[at - 1], game.events[at], you) : null
  const moved = event?.type === 'act' ? event.action.tile : event?.type === 'bonus' ? event.tile : null
  useTravel(root, at, event, you, moved === null ? '' : tileId(moved))
  useEffect(() => {
    if (settings.sound && event !== null && !replaying) sound(event)
  }, [at])

  const answer = (action: Action) => {
    if (asked !== null && store.answer(asked, action)) setPicked(null)
  }
  const discard = (kind: Kind) => {
    const action = view.legal.find(({ type, tile }) => type === 'discard' && tile === kind)
    if (action) answer(action)
  }
  const points = standings(state)
  const pointsOf = (seat: (typeof view)['seat']) => points[playerAt(state.start, seatIndex(seat))]
  const over = view.end !== null && !replaying && scene.still
  const ended = over && open !== 'table' && open !== 'review'
  const rival = (place: 'left' | 'across' | 'right') => {
    const seat = seatAt(you, place)
    return <Rival voice={voice} view={view} seat={seat} points={pointsOf(seat)} />
  }
  const close = () => setOpen(null)
  // a hand taken up again has no result to look past
  useEffect(() => {
    if (!over && open === 'table') setOpen(null)
  }, [over, open])
  const href = writePlayLink(game, game.rivals)
  const tryFrom = (event: number) => {
    setMoment(null)
    setOpen(null)
    store.tryFrom(event)
  }
  return (
    <div class="play felt" ref={root} data-ended={ended ? '' : undefined} data-mode={view.mode}>
      <Bar
        voice={voice}
        view={view}
        canUndo={!replaying && game.events.some((one) => one.type === 'act' && one.seat === you)}
        onUndo={store.undo}
        onLeave={onLeave}
        onMenu={() => setOpen('menu')}
        onCoach={() => setOpen('coach')}
      />
      <div class="p-table" inert={ended}>
        {game.played !== null && !replaying && (
          <p class="what-if">
            {words.table.whatIf}{' '}
            <button type="button" class="link" onClick={store.asPlayed}>
              {words.table.asPlayed}
            </button>
          </p>
        )}
        {!kept && <p class="what-if">{words.table.notKept}</p>}
        {rival('across')}
        {rival('left')}
        {rival('right')}
        <Rivers voice={voice} view={view} />
        <Mine voice={voice} view={view} points={pointsOf(you)} />
        {replaying ? (
          <ReplayBar
            voice={voice}
            game={game}
            moment={Math.min(moment, moments.length - 1)}
            moments={moments}
            onMoment={setMoment}
            onTry={() => tryFrom(at + 1)}
            onClose={() => setMoment(null)}
          />
        ) : (
          <Slot
            voice={voice}
            view={asked === null ? { ...view, legal: [], decision: null } : view}
            offers={offers}
            below={below}
            locks={passLocks(state, you)}
            chosen={chosen}
            onAnswer={answer}
            onDiscard={discard}
            onUnchoose={() => setPicked(null)}
            onWhy={() => setOpen('coach')}
          >
            {over && open === 'table' && (
              <div class="answers" data-n={1}>
                <button type="button" class="go" onClick={close}>
                  <b>{words.end.result}</b>
                </button>
              </div>
            )}
            {advice && view.mode === 'guided' && !over && scene.still && (
              <advice.Guide voice={voice} view={view} offers={offers} />
            )}
            {view.mode !== 'guided' && settings.coach && best && (
              <p class="guide">{say(words.guide.suggest, { tile: voice.tile(best.tile), n: best.count })}</p>
            )}
          </Slot>
        )}
        <Own
          voice={voice}
          view={view}
          chosen={chosenAt}
          able={discarding}
          oneTap={settings.oneTap}
          advised={best?.tile ?? null}
          onChoose={(to) => setPicked(to === null || asked === null ? null : { decision: asked, at: to })}
          onDiscard={discard}
        />
      </div>
      <aside class="p-log" aria-label={words.log.label} inert={ended}>
        {advice && settings.coach && !ended && asked !== null ? (
          <>
            <h2>{words.coach.title}</h2>
            <advice.Coach voice={voice} view={view} offers={offers} below={below} />
          </>
        ) : (
          <>
            <Log voice={voice} scene={scene} />
            {advice && wide && <advice.IfWon voice={voice} view={view} />}
          </>
        )}
      </aside>
      <Heard voice={voice} scene={scene} />
      {ended && (
        <End
          voice={voice}
          scene={scene}
          onNext={() => store.next()}
          onNew={onLeave}
          onReplay={() => setMoment(0)}
          onReview={() => setOpen('review')}
          onTable={() => setOpen('table')}
        />
      )}
      {open === 'menu' && (
        <Menu
          voice={voice}
          settings={settings}
          onSettings={onSettings}
          link={href === null ? null : `${addressOf(lang, '/play/')}${href}`}
          hands={view.mode === 'match' ? ledgerOf(game) : []}
          onReplay={() => {
            close()
            setMoment(0)
          }}
          onLeave={onLeave}
          onClose={close}
        />
      )}
      {open === 'coach' && (
        <Sheet title={words.coach.title} close={words.coach.close} onClose={close}>
          {advice && <advice.Coach voice={voice} view={view} offers={offers} below={below} />}
        </Sheet>
      )}
      {advice && open === 'review' && (
        <advice.Review voice={voice} line={game} onTry={tryFrom} onClose={close} />
      )}
    </div>
  )
}
