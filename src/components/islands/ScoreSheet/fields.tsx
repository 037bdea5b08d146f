import { useEffect, useRef, useState } from 'preact/hooks'
import { LONGEST_NOTE } from '../../../stores/score-sheet-entries.ts'
import type { Voice } from './voice.ts'

interface TextProps {
  readonly label: string
  readonly id: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly longest?: number
  readonly autocomplete?: string
  readonly list?: string
}

/** A line of text with its label above. */
export function TextField({ label, id, value, onChange, longest, list }: TextProps) {
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={longest}
        list={list}
        autocomplete="off"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </p>
  )
}

export const NoteField = ({
  voice,
  id,
  value,
  onChange,
}: Omit<TextProps, 'label'> & { readonly voice: Voice }) => (
  <TextField
    label={voice.words.form.note}
    id={`${id}-note`}
    value={value}
    onChange={onChange}
    longest={LONGEST_NOTE}
  />
)

interface NumberProps {
  readonly label: string
  readonly id: string
  readonly value: number | null
  readonly onChange: (n: number | null) => void
  /** The label is there for screen readers only. */
  readonly quiet?: boolean
}

/** A whole number of points or tai, typed. What is no number stays in the field and counts as nothing. */
export function NumberField({ label, id, value, onChange, quiet = false }: NumberProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const given = useRef(value)
  useEffect(() => {
    if (value !== given.current) setText(value === null ? '' : String(value))
    given.current = value
  }, [value])
  return (
    <p class="field">
      <label for={id} class={quiet ? 'vh' : undefined}>
        {label}
      </label>
      <input
        id={id}
        class="fig"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={text}
        onInput={(event) => {
          const typed = event.currentTarget.value
          setText(typed)
          const n = /^\s*\d{1,7}\s*$/.test(typed) ? Number(typed) : null
          given.current = n
          onChange(n)
        }}
      />
    </p>
  )
}

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
}

export const Switch = ({ label, checked, onChange }: SwitchProps) => (
  <label class="sw">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span />
    {label}
  </label>
)
