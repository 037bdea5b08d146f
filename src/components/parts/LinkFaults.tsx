import type { TableId } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { gap, speaker } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import type { PlacedFault } from '../../stores/faults.ts'
import { tileNameOf } from './builder/words.ts'
import { linkFault } from './fault-text.ts'
import { valueWords } from './fault-values.ts'

interface Props {
  readonly lang: Lang
  readonly faults: readonly PlacedFault[]
  /** The table whose house rules the link names. */
  readonly table: TableId
  /** The link to the nearest good state. */
  readonly right: string
  readonly onClose: () => void
}

/** What is wrong with the link that opened the page, and the nearest link that is right. */
export function LinkFaults({ lang, faults, table, right, onClose }: Props) {
  const say = speaker(lang)
  const words = useWords(lang, 'errors')
  const tiles = useWords(lang, 'tiles')
  const values = valueWords(lang, { errors: words, tiles, rules: useWords(lang, 'rules') }, table)
  return (
    <div class="notice" role="alert">
      <p>
        <b>{say(words.link.title, { n: faults.length })}</b>
        {gap(lang)}
        {words.link.shown}
      </p>
      <ul>
        {faults.map((fault, i) => (
          <li key={i}>{linkFault(lang, words, fault, (id) => tileNameOf(tiles, id), values)}</li>
        ))}
      </ul>
      <p class="notice-acts">
        <a class="chip" href={right}>
          {words.link.right}
        </a>
        <button type="button" class="chip" onClick={onClose}>
          {words.link.dismiss}
        </button>
      </p>
    </div>
  )
}
