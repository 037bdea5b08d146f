import { useEffect, useRef, useState } from 'preact/hooks'
import type { StoryStepId } from '../../../content/examples/bao.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { caseRules } from '../../../stores/liability.ts'
import {
  movedToYou,
  outcomeOf,
  type PlayedScene,
  playScene,
  type StoryScene,
} from '../../../stores/liability-story.ts'
import { AS_WRITTEN } from '../../../stores/rules.ts'
import { Bills, Facts, sayPayer, sayVerdict } from '../../parts/bao/Finding.tsx'
import { Scene } from '../../parts/bao/Scene.tsx'
import { type BaoVoice, baoVoice } from '../../parts/bao/voice.ts'
import { useOwnRules } from '../../parts/own-rules.ts'

interface Props {
  readonly lang: Lang
  readonly scenes: readonly (StoryScene & { readonly id: StoryStepId; readonly chapter: Chapter })[]
}
type Chapter = keyof BaoVoice['words']['story']['chapters']

const WRITTEN = caseRules(null, AS_WRITTEN)

/** An answer in words, as a choice or as a sentence. */
function sayAnswer({ say, words }: BaoVoice, ask: StoryScene['ask'], n: number, sentence: boolean): string {
  const { story } = words
  if (ask === 'liable')
    return n === 1 ? (sentence ? story.answer.yes : story.yes) : sentence ? story.answer.no : story.no
  const message =
    ask === 'pays' ? (sentence ? story.answer.points : story.points) : sentence ? story.answer.tai : story.tai
  return say(message, { n })
}

interface AnswerProps {
  readonly voice: BaoVoice
  readonly scene: Props['scenes'][number]
  readonly played: PlayedScene
  readonly chosen: number
}

/** What comes after an answer: was it right, why, and the bill. */
function Answer({ voice, scene, played, chosen }: AnswerProps) {
  const { say, words, tai, rows } = voice
  const { story } = words
  const { numbers, bills, won, state, finding, facts } = played
  const { limit, need } = numbers
  // the text is written for the table as written; where another table finds otherwise, its own reasons stand
  const written = outcomeOf(playScene(scene, WRITTEN), scene.ask) === outcomeOf(played, scene.ask)
  const why = say(story.steps[scene.id].why, {
    pays: numbers.pays,
    usual: numbers.usual,
    before: tai(numbers.before),
    after: tai(numbers.after),
    limit: limit === null ? '' : tai(limit),
    need: need ?? 0,
    lines: rows(numbers.lines),
  })
  const later = finding.later.find(({ id }) => id === state.later)
  return (
    <div class="story-a">
      <p>
        <b>
          {chosen === played.right ? story.right : story.wrong}{' '}
          {sayAnswer(voice, scene.ask, played.right, true)}
        </b>{' '}
        {written && why}
      </p>
      {!written && (
        <>
          <p>
            {story.own} {sayVerdict(voice, state, finding).join('. ')} {later && sayPayer(voice, later)}
          </p>
          <Facts voice={voice} state={state} facts={facts} />
        </>
      )}
      {bills && (won || scene.ask === 'pays') && (
        <Bills voice={voice} bills={bills} receiver={state.receiver} />
      )}
    </div>
  )
}

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
    const played = scenes.map((scene) => playScene(scene, force))
    const right = played.filter((one, i) => one.right === answers[i]).length
    const moved = movedToYou(scenes, force)
    return (
      <section class="story" aria-label={story.label} tabIndex={-1} ref={box}>
        <p class="story-h">{story.end}</p>
        <p>
          {say(story.tally, { n: right, all: scenes.length })} {moved > 0 && say(story.cost, { n: moved })}
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
  const played = playScene(scene, force)
  const chosen = answers[at]
  const done = chosen !== null
  const look = (n: number) => (!done ? '' : n === played.right ? 'good' : n === chosen ? 'bad' : '')
  return (
    <section class="story" aria-label={story.label} tabIndex={-1} ref={box}>
      <p class="story-p">
        <span>{story.chapters[scene.chapter]}</span>
        <span>{say(story.place, { n: at + 1, all: scenes.length })}</span>
      </p>
      <progress max={scenes.length} value={at + Number(done)} aria-label={story.label} />
      <p class="story-t">{say(text.tell, { n: played.numbers.n })}</p>
      <Scene voice={voice} state={played.state} />
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
      <div role="status">
        {done && <Answer voice={voice} scene={scene} played={played} chosen={chosen} />}
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
