import { useMemo } from 'preact/hooks'
import type { SeatView } from '../../../engine/index.ts'
import { sayPhrases } from '../../../i18n/message.ts'
import { outlookOf } from '../../../stores/play-coach.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { Voice } from './voice.ts'

/** What each tile the hand waits for would be worth, beside the table of a wide window. */
export function IfWon({ voice, view }: { readonly voice: Voice; readonly view: SeatView }) {
  const { say, words, lang } = voice
  const outlook = useMemo(
    () => (view.concealed.length % 3 === 1 && view.result === null ? outlookOf(view) : null),
    [view.concealed.join(), view.discards.length, view.result],
  )
  if (view.mode === 'guided' || outlook === null) return null
  const amount = (n: number) => voice.amount(n, view.rules.unit)
  return (
    <>
      <h2>{words.ifWon.title}</h2>
      {outlook.waits.length === 0 && <p class="quiet">{words.ifWon.none}</p>}
      <ul class="if-won">
        {outlook.waits.map(({ tile, discard, selfDraw, left }) => (
          <li key={tile}>
            <TileFace tile={tile} lang={lang} words={voice.tiles} />
            <span>
              {sayPhrases(lang, [
                ...(discard.legal ? [say(words.ifWon.discard, { amount: amount(discard.total) })] : []),
                ...(selfDraw.legal ? [say(words.ifWon.selfDraw, { amount: amount(selfDraw.total) })] : []),
              ]) || words.ifWon.no}
              <small>{say(words.coach.left, { n: left })}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
