import { fillFields, type Hand, type Ruleset, type WinFields } from '../../../engine/index.ts'
import { gap, sayList } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Verdict } from '../../../stores/builder-verdict.ts'
import type { PictureText } from '../builder/picture.ts'
import { tell } from '../builder/tell.ts'
import { type TrayRow, trayOf } from '../builder/tray.ts'
import type { Voice } from '../builder/words.ts'

/** A hand as it stands in the builder. */
export interface HandShown {
  readonly voice: Voice
  readonly hand: Hand
  readonly fields: Partial<WinFields>
  readonly verdict: Verdict
  readonly rules: Ruleset
}

/** What a picture of the hand shows: its tiles, its worth, its reasons, how it was won. */
export function handPicture(shown: HandShown): [rows: readonly TrayRow[], text: PictureText] {
  const { voice, hand, fields, verdict, rules } = shown
  const { lang, say, words, tiles, row } = voice
  const { seat, round, win } = fillFields(fields)
  const { score } = verdict
  const told = tell(voice, verdict, rules)
  return [
    trayOf(voice, hand, score?.reading ?? null),
    {
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
        useWords(lang, 'site').name,
      ]),
    },
  ]
}
