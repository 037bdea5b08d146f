import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import {
  formatHand,
  isBonus,
  type Kind,
  type Ruleset,
  type TableId,
  type WinFields,
} from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { broughtRows, playsBrought } from '../../../stores/brought.ts'
import { adopt, type Builder, createBuilder } from '../../../stores/builder.ts'
import {
  addSet,
  addTile,
  canAddSet,
  type Edit,
  markWinning,
  type Place,
  removeAt,
  replaceAt,
  takeBack,
} from '../../../stores/builder-edit.ts'
import { type BuilderState, copiesLeft, movedTo } from '../../../stores/builder-state.ts'
import { setField } from '../../../stores/builder-way.ts'
import { choiceOf, ownRules, withRules } from '../../../stores/rules.ts'
import { checkRules, rulesetOf, writeRulesText } from '../../../stores/rules-check.ts'
import { tileName } from '../../tiles/names.ts'
import { useOwnRules } from '../own-rules.ts'
import { useAtom } from '../use-atom.ts'
import { fly } from './fly.ts'
import type { Chosen } from './HandTray.tsx'
import { type Mode, setOfKey } from './keys.ts'
import { type Start, startState } from './start.ts'
import { voiceOf } from './words.ts'

const NO_SET: Edit = { ok: false, refusal: 'no-set' }

type Make = (state: BuilderState, rules: Ruleset) => Edit

/** Where something just put in stands in the tray. */
function landed(tray: HTMLElement, added: NonNullable<(Edit & { ok: true })['added']>): HTMLElement | null {
  const spots =
    added.what === 'meld'
      ? tray.querySelectorAll<HTMLElement>(`[data-spot^="set${added.meld.tile}."]`)
      : added.what === 'bonus'
        ? tray.querySelectorAll<HTMLElement>(`[data-spot="bonus${added.kind}"]`)
        : tray.querySelectorAll<HTMLElement>(`[data-spot^="${added.kind}."]`)
  const won = [...spots].find((spot) => added.what === 'winning' && spot.classList.contains('won'))
  return won ?? [...spots].at(-1) ?? null
}

