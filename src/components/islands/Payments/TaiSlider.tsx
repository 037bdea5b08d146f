import type { Ruleset } from '../../../engine/index.ts'
import { largestTotal, MOST } from '../../../stores/payments-state.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly id: string
  readonly rules: Ruleset
  /** The least total that can be paid. */
  readonly least: number
  readonly total: number
  readonly onChange: (total: number) => void
}

/** More marks than this under a slider are no help. */
const MARKS = 14

/** The total: dragged, with the arrow keys, or a step at a time. Without a limit the scale grows as it is passed. */
export function TaiSlider({ voice, id, rules, least, total, onChange }: Props) {
  const { say, words } = voice
  const most = Math.max(total, largestTotal(rules))
  const last = rules.limit ?? MOST
  const marks = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return (
    <div class="pick-n">
      <label for={`${id}-total`}>{words.set.total[rules.unit]}</label>
      <div class="pick-n-row">
        <button
          type="button"
          class="chip"
          aria-label={words.set.less}
          disabled={total <= least}
          onClick={() => onChange(total - 1)}
        >
          −
        </button>
        <div class="slide">
          <input
            type="range"
            id={`${id}-total`}
            min={least}
            max={most}
            step={1}
            value={total}
            aria-valuetext={say(words.unit[rules.unit], { n: total })}
            onInput={(event) => onChange(Number(event.currentTarget.value))}
          />
          {marks.length <= MARKS && (
            <ol class="marks" aria-hidden="true">
              {marks.map((n) => (
                <li key={n} class={n === total ? 'on' : undefined}>
                  {say('{n}', { n })}
                </li>
              ))}
            </ol>
          )}
        </div>
        <button
          type="button"
          class="chip"
          aria-label={words.set.more}
          disabled={total >= last}
          onClick={() => onChange(total + 1)}
        >
          +
        </button>
      </div>
    </div>
  )
}
