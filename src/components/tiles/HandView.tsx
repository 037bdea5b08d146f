import type { Hand } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/words.ts'
import { groupsOf } from './names.ts'
import { GroupView } from './SetView.tsx'

/** A hand as its text writes it: concealed tiles, the winning tile apart, declared sets, bonus tiles. */
export function HandView({ hand, lang }: { readonly hand: Hand; readonly lang: Lang }) {
  return (
    <span class="hand">
      {groupsOf(lang, useWords(lang, 'tiles'), hand).map((group, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity but their place
        <GroupView key={i} {...group} lang={lang} />
      ))}
    </span>
  )
}
