import { SEATS, type Seat, type TableId } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { speaker } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import type { PlacedFault } from '../../stores/faults.ts'
import { tileNameOf } from './builder/words.ts'
import { linkFault } from './fault-text.ts'
import { ruleList } from './rules/rule-words.ts'

interface Props {
  readonly lang: Lang
  readonly faults: readonly PlacedFault[]
  /** The table whose house rules the link names. */
  readonly table?: TableId
  /** Names a value of the link as the page shows it; null leaves it to this part. */
  readonly nameOf?: (field: string, value: string) => string | null
  /** The link to the nearest good state. */
  readonly right: string
  readonly onClose: () => void
}

/** What is wrong with the link that opened the page, and the nearest link that is right. */
export function LinkFaults({ lang, faults, table = 'singapore', nameOf, right, onClose }: Props) {
  const say = speaker(lang)
  const words = useWords(lang, 'errors')
  const nameValue = (field: string, value: string) => {
    const named = nameOf?.(field, value)
    if (named) return named
    if (field === 'rules') {
      const [name, one] = value.split(':')
      return ruleList(
        say,
        useWords(lang, 'rules'),
        table,
        { [name]: /^\d+$/.test(one) ? Number(one) : one },
        words.rule,
      )
    }
    return SEATS.includes(value as Seat) ? useWords(lang, 'tiles').seat[value as Seat] : value
  }
  return (
    <div class="notice" role="alert">
      <p>
        <b>{say(words.link.title, { n: faults.length })}</b> {words.link.shown}
      </p>
      <ul>
        {faults.map((fault, i) => (
          <li key={i}>
            {linkFault(say, words, fault, (id) => tileNameOf(useWords(lang, 'tiles'), id), nameValue)}
          </li>
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
