import { useState } from 'preact/hooks'
import {
  fillFields,
  formatHand,
  kindOf,
  kindsOf,
  parseHand,
  type Ruleset,
  SEATS,
} from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Say } from '../../../i18n/message.ts'
import { setHand } from '../../../stores/builder-edit.ts'
import type { BuilderState } from '../../../stores/builder-state.ts'
import { offersFor, setField } from '../../../stores/builder-way.ts'
import type { PlacedFault } from '../../../stores/faults.ts'
import { Choice } from '../../parts/Choice.tsx'
import { handFault } from '../../parts/fault-text.ts'
import { tileName } from '../../tiles/names.ts'

interface Props {
  readonly id: string
  readonly say: Say
  readonly words: Dictionary['compare']
  readonly errors: Dictionary['errors']
  readonly tiles: Dictionary['tiles']
  readonly state: BuilderState
  /** The table whose tiles and ways to win the hand is put in by. */
  readonly rules: Ruleset
  readonly onState: (state: BuilderState) => void
}

/** Any hand, in writing, and how it was won. What cannot be read stays in the field, and the last good hand stands. */
export function HandInput({ id, say, words, errors, tiles, state, rules, onState }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const now = fillFields(state.fields)
  const can = offersFor(state, rules)
  const text = draft ?? formatHand(state.hand)
  const read = parseHand(text, kindsOf(rules))
  const fault: PlacedFault | null = read.ok ? null : { ...read.error, field: 'hand', text }
  const seats = SEATS.map((value) => ({ value, label: tiles.seat[value] }))
  const edit = (made: ReturnType<typeof setHand>) => made.ok && onState(made.state)
  return (
    <details class="cmp-more">
      <summary>{words.typed.open}</summary>
      <p class="cmp-typed">
        <label for={`${id}-text`}>{words.typed.label}</label>
        <input
          id={`${id}-text`}
          type="text"
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="none"
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onInput={(event) => {
            const typed = event.currentTarget.value
            setDraft(typed)
            const hand = parseHand(typed, kindsOf(rules))
            if (hand.ok) edit(setHand(state, hand.value, rules))
          }}
          onBlur={() => !fault && setDraft(null)}
        />
      </p>
      {fault && (
        <p class="cmp-fault" id={`${id}-fault`} role="alert">
          {handFault(say, errors, fault, (tile) => tileName(tiles, kindOf(tile) ?? 0))}
        </p>
      )}
      <div class="cmp-fields">
        <Choice
          legend={words.seat}
          name={`${id}-seat`}
          value={now.seat}
          options={seats}
          onChange={(seat) => edit(setField(state, 'seat', seat, rules))}
        />
        {rules.play.roundWind === 'moves' && (
          <Choice
            legend={words.round}
            name={`${id}-round`}
            value={now.round}
            options={seats}
            onChange={(round) => edit(setField(state, 'round', round, rules))}
          />
        )}
        <Choice
          legend={words.win}
          name={`${id}-win`}
          value={now.win}
          options={can.win.map((value) => ({ value, label: words.ways[value] }))}
          onChange={(win) => edit(setField(state, 'win', win, rules))}
        />
      </div>
    </details>
  )
}
