import { useEffect, useState } from 'preact/hooks'
import { addressOf, type Lang } from '../../../i18n/languages.ts'
import { addWords } from '../../../i18n/late-words.ts'
import { say } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { type ReadCase, readCaseLink, writeCaseLink } from '../../../stores/liability-link.ts'
import type { LiabilityState } from '../../../stores/liability-state.ts'
import type { BillRules } from '../../../stores/payments.ts'
import { EXPLORE, LINK_WORDS_PAGE } from '../../parts/bill-areas.ts'
import { LinkFaults } from '../../parts/LinkFaults.tsx'
import { ruleList } from '../../parts/rules/rule-words.ts'
import { ShareLink } from '../../parts/ShareLink.tsx'

interface Props {
  readonly lang: Lang
  readonly id: string
  readonly state: LiabilityState
  readonly force: BillRules
  /** The reader has changed the moment, or put another in. */
  readonly touched: boolean
  readonly onOpen: (state: LiabilityState) => void
}

/** The address of a moment: read when the page opens on one, and kept as the moment changes. Fetched when it is needed. */
export function CaseLink({ lang, id, state, force, touched, onOpen }: Props) {
  const [link, setLink] = useState<ReadCase | null>(null)
  const [told, setTold] = useState(false)
  const words = useWords(lang, 'bao').explore
  useEffect(() => {
    const read = touched ? null : readCaseLink(location.search)
    if (!read) return
    onOpen(read.state)
    setLink(read)
    // without its words the moment is shown all the same
    if (read.faults.length > 0 || read.state.pinned)
      addWords(addressOf(lang, LINK_WORDS_PAGE)).then(
        () => setTold(true),
        () => undefined,
      )
  }, [])
  useEffect(() => {
    if (!touched) return
    const shown = writeCaseLink(state, state.pinned?.values ?? {})
    history.replaceState(history.state, '', `${location.pathname}${shown}#${EXPLORE}`)
  }, [state, touched])

  const href = `${addressOf(lang, '/learn/bao/')}${writeCaseLink(state, force.values)}#${EXPLORE}`
  const pinned = link?.state.pinned
  const rules = pinned && pinned === state.pinned ? pinned : null
  return (
    <>
      {told && link && link.faults.length > 0 && (
        <LinkFaults
          lang={lang}
          faults={link.faults}
          table={force.table}
          right={href}
          onClose={() => setLink({ ...link, faults: [] })}
        />
      )}
      {told && rules && Object.keys(rules.values).length > 0 && (
        <p class="quiet">
          {say(lang, words.rules, {
            list: ruleList(lang, useWords(lang, 'rules'), rules.table, rules.values, words.ruleValue),
          })}
        </p>
      )}
      <ShareLink words={words.share} id={id} href={href} />
    </>
  )
}
