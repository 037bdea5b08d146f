import { type RuleValues, TABLE_IDS, type TableId } from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import { sayPhrases } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import type { BillRules } from '../../../stores/payments.ts'
import { writeRulesLink } from '../../../stores/rules-check.ts'
import { Choice } from '../../parts/Choice.tsx'
import { Presets, RuleChoices } from '../../parts/rules/RulesPanel.tsx'
import { ruleList } from '../../parts/rules/rule-words.ts'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly id: string
  readonly force: BillRules
  readonly onChange: (table: TableId, values: RuleValues) => void
  readonly onTable: (table: TableId) => void
  /** Lets a pinned bill follow the reader's rules again, or makes its rules the reader's. */
  readonly onMine: () => void
  readonly onKeep: () => void
}

/** The table, and the house rules that touch what is paid. */
export function Rules({ voice, id, force, onChange, onTable, onMine, onKeep }: Props) {
  const { lang, say, words } = voice
  const texts = useWords(lang, 'rules')
  const names = words.rules.tables
  const { table, values, pinned } = force
  const n = Object.keys(values).length
  const list = ruleList(lang, texts, table, values, words.rules.value)
  return (
    <section class="b-rules" aria-label={words.rules.title}>
      {pinned ? (
        <p class="notice-line">
          {n === 0 ? words.rules.pinnedWritten : say(words.rules.pinned, { list })}
          <span class="notice-acts">
            <button type="button" class="chip" onClick={onMine}>
              {words.rules.mine}
            </button>
            <button type="button" class="chip" onClick={onKeep}>
              {words.rules.keep}
            </button>
          </span>
        </p>
      ) : (
        n > 0 && <p class="notice-line">{say(words.rules.following, { list })}</p>
      )}
      <details>
        <summary>
          <b>{words.rules.title}</b>{' '}
          <span class="quiet">
            {sayPhrases(lang, [names[table], n === 0 ? words.rules.written : say(words.rules.own, { n })])}
          </span>
        </summary>
        <div class="b-rules-in">
          <Choice
            legend={words.rules.table}
            name={`${id}-table`}
            value={table}
            options={TABLE_IDS.map((value) => ({ value, label: names[value] }))}
            onChange={onTable}
          />
          <Presets
            lang={lang}
            id={id}
            table={table}
            values={values}
            onChange={(next) => onChange(table, next)}
            words={{ legend: words.rules.preset, own: words.rules.ownTable }}
          />
          <RuleChoices
            lang={lang}
            id={id}
            table={table}
            values={values}
            of={({ touches }) => touches.includes('payments')}
            onChange={(next) => onChange(table, next)}
          />
          <p>
            <a href={`${addressOf(lang, '/house-rules/')}${pinned ? writeRulesLink(table, values) : ''}`}>
              {words.rules.all}
            </a>
          </p>
        </div>
      </details>
    </section>
  )
}
