import { useEffect, useRef, useState } from 'preact/hooks'
import type { TableId } from '../../../engine/index.ts'
import { addressOf, type Lang } from '../../../i18n/languages.ts'
import { saySentences } from '../../../i18n/message.ts'
import { type EntryKind, MOST_ENTRIES, type Sheet } from '../../../stores/score-sheet-entries.ts'
import { fold, type LedgerRow } from '../../../stores/score-sheet-fold.ts'
import { type Draft, emptyForm, formOf } from '../../../stores/score-sheet-form.ts'
import { added, changed, discarded, type KeptSheets, opened } from '../../../stores/score-sheet-kept.ts'
import { Icon } from '../../parts/builder/Icon.tsx'
import { LinkFaults } from '../../parts/LinkFaults.tsx'
import { useOwnRules } from '../../parts/own-rules.ts'
import { Chart } from './Chart.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { exampleSheet } from './example.ts'
import { Evenings, FileTools, ImportFile } from './FileTools.tsx'
import { now as thisMinute } from './files.ts'
import { type HandFromLink, handFromLink } from './from-link.ts'
import { HandsTable } from './HandsTable.tsx'
import { List } from './List.tsx'
import { Notices } from './Notices.tsx'
import { OtherMenu } from './OtherMenu.tsx'
import { Scores } from './Scores.tsx'
import { Settle } from './Settle.tsx'
import { Setup } from './Setup.tsx'
import { nameAt, sayEntry, sayTold } from './say.ts'
import { type Sheets, useSheets } from './use-sheets.ts'
import { type Voice, voiceOf } from './voice.ts'

const PAGE = '/tools/score-sheet/'

/** After an entry the bar answers again after so many milliseconds: it lies where the second tap of a double tap falls. */
const SETTLE = 300

/** The ledger of an evening, kept on the device at every step. */
export function ScoreSheet({ lang }: { readonly lang: Lang }) {
  const sheets = useSheets()
  const own = useOwnRules()
  const { kept, ready, saved, sheet, ledger, act } = sheets
  const voice = voiceOf(lang, ledger?.now.rules.table ?? own.table)
  const [wrong, setWrong] = useState<Pick<HandFromLink, 'faults' | 'table'> | null>(null)

  useEffect(() => {
    if (!ready) return
    const hand = handFromLink(location.search, kept, ledger)
    if (!hand) return
    act((now) => ({ ...now, draft: hand.draft }))
    setWrong(hand.faults.length > 0 ? hand : null)
    // the hand is in the form now, and kept with it: reloading must not bring it a second time
    history.replaceState(null, '', location.pathname)
  }, [ready])

  const tool = useRef<HTMLDivElement>(null)
  /** Another evening is opened, or none: what was pressed is gone, so the focus goes where the new one begins. */
  const moved = useRef(false)
  const turn = (step: (now: KeptSheets) => KeptSheets) => {
    moved.current = true
    act(step)
  }
  useEffect(() => {
    if (moved.current) tool.current?.querySelector<HTMLElement>('[data-begin]')?.focus()
    moved.current = false
  }, [kept.open, kept.sheets.length])

  const add = (next: Sheet) => turn((now) => added(now, next))
  return (
    <div class="sheet-tool" ref={tool}>
      {wrong && (
        <LinkFaults
          lang={lang}
          faults={wrong.faults}
          table={wrong.table}
          right={addressOf(lang, PAGE)}
          onClose={() => setWrong(null)}
        />
      )}
      <Notices
        voice={voice}
        ready={ready}
        saved={saved}
        sheet={sheet}
        unread={kept.unread}
        onDropUnread={() => act((now) => changed(now, (old) => ({ ...old, unread: [] })))}
        onDropSheets={() => act((now) => ({ ...now, unread: [] }))}
      />
      {sheet && ledger ? (
        <Evening voice={voice} sheets={sheets} sheet={sheet} onImport={add} onTurn={turn} />
      ) : (
        <>
          <Setup
            voice={voice}
            own={own}
            names={kept.sheets.at(-1)?.roster ?? []}
            waits={kept.draft !== null}
            onStart={add}
          />
          <Evenings
            voice={voice}
            sheets={kept.sheets}
            open={null}
            onOpen={(at) => turn((now) => opened(now, at))}
          />
          <p class="row">
            <ImportFile voice={voice} onSheet={add} />
          </p>
          <Example voice={voice} table={own.table} onOpen={add} />
        </>
      )}
    </div>
  )
}

/** An evening by way of example, worked out by the engine. */
function Example(props: {
  readonly voice: Voice
  readonly table: TableId
  readonly onOpen: (sheet: Sheet) => void
}) {
  const { voice, table, onOpen } = props
  const { words } = voice
  const sheet = exampleSheet(words.example.names, table)
  const ledger = fold(sheet)
  return (
    <section class="example">
      <h2>{words.example.title}</h2>
      <p class="quiet">{words.example.about}</p>
      <div class="example-in">
        <Scores voice={voice} sheet={sheet} ledger={ledger} />
        <Chart voice={voice} sheet={sheet} ledger={ledger} />
      </div>
      <p>
        <button
          type="button"
          class="btn soft"
          onClick={() => onOpen(exampleSheet(words.example.names, table, thisMinute()))}
        >
          {words.example.open}
        </button>
      </p>
    </section>
  )
}

