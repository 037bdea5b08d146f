import { useEffect, useMemo, useState } from 'preact/hooks'
import { change, enter, remove } from '../../../stores/score-sheet.ts'
import type { Sheet } from '../../../stores/score-sheet-entries.ts'
import { fold } from '../../../stores/score-sheet-fold.ts'
import { type Draft, entryOf, type Form } from '../../../stores/score-sheet-form.ts'
import {
  changed,
  type KeptSheets,
  keep,
  openSheetOf,
  redone,
  scoreSheets,
  undone,
} from '../../../stores/score-sheet-kept.ts'

/** The evenings on the device and everything that can be done with the open one. */
export function useSheets() {
  // told at once, not in a while: the next press must find what the last one has done
  const [kept, setKept] = useState(scoreSheets.$value.get())
  /** Storage has been read: before that the page is the one that was built. */
  const [ready, setReady] = useState(false)
  const [saved, setSaved] = useState(true)
  useEffect(() => {
    scoreSheets.load()
    setReady(true)
    return scoreSheets.$value.subscribe(setKept)
  }, [])
  const sheet = openSheetOf(kept)
  const ledger = useMemo(() => sheet && fold(sheet), [sheet])
  const act = (step: (now: KeptSheets) => KeptSheets) => setSaved(keep(step))
  const setDraft = (draft: Draft | null) => act((now) => ({ ...now, draft }))
  return {
    kept,
    ready,
    saved,
    sheet,
    ledger,
    act,
    setDraft,
    setForm: (form: Form) =>
      act((now) => ({ ...now, draft: { at: null, before: null, ...now.draft, form } })),
    /** Enters what is half entered. The sheet with it, or null when something is missing. */
    submit: (draft: Draft): Sheet | null => {
      if (!sheet || !entryOf(draft.form, sheet).ok) return null
      act((now) => {
        const step = changed(now, (old) => {
          const filled = entryOf(draft.form, old)
          if (!filled.ok) return old
          return draft.at === null
            ? enter(filled.sheet, filled.entry, draft.before ?? undefined)
            : change(filled.sheet, draft.at, filled.entry)
        })
        return { ...step, draft: null }
      })
      return openSheetOf(scoreSheets.$value.get())
    },
    takeOut: (at: number) => act((now) => ({ ...changed(now, (old) => remove(old, at)), draft: null })),
    undo: () => act((now) => ({ ...undone(now), draft: null })),
    redo: () => act((now) => ({ ...redone(now), draft: null })),
  }
}

export type Sheets = ReturnType<typeof useSheets>
