import { useEffect, useRef, useState } from 'preact/hooks'
import { enter } from '../../../stores/score-sheet.ts'
import type { Entry, EntryKind, Sheet } from '../../../stores/score-sheet-entries.ts'
import { fold, type Ledger, type LedgerRow } from '../../../stores/score-sheet-fold.ts'
import {
  type Draft,
  emptyForm,
  entryOf,
  type Form,
  type FormFault,
} from '../../../stores/score-sheet-form.ts'
import { Icon } from '../../parts/builder/Icon.tsx'
import {
  BankerFields,
  CorrectionFields,
  DrawnFields,
  InstantFields,
  PenaltyFields,
  RulesFields,
  SeatsFields,
} from './OtherFields.tsx'
import { sayEntry } from './say.ts'
import type { Voice } from './voice.ts'
import { WinFields } from './WinFields.tsx'

const ID = 'entry'

interface Props {
  readonly voice: Voice
  readonly sheet: Sheet
  readonly ledger: Ledger
  readonly draft: Draft
  readonly onForm: (form: Form) => void
  readonly onSubmit: (draft: Draft, row: LedgerRow) => void
  readonly onOut: (at: number) => void
  /** Enters something that was paid in the hand whose end is being changed. */
  readonly onBefore: (draft: Draft) => void
  readonly onClose: () => void
}

/** The entry as it would stand in the ledger, with what it moves. */
function previewOf(sheet: Sheet, { at, before }: Draft, entry: Entry): LedgerRow {
  const place = at ?? before ?? sheet.entries.length
  const until = { ...sheet, entries: sheet.entries.slice(0, place) }
  return fold(enter(until, entry)).rows.at(-1)!
}

function Fields(props: Pick<Props, 'voice' | 'sheet' | 'onForm'> & { form: Form; now: Ledger['now'] }) {
  const { voice, sheet, form, now, onForm } = props
  const common = { voice, id: ID, now, sheet, onChange: onForm }
  switch (form.kind) {
    case 'win':
      return <WinFields {...common} form={form} />
    case 'drawn':
      return <DrawnFields {...common} form={form} />
    case 'instant':
      return <InstantFields {...common} form={form} />
    case 'penalty':
      return <PenaltyFields {...common} form={form} />
    case 'correction':
      return <CorrectionFields {...common} form={form} />
    case 'seats':
      return <SeatsFields {...common} form={form} />
    case 'banker':
      return <BankerFields {...common} form={form} />
    case 'rules':
      return <RulesFields {...common} form={form} />
  }
}

/** What each of the four gets or pays by the entry. */
function Preview({ voice, sheet, row }: { voice: Voice; sheet: Sheet; row: LedgerRow }) {
  const people = row.moved.flatMap((n, person) =>
    n !== 0 || row.before.persons.includes(person) ? [person] : [],
  )
  return (
    <dl class="pre">
      {people.map((person) => (
        <div key={person} class={row.moved[person] === 0 ? 'zero' : undefined}>
          <dt>{sheet.roster[person]}</dt>
          <dd class={row.moved[person] > 0 ? 'fig pays' : 'fig'}>{voice.signed(row.moved[person])}</dd>
        </div>
      ))}
    </dl>
  )
}

function submitLabel(voice: Voice, sheet: Sheet, draft: Draft, row: LedgerRow | null): string {
  const { say, words } = voice
  if (draft.at !== null) return words.form.save
  if (row?.entry.kind !== 'win') return words.form.enter
  const person = row.before.persons[row.entry.winner]
  return say(words.form.enterWin, { name: sheet.roster[person], n: row.moved[person] })
}

/** Entering or changing one thing, in a sheet that comes up from below. */
export function EntryDialog(props: Props) {
  const { voice, sheet, ledger, draft, onForm, onSubmit, onOut, onBefore, onClose } = props
  const { say, words } = voice
  const dialog = useRef<HTMLDialogElement>(null)
  /** The entry is made: what closes the dialog then is no giving up. */
  const done = useRef(false)
  const [fault, setFault] = useState<FormFault | null>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const { form, at, before } = draft
  const place = at ?? before
  const now = place === null ? ledger.now : (ledger.rows[place]?.before ?? ledger.now)
  const filled = entryOf(form, sheet)
  const row = filled.ok ? previewOf(filled.sheet, draft, filled.entry) : null
  const old = at === null ? null : ledger.rows[at]
  /** Closed before it goes, so that the focus returns to where it came from. */
  const finish = (what: () => void) => {
    done.current = true
    dialog.current?.close()
    what()
  }
  const submit = (event: Event) => {
    event.preventDefault()
    if (!filled.ok) setFault(filled.fault)
    else if (row && !done.current) finish(() => onSubmit(draft, row))
  }
  return (
    <dialog
      class="slip"
      ref={dialog}
      aria-labelledby={`${ID}-title`}
      onClose={() => !done.current && onClose()}
    >
      <form method="dialog" onSubmit={submit} noValidate>
        <header>
          <h2 id={`${ID}-title`} tabIndex={-1} autofocus>
            {old
              ? say(words.form.change, { what: sayEntry(voice, old, sheet) })
              : words.form.titles[form.kind]}
          </h2>
          <button
            type="button"
            class="ib"
            aria-label={words.form.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div class="slip-in">
          <Fields
            voice={voice}
            sheet={sheet}
            form={form}
            now={now}
            onForm={(next) => {
              setFault(null)
              onForm(next)
            }}
          />
          {at !== null && (
            <p class="row">
              <button type="button" class="chip" onClick={() => finish(() => onOut(at))}>
                <Icon name="clear" /> {words.form.out}
              </button>
              {(form.kind === 'win' || form.kind === 'drawn') && now.rules.payments.instant !== null && (
                <button
                  type="button"
                  class="chip"
                  onClick={() =>
                    onBefore({ form: emptyForm('instant', now, sheet.roster), at: null, before: at })
                  }
                >
                  {words.form.before}
                </button>
              )}
            </p>
          )}
        </div>
        <footer>
          {row?.moved.some((n) => n !== 0) && (
            <Preview voice={voice} sheet={filled.ok ? filled.sheet : sheet} row={row} />
          )}
          <p class="slip-fault" role="alert">
            {fault ? words.form.faults[fault] : ''}
          </p>
          <button type="submit" class="btn">
            {submitLabel(voice, sheet, draft, row)}
          </button>
        </footer>
      </form>
    </dialog>
  )
}

/** The kinds of entry that are not in the bar. */
export const OTHER_KINDS: readonly EntryKind[] = ['penalty', 'correction', 'seats', 'banker', 'rules']
