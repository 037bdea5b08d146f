import { useEffect, useState } from 'preact/hooks'
import { viewEvent } from '../../../engine/index.ts'
import type { Game } from '../../../stores/play-game.ts'
import { seatOfYou } from '../../../stores/play-game.ts'
import { Icon } from './Icon.tsx'
import { sceneOf } from './scene.ts'
import { tellEvent } from './tell.ts'
import type { Voice } from './voice.ts'

/** How long a replay stays at an event, in milliseconds. */
const STAY = 700

interface Props {
  readonly voice: Voice
  readonly game: Game
  /** Index into the moments. */
  readonly moment: number
  readonly moments: readonly number[]
  readonly onMoment: (moment: number) => void
  readonly onTry: () => void
  readonly onClose: () => void
}

/** The bar of a replay: a scrubber, steps, and a way to try something else from here. */
export function ReplayBar({ voice, game, moment, moments, onMoment, onTry, onClose }: Props) {
  const { say, words } = voice
  const { replay } = words
  const [running, setRunning] = useState(false)
  const last = moments.length - 1
  useEffect(() => {
    if (!running) return
    if (moment >= last) {
      setRunning(false)
      return
    }
    const timer = setTimeout(() => onMoment(moment + 1), STAY)
    return () => clearTimeout(timer)
  }, [running, moment, last])
  const at = moments[moment]
  const you = seatOfYou(game.states[0])
  const event = at > 0 ? viewEvent(game.states[at - 1], game.events[at], you) : null
  const told = event && tellEvent(voice, sceneOf({ game, at }).view, event)
  const step = (to: number) => {
    setRunning(false)
    onMoment(to)
  }
  const button = (name: 'first' | 'back' | 'on' | 'last', to: number) => (
    <button
      type="button"
      class="ib"
      aria-label={replay[name]}
      disabled={to === moment || to < 0 || to > last}
      onClick={() => step(to)}
    >
      <Icon name={name} />
    </button>
  )
  return (
    <section class="slot replay" aria-label={replay.title}>
      <p class="slot-h" role="status">
        {told?.text ?? ''}
      </p>
      <input
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label={replay.at}
        aria-valuetext={say(replay.label, { n: moment + 1, of: last + 1 })}
        onInput={(event) => step(Number(event.currentTarget.value))}
      />
      <div class="replay-acts">
        {button('first', 0)}
        {button('back', moment - 1)}
        <button
          type="button"
          class="ib"
          aria-label={running ? replay.halt : replay.run}
          onClick={() => setRunning(!running)}
        >
          <Icon name={running ? 'halt' : 'run'} />
        </button>
        {button('on', moment + 1)}
        {button('last', last)}
      </div>
      <div class="answers" data-n={2}>
        <button type="button" class="go" onClick={onTry}>
          <b>{replay.tryHere}</b>
        </button>
        <button type="button" class="pass" onClick={onClose}>
          <b>{replay.close}</b>
        </button>
      </div>
    </section>
  )
}
