import { useEffect, useId, useState } from 'preact/hooks'
import { type HouseRule, type RuleValues, TABLES, type TableId } from '../../engine/index.ts'
import { addressOf, type Lang } from '../../i18n/languages.ts'
import { gap, sayList, saySentences, speaker } from '../../i18n/message.ts'
import { rowWords } from '../../i18n/row-words.ts'
import { useWords } from '../../i18n/words.ts'
import type { PlacedFault } from '../../stores/faults.ts'
import { demosOf, WATCHED } from '../../stores/rule-demos.ts'
import { choiceOf, ownRules, TABLES_KEPT, withRules } from '../../stores/rules.ts'
import { checkRules, presetOf, readRulesLink, rulesetOf, writeRulesLink } from '../../stores/rules-check.ts'
import { Choice } from '../parts/Choice.tsx'
import { LinkFaults } from '../parts/LinkFaults.tsx'
import { useOwnRules } from '../parts/own-rules.ts'
import { placeOf } from '../parts/place.ts'
import { DemoView } from '../parts/rules/Demos.tsx'
import { Presets, RuleChoice } from '../parts/rules/RulesPanel.tsx'
import { ruleList, textsOf } from '../parts/rules/rule-words.ts'
import { ShareLink } from '../parts/ShareLink.tsx'
import { useReady } from '../parts/wait.ts'

const PAGE = '/house-rules/'
const GROUPS = ['scoring', 'payments', 'play'] as const

/** The group a rule stands in: the first of what it touches. */
const groupOf = (rule: HouseRule) => GROUPS.find((group) => rule.touches.includes(group))

/** A table that a link brought; shown, not kept, until the reader takes it. */
interface Carried {
  readonly table: TableId
  readonly values: RuleValues
}

