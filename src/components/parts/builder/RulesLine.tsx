import { useEffect, useRef, useState } from 'preact/hooks'
import type { RuleValues } from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import { useWords } from '../../../i18n/words.ts'
import type { InForce } from '../../../stores/builder.ts'
import { writeRulesLink } from '../../../stores/rules-check.ts'
import { Presets, RuleChoices } from '../rules/RulesPanel.tsx'
import { ruleList } from '../rules/rule-words.ts'
import type { Voice } from './words.ts'

interface Props {
  readonly voice: Voice
  readonly id: string
  readonly force: InForce
  readonly onChange: (values: RuleValues) => void
  /** Lets a pinned hand follow the reader's rules again, or makes its rules the reader's. */
  readonly onMine: () => void
  readonly onKeep: () => void
  /** What the table as written would say, where that differs and the link named no rules. */
  readonly asWritten: string | null
  readonly onAsWritten: () => void
}

/** House rules within the builder: which are in force, and those that touch what a hand counts. */
export function RulesLine(props: Props) {
  const { voice, id, force, onChange, onMine, onKeep, asWritten, onAsWritten } = props
  const { lang, say, words } = voice
  const texts = useWords(lang, 'rules')
  const page = useWords(lang, 'builderPage').rules
  const { table, values, pinned } = force
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  // it may have been opened before the island came alive
  useEffect(() => setOpen(details.current?.open ?? false), [])
  const n = Object.keys(values).length
  const list = ruleList(lang, texts, table, values, words.ruleValue)
  return (
    <section class="b-rules" aria-label={page.summary}>
      {pinned ? (
        <p class="notice-line">
          {n === 0 ? page.pinnedWritten : say(words.pinned, { list })}
          <span class="notice-acts">
            <button type="button" class="chip" onClick={onMine}>
              {page.mine}
            </button>
            <button type="button" class="chip" onClick={onKeep}>
              {page.keep}
            </button>
          </span>
        </p>
      ) : (
        n > 0 && <p class="notice-line">{say(page.following, { list })}</p>
      )}
      {asWritten !== null && (
        <p class="notice-line">
          {say(page.asWritten, { result: asWritten })}
          <button type="button" class="chip" onClick={onAsWritten}>
            {page.show}
          </button>
        </p>
      )}
      <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <b>{page.summary}</b> <span class="quiet">{n === 0 ? page.written : say(page.own, { n })}</span>
        </summary>
        {open && (
          <div class="b-rules-in">
            <Presets
              lang={lang}
              id={id}
              table={table}
              values={values}
              onChange={onChange}
              words={{ legend: page.preset, own: page.ownTable }}
            />
            <RuleChoices
              lang={lang}
              id={id}
              table={table}
              values={values}
              of={({ touches }) => touches.includes('scoring')}
              onChange={onChange}
            />
            <p>
              <a href={`${addressOf(lang, '/house-rules/')}${pinned ? writeRulesLink(table, values) : ''}`}>
                {page.all}
              </a>
            </p>
          </div>
        )}
      </details>
    </section>
  )
}
