import { useEffect, useRef, useState } from 'preact/hooks'
import type { StoryStepId } from '../../../content/examples/bao.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { saySentences } from '../../../i18n/message.ts'
import { caseRules } from '../../../stores/liability.ts'
import { movedToYou, type StoryScene, tellScene } from '../../../stores/liability-story.ts'
import { AS_WRITTEN } from '../../../stores/rules.ts'
import { Scene } from '../../parts/bao/Scene.tsx'
import { type BaoVoice, baoVoice } from '../../parts/bao/voice.ts'
import { useOwnRules } from '../../parts/own-rules.ts'
import { Answer, LeftOut, sayAnswer } from './Answer.tsx'

interface Props {
  readonly lang: Lang
  readonly scenes: readonly (StoryScene & { readonly id: StoryStepId; readonly chapter: Chapter })[]
}
type Chapter = keyof BaoVoice['words']['story']['chapters']

const WRITTEN = caseRules(null, AS_WRITTEN)

/** Where the reader is, kept with the page's entry in the history: reloading loses nothing. */
interface Place {
  readonly at: number
  readonly answers: readonly (number | null)[]
}
const KEPT = 'baoStory'

function keptPlace(scenes: number): Place | null {
  const kept = (history.state as { [KEPT]?: Partial<Place> } | null)?.[KEPT]
  const { at, answers } = kept ?? {}
  if (typeof at !== 'number' || !Array.isArray(answers) || answers.length !== scenes) return null
  return { at: Math.max(0, Math.min(scenes, Math.trunc(at))), answers }
}

/** The lesson's story: a scene, a question, an answer with its reasons; then the next scene. */
export function BaoStory({ lang, scenes }: Props) {
  const own = useOwnRules()
  const [{ at, answers }, setPlace] = useState<Place>({ at: 0, answers: scenes.map(() => null) })
  const [live, setLive] = useState(false)
  const box = useRef<HTMLElement>(null)
  const voice = baoVoice(lang)
  const { say, words } = voice
  const { story } = words
  const force = caseRules(null, own)

  useEffect(() => {
    const kept = keptPlace(scenes.length)
    if (kept) setPlace(kept)
    setLive(true)
  }, [])
  const go = (next: Place, focus: boolean) => {
    setPlace(next)
    history.replaceState({ ...(history.state as object | null), [KEPT]: next }, '')
    if (focus) box.current?.focus()
  }
  const choose = (n: number) => go({ at, answers: answers.with(at, n) }, false)

  if (at >= scenes.length) {
    // what is not asked at this table is no answer, right or wrong
    const asked = scenes.flatMap((scene, i) => {
      const { leftOut, right } = tellScene(scene, scenes, force, WRITTEN)
      return leftOut === null ? [right === answers[i]] : []
    })
    const right = asked.filter(Boolean).length
    const moved = movedToYou(scenes, force)
    return (
      <section class="story" aria-label={story.label} tabIndex={-1} ref={box}>
        <p class="story-h">{story.end}</p>
        <p>
          {saySentences(lang, [
            say(story.tally, { n: right, all: asked.length }),
            moved > 0 && say(story.cost, { n: moved }),
          ])}
        </p>
        <p class="story-n">
          <button
            type="button"
            class="btn"
            onClick={() => go({ at: 0, answers: scenes.map(() => null) }, true)}
          >
            {story.again}
          </button>
          <button type="button" class="chip" onClick={() => go({ at: scenes.length - 1, answers }, true)}>
            {story.back}
          </button>
        </p>
      </section>
    )
  }
  const scene = scenes[at]
  const text = story.steps[scene.id]
  const played = tellScene(scene, scenes, force, WRITTEN)
  const chosen = answers[at]
  const { leftOut } = played
  const done = chosen !== null || leftOut !== null
  const look = (n: number) => (!done ? '' : n === played.right ? 'good' : n === chosen ? 'bad' : '')
  return (
    <section class="story" aria-label={story.label} tabIndex={-1} ref={box}>
      <p class="story-p">
        <span>{story.chapters[scene.chapter]}</span>
        <span>{say(story.place, { n: at + 1, all: scenes.length })}</span>
      </p>
      <progress max={scenes.length} value={at + Number(done)} aria-label={story.label} />
      {(leftOut === null || leftOut === 'goes-on') && (
        <>
          <p class="story-t">{say(text.tell, { n: played.numbers.n })}</p>
          <Scene voice={voice} state={played.state} thrown={scene.ask !== 'shown'} />
        </>
      )}
      {leftOut === null && (
        <>
          <p class="story-q" id="bao-story-q">
            {text.ask}
          </p>
          <fieldset class="answers" aria-labelledby="bao-story-q">
            {played.choices.map((n) => (
              <button
                type="button"
                key={n}
                class={look(n)}
                aria-pressed={n === chosen}
                disabled={!live}
                onClick={() => choose(n)}
              >
                {sayAnswer(voice, scene.ask, n, false)}
              </button>
            ))}
          </fieldset>
        </>
      )}
      <div role="status">
        {leftOut === null && chosen !== null && (
          <Answer voice={voice} scene={scene} played={played} chosen={chosen} />
        )}
        <LeftOut voice={voice} played={played} />
      </div>
      <p class="story-n">
        {done && (
          <button type="button" class="btn" onClick={() => go({ at: at + 1, answers }, true)}>
            {story.next}
          </button>
        )}
        {at > 0 && (
          <button type="button" class="chip" onClick={() => go({ at: at - 1, answers }, true)}>
            {story.back}
          </button>
        )}
      </p>
    </section>
  )
}
