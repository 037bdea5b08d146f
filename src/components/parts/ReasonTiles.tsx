import type { Lang } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/words.ts'
import { groupName } from '../tiles/names.ts'
import { GroupView, MeldView } from '../tiles/SetView.tsx'
import type { Reason } from './question.ts'

/** The tiles that make a row count, small, to stand beside its name. */
export function ReasonTiles({ reason, lang }: { readonly reason: Reason; readonly lang: Lang }) {
  const words = useWords(lang, 'tiles')
  const { sets, bonus } = reason
  return (
    <span class="s reason">
      {sets.map((meld, i) => (
        <MeldView key={i} meld={meld} lang={lang} />
      ))}
      {bonus.length > 0 && (
        <GroupView group={{ kinds: bonus, name: groupName(lang, words, 'bonus', bonus) }} lang={lang} />
      )}
    </span>
  )
}
