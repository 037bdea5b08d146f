import { useEffect, useRef } from 'preact/hooks'

interface Option<T> {
  readonly value: T
  readonly label: string
  /** What a screen reader hears in place of a short label. */
  readonly name?: string
  /** The value of the table as it is written. */
  readonly written?: boolean
}

interface Props<T> {
  readonly legend: string
  readonly name: string
  readonly value: T
  readonly options: readonly Option<T>[]
  readonly onChange: (value: T) => void
  /** Hides the legend from sight where a heading says the same. */
  readonly quiet?: boolean
  /** Said of the value of the table as written. */
  readonly writtenWord?: string
}

/** Milliseconds after which what is kept on the device has been read and shown. */
const SETTLED = 300

/** One value of a few, side by side: radio buttons, so arrows and a screen reader work as everywhere. */
export function Choice<T extends string | number | null>(props: Props<T>) {
  const { legend, name, value, options, onChange, quiet = false, writtenWord } = props
  const box = useRef<HTMLFieldSetElement>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    // what was pressed before the island came alive counts too, once what is kept has been read
    const late = setTimeout(() => {
      const pressed = box.current?.querySelector<HTMLInputElement>('input:checked')?.value
      const now = latest.current
      const option = now.options.find((one) => String(one.value) === pressed)
      if (option && option.value !== now.value) now.onChange(option.value)
    }, SETTLED)
    return () => clearTimeout(late)
  }, [])
  return (
    <fieldset class="seg" ref={box}>
      <legend class={quiet ? 'vh' : undefined}>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={String(option.value)} class={option.written ? 'written' : undefined}>
            <input
              type="radio"
              name={name}
              autocomplete="off"
              value={String(option.value)}
              checked={option.value === value}
              aria-label={option.name}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.written && writtenWord && <small>{writtenWord}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
