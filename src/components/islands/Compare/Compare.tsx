import { useId, useState } from 'preact/hooks'
import { type PatternId, TABLE_IDS, type TableId, WIN_WAYS, type WinWay } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import { compareBills, compareHands, ruleDifferences } from '../../../stores/compare.ts'
import { largestTotal } from '../../../stores/payments-state.ts'
import { type Start, startState } from '../../parts/builder/start.ts'
import { Choice } from '../../parts/Choice.tsx'
import { useOwnRules } from '../../parts/own-rules.ts'
import { HandView } from '../../tiles/HandView.tsx'
import { HandInput } from './HandInput.tsx'
import { BillResult, type CompareVoice, HandResult, RulesResult, sideText } from './Results.tsx'
import { type TableChoice, tableOf, tablesOffered } from './tables.ts'

export interface ReadyHand extends Start {
  readonly id: string
}

interface Props {
  readonly lang: Lang
  /** Hands to choose from; the first is shown. */
  readonly hands: readonly ReadyHand[]
}

type Names = Readonly<Partial<Record<PatternId, { readonly name: string }>>>

/** One hand or one bill by two tables of rules, side by side; what differs is marked. */
export function Compare({ lang, hands }: Props) {
  const id = useId()
  const say = speaker(lang)
  const words = useWords(lang, 'compare')
  const rules = useWords(lang, 'rules')
  const errors = useWords(lang, 'errors')
  const patterns: Names = useWords(lang, 'patterns')
  const rowsAt: Readonly<Record<TableId, Names>> = useWords(lang, 'rowsAt')
  const own = useOwnRules()
  const [what, setWhat] = useState<'hand' | 'bill'>('hand')
  const [chosen, setChosen] = useState<readonly [TableChoice, TableChoice]>([
    'singapore:standard',
    'singapore:ten-tai',
  ])
  const [picked, setPicked] = useState<string | null>(hands[0].id)
  const [state, setState] = useState(() => startState(hands[0]))
  const [bill, setBill] = useState<{ readonly total: number; readonly win: WinWay }>({
    total: 3,
    win: 'discard',
  })

  const [left, right] = [tableOf(chosen[0], own), tableOf(chosen[1], own)]
  const [game] = left.table === right.table ? [left.table] : TABLE_IDS
  const tiles = wordsAt(lang, 'tiles', game)
  const offered = tablesOffered(lang, words, rules)
  const nameOf = (choice: TableChoice) =>
    offered.flatMap(({ options }) => options).find(({ value }) => value === choice)?.label ?? ''
  const names = [nameOf(chosen[0]), nameOf(chosen[1])] as const
  const voice: CompareVoice = {
    lang,
    say,
    words,
    rules,
    seat: (seat) => tiles.seat[seat],
    row: (row, { table }) => rowsAt[table][row]?.name ?? patterns[row]?.name ?? row,
  }
  const hand = compareHands(state, left, right)
  const paid = compareBills(bill, left, right)
  const same = what === 'hand' ? hand.same : paid.same
  const said =
    what === 'hand'
      ? say(words.said, {
          left: names[0],
          one: sideText(voice, hand.left, left),
          right: names[1],
          other: sideText(voice, hand.right, right),
        })
      : ''
  const most = Math.max(largestTotal(left.rules), largestTotal(right.rules))
  const least = Math.min(left.rules.minimum, right.rules.minimum)
  const selects = [words.left, words.right]
  return (
    <div class="compare">
      <div class="cmp-tables">
        {selects.map((label, i) => (
          <p key={label} class="cmp-select">
            <label for={`${id}-${i}`}>{label}</label>
            <select
              id={`${id}-${i}`}
              value={chosen[i]}
              onChange={(event) => {
                const choice = event.currentTarget.value as TableChoice
                setChosen(i === 0 ? [choice, chosen[1]] : [chosen[0], choice])
              }}
            >
              {offered.map(({ table, label: group, options }) => (
                <optgroup key={table} label={group}>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </p>
        ))}
        <button type="button" class="chip" onClick={() => setChosen([chosen[1], chosen[0]])}>
          {words.swap}
        </button>
      </div>
      <Choice
        legend={words.what}
        name={`${id}-what`}
        value={what}
        options={(['hand', 'bill'] as const).map((value) => ({
          value: value as 'hand' | 'bill',
          label: words.whats[value],
        }))}
        onChange={setWhat}
      />
      {what === 'hand' ? (
        <>
          <fieldset class="cmp-hands">
            <legend>{words.hands}</legend>
            {hands.map((one) => (
              <button
                type="button"
                class="chip"
                key={one.id}
                aria-pressed={picked === one.id}
                onClick={() => {
                  setPicked(one.id)
                  setState(startState(one))
                }}
              >
                {words.names[one.id as keyof typeof words.names]}
              </button>
            ))}
          </fieldset>
          <div class="tray felt one fit">
            <HandView
              hand={state.hand}
              lang={lang}
              reading={hand.left.reading ?? hand.right.reading}
              words={tiles}
            />
          </div>
          <HandInput
            id={`${id}-hand`}
            say={say}
            words={words}
            errors={errors}
            tiles={tiles}
            state={state}
            rules={left.rules}
            onState={(next) => {
              setPicked(null)
              setState(next)
            }}
          />
          <HandResult voice={voice} names={names} left={left} right={right} found={hand} />
        </>
      ) : (
        <>
          <Choice
            legend={left.rules.unit === right.rules.unit ? words.total[left.rules.unit] : words.total.both}
            name={`${id}-total`}
            value={Math.min(most, Math.max(least, bill.total))}
            options={Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => ({
              value: n,
              label: say('{n}', { n }),
            }))}
            onChange={(total) => setBill({ ...bill, total })}
          />
          <Choice
            legend={words.win}
            name={`${id}-way`}
            value={bill.win}
            options={WIN_WAYS.map((value) => ({ value, label: words.ways[value] }))}
            onChange={(win) => setBill({ ...bill, win })}
          />
          <BillResult voice={voice} names={names} left={left} right={right} found={paid} />
        </>
      )}
      <p class="quiet" role="status">
        {same ? words.same : said}
      </p>
      <RulesResult voice={voice} names={names} table={left} differences={ruleDifferences(left, right)} />
    </div>
  )
}
