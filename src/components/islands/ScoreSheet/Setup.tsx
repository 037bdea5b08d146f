import { useEffect, useRef, useState } from 'preact/hooks'
import { SEATS, TABLE_IDS, type TableId } from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import type { OwnRules } from '../../../stores/rules.ts'
import { choiceOf } from '../../../stores/rules.ts'
import { checkRules, leanRules } from '../../../stores/rules-check.ts'
import { namesFault, newSheet } from '../../../stores/score-sheet.ts'
import { LONGEST_NAME, type Sheet } from '../../../stores/score-sheet-entries.ts'
import { Choice } from '../../parts/Choice.tsx'
import { Presets } from '../../parts/rules/RulesPanel.tsx'
import { now } from './files.ts'
import type { Voice } from './voice.ts'

const ID = 'setup'

interface Props {
  readonly voice: Voice
  readonly own: OwnRules
  /** Those of the last evening, to begin with. */
  readonly names: readonly string[]
  /** A hand from the builder waits for the players. */
  readonly waits: boolean
  readonly onStart: (sheet: Sheet) => void
}

/** Who plays, at which table, by which rules. */
export function Setup({ voice, own, names: before, waits, onStart }: Props) {
  const { lang, say, words } = voice
  const [names, setNames] = useState<readonly string[]>(['', '', '', ''])
  const [table, setTable] = useState<TableId>(own.table)
  const [values, setValues] = useState(checkRules(choiceOf(own)).values)
  const [tried, setTried] = useState(false)
  /** Before the island stands the form would be sent nowhere, and the names be lost. */
  const [stands, setStands] = useState(false)
  useEffect(() => setStands(true), [])
  useEffect(() => {
    setTable(own.table)
    setValues(checkRules(choiceOf(own)).values)
  }, [own])
  const fields = useRef<HTMLFieldSetElement>(null)
  const inputs = () => [...(fields.current?.querySelectorAll('input') ?? [])]
  useEffect(() => {
    // what was typed before the island stood, else the names of the last evening
    const typed = inputs().map(({ value }) => value)
    const start = typed.some((name) => name !== '') || before.length < 4 ? typed : before.slice(0, 4)
    for (const [i, input] of inputs().entries()) input.value = start[i]
    setNames(start)
  }, [before.join()])

  const fault = namesFault(names)
  const list = voice.rules(table, values)
  return (
    <form
      class="setup"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        const [a, b, c, d] = names
        if (fault) document.getElementById(`${ID}-${fault.at}`)?.focus()
        else onStart(newSheet([a, b, c, d], table, values, now()))
      }}
    >
      <h2 tabIndex={-1} data-begin="">
        {words.setup.title}
      </h2>
      <p class="quiet">{waits ? words.setup.waits : words.setup.about}</p>
      <fieldset class="seats" ref={fields}>
        <legend class="vh">{words.setup.seats}</legend>
        {SEATS.map((seat, i) => (
          <p key={seat} class="seat-in">
            <label for={`${ID}-${i}`}>
              <span class="wind" aria-hidden="true">
                {voice.letter(seat)}
              </span>
              <span class="vh">{say(words.setup.name, { seat: voice.seat(seat) })}</span>
            </label>
            <input
              id={`${ID}-${i}`}
              type="text"
              autocomplete="off"
              placeholder={voice.seat(seat)}
              maxLength={LONGEST_NAME}
              aria-invalid={tried && fault?.at === i ? 'true' : undefined}
              aria-describedby={tried && fault?.at === i ? `${ID}-fault` : undefined}
              onInput={(event) => setNames(names.with(i, event.currentTarget.value))}
            />
          </p>
        ))}
      </fieldset>
      <p class="slip-fault" role="alert" id={`${ID}-fault`}>
        {tried && fault
          ? fault.code === 'same'
            ? words.setup.same
            : say(words.setup.empty, { seat: voice.seat(SEATS[fault.at]) })
          : ''}
      </p>
      <p>
        <button type="submit" class="btn" disabled={!stands}>
          {words.setup.start}
        </button>
      </p>
      <details class="more">
        <summary>
          <b>{words.setup.rules}</b>{' '}
          <span class="quiet">{list === '' ? words.setup.written : say(words.setup.own, { list })}</span>
        </summary>
        <Choice
          legend={words.setup.table}
          name={`${ID}-table`}
          value={table}
          options={TABLE_IDS.map((value) => ({
            value,
            label: words.setup.tables[value],
          }))}
          onChange={(next) => {
            setTable(next)
            setValues(leanRules(next, checkRules(choiceOf(own, next)).values))
          }}
        />
        <Presets
          lang={lang}
          id={ID}
          table={table}
          values={values}
          onChange={setValues}
          words={{ legend: words.setup.preset, own: words.setup.ownTable }}
        />
        <p>
          <a href={addressOf(lang, '/house-rules/')}>{words.setup.all}</a>
        </p>
      </details>
    </form>
  )
}
