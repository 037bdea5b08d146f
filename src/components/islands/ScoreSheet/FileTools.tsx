import { useEffect, useRef, useState } from 'preact/hooks'
import { tagOf } from '../../../i18n/languages.ts'
import { sayPhrases, saySentences, stopped } from '../../../i18n/message.ts'
import { rename, withStartRules } from '../../../stores/score-sheet.ts'
import { LONGEST_NAME, type Sheet } from '../../../stores/score-sheet-entries.ts'
import { readSheetFile, writeSheetFile } from '../../../stores/score-sheet-file.ts'
import type { Ledger } from '../../../stores/score-sheet-fold.ts'
import { startOf } from '../../../stores/score-sheet-fold.ts'
import { Confirm } from './Confirm.tsx'
import { csvOf, fileName, save, sayWhen } from './files.ts'
import { RulesFields } from './OtherFields.tsx'
import type { Voice } from './voice.ts'

interface ImportProps {
  readonly voice: Voice
  readonly onSheet: (sheet: Sheet) => void
}

/** Opens a saved evening beside what is here. */
export function ImportFile({ voice, onSheet }: ImportProps) {
  const { say, words } = voice
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = ''
    if (!file) return
    const read = readSheetFile(await file.text().catch(() => ''))
    if (!read.ok) {
      setSaid(words.file.faults[read.code])
      return
    }
    const { sheet } = read
    const names = voice.list(sheet.roster)
    const n = sheet.unread.length
    setSaid(n === 0 ? say(words.file.imported, { names }) : say(words.file.importedPart, { names, n }))
    onSheet(sheet)
  }
  useEffect(() => {
    // a file that was chosen before the island stood
    if (field.current?.files?.length) open(field.current)
  }, [])
  return (
    <>
      <label class="btn soft file">
        <input
          ref={field}
          type="file"
          accept="application/json,.json"
          aria-describedby="import-about"
          onChange={(event) => open(event.currentTarget)}
        />
        {words.file.import}
      </label>
      <span class="quiet" id="import-about">
        {words.file.importAbout}
      </span>
      <span class="said" role="status">
        {said}
      </span>
    </>
  )
}

interface EveningsProps {
  readonly voice: Voice
  readonly sheets: readonly Sheet[]
  readonly open: number | null
  readonly onOpen: (at: number) => void
}

/** Every other evening on this device. */
export function Evenings({ voice, sheets, open, onOpen }: EveningsProps) {
  const { lang, say, words } = voice
  const others = sheets.map((sheet, at) => ({ sheet, at })).filter(({ at }) => at !== open)
  if (others.length === 0) return null
  return (
    <section class="evenings">
      <h2>{words.file.earlier}</h2>
      <ul>
        {others.toReversed().map(({ sheet, at }) => {
          const n = sheet.entries.filter(({ kind }) => kind === 'win' || kind === 'drawn').length
          const names = voice.list(sheet.roster)
          return (
            <li key={at}>
              <button
                type="button"
                class="en"
                aria-label={say(words.file.open, { names })}
                onClick={() => onOpen(at)}
              >
                <span class="en-what">
                  {names}
                  <small>
                    {sayPhrases(
                      lang,
                      [sayWhen(tagOf(lang), sheet), say(words.file.hands, { n })].filter(
                        (text) => text !== '',
                      ),
                    )}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface Props {
  readonly voice: Voice
  readonly sheet: Sheet
  readonly ledger: Ledger
  readonly onChange: (change: (sheet: Sheet) => Sheet) => void
  readonly onImport: (sheet: Sheet) => void
  readonly onNew: () => void
  readonly onDiscard: () => void
}

/** Names and rules of the evening; saving, printing, opening, ending it. */
export function FileTools({ voice, sheet, ledger, onChange, onImport, onNew, onDiscard }: Props) {
  const { lang, say, words } = voice
  const [said, setSaid] = useState('')
  const [sure, setSure] = useState(false)
  const discard = useRef<HTMLButtonElement>(null)
  const keep = (name: string, text: string, type: string) => {
    save(name, text, type)
    setSaid(say(words.file.exported, { file: name }))
  }
  const list = voice.rules(sheet.table, sheet.values)
  const when = sayWhen(tagOf(lang), sheet)
  return (
    <section class="evening-file">
      <h2>{words.file.title}</h2>
      <p class="quiet">
        {saySentences(lang, [
          when !== '' && say(words.file.started, { when }),
          stopped(lang, list === '' ? words.file.rulesWritten : say(words.file.rules, { list })),
        ])}
      </p>
      <p class="row">
        <button
          type="button"
          class="btn soft"
          onClick={() => keep(fileName(sheet, 'json'), writeSheetFile(sheet), 'application/json')}
        >
          {words.file.export}
        </button>
        <button
          type="button"
          class="btn soft"
          onClick={() => keep(fileName(sheet, 'csv'), csvOf(voice, sheet, ledger), 'text/csv')}
        >
          {words.file.csv}
        </button>
        <button type="button" class="btn soft" onClick={() => print()}>
          {words.file.print}
        </button>
        <button type="button" class="btn soft" onClick={onNew}>
          {words.file.close}
        </button>
        <ImportFile voice={voice} onSheet={onImport} />
      </p>
      <p class="quiet" role="status">
        {said}
      </p>
      <details class="more">
        <summary>{words.file.names}</summary>
        {sheet.roster.map((name, person) => (
          <p class="field" key={`${person} ${name}`}>
            <label for={`name-${person}`}>{say(words.file.name, { name })}</label>
            <input
              id={`name-${person}`}
              type="text"
              autocomplete="off"
              maxLength={LONGEST_NAME}
              defaultValue={name}
              onChange={(event) => {
                const input = event.currentTarget
                onChange((old) => rename(old, person, input.value))
                // an empty or a taken name is not taken over
                input.value = name
              }}
            />
          </p>
        ))}
      </details>
      <details class="more">
        <summary>{words.file.startRules}</summary>
        <p class="quiet">{words.form.rulesStart}</p>
        <RulesFields
          voice={voice}
          id="start-rules"
          form={{ kind: 'rules', values: sheet.values }}
          now={startOf(sheet)}
          sheet={sheet}
          onChange={({ values }) => onChange((old) => withStartRules(old, values))}
        />
      </details>
      <p>
        <button type="button" class="chip" ref={discard} onClick={() => setSure(true)}>
          {words.file.discard}
        </button>
      </p>
      {sure && (
        <Confirm
          ask={say(words.file.discardSure, { names: voice.list(sheet.roster) })}
          yes={words.file.discardYes}
          no={words.file.discardNo}
          onAnswer={(yes) => {
            setSure(false)
            if (yes) onDiscard()
          }}
        />
      )}
    </section>
  )
}
