import type { Causes, Hand, Reading } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/words.ts'
import { type Group, groupsOfHand, groupsOfReading } from './groups.ts'
import type { TileWords } from './names.ts'
import { GroupView } from './SetView.tsx'

export interface HandProps {
  readonly hand: Hand
  readonly lang: Lang
  /** Those of the table, where it has its own (`spokenAt`). */
  readonly words?: TileWords
  /** Arranges the concealed tiles into the sets of this reading; without one they stand as they are held. */
  readonly reading?: Reading | null
  /** Tiles that are the reason of something: their sets are outlined. */
  readonly counts?: Pick<Causes, 'sets' | 'eye' | 'bonus'>
}

const counted = ({ part }: Group, counts: HandProps['counts']): boolean => {
  if (!counts || part === null) return false
  if (part === 'eye') return counts.eye
  return part === 'bonus' ? counts.bonus.length > 0 : counts.sets.includes(part)
}

/** A hand: concealed tiles (arranged by a reading, or as held), declared sets, bonus tiles. */
export function HandView({ hand, lang, reading = null, counts, words = useWords(lang, 'tiles') }: HandProps) {
  const groups = reading ? groupsOfReading(lang, words, hand, reading) : groupsOfHand(lang, words, hand)
  return (
    <span class="hand">
      {groups.map((group, i) => (
        <GroupView key={i} group={group} lang={lang} words={words} counts={counted(group, counts)} />
      ))}
    </span>
  )
}