/** One builder and everything an island does with it; `at` is the table its page is about. */
export function useBench(lang: Lang, start: Start, at?: TableId) {
  const made = useRef<Builder>(null)
  made.current ??= createBuilder(startState(start, at), at)
  const builder = made.current
  const own = useOwnRules()
  const state = useAtom(builder.$state)
  const force = useAtom(builder.$force)
  const verdict = useAtom(builder.$verdict)
  const canUndo = useAtom(builder.$canUndo)
  const canRedo = useAtom(builder.$canRedo)
  const voice = voiceOf(lang, force.table, force.rules.unit)
  const { say, tiles } = voice

  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [mode, setMode] = useState<Mode>('tile')
  /** Why the last edit was not made. */
  const [refusal, setRefusal] = useState('')
  /** Whether the reader has changed anything: before that nothing is announced or kept. */
  const [touched, setTouched] = useState(false)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const root = useRef<HTMLDivElement>(null)
  const flight = useRef<{ from: HTMLElement; added: NonNullable<(Edit & { ok: true })['added']> } | null>(
    null,
  )

  useEffect(() => {
    builder.follow(own)
    const { pinned } = builder.$state.get()
    // rules that are the reader's own anyway need no mark
    const mine = pinned && writeRulesText(own.rules[pinned.table] ?? {}) === writeRulesText(pinned.values)
    if (mine && pinned.table === own.table && !start.rules && !start.table) builder.unpin()
    // a hand of a row that only a house rule brings counts as the reader plays the row, where they do
    const brings = pinned && pinned.table === at && pinned.values === start.rules
    if (brings && broughtRows(at, pinned.values).length > 0)
      if (playsBrought(at, checkRules(choiceOf(own, at)).values, pinned.values))
        builder.restart({ ...builder.$state.get(), pinned: null }, builder.$past.get())
  }, [own])

  useLayoutEffect(() => {
    const journey = flight.current
    flight.current = null
    const tray = root.current?.querySelector<HTMLElement>('.tray')
    const to = journey && tray ? landed(tray, journey.added) : null
    if (journey && to) fly(journey.from, to)
  })

  const edit = (make: Make, about?: Kind, from?: HTMLElement, run?: string): boolean => {
    const result = builder.edit(make, run)
    setTouched(true)
    if (result.ok) {
      setRefusal('')
      if (from && result.added) flight.current = { from, added: result.added }
    } else
      setRefusal(
        say(voice.words.refused[result.refusal], { tile: about === undefined ? '' : tileName(tiles, about) }),
      )
    return result.ok
  }
  /** A chosen tile may be gone or stand elsewhere after an edit. */
  const editChosen = (make: Make) => {
    if (edit(make)) setChosen(null)
  }
  const put = (kind: Kind, from?: HTMLElement): boolean => {
    if (chosen) {
      const done = edit((s, r) => replaceAt(s, chosen.place, kind, r), kind, from)
      if (done) setChosen(null)
      return done
    }
    // bonus tiles are in no set: their keys put them in whatever the row above says
    if (mode === 'tile' || isBonus(kind)) return edit((s, r) => addTile(s, kind, r), kind, from)
    const set = setOfKey(mode, kind)
    const done = edit((s, r) => (set ? addSet(s, set, r) : NO_SET), kind, from)
    if (done) setMode('tile')
    return done
  }
  const step = (move: () => void) => () => {
    move()
    setTouched(true)
    setRefusal('')
    setChosen(null)
  }
  const left = copiesLeft(state.hand, force.rules)
  return {
    builder,
    state,
    force,
    verdict,
    voice,
    own,
    root,
    chosen,
    mode,
    refusal,
    touched,
    live,
    canUndo,
    canRedo,
    left,
    setChosen,
    setMode: (next: Mode) => {
      setMode(next)
      setRefusal('')
    },
    edit,
    editChosen,
    put,
    undo: step(builder.undo),
    redo: step(builder.redo),
    back: () => {
      if (chosen) editChosen((s, r) => removeAt(s, chosen.place, r))
      else edit(takeBack)
    },
    remove: (place: Place) => editChosen((s, r) => removeAt(s, place, r)),
    mark: (place: Place) => {
      if (place.zone === 'concealed') editChosen((s, r) => markWinning(s, place.kind, r))
    },
    set: <F extends keyof WinFields>(field: F, value: WinFields[F]): void => {
      edit((s, r) => setField(s, field, value, r))
    },
    open: (next: Start) => step(() => builder.open(startState(next, at)))(),
    able: (kind: Kind): boolean => {
      if (chosen || mode === 'tile' || isBonus(kind)) return left[kind] > 0
      const set = setOfKey(mode, kind)
      return set !== null && canAddSet(state.hand, set, force.rules)
    },
    changeRules: (values: typeof force.values) => {
      setTouched(true)
      if (force.pinned) builder.pin(force.table, values)
      else ownRules.set(withRules(own, force.table, values))
    },
    /** Moves to another table; a hand that is still the old table's opening becomes the new one's. */
    changeTable: (table: TableId, openings: Readonly<Record<TableId, Start>>) => {
      step(() => {
        const before = builder.$state.get()
        const rules = rulesetOf(table, (force.pinned ? undefined : own.rules[table]) ?? {})
        const { pinned } = before
        if (!pinned) ownRules.set({ ...own, table })
        const fresh = formatHand(before.hand) === formatHand(startState(openings[force.table]).hand)
        const next = fresh ? startState(openings[table]) : movedTo(before, rules)
        builder.open({ ...next, pinned: pinned && { table, values: {} } })
      })()
    },
    keepRules: () => {
      ownRules.set(adopt(own, force))
      builder.unpin()
    },
    useMine: () => step(builder.unpin)(),
  }
}

export type Bench = ReturnType<typeof useBench>
