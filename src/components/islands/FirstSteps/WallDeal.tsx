import { useState } from 'preact/hooks'
import { ALL_KINDS, COPIES, DEALT, isBonus, SEATS } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { say } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { useTable } from '../../parts/analysis/use-table.ts'
import { openedAt, stacksOf, stateOfStack } from './wall.ts'

const STEPS = ['seats', 'build', 'break', 'deal', 'bonus', 'play'] as const
/** Throws of two dice, one after another. */
const THROWS = [7, 9, 5, 11, 6, 8] as const
const TILES = Array.from({ length: ALL_KINDS }, (_, kind) => (isBonus(kind) ? 1 : COPIES)).reduce(
  (a, b) => a + b,
  0,
)
const STACKS = TILES / 2
const PLACED = stacksOf(STACKS)
const WHERE = { east: [50, 97], south: [97, 51], west: [50, 6], north: [3, 51] } as const

/** From four seats to the first discard: the walls, the dice, the deal, step by step. */
export function WallDeal({ lang }: { readonly lang: Lang }) {
  const { wall: words, cards } = useWords(lang, 'firstSteps')
  const { seat: seats, corner } = useWords(lang, 'tiles')
  const { play } = useTable()
  const [step, setStep] = useState(0)
  const [thrown, setThrown] = useState(0)
  const dice = THROWS[thrown % THROWS.length]
  const opened = openedAt(dice, STACKS)
  const name = STEPS[step]
  const shown = { stacks: STACKS, dealt: step >= 3, dead: step >= 5 ? play.deadWall : 0 }
  const letters = [corner['1z'], corner['2z'], corner['3z'], corner['4z']]
  return (
    <section class="steps-box wall-box">
      <svg class="felt" viewBox="0 0 100 100" role="img" aria-label={words.label}>
        {SEATS.map((seat, i) => (
          <text key={seat} x={WHERE[seat][0]} y={WHERE[seat][1]} data-seat={seat}>
            {letters[i]}
          </text>
        ))}
        {step > 0 &&
          PLACED.map(({ x, y, upright }, i) => {
            const place = (i - opened.at + STACKS) % STACKS
            const state = step >= 2 ? stateOfStack(place, shown) : 'wall'
            const [w, h] = upright ? [2.9, 4.4] : [4.4, 2.9]
            return (
              <rect
                key={i}
                x={x - w / 2}
                y={y - h / 2}
                width={w}
                height={h}
                rx={0.5}
                data-state={state}
                data-next={step >= 2 && place === (shown.dealt ? Math.floor(DEALT / 2) : 0) ? '' : undefined}
                data-back={step >= 4 && place === STACKS - 1 ? '' : undefined}
              />
            )
          })}
        {step >= 2 && (
          <text x={50} y={53} class="dice">
            {say(lang, '{n}', { n: dice })}
          </text>
        )}
      </svg>
      <div>
        <p class="quiet">{say(lang, words.place, { n: step + 1, all: STEPS.length })}</p>
        <p class="steps-say" role="status">
          {say(lang, name === 'play' && play.deadWall === 0 ? words.playAll : words.steps[name], {
            n: dice,
            seat: seats[opened.seat],
          })}
        </p>
        <p class="steps-acts">
          <button
            type="button"
            class="btn soft"
            onClick={() => setStep(step === STEPS.length - 1 ? 0 : step + 1)}
          >
            {step === STEPS.length - 1 ? cards.again : words.next}
          </button>
          <button type="button" class="chip" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {words.back}
          </button>
          {name === 'break' && (
            <button type="button" class="chip" onClick={() => setThrown(thrown + 1)}>
              {words.dice}
            </button>
          )}
        </p>
      </div>
    </section>
  )
}
