import { type Ruleset, SEATS, type Seat } from '../../../engine/index.ts'
import {
  ACTS,
  type LiabilityState,
  mostPlayable,
  others,
  withReceiver,
} from '../../../stores/liability-state.ts'
import type { BaoVoice } from '../../parts/bao/voice.ts'
import { Choice } from '../../parts/Choice.tsx'

interface Props {
  readonly voice: BaoVoice
  readonly id: string
  readonly state: LiabilityState
  readonly rules: Ruleset
  readonly onChange: (change: (state: LiabilityState) => LiabilityState) => void
}

/** Everything about a moment but its tiles. */
export function CaseControls({ voice, id, state, rules, onChange }: Props) {
  const { say, words, seat } = voice
  const { explore } = words
  const { receiver, feeder, act, playable } = state
  const seats = (list: readonly Seat[]) => list.map((value) => ({ value, label: seat(value) }))
  const most = mostPlayable(rules)
  const wall = (n: number) => onChange((s) => ({ ...s, playable: Math.max(0, Math.min(most, n)) }))
  return (
    <div class="bao-set-in">
      <Choice
        legend={say(explore.act, { receiver: seat(receiver) })}
        name={`${id}-act`}
        value={act}
        options={ACTS.map((value) => ({ value, label: explore.acts[value] }))}
        onChange={(value) => onChange((s) => ({ ...s, act: value }))}
      />
      <Choice
        legend={explore.receiver}
        name={`${id}-receiver`}
        value={receiver}
        options={seats(SEATS)}
        onChange={(value) => onChange((s) => withReceiver(s, value))}
      />
      {act !== 'self-draw' && (
        <Choice
          legend={act === 'rob' ? explore.feeder.robbed : explore.feeder.thrown}
          name={`${id}-feeder`}
          value={feeder}
          options={seats(SEATS.filter((one) => one !== receiver))}
          onChange={(value) => onChange((s) => ({ ...s, feeder: value }))}
        />
      )}
      <Choice
        legend={explore.round}
        name={`${id}-round`}
        value={state.round}
        options={seats(SEATS)}
        onChange={(round) => onChange((s) => ({ ...s, round }))}
      />
      <Choice<Seat | null>
        legend={explore.earlier}
        name={`${id}-earlier`}
        value={state.earlier}
        options={[{ value: null, label: explore.nobody }, ...seats(others(receiver, receiver))]}
        onChange={(earlier) => onChange((s) => ({ ...s, earlier }))}
      />
      {act === 'win' && (
        <>
          <div class="pick-n">
            <label for={`${id}-wall`}>
              {explore.playable} <b class="fig">{say('{n}', { n: playable })}</b>
            </label>
            <div class="pick-n-row">
              <button
                type="button"
                class="chip"
                aria-label={explore.less}
                disabled={playable <= 0}
                onClick={() => wall(playable - 1)}
              >
                −
              </button>
              <div class="slide">
                <input
                  type="range"
                  id={`${id}-wall`}
                  min={0}
                  max={most}
                  step={1}
                  value={playable}
                  onInput={(event) => wall(Number(event.currentTarget.value))}
                />
              </div>
              <button
                type="button"
                class="chip"
                aria-label={explore.more}
                disabled={playable >= most}
                onClick={() => wall(playable + 1)}
              >
                +
              </button>
            </div>
          </div>
          <label class="sw">
            <input
              type="checkbox"
              checked={state.fresh}
              onChange={(event) => {
                const fresh = event.currentTarget.checked
                onChange((s) => ({ ...s, fresh }))
              }}
            />
            <span />
            {explore.fresh}
          </label>
        </>
      )}
    </div>
  )
}
