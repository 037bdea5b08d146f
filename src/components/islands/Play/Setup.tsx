import { type Kind, LEVELS, type Level, type Mode, TABLE_IDS, type TableId } from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import { modesAt } from '../../../stores/play-link.ts'
import type { OwnRules } from '../../../stores/rules.ts'
import { rulesetOf } from '../../../stores/rules-check.ts'
import { rulesPageOf } from '../../reference/addresses.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly own: OwnRules
  readonly table: TableId
  readonly mode: Mode
  readonly level: Level
  readonly onTable: (table: TableId) => void
  readonly onMode: (mode: Mode) => void
  readonly onLevel: (level: Level) => void
  readonly onStart: () => void
  /** What the button to go on with an open game says; null when none is open. */
  readonly open: { readonly about: string; readonly go: () => void } | null
  /** Goes back to a game set aside; null when none is. */
  readonly aside: (() => void) | null
}

interface Told {
  readonly name: string
  readonly about: string
}

function Options<T extends string>(props: {
  readonly legend: string
  readonly name: string
  readonly values: readonly T[]
  readonly value: T
  readonly told: Readonly<Record<T, Told>>
  readonly onChange: (value: T) => void
}) {
  const { legend, name, values, value, told, onChange } = props
  return (
    <fieldset class="options">
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>
            <b>{told[one].name}</b>
            <small>{told[one].about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const LEVELS_UP: readonly Level[] = LEVELS.slice().reverse()

/** The choice of what to play, and against whom. It teaches what a turn is, too. */
export function Setup(props: Props) {
  const { voice, own, table, level, onTable, onMode, onLevel, onStart, open, aside } = props
  const { say, words, lang } = voice
  const { setup } = words
  const values = own.rules[table] ?? {}
  const rules = rulesetOf(table, values)
  const modes = modesAt(rules)
  const mode = modes.includes(props.mode) ? props.mode : modes[modes.length - 1]
  const n = Object.keys(values).length
  const free = rules.minimum === 0
  const { flowers, animals } = rules.play
  const steps: readonly [string, readonly Kind[]][] = [
    flowers ? [setup.steps[0], [34, animals ? 42 : 38]] : [setup.plain.draw, [22]],
    [setup.steps[1], [4]],
    [free ? setup.plain.end : setup.steps[2], [27, 27, 27, 31, 31]],
  ]
  const minimum = voice.amount(rules.minimum, rules.unit)
  const counts =
    rules.limit === null
      ? say(free ? setup.everyHandOpen : setup.unlimited, { minimum })
      : say(free ? setup.everyHand : setup.minimum, {
          minimum,
          limit: voice.amount(rules.limit, rules.unit),
        })
  return (
    <div class="setup">
      <div class="setup-h">
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      {(open || aside) && (
        <div class="setup-open">
          {open && (
            <button type="button" class="btn" onClick={open.go}>
              {setup.resume}
            </button>
          )}
          {aside && (
            <button type="button" class="chip" onClick={aside}>
              {setup.aside}
            </button>
          )}
          {open && <p class="quiet">{voice.join([open.about, setup.replaces])}</p>}
        </div>
      )}
      <Options
        legend={setup.table}
        name="play-table"
        values={TABLE_IDS}
        value={table}
        told={setup.tables}
        onChange={onTable}
      />
      <Options
        legend={setup.mode}
        name="play-mode"
        values={modes}
        value={mode}
        told={setup.modes}
        onChange={onMode}
      />
      <Options
        legend={setup.level}
        name="play-level"
        values={LEVELS_UP}
        value={level}
        told={setup.levels}
        onChange={onLevel}
      />
      <div class="setup-go">
        <p class="quiet">
          {voice.join([
            mode === 'guided' ? setup.nothing : counts,
            n === 0 ? say(setup.written, { table: setup.tables[table].name }) : say(setup.own, { n }),
          ])}
          {voice.gap}
          <a href={addressOf(lang, rulesPageOf(table))}>{setup.rules}</a>
        </p>
        <button type="button" class={open ? 'btn soft' : 'btn'} onClick={onStart}>
          {setup.start[mode]}
        </button>
      </div>
      <section class="setup-how felt" aria-labelledby="play-how">
        <h2 id="play-how">{setup.how}</h2>
        <ol>
          {steps.map(([step, tiles]) => (
            <li key={step}>
              <span class="s" aria-hidden="true">
                {tiles.map((kind, at) => (
                  <TileFace key={at} tile={kind} lang={lang} silent />
                ))}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
