import type { Kind, Meld } from '../../engine/index.ts'
import { meldTiles } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { say } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { type Group, groupName, meldName, tileName } from './names.ts'
import { TileFace } from './TileFace.tsx'

interface GroupProps extends Pick<Group, 'kinds' | 'name'> {
  readonly lang: Lang
  readonly won?: number
  readonly concealedKong?: boolean
  /** The set is a reason for what is said beside it: one outline around it. */
  readonly counts?: boolean
}

/** Tiles that touch, one image with one name. */
export function GroupView({
  kinds,
  name,
  lang,
  won = -1,
  concealedKong = false,
  counts = false,
}: GroupProps) {
  const words = useWords(lang, 'tiles')
  const label =
    won >= 0 && kinds.length > 1
      ? say(lang, words.set.with, { set: name, tile: tileName(words, kinds[won]) })
      : name
  return (
    <span class={counts ? 'set counts' : 'set'} role="img" aria-label={label}>
      {kinds.map((kind, i) => (
        <TileFace
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles stand in one set; their place is their identity
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
  readonly won?: number
  readonly counts?: boolean
}

/** A declared set, or one that a reading makes of concealed tiles. */
export function MeldView({ meld, lang, won, counts }: MeldProps) {
  return (
    <GroupView
      kinds={meldTiles(meld)}
      name={meldName(lang, useWords(lang, 'tiles'), meld)}
      lang={lang}
      won={won}
      counts={counts}
      concealedKong={meld.type === 'kong' && meld.concealed}
    />
  )
}

/** The Eye of a reading. */
export function EyeView({
  kind,
  lang,
  won,
  counts,
}: {
  kind: Kind
  lang: Lang
  won?: number
  counts?: boolean
}) {
  const name = groupName(lang, useWords(lang, 'tiles'), 'eye', [kind])
  return <GroupView kinds={[kind, kind]} name={name} lang={lang} won={won} counts={counts} />
}
