import { useEffect, useMemo, useState } from 'preact/hooks'
import {
  type Action,
  decisionOf,
  type Kind,
  playerAt,
  type Seat,
  seatIndex,
  standings,
  viewEvent,
  waitKinds,
} from '../../../engine/index.ts'
import type { PlayStore, Shown } from '../../../stores/play.ts'
import { advise } from '../../../stores/play-coach.ts'
import { handOf } from '../../../stores/play-hand.ts'
import { belowAt, offersAt } from '../../../stores/play-offers.ts'
import type { PlaySettings } from '../../../stores/play-settings.ts'
import { warningOf } from '../../../stores/play-warn.ts'
import { heldTiles } from './Own.tsx'
import { momentsOf, sceneOf } from './scene.ts'
import { useWide } from './use-wide.ts'

/** What lies over the table, or `table` for a look at it behind the result. */
export type Open = 'menu' | 'coach' | 'review' | 'table' | null

/** Everything the table shows and lets one do, at the moment shown or at one of a replay. */
export function useTable(store: PlayStore, shown: Shown, settings: PlaySettings) {
  const [open, setOpen] = useState<Open>(null)
  const [moment, setMoment] = useState<number | null>(null)
  const [picked, setPicked] = useState<{ decision: number; at: number } | null>(null)
  /** An answer that the guide warned of, until it is kept or another is chosen. */
  const [held, setHeld] = useState<{ decision: number; action: Action } | null>(null)
  const { game } = shown
  const replaying = moment !== null
  const moments = useMemo(() => (replaying ? momentsOf(game) : []), [replaying, game])
  const place = replaying ? Math.min(moment, moments.length - 1) : 0
  const at = replaying ? moments[place] : shown.at
  const scene = sceneOf({ game, at })
  const { view, you } = scene
  const state = game.states[at]
  const asked = replaying ? null : scene.asked

  const offers = useMemo(
    () => (decisionOf(state, you) === null ? [] : offersAt(game, at, you)),
    [state, asked],
  )
  const below = useMemo(() => belowAt(state, you), [state])
  const able = asked !== null && view.legal.some(({ type }) => type === 'discard')
  const chosenAt = able && picked?.decision === asked ? picked.at : null
  const chosen: Kind | null = chosenAt === null ? null : (heldTiles(view).kinds[chosenAt] ?? null)

  const event = at > 0 ? viewEvent(game.states[at - 1], game.events[at], you) : null
  useEffect(() => {
    // fetched by those who want to hear it
    if (settings.sound && event !== null && !replaying)
      import('./sound.ts').then(
        ({ sound }) => sound(event),
        () => undefined,
      )
  }, [at])

  const over = view.end !== null && !replaying && scene.still
  // a hand taken up again has no result to look past
  useEffect(() => {
    if (!over && open === 'table') setOpen(null)
  }, [over, open])

  const wide = useWide()
  const advised = settings.coach || view.mode === 'guided'
  const waits = useMemo(
    () => (view.concealed.length % 3 === 1 && view.result === null ? waitKinds(handOf(view)) : []),
    [state],
  )
  const best = useMemo(() => (able && advised ? (advise(view)[0] ?? null) : null), [state, able, advised])

  const doubted = held?.decision === asked ? held : null
  const doubt = useMemo(() => doubted && warningOf(view, doubted.action, offers), [doubted])
  const answer = (action: Action, sure = false) => {
    if (asked === null) return
    if (view.mode === 'guided' && !sure && warningOf(view, action, offers))
      setHeld({ decision: asked, action })
    else if (store.answer(asked, action)) setPicked(null)
  }
  const points = standings(state)
  return {
    scene,
    state,
    event,
    offers,
    below,
    able,
    chosenAt,
    chosen,
    over,
    wide,
    best,
    waits,
    doubt: doubt && {
      ...doubt,
      keep: () => answer(held!.action, true),
      again: () => {
        setHeld(null)
        setPicked(null)
      },
    },
    open,
    setOpen,
    replay: replaying ? { place, moments } : null,
    setMoment,
    answer,
    discard: (kind: Kind) => {
      const action = view.legal.find(({ type, tile }) => type === 'discard' && tile === kind)
      if (action) answer(action)
    },
    choose: (to: number | null) => {
      setHeld(null)
      setPicked(to === null || asked === null ? null : { decision: asked, at: to })
    },
    /** The view as it asks: nothing is asked while something is still to be shown, or in a replay. */
    asks: asked === null ? { ...view, legal: [], decision: null } : view,
    canUndo: !replaying && game.events.some((one) => one.type === 'act' && one.seat === you),
    pointsOf: (seat: Seat) => points[playerAt(state.start, seatIndex(seat))],
    tryFrom: (event: number) => {
      setMoment(null)
      setOpen(null)
      store.tryFrom(event)
    },
  }
}
export type TableParts = ReturnType<typeof useTable>
