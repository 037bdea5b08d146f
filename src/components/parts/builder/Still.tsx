import { fillFields, type Ruleset, type WinFields } from '../../../engine/index.ts'
import type { Voice } from './words.ts'

/** "West's discard", "Zi Mo", "Robbed Kong, from West". */
export function wayOf({ say, words, tiles }: Voice, { win, from }: WinFields): string {
  const seat = tiles.seat[from]
  if (win === 'self-draw') return words.context.ways[win]
  return win === 'discard'
    ? say(words.context.fromSeat, { seat })
    : say(words.context.robbedFrom, { way: words.context.ways[win], seat })
}

interface Props {
  readonly voice: Voice
  readonly fields: Partial<WinFields>
  readonly rules: Ruleset
}

/** Where and how the hand was won, to be read where nothing can be chosen: the page before its script, or without. */
export function Still({ voice, fields, rules }: Props) {
  const { words, tiles } = voice
  const { context } = words
  const now = fillFields(fields)
  const told: readonly (readonly [string, string] | false)[] = [
    [context.seat, tiles.seat[now.seat]],
    rules.play.roundWind === 'moves' && [context.round, tiles.seat[now.round]],
    [context.win, wayOf(voice, now)],
    now.draw !== 'wall' && [context.draw, context.draws[now.draw]],
    now.last && [context.draw, context.last],
    now.opening !== null && [context.opening, context.openings[now.opening]],
  ]
  return (
    <dl class="b-still">
      {told.map(
        (one) =>
          one && (
            <div key={one.join()}>
              <dt>{one[0]}</dt> <dd>{one[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