interface EveningProps {
  readonly voice: Voice
  readonly sheets: Sheets
  readonly sheet: Sheet
  readonly onImport: (sheet: Sheet) => void
  /** Leaves this evening. */
  readonly onTurn: (step: (now: KeptSheets) => KeptSheets) => void
}

function Evening({ voice, sheets, sheet, onImport, onTurn }: EveningProps) {
  const { say, words } = voice
  const { kept, act, undo, redo } = sheets
  const ledger = sheets.ledger!
  const { now } = ledger
  const [menu, setMenu] = useState(false)
  const [table, setTable] = useState(false)
  const [said, setSaid] = useState('')
  // the entry being changed may have gone in another window
  const draft = kept.draft && (kept.draft.at ?? 0) < Math.max(1, sheet.entries.length) ? kept.draft : null
  const full = sheet.entries.length >= MOST_ENTRIES

  const entered = useRef(Number.NEGATIVE_INFINITY)
  const calm = () => performance.now() - entered.current > SETTLE
  const begin = (kind: EntryKind) => {
    if (calm()) sheets.setDraft({ form: emptyForm(kind, now, sheet.roster), at: null, before: null })
  }
  /** What was entered, and who is Banker now: an entry of earlier may have moved the Banker more than once. */
  const told = (draft: Draft, row: LedgerRow, sheet: Sheet) => {
    const next = fold(sheet).now
    const after = say(words.said.next, {
      name: nameAt(next.dealer, next, sheet.roster),
      round: voice.seat(next.round),
    })
    return saySentences(voice.lang, [sayTold(voice, row, sheet, draft.at === null), after])
  }
  const step = (move: () => void, text: string) => () => {
    move()
    setSaid(text)
  }
  return (
    <>
      <div class="sheet-head">
        <Scores voice={voice} sheet={sheet} ledger={ledger} begins />
        <section class="bar" aria-label={words.bar.label}>
          {full ? (
            <p>{words.bar.full}</p>
          ) : (
            <>
              <button type="button" class="btn" onClick={() => begin('win')}>
                {words.bar.win}
              </button>
              <button type="button" class="btn soft" onClick={() => begin('drawn')}>
                {words.bar.drawn}
              </button>
              {now.rules.payments.instant !== null && (
                <button type="button" class="btn soft" onClick={() => begin('instant')}>
                  {words.bar.instant}
                </button>
              )}
              <button
                type="button"
                class="btn soft"
                aria-haspopup="dialog"
                onClick={() => calm() && setMenu(true)}
              >
                {words.bar.other}
              </button>
            </>
          )}
          <button
            type="button"
            class="ib"
            aria-label={words.bar.undo}
            disabled={kept.past.length === 0}
            onClick={step(undo, words.said.undone)}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            class="ib"
            aria-label={words.bar.redo}
            disabled={kept.future.length === 0}
            onClick={step(redo, words.said.redone)}
          >
            <Icon name="redo" />
          </button>
        </section>
      </div>
      <List
        voice={voice}
        sheet={sheet}
        ledger={ledger}
        onOpen={(row) =>
          calm() && sheets.setDraft({ form: formOf(row.entry, sheet), at: row.at, before: null })
        }
      />
      <div class="sheet-side">
        <section class="evening">
          <h2>{words.chart.title}</h2>
          {now.hands === 0 && <p class="quiet">{words.chart.empty}</p>}
          <Chart voice={voice} sheet={sheet} ledger={ledger} />
          <p>
            <button
              type="button"
              class="chip"
              aria-expanded={table}
              aria-controls="hands"
              onClick={() => setTable(!table)}
            >
              {table ? words.chart.tableHide : words.chart.table}
            </button>
          </p>
        </section>
        <Settle voice={voice} sheet={sheet} ledger={ledger} />
      </div>
      <section
        id="hands"
        class={table ? 'hands-box' : 'hands-box print-only'}
        aria-label={words.chart.title}
        tabIndex={table ? 0 : undefined}
      >
        <HandsTable voice={voice} sheet={sheet} ledger={ledger} />
      </section>
      <FileTools
        voice={voice}
        sheet={sheet}
        ledger={ledger}
        onChange={(change) => act((old) => changed(old, change))}
        onImport={onImport}
        onNew={() => onTurn((old) => opened(old, null))}
        onDiscard={() => onTurn((old) => (old.open === null ? old : discarded(old, old.open)))}
      />
      <Evenings
        voice={voice}
        sheets={kept.sheets}
        open={kept.open}
        onOpen={(at) => onTurn((old) => opened(old, at))}
      />
      {draft && (
        <EntryDialog
          key={`${draft.at} ${draft.before} ${draft.form.kind}`}
          voice={voice}
          sheet={sheet}
          ledger={ledger}
          draft={draft}
          onForm={sheets.setForm}
          onSubmit={(done, row) => {
            entered.current = performance.now()
            const next = sheets.submit(done)
            if (next) setSaid(told(done, row, next))
          }}
          onOut={(at) => {
            setSaid(say(words.said.removed, { what: sayEntry(voice, ledger.rows[at], sheet) }))
            entered.current = performance.now()
            sheets.takeOut(at)
          }}
          onBefore={(next) => sheets.setDraft(next)}
          onClose={() => sheets.setDraft(null)}
        />
      )}
      {menu && <OtherMenu voice={voice} onChoose={begin} onClose={() => setMenu(false)} />}
      <p class="vh" role="status">
        {said}
      </p>
    </>
  )
}
