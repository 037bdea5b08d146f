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
import { groupName, type TileWords } from '../tiles/names.ts'
import { EyeView, GroupView, MeldView } from '../tiles/SetView.tsx'
import { TileFace } from '../tiles/TileFace.tsx'

interface Props {
  readonly lang: Lang
  /** Those of the table, where it has its own (`spokenAt`). */
  readonly words?: TileWords
  readonly row: PatternId
  readonly reading: Reading | null
  readonly hand: Hand
  readonly situation: Situation
  /** Said where the reason is the whole hand; nothing where it is left out. */
  readonly whole?: string
}

/** The tiles that make a row count, to stand beside its name. The page carries `tiles`. */
export function CauseTiles({
  lang,
  row,
  reading,
  hand,
  situation,
  whole,
  words: tiles = useWords(lang, 'tiles'),
}: Props) {
  const causes = causesOf(row, reading, hand, situation)
  const sets = setsOf(reading, hand)
  // every set of a finished hand says no more than the whole hand; of an unfinished one it is what wins
  const all = causes.all || (reading !== null && causes.sets.length === sets.length)
  if (all) return whole ? <span class="why-w">{whole}</span> : null
  return (
    <>
      {causes.sets.map((at) => (
        <MeldView key={at} meld={sets[at]} lang={lang} words={tiles} />
      ))}
      {causes.eye && reading?.shape === 'sets' && <EyeView kind={reading.eye} lang={lang} words={tiles} />}
      {causes.bonus.length > 0 && (
        <GroupView
          group={{ kinds: causes.bonus, name: groupName(lang, tiles, 'bonus', causes.bonus) }}
          lang={lang}
        />
      )}
      {causes.winning && hand.winning !== null && (
        <TileFace tile={hand.winning} lang={lang} words={tiles} states={['won']} />
      )}
    </>
  )
}
