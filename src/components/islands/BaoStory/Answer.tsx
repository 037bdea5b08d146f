import type { StoryStepId } from '../../../content/examples/bao.ts'
import { gap, saySentences } from '../../../i18n/message.ts'
import type { StoryScene, ToldScene } from '../../../stores/liability-story.ts'
import { Bills, Facts, sayPayer, sayVerdict } from '../../parts/bao/Finding.tsx'
import type { BaoVoice } from '../../parts/bao/voice.ts'

/** An answer in words, as a choice or as a sentence. */
export function sayAnswer(
  { say, words }: BaoVoice,
  ask: StoryScene['ask'],
  n: number,
  sentence: boolean,
): string {
  const { story } = words
  if (ask === 'liable')
    return n === 1 ? (sentence ? story.answer.yes : story.yes) : sentence ? story.answer.no : story.no
  const message =
    ask === 'pays' ? (sentence ? story.answer.points : story.points) : sentence ? story.answer.tai : story.tai
  return say(message, { n })
}

export interface AnswerProps {
  readonly voice: BaoVoice
  readonly scene: StoryScene & { readonly id: StoryStepId }
  readonly played: ToldScene
  readonly chosen: number
}

/** What comes after an answer: was it right, why, and the bill. */
export function Answer({ voice, scene, played, chosen }: AnswerProps) {
  const { say, words, tai, rows } = voice
  const { story } = words
  const { numbers, bills, state, finding, facts, asWritten } = played
  const { limit, need } = numbers
  const values = {
    pays: numbers.pays,
    usual: numbers.usual,
    before: tai(numbers.before),
    after: tai(numbers.after),
    limit: limit === null ? '' : tai(limit),
    need: need ?? 0,
    lines: rows(numbers.lines),
  }
  return (
    <div class="story-a">
      <p>
        <b>
          {saySentences(voice.lang, [
            chosen === played.right ? story.right : story.wrong,
            sayAnswer(voice, scene.ask, played.right, true),
          ])}
        </b>
        {gap(voice.lang)}
        {asWritten
          ? say(story.steps[scene.id].why, values)
          : scene.ask === 'shown' && say(story.count, values)}
      </p>
      {!asWritten && scene.ask !== 'shown' && (
        <>
          <p>{saySentences(voice.lang, [story.own, ...sayVerdict(voice, state, finding)])}</p>
          <Later voice={voice} played={played} />
          <Facts voice={voice} state={state} facts={facts} />
        </>
      )}
      {bills && <Bills voice={voice} bills={bills} receiver={state.receiver} />}
    </div>
  )
}

/** Who would pay the wins to come, where somebody is liable to the end of the hand. */
function Later({ voice, played: { finding } }: Pick<AnswerProps, 'voice' | 'played'>) {
  if (finding.later.length === 0) return null
  return (
    <ul>
      {finding.later.map((win) => (
        <li key={win.id}>
          <b>{voice.say(voice.words.later.way[win.id], { seat: win.from ? voice.seat(win.from) : '' })}</b>{' '}
          {sayPayer(voice, win)}
        </li>
      ))}
    </ul>
  )
}

/** A scene that the reader's table does not let be asked: what happens there in its place. */
export function LeftOut({ voice, played }: Pick<AnswerProps, 'voice' | 'played'>) {
  const { state, finding, facts, leftOut } = played
  const { story } = voice.words
  if (leftOut === null) return null
  return (
    <div class="story-a">
      <p>
        {saySentences(voice.lang, [
          story.leftOut[leftOut],
          ...(leftOut === 'goes-on' && finding.fault === null ? sayVerdict(voice, state, finding) : []),
        ])}
      </p>
      {leftOut === 'goes-on' && finding.fault === null && (
        <>
          <Later voice={voice} played={played} />
          <Facts voice={voice} state={state} facts={facts} />
        </>
      )}
    </div>
  )
}
