import type { ComponentChildren } from 'preact'
import { fillFields, type Ruleset, SEATS, type WinFields } from '../../../engine/index.ts'
import type { BuilderState } from '../../../stores/builder-state.ts'
import { offersFor } from '../../../stores/builder-way.ts'
import { Choice } from '../Choice.tsx'
import type { Voice } from './words.ts'

type Set = <F extends keyof WinFields>(field: F, value: WinFields[F]) => void

interface Props {
  readonly voice: Voice
  readonly id: string
  readonly state: BuilderState
  readonly rules: Ruleset
  readonly onSet: Set
  /** Further choices before these: the table. */
  readonly children?: ComponentChildren
}

/** Seat, round and how the hand was won; only what is possible is offered. */
export function Context({ voice, id, state, rules, onSet, children }: Props) {
  const { words, tiles } = voice
  const { context } = words
  const now = fillFields(state.fields)
  const can = offersFor(state, rules)
  const seats = (values: readonly WinFields['seat'][]) =>
    values.map((seat) => ({ value: seat, label: context.seatShort[seat], name: tiles.seat[seat] }))
  return (
    <div class="b-ctx">
      {children}
      <Choice
        legend={context.seat}
        name={`${id}-seat`}
        value={now.seat}
        options={seats(SEATS)}
        onChange={(value) => onSet('seat', value)}
      />
      {rules.play.roundWind === 'moves' && (
        <Choice
          legend={context.round}
          name={`${id}-round`}
          value={now.round}
          options={seats(SEATS)}
          onChange={(value) => onSet('round', value)}
        />
      )}
      <Choice
        legend={context.win}
        name={`${id}-win`}
        value={now.win}
        options={can.win.map((value) => ({ value, label: context.ways[value] }))}
        onChange={(value) => onSet('win', value)}
      />
      {now.win !== 'self-draw' && (
        <Choice
          legend={context.from}
          name={`${id}-from`}
          value={now.from}
          options={seats(can.from)}
          onChange={(value) => onSet('from', value)}
        />
      )}
      {can.draw.length > 1 && (
        <Choice
          legend={context.draw}
          name={`${id}-draw`}
          value={now.draw}
          options={can.draw.map((value) => ({ value, label: context.draws[value] }))}
          onChange={(value) => onSet('draw', value)}
        />
      )}
      {can.opening.length > 1 && (
        <Choice
          legend={context.opening}
          name={`${id}-opening`}
          value={now.opening}
          options={can.opening.map((value) => ({
            value,
            label: value === null ? context.notOpening : context.openings[value],
          }))}
          onChange={(value) => onSet('opening', value)}
        />
      )}
      {can.last.includes(true) && (
        <label class="sw">
          <input
            type="checkbox"
            name={`${id}-last`}
            checked={now.last}
            onChange={(event) => onSet('last', event.currentTarget.checked)}
          />
          <span />
          {context.last}
        </label>
      )}
    </div>
  )
}
