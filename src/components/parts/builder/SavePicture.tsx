import { useState } from 'preact/hooks'
import { fillFields, type Hand, type Ruleset, type WinFields } from '../../../engine/index.ts'
import { gap, sayList } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Verdict } from '../../../stores/builder-verdict.ts'
import { Icon } from './Icon.tsx'
import { tell } from './tell.ts'
import { trayOf } from './tray.ts'
import type { Voice } from './words.ts'

interface Props {
  readonly voice: Voice
  readonly hand: Hand
  readonly fields: Partial<WinFields>
  readonly verdict: Verdict
  readonly rules: Ruleset
}

/** Saves the hand with its worth and reasons as a picture; what draws it is fetched when it is wanted. */
export function SavePicture({ voice, hand, fields, verdict, rules }: Props) {
  const { lang, say, words, tiles, row } = voice
  const tools = useWords(lang, 'builderPage').tools
  const { name } = useWords(lang, 'site')
  const [failed, setFailed] = useState(false)
  const { seat, round, win } = fillFields(fields)
  const { score } = verdict

  const make = async () => {
    const told = tell(voice, verdict, rules)
    try {
      const { picture, save } = await import('./picture.ts')
      const blob = await picture(trayOf(voice, hand, score?.reading ?? null), {
        big: told.whole,
        about: told.about,
        rows: (score?.lines ?? []).map(({ id, value }) => [
          row(id),
          score?.limitHand ? words.why.limit : say(words.why.gain, { n: value }),
        ]),
        foot: sayList(lang, [
          words.context.seat + gap(lang) + tiles.seat[seat],
          words.context.round + gap(lang) + tiles.seat[round],
          words.context.ways[win],
          name,
        ]),
      })
      save(blob, 'count-tai-hand.png')
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <button type="button" class="chip" onClick={make}>
        <Icon name="picture" /> {tools.picture}
      </button>
      {failed && (
        <span class="quiet" role="alert">
          {tools.pictureFailed}
        </span>
      )}
    </>
  )
}
