import { useEffect, useState } from 'preact/hooks'
import { sayPhrases } from '../../../i18n/message.ts'
import type { Line } from '../../../stores/play-game.ts'
import { handOf } from '../../../stores/play-hand.ts'
import { type Costly, reviewer } from '../../../stores/play-review.ts'
import { HandView } from '../../tiles/HandView.tsx'
import { doesOf } from './does.ts'
import { Sheet } from './Sheet.tsx'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly line: Line
  readonly onTry: (at: number) => void
  readonly onClose: () => void
}

/** The reader's costliest decisions of a hand, looked for one at a time so that the page never stops. */
export function Review({ voice, line, onTry, onClose }: Props) {
  const { say, words } = voice
  const { review } = words
  const [worst, setWorst] = useState<readonly Costly[] | null>(null)
  useEffect(() => {
    const looking = reviewer(line)
    let timer = setTimeout(function look() {
      if (looking.step()) timer = setTimeout(look)
      else setWorst(looking.worst())
    })
    return () => clearTimeout(timer)
  }, [line])
  return (
    <Sheet
      title={worst?.length ? say(review.title, { n: worst.length }) : words.end.review}
      close={words.coach.close}
      onClose={onClose}
    >
      <p class="quiet">{review.about}</p>
      <div aria-live="polite">
        {!worst?.length && <p>{worst ? review.none : review.working}</p>}
        <ol class="costly">
          {worst?.map((one) => (
            <li key={one.at}>
              <span class="fit">
                <HandView hand={handOf(one.view)} lang={voice.lang} words={voice.tiles} />
              </span>
              <p>
                {say(review.chosen, { action: doesOf(voice, one.chosen) })}
                {voice.gap}
                <b>{say(review.better, { action: doesOf(voice, one.better) })}</b>{' '}
                <small>
                  {sayPhrases(voice.lang, [
                    say(review.left, { n: one.view.playable }),
                    say(review.cost, { n: Math.round(one.cost * 10) / 10 }),
                  ])}
                </small>
              </p>
              <button type="button" class="chip" onClick={() => onTry(one.at)}>
                {review.tryHere}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}
