import { useRef } from 'preact/hooks'
import { tileId } from '../../../engine/index.ts'
import type { PlayStore, Shown } from '../../../stores/play.ts'
import { passLocks } from '../../../stores/play-offers.ts'
import type { PlaySettings } from '../../../stores/play-settings.ts'
import { Bar } from './Bar.tsx'
import { Coach } from './Coach.tsx'
import { Guide, suggestion } from './Guide.tsx'
import { IfWon } from './IfWon.tsx'
import { Heard, Log } from './Log.tsx'
import { Mine } from './Mine.tsx'
import { Over } from './Over.tsx'
import { Own } from './Own.tsx'
import { ReplayBar } from './Replay.tsx'
import { Rivers } from './Rivers.tsx'
import { Rival } from './Seats.tsx'
import { Slot } from './Slot.tsx'
import { seatAt } from './scene.ts'
import { useTravel } from './travel.ts'
import { type TableParts, useTable } from './use-table.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly store: PlayStore
  readonly shown: Shown
  readonly settings: PlaySettings
  readonly onSettings: (change: Partial<PlaySettings>) => void
  readonly kept: boolean
  readonly onLeave: () => void
}

/** What stands beside the table of a wide window. */
function Beside({ voice, table, coach }: { voice: Voice; table: TableParts; coach: boolean }) {
  const { scene, offers, below, wide, over } = table
  const { view } = scene
  if (!wide) return null
  if (coach && !over && scene.asked !== null)
    return (
      <>
        <h2>{voice.words.coach.title}</h2>
        <Coach voice={voice} view={view} offers={offers} below={below} />
      </>
    )
  return (
    <>
      <Log voice={voice} scene={scene} />
      {table.waits.length > 0 && <IfWon voice={voice} view={view} />}
    </>
  )
}

/** What stands above the hand: answers, the guide's word, the bar of a replay. */
function Middle({ voice, store, shown, settings, table }: Props & { readonly table: TableParts }) {
  const { words } = voice
  const { scene, best, over, open, replay, offers } = table
  const { view } = scene
  if (replay)
    return (
      <ReplayBar
        voice={voice}
        game={shown.game}
        moment={replay.place}
        moments={replay.moments}
        onMoment={table.setMoment}
        onTry={() => table.tryFrom(replay.moments[replay.place] + 1)}
        onClose={() => table.setMoment(null)}
      />
    )
  return (
    <Slot
      voice={voice}
      view={table.asks}
      offers={scene.asked === null ? [] : offers}
      below={table.below}
      locks={passLocks(table.state, view.seat)}
      chosen={table.chosen}
      doubt={table.doubt}
      onAnswer={(action) => table.answer(action)}
      onDiscard={table.discard}
      onUnchoose={() => table.choose(null)}
      onWhy={() => table.setOpen('coach')}
    >
      {over && open === 'table' && (
        <div class="answers" data-n={1}>
          <button type="button" class="go" onClick={() => table.setOpen(null)}>
            <b>{words.end.result}</b>
          </button>
        </div>
      )}
      {!scene.still && view.result === null && (
        <button type="button" class="link hurry" onClick={store.hurry}>
          {words.table.hurry}
        </button>
      )}
      {view.mode === 'guided' && !over && scene.still && <Guide voice={voice} view={view} offers={offers} />}
      {view.mode !== 'guided' && settings.coach && best && (
        <p class="guide">{suggestion(voice, view, best)}</p>
      )}
    </Slot>
  )
}

/** The table: everything of a hand from the deal to its end, at any moment of its log. */
export function Table(props: Props) {
  const { voice, store, shown, settings, kept, onLeave } = props
  const { words } = voice
  const root = useRef<HTMLDivElement>(null)
  const table = useTable(store, shown, settings)
  const { scene, event, over, open } = table
  const { view, you } = scene
  const moved = event?.type === 'act' ? event.action.tile : event?.type === 'bonus' ? event.tile : null
  useTravel(root, scene.shown.at, event, you, moved === null ? '' : tileId(moved))
  const ended = over && open !== 'table' && open !== 'review'
  const rival = (place: 'left' | 'across' | 'right') => {
    const seat = seatAt(you, place)
    return <Rival voice={voice} view={view} seat={seat} points={table.pointsOf(seat)} />
  }
  return (
    <div
      class="play felt"
      ref={root}
      data-ended={ended ? '' : undefined}
      data-mode={view.mode}
      data-decision={scene.asked ?? undefined}
    >
      <Bar
        voice={voice}
        view={view}
        canUndo={table.canUndo}
        onUndo={store.undo}
        onLeave={onLeave}
        onMenu={() => table.setOpen('menu')}
        onCoach={() => table.setOpen('coach')}
      />
      <div class="p-table" inert={ended}>
        {shown.game.played !== null && table.replay === null && (
          <p class="what-if">
            {words.table.whatIf}
            {voice.gap}
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
        <Mine voice={voice} view={view} points={table.pointsOf(you)} waits={table.waits} />
        <Middle {...props} table={table} />
        <Own
          voice={voice}
          view={view}
          chosen={table.chosenAt}
          able={table.able}
          doubted={table.doubt !== null}
          oneTap={settings.oneTap}
          advised={table.best?.tile ?? null}
          onChoose={table.choose}
          onDiscard={table.discard}
        />
      </div>
      <aside class="p-log" aria-label={words.log.label} inert={ended}>
        <Beside voice={voice} table={table} coach={settings.coach} />
      </aside>
      <Heard voice={voice} scene={scene} />
      <Over {...props} table={table} ended={ended} />
    </div>
  )
}
