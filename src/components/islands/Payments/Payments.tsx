import { useEffect, useState } from 'preact/hooks'
import type { TableId } from '../../../engine/index.ts'
import { addressOf, type Lang } from '../../../i18n/languages.ts'
import type { PlacedFault } from '../../../stores/faults.ts'
import { readPaymentsLink, writePaymentsLink } from '../../../stores/payments-link.ts'
import { ownRules, withRules } from '../../../stores/rules.ts'
import { leanRules } from '../../../stores/rules-check.ts'
import { type BillStart, billState } from '../../parts/bill-start.ts'
import { LinkFaults } from '../../parts/LinkFaults.tsx'
import { ShareLink } from '../../parts/ShareLink.tsx'
import { useReady } from '../../parts/wait.ts'
import { BillTable } from './BillTable.tsx'
import { Controls } from './Controls.tsx'
import { Once } from './Once.tsx'
import { Rules } from './Rules.tsx'
import { Sides } from './Sides.tsx'
import { Steps } from './Steps.tsx'
import { CONTROLS } from './shown.ts'
import { Table } from './Table.tsx'
import { Announced, useBill } from './use-bill.tsx'
import { aboutSides, sayBill, stepsTitle, voiceOf } from './voice.ts'

const PAGE = '/tools/payments/'

interface Props {
  readonly lang: Lang
  /** The bill the page opens with. */
  readonly start: BillStart
}

/** The calculator of its own page: opens on a bill worth looking at, or on that of a link. */
export function Payments({ lang, start }: Props) {
  const id = 'pay'
  const { store, own, state, force, bill, touched, change } = useBill(start)
  const { table, values, rules } = force
  const voice = voiceOf(lang, table)
  const { words } = voice
  const [faults, setFaults] = useState<readonly PlacedFault[]>([])
  useReady()

  useEffect(() => {
    const link = readPaymentsLink(location.search, billState(start))
    if (!link) return
    store.set(() => link.state)
    setFaults(link.faults)
  }, [])
  useEffect(() => {
    if (!touched) return
    // the address always says what is on the page, so that reloading or copying it loses nothing
    const shown = writePaymentsLink(state, state.pinned ?? { table, values: {} }, rules)
    history.replaceState(history.state, '', `${location.pathname}${shown}`)
  }, [state, touched])

  const href = `${addressOf(lang, PAGE)}${writePaymentsLink(state, force, rules)}`
  const changeRules = (next: TableId, all: typeof values) => {
    if (state.pinned) change((s) => ({ ...s, pinned: { table: next, values: leanRules(next, all) } }))
    else ownRules.set({ ...withRules(own, next, all), table: next })
  }
  return (
    <div class="pay">
      {faults.length > 0 && (
        <LinkFaults lang={lang} faults={faults} table={table} right={href} onClose={() => setFaults([])} />
      )}
      <div class="pay-grid">
        <section class="pay-set" aria-label={words.set.label}>
          <Controls
            voice={voice}
            id={id}
            state={state}
            bill={bill}
            rules={rules}
            show={CONTROLS}
            more
            onChange={change}
          />
        </section>
        <Table voice={voice} bill={bill} rules={rules} />
        <section class="pay-bill" aria-label={words.bill.title}>
          <BillTable voice={voice} bill={bill} />
          <p class="quiet">{sayBill(voice, bill, rules.unit)}</p>
          <ShareLink words={words.share} id={id} href={href} />
        </section>
      </div>
      <Announced text={sayBill(voice, bill, rules.unit)} quiet={!touched} />
      <Rules
        voice={voice}
        id={`${id}-rule`}
        force={force}
        onChange={changeRules}
        onTable={(next) => changeRules(next, state.pinned ? {} : (own.rules[next] ?? {}))}
        onMine={() => change((s) => ({ ...s, pinned: null }))}
        onKeep={() => {
          ownRules.set({ ...withRules(own, table, values), table })
          change((s) => ({ ...s, pinned: null }))
        }}
      />
      <div class="pay-more">
        <Once voice={voice} id={id} state={state} rules={rules} onChange={change} />
        <section class="pay-sides">
          <h2>{words.sides.title}</h2>
          <p class="quiet">{aboutSides(voice, rules)}</p>
          <Sides voice={voice} state={state} rules={rules} />
        </section>
      </div>
      <section class="pay-steps">
        <h2>{stepsTitle(voice, rules)}</h2>
        <p class="quiet">{bill.inBases ? words.steps.about : words.steps.aboutList}</p>
        <Steps
          voice={voice}
          bill={bill}
          rules={rules}
          onChoose={(total) => change((s) => ({ ...s, total }))}
        />
      </section>
    </div>
  )
}
