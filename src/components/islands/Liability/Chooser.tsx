import type { LiabilityCase } from '../../../stores/liability-state.ts'
import type { BaoVoice } from '../../parts/bao/voice.ts'

/** A ready case, and in words the house rules of its own, if it has some. */
export interface ReadyCase {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly start: LiabilityCase
  readonly rulesWords: string | null
}

interface Props {
  readonly voice: BaoVoice
  readonly id: string
  readonly cases: readonly ReadyCase[]
  readonly now: ReadyCase
  readonly onChoose: (next: ReadyCase) => void
}

/** The ready cases as a list, and a step at a time. */
export function Chooser({ voice, id, cases, now, onChoose }: Props) {
  const { explore } = voice.words
  const groups = [...new Set(cases.map(({ group }) => group))]
  const step = (by: number) => onChoose(cases[(cases.indexOf(now) + by + cases.length) % cases.length])
  return (
    <div class="cases">
      <label for={`${id}-case`}>{explore.case}</label>
      <div>
        <button type="button" class="chip" aria-label={explore.before} onClick={() => step(-1)}>
          ‹
        </button>
        <select
          id={`${id}-case`}
          onChange={(event) => {
            const next = cases.find((one) => one.id === event.currentTarget.value)
            if (next) onChoose(next)
          }}
        >
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {cases
                .filter((one) => one.group === group)
                .map((one) => (
                  <option key={one.id} value={one.id} selected={one === now}>
                    {one.label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <button type="button" class="chip" aria-label={explore.next} onClick={() => step(1)}>
          ›
        </button>
      </div>
    </div>
  )
}
