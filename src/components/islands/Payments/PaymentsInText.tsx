import { useState } from 'preact/hooks'
import { DEFAULT_TABLE } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { saySentences } from '../../../i18n/message.ts'
import { billRules } from '../../../stores/payments.ts'
import { type BillStart, billState } from '../../parts/bill-start.ts'
import { BillTable } from './BillTable.tsx'
import { Controls } from './Controls.tsx'
import { Once } from './Once.tsx'
import { Sides } from './Sides.tsx'
import { Steps } from './Steps.tsx'
import type { Control, Extra } from './shown.ts'
import { Table } from './Table.tsx'
import { Announced, useBill } from './use-bill.tsx'
import { sayBill, voiceOf } from './voice.ts'

/** A bill to put in, and in words the house rules of its own, if it has some. */
export interface Opened {
  readonly start: BillStart
  readonly rulesWords: string | null
}

/** A prompt under the calculator: what its button says, and the bill it puts in. */
export interface Prompt extends Opened {
  readonly say: string
}

interface Props extends Opened {
  readonly lang: Lang
  /** Unique on the page. */
  readonly id: string
  readonly tries: readonly Prompt[]
  /** What can be changed here. */
  readonly show: readonly Control[]
  readonly extras: readonly Extra[]
}

/** The calculator inside a lesson: the table, the controls this part is about, and what to try. */
export function PaymentsInText({ lang, id, start, rulesWords, tries, show, extras }: Props) {
  const at = start.table ?? DEFAULT_TABLE
  const { own, state, force, bill, touched, change } = useBill(start, at)
  const [now, setNow] = useState<Opened>({ start, rulesWords })
  const voice = voiceOf(lang, force.table)
  const { words } = voice
  const { rules } = force
  const said = sayBill(voice, bill, rules.unit)
  const open = (next: Opened) => {
    change(() => billState(next.start))
    setNow(next)
  }
  return (
    <div class="pay-in">
      <Table voice={voice} bill={bill} rules={rules} />
      <div class="pay-in-set">
        <Controls
          voice={voice}
          id={id}
          state={state}
          bill={bill}
          rules={rules}
          show={show}
          more={false}
          onChange={change}
        />
      </div>
      {show.includes('once') && (
        <Once voice={voice} id={id} state={state} rules={rules} onChange={change} quiet />
      )}
      <p class="pay-said">{saySentences(lang, [said, now.rulesWords])}</p>
      {extras.includes('bill') && <BillTable voice={voice} bill={bill} />}
      {extras.includes('sides') && (
        <Sides voice={voice} state={state} rules={rules} own={billRules(null, own, force.table).rules} />
      )}
      {extras.includes('steps') && (
        <Steps
          voice={voice}
          bill={bill}
          rules={rules}
          onChoose={(total) => change((s) => ({ ...s, total }))}
        />
      )}
      {tries.length > 0 && (
        <fieldset class="tries">
          <legend>{words.try}</legend>
          <div>
            {tries.map((prompt) => (
              <button type="button" class="btn soft" key={prompt.say} onClick={() => open(prompt)}>
                {prompt.say}
              </button>
            ))}
            {touched && (
              <button type="button" class="chip" onClick={() => open({ start, rulesWords })}>
                {words.again}
              </button>
            )}
          </div>
        </fieldset>
      )}
      <Announced text={said} quiet={!touched} />
    </div>
  )
}
