import {
  causesOf,
  type Hand,
  type PatternId,
  type Reading,
  type Situation,
  setsOf,
} from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/words.ts'
import { groupName } from '../tiles/names.ts'
import { EyeView, GroupView, MeldView } from '../tiles/SetView.tsx'
import { TileFace } from '../tiles/TileFace.tsx'

interface Props {
  readonly lang: Lang
  readonly row: PatternId
  readonly reading: Reading | null
  readonly hand: Hand
  readonly situation: Situation
  /** Said where the reason is the whole hand; nothing where it is left out. */
  readonly whole?: string
}

/** More sets than fit beside a row say no more than the whole hand. */
const SHOWN = 3

/** The tiles that make a row count, to stand beside its name. The page carries `tiles`. */
export function CauseTiles({ lang, row, reading, hand, situation, whole }: Props) {
  const tiles = useWords(lang, 'tiles')
  const causes = causesOf(row, reading, hand, situation)
  if (causes.all || causes.sets.length > SHOWN) return whole ? <span class="why-w">{whole}</span> : null
  const sets = setsOf(reading, hand)
  return (
    <>
      {causes.sets.map((at) => (
        <MeldView key={at} meld={sets[at]} lang={lang} />
      ))}
      {causes.eye && reading?.shape === 'sets' && <EyeView kind={reading.eye} lang={lang} />}
      {causes.bonus.length > 0 && (
        <GroupView
          group={{ kinds: causes.bonus, name: groupName(lang, tiles, 'bonus', causes.bonus) }}
          lang={lang}
        />
      )}
      {causes.winning && hand.winning !== null && (
        <TileFace tile={hand.winning} lang={lang} states={['won']} />
      )}
    </>
  )
}
