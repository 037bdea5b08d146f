import { type Kind, type Meld, meldTiles } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { say } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import type { Group } from './groups.ts'
import { groupName, meldName, type TileWords, tileName } from './names.ts'
import { TileFace } from './TileFace.tsx'

interface GroupProps {
  readonly group: Pick<Group, 'kinds' | 'name'> & Partial<Group>
  readonly lang: Lang
  /** Those of the table, where it has its own (`spokenAt`). */
  readonly words?: TileWords
  /** The set is a reason for what is said beside it: one outline around it. */
  readonly counts?: boolean
}

/** Tiles that touch, one image with one name. */
export function GroupView({ group, lang, counts = false, words = useWords(lang, 'tiles') }: GroupProps) {
  const { kinds, name, won = -1, concealedKong = false } = group
  const label =
    won >= 0 && kinds.length > 1
      ? say(lang, words.set.with, { set: name, tile: tileName(words, kinds[won]) })
      : name
  return (
    <span class={counts ? 'set counts' : 'set'} role="img" aria-label={label}>
      {kinds.map((kind, i) => (
        <TileFace
          key={i}
          tile={concealedKong && (i === 0 || i === 3) ? 'back' : kind}
          lang={lang}
          silent
          states={i === won ? ['won'] : []}
        />
      ))}
    </span>
  )
}

export interface MeldProps {
  readonly meld: Meld
  readonly lang: Lang
  /** Those of the table, where it has its own (`spokenAt`). */
  readonly words?: TileWords
  readonly counts?: boolean
}

/** A declared set, or one that a reading makes of concealed tiles. */
export function MeldView({ meld, lang, counts, words = useWords(lang, 'tiles') }: MeldProps) {
  const name = meldName(lang, words, meld)
  const concealedKong = meld.type === 'kong' && meld.concealed
  return <GroupView group={{ kinds: meldTiles(meld), name, concealedKong }} lang={lang} counts={counts} />
}

interface EyeProps {
  readonly kind: Kind
  readonly lang: Lang
  readonly words?: TileWords
  readonly counts?: boolean
}

/** The Eye of a reading. */
export function EyeView({ kind, lang, counts, words = useWords(lang, 'tiles') }: EyeProps) {
  const name = groupName(lang, words, 'eye', [kind])
  return <GroupView group={{ kinds: [kind, kind], name }} lang={lang} counts={counts} />
}
