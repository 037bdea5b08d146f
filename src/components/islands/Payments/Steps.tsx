import type { Ruleset } from '../../../engine/index.ts'
import { type Bill, type Step, stepsOf } from '../../../stores/payments-bill.ts'
import type { Voice } from './voice.ts'

/** Units of the picture: the longest bar is so wide, whatever it pays. */
const WIDE = 1000
const HIGH = 24
const GAP = 2

/** A bill as a bar, cut into its bases; the part that Zi Mo adds is open. Attributes, since styles may not stand in a page. */
function Bar({ step, longest }: { readonly step: Step; readonly longest: number }) {
  const { half, discard } = step
  const selfDraw = step.selfDraw ?? 0
  const cuts = Array.from({ length: Math.ceil(Math.max(discard, selfDraw) / half) }, (_, i) => i * half)
  const at = (points: number) => (points / longest) * WIDE
  return (
    <svg class="bar" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      {cuts.map((from) => {
        const open = from >= discard
        const to = Math.min(from + half, open ? selfDraw : discard)
        const width = Math.max(at(to - from) - GAP, GAP)
        return (
          <rect
            key={from}
            class={open ? 'zi' : undefined}
            x={at(from) + (open ? 1 : 0)}
            y={open ? 1 : 0}
            width={open ? Math.max(width - 2, 1) : width}
            height={open ? HIGH - 2 : HIGH}
          />
        )
      })}
    </svg>
  )
}

interface Props {
  readonly voice: Voice
  readonly bill: Bill
  readonly rules: Ruleset
  /** A bar can be pressed to choose its total. */
  readonly onChoose: (total: number) => void
}

/** Every total and what it brings, as bars to be pressed. */
export function Steps({ voice, bill, rules, onChoose }: Props) {
  const { say, words } = voice
  const steps = stepsOf(rules)
  const longest = Math.max(...steps.flatMap(({ discard, selfDraw }) => [discard, selfDraw ?? 0]))
  const n = (value: number) => say('{n}', { n: value })
  return (
    <div class="steps-b">
      <p class="bar-h" aria-hidden="true">
        <span>{words.set.total[rules.unit]}</span>
        <span />
        <span>{words.steps.discard}</span>
        <span>{words.steps.selfDraw}</span>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.total}>
            <button
              type="button"
              aria-pressed={step.total === bill.total}
              aria-label={say(step.selfDraw === null ? words.steps.chooseThrown : words.steps.choose, {
                total: say(words.unit[rules.unit], { n: step.total }),
                discard: step.discard,
                selfDraw: step.selfDraw ?? 0,
              })}
              onClick={() => onChoose(step.total)}
            >
              <span class="bar-l">{n(step.total)}</span>
              <Bar step={step} longest={longest} />
              <b class="fig">{n(step.discard)}</b>
              <span class="fig">{step.selfDraw !== null && n(step.selfDraw)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
