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

/** One value of a few, side by side: radio buttons, so arrows and a screen reader work as everywhere. */
export function Choice<T extends string | number | null>(props: Props<T>) {
  const { legend, name, value, options, onChange, quiet = false, writtenWord } = props
  return (
    <fieldset class="seg">
      <legend class={quiet ? 'vh' : undefined}>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={String(option.value)} class={option.written ? 'written' : undefined}>
            <input
              type="radio"
              name={name}
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