/** The house rules of the reader's table: presets, every rule with what it changes, a link that carries them. */
export function HouseRules({ lang, rows }: { readonly lang: Lang; readonly rows: readonly string[] }) {
  const id = useId()
  const say = speaker(lang)
  const words = useWords(lang, 'houseRules')
  const texts = useWords(lang, 'rules')
  const own = useOwnRules()
  useReady()
  const [picked, setTable] = useState<TableId | null>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  const [faults, setFaults] = useState<readonly PlacedFault[]>([])
  const [before, setBefore] = useState<{ readonly table: TableId; readonly values: RuleValues } | null>(null)
  const [note, setNote] = useState('')

  useEffect(() => {
    const link = readRulesLink(location.search)
    if (!link) return
    setFaults(link.faults)
    setTable(link.table)
    // a link that names a table and nothing else shows what the reader plays there
    if (Object.keys(link.values).length > 0 || link.faults.length > 0)
      setCarried({ table: link.table, values: link.values })
  }, [])
  const table = picked ?? own.table
  useEffect(() => {
    // the addressed rule may stand elsewhere than the browser found it, or belong to the table of the link
    placeOf(location.hash)?.scrollIntoView()
  }, [table])

  const patterns: Readonly<Record<string, { readonly name: string }>> = rowWords(lang, table)
  const kept = checkRules(choiceOf(own, table))
  const showing = carried !== null && carried.table === table
  const values = showing ? carried.values : kept.values
  const rules = rulesetOf(table, values)
  const written = TABLES[table].rules
  const list = (some: RuleValues) => ruleList(lang, texts, table, some, words.value)
  const n = Object.keys(values).length
  const preset = presetOf(table, values)
  const presets: Readonly<Record<string, { readonly about: string }>> = texts.presets[table]

  const change = (next: RuleValues) => {
    setNote('')
    if (showing) setCarried({ table, values: next })
    else ownRules.set(withRules(own, table, next))
  }
  const leaveLink = () => {
    setCarried(null)
    setFaults([])
    if (location.search !== '') history.replaceState(null, '', location.pathname + location.hash)
  }
  const take = () => {
    setBefore({ table, values: kept.values })
    ownRules.set(withRules(own, table, values))
    leaveLink()
    setNote(words.taken)
  }
  const reset = () => {
    setBefore({ table, values })
    change({})
  }
  const captions = words.demos[table] as Readonly<Record<string, readonly string[]>>
  return (
    <div class="hr">
      <div class="hr-head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      {faults.length > 0 && (
        <LinkFaults
          lang={lang}
          faults={faults}
          table={table}
          right={`${addressOf(lang, PAGE)}${writeRulesLink(table, values)}`}
          onClose={() => setFaults([])}
        />
      )}
      {carried && showing && (
        <div class="notice" role="status">
          <p>
            <b>{words.carried.title}</b>
            {gap(lang)}
            {saySentences(lang, [
              n === 0 ? words.carried.none : say(words.carried.list, { list: list(values) }),
              words.carried.about,
            ])}
          </p>
          <p class="notice-acts">
            <button type="button" class="btn" onClick={take}>
              {words.carried.take}
            </button>
            <button type="button" class="chip" onClick={leaveLink}>
              {words.carried.leave}
            </button>
          </p>
        </div>
      )}
      <section class="hr-top" aria-label={words.preset}>
        <Choice
          legend={words.table}
          name={`${id}-table`}
          value={table}
          options={TABLES_KEPT.map((one) => ({ value: one, label: words.tables[one] }))}
          onChange={(next) => setTable(next)}
        />
        <Presets
          lang={lang}
          id={id}
          table={table}
          values={values}
          onChange={change}
          words={{ legend: words.preset, own: words.own }}
        />
        <p class="quiet hr-about">{preset === null ? words.ownAbout : presets[preset].about}</p>
        <p class="hr-status" role="status">
          {saySentences(lang, [
            note,
            n === 0 ? words.status.written : say(words.status.own, { n, list: list(values) }),
          ])}
        </p>
        {kept.faults.length > 0 && !showing && (
          <p class="quiet">
            {say(words.unknown, {
              list: sayList(
                lang,
                kept.faults.map(({ text }) => text),
              ),
            })}
          </p>
        )}
        <div class="acts">
          <ShareLink
            words={words.share}
            id={id}
            href={`${addressOf(lang, PAGE)}${writeRulesLink(table, values)}`}
          />
          <button type="button" class="chip" disabled={n === 0} onClick={reset}>
            {words.reset}
          </button>
          {before && before.table === table && (
            <button
              type="button"
              class="chip"
              onClick={() => {
                change(before.values)
                setBefore(null)
              }}
            >
              {words.undone}
            </button>
          )}
          <a
            class="chip"
            href={`${addressOf(lang, '/tools/hand/')}${showing || table !== own.table ? writeRulesLink(table, values) : ''}`}
          >
            {words.builder}
          </a>
          <a class="chip" href="#compare">
            {words.compare}
          </a>
        </div>
      </section>
      <section class="hr-watch" aria-labelledby={`${id}-watch`}>
        <h2 id={`${id}-watch`}>{words.watched.title}</h2>
        <p class="quiet">{words.watched.about}</p>
        <ul>
          {WATCHED[table].map((demo, i) => (
            <DemoView
              key={i}
              lang={lang}
              demo={demo}
              caption={words.watched.captions[table][i]}
              rules={rules}
              written={written}
            />
          ))}
        </ul>
      </section>
      <div class="hr-rules">
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h2 id={`${id}-${group}`}>{texts.touches[group]}</h2>
            {TABLES[table].houseRules
              .filter((rule) => groupOf(rule) === group)
              .map((rule) => {
                const { name, ask, others } = textsOf(texts, table, rule.name)
                const linked = rule.patterns.filter((row) => rows.includes(row))
                return (
                  <article class="hr-rule" id={rule.name} key={rule.name}>
                    <div>
                      <h3>{name}</h3>
                      <p>{ask}</p>
                      <RuleChoice
                        lang={lang}
                        id={id}
                        table={table}
                        rule={rule}
                        values={values}
                        onChange={change}
                        writtenWord={words.written}
                        quiet
                      />
                      <p class="quiet">{others}</p>
                      {linked.length > 0 && (
                        <p class="quiet hr-rows">
                          {words.changes}{' '}
                          {linked.map((row) => (
                            <a key={row} href={addressOf(lang, `/patterns/${row}/`)}>
                              {patterns[row].name}
                            </a>
                          ))}
                        </p>
                      )}
                    </div>
                    <ul>
                      {demosOf(table, rule.name).map((demo, i) => (
                        <DemoView
                          key={i}
                          lang={lang}
                          demo={demo}
                          caption={captions[rule.name]?.[i]}
                          rules={rules}
                          written={written}
                        />
                      ))}
                    </ul>
                  </article>
                )
              })}
          </section>
        ))}
      </div>
    </div>
  )
}
